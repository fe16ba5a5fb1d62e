/**
 * What the bench times on our side, one entry a work of `limit.cpp`, by the same name. Each gives the same
 * count and answer as the C++ program, which is compared before any time is shown.
 *
 * Each is a function that prepares `{ time, check }`, or promises them: `time()` does the work and returns
 * its seconds; `check()` gives `{ count, answer }` and may take a slower way to count. They run in processes
 * of their own.
 */
import { uniformTree } from '../../dist/grader/lab/uniformTree.js';
import { fastAlphaBeta, fastMinimax } from '../../dist/reference/adversarial/fast.js';
import { traceColumns, tracedAlphaBeta } from '../../dist/reference/adversarial/fastTrace.js';
import { bitConnectFourAlphaBeta, bitConnectFourMinimax } from '../../dist/reference/games/bitConnectFour.js';
import { bitHashTree } from '../../dist/reference/games/bitHashTree.js';
import { bitTicTacToe } from '../../dist/reference/games/bitTicTacToe.js';
import { mix } from '../../dist/reference/games/hashTree.js';
import { hillClimbingRandomTiesByMoves } from '../../dist/reference/local/climbByMoves.js';
import { solveQueensFast } from '../../dist/reference/local/fastQueensSearch.js';
import { evolvePackedQueens } from '../../dist/reference/local/packedGenetics.js';
import { climbPackedQueens } from '../../dist/reference/local/packedQueens.js';
import { isSolution } from '../../dist/reference/local/queensSearch.js';
import { cooling } from '../../dist/reference/local/schedule.js';
import { annealTour } from '../../dist/reference/local/tourAnnealing.js';
import { countMoves } from '../../dist/reference/local/watchProblem.js';
import { Xoshiro } from '../../dist/reference/local/xoshiro.js';
import { euclideanDistances } from '../../dist/reference/problems/distances.js';
import { conflicts } from '../../dist/reference/problems/nQueens.js';
import { nQueensMoves } from '../../dist/reference/problems/nQueensMoves.js';
import { Random } from '../../dist/reference/random.js';
import { altered } from './altered.mjs';
import { seconds } from './clock.mjs';

/** Counts the nodes of a game for the fast searches: the root, and every child made. */
function counted(game, counts) {
  return { ...game, child: (state, move) => ((counts.nodes += 1), game.child(state, move)) };
}

function hashTrees(branching, depth, seeds, search = fastAlphaBeta) {
  const sum = (game, counts) => {
    let total = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      counts.nodes += 1;
      total += search(game, mix(seed) | 0, depth, true);
    }
    return total;
  };
  return () => {
    const game = bitHashTree(branching);
    return {
      time: () => seconds(() => sum(game, { nodes: 0 })),
      check() {
        const counts = { nodes: 0 };
        return { answer: `${sum(counted(game, counts), counts)}`, count: counts.nodes };
      },
    };
  };
}

function ticTacToe(times, search) {
  return () => {
    const game = bitTicTacToe();
    return {
      time: () =>
        seconds(() => {
          for (let i = 0; i < times; i += 1) search(game, 0, 9, true);
        }) / times,
      check() {
        const counts = { nodes: 1 };
        return { answer: `${search(counted(game, counts), 0, 9, true)}`, count: counts.nodes };
      },
    };
  };
}

const board = (random, n) => Array.from({ length: n }, () => random.integer(0, n - 1));
const climbs = ({ solved, stepsSolved, stepsStuck }) => `${solved} ${stepsSolved} ${stepsStuck}`;

function queensPacked() {
  const run = () => climbPackedQueens(Xoshiro.seeded(1), 8, 200_000, 0);
  return { time: () => seconds(run), check: () => ({ count: 200_000, answer: climbs(run()) }) };
}

function queensByMoves() {
  const run = (isCounting) => {
    const random = Xoshiro.seeded(1);
    const totals = { solved: 0, stepsSolved: 0, stepsStuck: 0 };
    // Only the initial board changes from run to run, so the problem is made once.
    const problem = nQueensMoves(8, board(Xoshiro.seeded(0), 8));
    const { problem: counting, counts } = countMoves(problem);
    for (let i = 0; i < 200_000; i += 1) {
      const initial = board(random, 8);
      if (!isCounting) {
        problem.initial = initial;
        hillClimbingRandomTiesByMoves(random, problem);
        continue;
      }
      counts.applied = 0;
      const solved = conflicts(hillClimbingRandomTiesByMoves(random, { ...counting, initial })) === 0;
      if (solved) totals.solved += 1;
      totals[solved ? 'stepsSolved' : 'stepsStuck'] += counts.applied;
    }
    return totals;
  };
  return {
    time: () => seconds(() => run(false)),
    check: () => ({ count: 200_000, answer: climbs(run(true)) }),
  };
}

export function tour() {
  const place = Xoshiro.seeded(7);
  const distances = euclideanDistances(
    Array.from({ length: 100 }, () => ({ x: place.number(), y: place.number() })),
  );
  const random = Xoshiro.seeded(1);
  return { distances, random, initial: random.shuffle(Array.from({ length: 100 }, (_, city) => city)) };
}

function annealing() {
  const temperatures = cooling(1, 1 - 6.9e-6, 1_000_000);
  const run = ({ distances, random, initial }) => annealTour(random, distances, initial, temperatures);
  return {
    time() {
      const start = tour();
      return seconds(() => run(start));
    },
    check() {
      const { bestLength, accepted } = run(tour());
      return { count: 1_000_000, answer: `${bestLength.toFixed(9)} ${accepted}` };
    },
  };
}

function genetic() {
  const start = () => {
    const random = Xoshiro.seeded(1);
    return { random, population: Array.from({ length: 100 }, () => board(random, 8)) };
  };
  const run = ({ random, population }) =>
    evolvePackedQueens(random, population, { mutationRate: 0.1, fitEnough: Infinity, generations: 2000 });
  return {
    time() {
      const from = start();
      return seconds(() => run(from));
    },
    check() {
      const { bestEverFitness, foundAt, population } = run(start());
      return { count: 2000, answer: `${bestEverFitness} ${foundAt} ${hashOf(population.flat())}` };
    },
  };
}

function manyQueens() {
  const run = () => solveQueensFast(Xoshiro.seeded(1), 3_000_000);
  return {
    time: () => seconds(run),
    check() {
      const { state, tries, leftOver, swaps } = run();
      if (!isSolution(state)) throw new Error('the 3,000,000 queens attack each other');
      return { count: 3_000_000, answer: `${tries} ${leftOver} ${swaps} ${hashOf(state)}` };
    },
  };
}

function hashOf(numbers) {
  let hash = 0;
  for (const number of numbers) hash = mix((hash + number) | 0);
  return hash >>> 0;
}

/** It makes no objects that could be counted, so the nodes are counted by a copy that is not timed. */
function connectFour(search, times) {
  return async () => {
    const counting = await altered('reference/games/bitConnectFour.js', [
      { find: /const w = /g, replace: 'visited.nodes += 1; const w = ', times: 4 },
      { find: /^const NOTHING/m, replace: 'export const visited = { nodes: 1 };\nconst NOTHING', times: 1 },
    ]);
    let value = 0;
    return {
      time: () =>
        seconds(() => {
          for (let i = 0; i < times; i += 1) value = search(8);
        }) / times,
      check() {
        counting.visited.nodes = 1;
        const counted = counting[search.name](8);
        value = search(8);
        if (value !== counted) throw new Error(`${search.name} gives ${value}, its counting copy ${counted}`);
        return { count: counting.visited.nodes, answer: `${value}` };
      },
    };
  };
}

/** The readable alpha–beta on 20 trees of the lab; `search` loads it. */
function readable(search) {
  return async () => {
    const { alphaBeta } = await search();
    const trees = Array.from({ length: 20 }, (_, i) => uniformTree(Random.seeded(i + 1), 4, 8, 'random'));
    const sum = (games) => games.reduce((total, game) => total + alphaBeta(game, game.initial).value, 0);
    return {
      time: () => seconds(() => sum(trees)),
      check() {
        let leaves = 0;
        const counted = trees.map((game) => ({
          ...game,
          utility: (state) => ((leaves += 1), game.utility(state)),
        }));
        return { count: leaves, answer: `${sum(counted)}` };
      },
    };
  };
}

/** The same search without the lines that tell a trace. */
const withoutHook = () =>
  altered('reference/adversarial/alphaBeta.js', [
    { find: /^ *narrator\?\..*$/gm, replace: '', times: 4 },
    { find: /^ *const narrator = .*$/m, replace: '', times: 1 },
  ]);

function traced(branching, depth, seeds) {
  return () => {
    const game = bitHashTree(branching);
    const columns = traceColumns();
    const run = () => {
      let total = 0;
      let nodes = 0;
      for (let seed = 1; seed <= seeds; seed += 1) {
        columns.length = 0;
        total += tracedAlphaBeta(columns, game, mix(seed) | 0, depth, true);
        nodes += columns.length;
      }
      return { count: nodes, answer: `${total}` };
    };
    return { time: () => seconds(run), check: run };
  };
}

export const WORKS = {
  'hash-4-8': hashTrees(4, 8, 100),
  'hash-10-6': hashTrees(10, 6, 20),
  'hash-2-18': hashTrees(2, 18, 20),
  'hash-4-8-traced': traced(4, 8, 100),
  'tic-tac-toe-minimax': ticTacToe(10, fastMinimax),
  'tic-tac-toe-alpha-beta': ticTacToe(200, fastAlphaBeta),
  'connect-four': connectFour(bitConnectFourAlphaBeta, 100),
  'connect-four-minimax': connectFour(bitConnectFourMinimax, 1),
  readable: readable(() => import('../../dist/reference/adversarial/alphaBeta.js')),
  'readable-without-hook': readable(withoutHook),
  queens: queensPacked,
  'queens-by-moves': queensByMoves,
  annealing,
  genetic,
  'many-queens': manyQueens,
};

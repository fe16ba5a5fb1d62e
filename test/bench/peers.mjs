/**
 * The same works through packages that one might use instead. They draw from `Math.random`, so only what does
 * not depend on draws can be compared: values of games, and that an answer is a solution of its kind.
 *
 * Each gives `{ time, check }`, or promises them, as in `works.mjs`; `amount` is how many units one `time()`
 * does.
 */
import { createRequire } from 'node:module';
import { mix } from '../../dist/reference/games/hashTree.js';
import { tourLength } from '../../dist/reference/problems/travellingSalesperson.js';
import { nonAttackingPairs } from '../../dist/reference/problems/queensEncoding.js';
import { seconds } from './clock.mjs';
import { tour } from './works.mjs';

const require = createRequire(new URL('peers/package.json', import.meta.url));
const LINES = [7, 56, 448, 73, 146, 292, 273, 84];
const wins = Uint8Array.from({ length: 512 }, (_, cells) =>
  LINES.some((line) => (cells & line) === line) ? 1 : 0,
);

/** Tic-tac-toe on 18-bit states: X, then O; X moves when both have equally many. */
const cellsOf = (state, cells = []) => {
  for (let cell = 0; cell < 9; cell += 1) if ((((state | (state >> 9)) >> cell) & 1) === 0) cells.push(cell);
  return cells;
};

function minmaxWt() {
  const { minmax } = require('minmax-wt-alpha-beta-pruning');
  const rules = {
    listMoves: ({ cells }) => cellsOf(cells),
    nextState: ({ cells, isO }, cell) => ({ cells: cells | (1 << (isO ? cell + 9 : cell)), isO: !isO }),
    terminalStateEval({ cells, isO }) {
      const last = isO ? cells & 511 : cells >> 9;
      if (wins[last] === 1) return -1;
      return ((cells | (cells >> 9)) & 511) === 511 ? 0 : null;
    },
  };
  const search = () => minmax({ cells: 0, isO: false }, rules, () => 0, 9).evaluation + 0;
  return {
    amount: 20,
    time: () =>
      seconds(() => {
        for (let i = 0; i < 20; i += 1) search();
      }),
    check: () => ({ answer: `${search()}` }),
  };
}

function minmaxWtHash(branching, depth, seeds) {
  return () => {
    const { minmax } = require('minmax-wt-alpha-beta-pruning');
    const moves = Array.from({ length: branching }, (_, i) => i + 1);
    const rules = {
      listMoves: () => moves,
      nextState: ({ hash, isMin }, child) => ({
        hash: mix((hash + Math.imul(child, 0x9e3779b9)) >>> 0),
        isMin: !isMin,
      }),
      terminalStateEval: () => null,
    };
    const leaf = ({ hash, isMin }) => ((hash & 0xffff) - 32768) * (isMin ? -1 : 1);
    const sum = () => {
      let total = 0;
      for (let seed = 1; seed <= seeds; seed += 1)
        total += minmax({ hash: mix(seed), isMin: false }, rules, leaf, depth).evaluation;
      return total;
    };
    return { amount: 1, time: () => seconds(sum), check: () => ({ answer: `${sum()}` }) };
  };
}

/** Its nodes keep their children, so every search makes the tree anew. */
async function minimaxer({ root, movesOf, next, valueOf, depth, prunes }) {
  const { Minimax, MinimaxOpts, Node } = await import(
    new URL('peers/node_modules/minimaxer/dist/index.js', import.meta.url).href
  );
  const ROOT = 0,
    INNER = 1,
    LEAF = 2; // its NodeType, and 1 and −1 its NodeAim, which it inlines
  const node = (type, { state, isMax }, move) =>
    new Node(type, { state, isMax }, move, 0, isMax ? 1 : -1, type === LEAF ? [] : movesOf(state));
  return (from) => {
    const options = Object.assign(new MinimaxOpts(), { depth, pruning: prunes ? 1 : 0 });
    const search = new Minimax(node(ROOT, { state: from ?? root, isMax: true }, -1), options);
    search.GetMoves = ({ gamestate }) => movesOf(gamestate.state);
    search.CreateChildNode = ({ gamestate: { state, isMax } }, move) => {
      const child = next(state, move, isMax);
      return node(movesOf(child).length === 0 ? LEAF : INNER, { state: child, isMax: !isMax }, move);
    };
    search.EvaluateNode = ({ gamestate }) => valueOf(gamestate.state);
    return search.evaluate().value;
  };
}

const ticTacToeRules = {
  root: 0,
  depth: 9,
  movesOf: (cells) => (wins[cells & 511] === 1 || wins[cells >> 9] === 1 ? [] : cellsOf(cells)),
  next: (cells, cell, isMax) => cells | (1 << (isMax ? cell : cell + 9)),
  valueOf: (cells) => (wins[cells & 511] === 1 ? 1 : wins[cells >> 9] === 1 ? -1 : 0),
};

const minimaxerTicTacToe = (prunes) => async () => {
  const search = await minimaxer({ ...ticTacToeRules, prunes });
  return { amount: 1, time: () => seconds(() => search()), check: () => ({ answer: `${search()}` }) };
};

const minimaxerHash = (branching, depth, seeds) => async () => {
  const moves = Array.from({ length: branching }, (_, i) => i + 1);
  const search = await minimaxer({
    depth,
    prunes: true,
    movesOf: () => moves,
    next: (hash, child) => mix((hash + Math.imul(child, 0x9e3779b9)) >>> 0),
    valueOf: (hash) => (hash & 0xffff) - 32768,
  });
  const sum = () => {
    let total = 0;
    for (let seed = 1; seed <= seeds; seed += 1) total += search(mix(seed));
    return total;
  };
  return { amount: 1, time: () => seconds(sum), check: () => ({ answer: `${sum()}` }) };
};

function genericMinMax() {
  const { minMax } = require('generic-min-max');
  const wonBy = (cells) => (wins[cells & 511] === 1 ? 1 : wins[cells >> 9] === 1 ? -1 : 0);
  const game = {
    initialState: { cells: 0, player1Turn: true },
    getAllNextStates: ({ cells, player1Turn }) =>
      wonBy(cells) !== 0
        ? []
        : cellsOf(cells).map((cell) => ({
            cells: cells | (1 << (player1Turn ? cell : cell + 9)),
            player1Turn: !player1Turn,
          })),
    getHeuristic: ({ cells }) => wonBy(cells),
  };
  const search = () => minMax(game, 9).evaluation;
  return { amount: 1, time: () => seconds(search), check: () => ({ answer: `${search()}` }) };
}

/** 100 cities, 2-opt; it copies the tour for every move and measures it from scratch. */
function simulatedAnnealing() {
  const anneal = require('simulated-annealing');
  const steps = 20_000;
  const { distances, initial } = tour();
  const run = () =>
    anneal({
      initialState: initial,
      tempMax: 1,
      tempMin: 0.001,
      newState(state) {
        const i = Math.floor(Math.random() * 99);
        const j = i + 1 + Math.floor(Math.random() * (99 - i));
        return [...state.slice(0, i), ...state.slice(i, j + 1).reverse(), ...state.slice(j + 1)];
      },
      getTemp: (temperature) => temperature * Math.exp(Math.log(0.001) / steps),
      getEnergy: (state) => tourLength(distances, state),
    });
  return {
    amount: steps,
    time: () => seconds(run),
    check: () => ({ answer: new Set(run()).size === 100 ? 'a tour' : 'no tour' }),
  };
}

const randomBoard = () => Array.from({ length: 8 }, () => Math.floor(Math.random() * 8));
const crossed = (a, b) => {
  const cut = 1 + Math.floor(Math.random() * 7);
  return [
    [...a.slice(0, cut), ...b.slice(cut)],
    [...b.slice(0, cut), ...a.slice(cut)],
  ];
};
const mutated = (board) => {
  board[Math.floor(Math.random() * 8)] = Math.floor(Math.random() * 8);
  return board;
};
const isBoard = (board) => ({
  answer: board.length === 8 && board.every((row) => row >= 0 && row < 8) ? 'a board' : 'no board',
});

function geneticalgorithm() {
  const construct = require('geneticalgorithm');
  const run = (generations) => {
    const genetic = construct({
      mutationFunction: mutated,
      crossoverFunction: crossed,
      fitnessFunction: nonAttackingPairs,
      population: Array.from({ length: 100 }, randomBoard),
      populationSize: 100,
    });
    for (let i = 0; i < generations; i += 1) genetic.evolve();
    return genetic.best();
  };
  return { amount: 100, time: () => seconds(() => run(100)), check: () => isBoard(run(10)) };
}

function geneticJs() {
  const Genetic = require('genetic-js');
  const run = (generations) => {
    const genetic = Genetic.create();
    Object.assign(genetic, {
      optimize: Genetic.Optimize.Maximize,
      select1: Genetic.Select1.Tournament2,
      select2: Genetic.Select2.Tournament2,
      seed: randomBoard,
      mutate: mutated,
      crossover: crossed,
      fitness: nonAttackingPairs,
      generation: () => true,
    });
    Object.assign(genetic.configuration, {
      size: 100,
      crossover: 1,
      mutation: 0.1,
      iterations: generations,
      fittestAlwaysSurvives: false,
      skip: 1e9,
    });
    genetic.start();
    return genetic.entities[0];
  };
  return { amount: 100, time: () => seconds(() => run(100)), check: () => isBoard(run(10)) };
}

export const PEERS = {
  'minmax-wt-alpha-beta-pruning': {
    'tic-tac-toe-alpha-beta': minmaxWt,
    'hash-4-8': minmaxWtHash(4, 8, 100),
    'hash-10-6': minmaxWtHash(10, 6, 20),
    'hash-2-18': minmaxWtHash(2, 18, 20),
  },
  minimaxer: {
    'tic-tac-toe-minimax': minimaxerTicTacToe(false),
    'tic-tac-toe-alpha-beta': minimaxerTicTacToe(true),
    'hash-4-8': minimaxerHash(4, 8, 100),
    'hash-10-6': minimaxerHash(10, 6, 20),
    'hash-2-18': minimaxerHash(2, 18, 20),
  },
  'generic-min-max': { 'tic-tac-toe-minimax': genericMinMax },
  'simulated-annealing': { annealing: simulatedAnnealing },
  geneticalgorithm: { genetic: geneticalgorithm },
  'genetic-js': { genetic: geneticJs },
};

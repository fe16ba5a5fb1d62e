/**
 * Same seed, same run: what each randomised search answers, pinned. The values were the same on Node 20.20
 * and 24.21; a version that rounds an exponential or a logarithm otherwise, or sorts otherwise, would show
 * here.
 */
import { expect, test } from 'vitest';
import { randomOrder } from '../../reference/adversarial/ordering.ts';
import { alphaBeta } from '../../reference/adversarial/alphaBeta.ts';
import { hashTree, mix } from '../../reference/games/hashTree.ts';
import { randomTreeSpec } from '../../reference/games/randomTree.ts';
import { firstChoice } from '../../reference/local/firstChoice.ts';
import { geneticAlgorithm, geneticAlgorithmOfPairs } from '../../reference/local/geneticAlgorithm.ts';
import { mutate, mutateEachPosition, reproduce, reproducePair } from '../../reference/local/genetics.ts';
import { hillClimbingRandomTies } from '../../reference/local/hillClimbing.ts';
import { localBeam } from '../../reference/local/localBeam.ts';
import { solveQueens } from '../../reference/local/queensSearch.ts';
import { randomWalk } from '../../reference/local/randomWalk.ts';
import { exponential, linear, logarithmic, type Schedule } from '../../reference/local/schedule.ts';
import { hillClimbingSideways } from '../../reference/local/sideways.ts';
import { simulatedAnnealingWithBest } from '../../reference/local/simulatedAnnealing.ts';
import { stochasticBeam } from '../../reference/local/stochasticBeam.ts';
import {
  stochasticHillClimbing,
  stochasticHillClimbingBySteepness,
} from '../../reference/local/stochasticHillClimbing.ts';
import { Xoshiro } from '../../reference/local/xoshiro.ts';
import { euclideanDistances } from '../../reference/problems/distances.ts';
import { nQueens } from '../../reference/problems/nQueens.ts';
import { minConflictsQueens } from '../../reference/problems/queensConflicts.ts';
import { nonAttackingPairs } from '../../reference/problems/queensEncoding.ts';
import { tourByReversals } from '../../reference/problems/travellingSalesperson.ts';
import { Random, type Draws } from '../../reference/random.ts';
import { watch } from '../../reference/trace.ts';

/** A 32-bit hash of all that a run says, every bit of its numbers included. */
const digest = (said: unknown): number =>
  Array.from(JSON.stringify(said)).reduce((hash, letter) => mix((hash + letter.charCodeAt(0)) | 0), 0);

const board = (random: Draws): number[] => Array.from({ length: 8 }, () => random.integer(0, 7));
const boards = (random: Draws): number[][] => Array.from({ length: 20 }, () => board(random));
const queens = (random: Draws) => nQueens(8, board(random));
const isGoal = (state: readonly number[]): boolean => nonAttackingPairs(state) === 28;
const ending = { fitEnough: 28, generations: 60 };

function annealing(random: Draws, schedule: Schedule): unknown {
  const cities = Array.from({ length: 14 }, () => ({ x: random.number(), y: random.number() }));
  return simulatedAnnealingWithBest(
    random,
    tourByReversals(
      euclideanDistances(cities),
      cities.map((_, city) => city),
    ),
    schedule,
  );
}

const RUNS: readonly [name: string, run: (random: Draws) => unknown, digest: number][] = [
  ['steepest ascent, random ties', (r) => hillClimbingRandomTies(r, queens(r)), 2_825_875_681],
  ['sideways moves', (r) => hillClimbingSideways(r, queens(r), 100), 1_549_092_554],
  ['stochastic', (r) => stochasticHillClimbing(r, queens(r)), 335_768_753],
  ['stochastic by steepness', (r) => stochasticHillClimbingBySteepness(r, queens(r)), 2_090_601_391],
  ['first-choice', (r) => firstChoice(r, queens(r)), 3_143_936_527],
  ['random walk', (r) => randomWalk(r, queens(r), 200), 2_223_098_960],
  ['local beam', (r) => localBeam(queens(r), { starts: boards(r), isGoal, steps: 20 }), 1_528_848_127],
  [
    'stochastic beam',
    (r) => stochasticBeam(r, queens(r), { starts: boards(r), isGoal, steps: 20, weight: Math.exp }),
    1_721_820_725,
  ],
  ['annealing, exponential', (r) => annealing(r, exponential(1, 0.99, 800)), 1_117_946_698],
  ['annealing, linear', (r) => annealing(r, linear(1, 800)), 3_704_405_126],
  ['annealing, logarithmic', (r) => annealing(r, logarithmic(0.5, 800)), 24_436_558],
  [
    'genetic, one offspring',
    (r) =>
      geneticAlgorithm(r, boards(r), nonAttackingPairs, {
        ...ending,
        reproduce,
        mutate: (s, x) => mutate(s, x, 8),
        mutationRate: 0.2,
      }),
    3_922_658_546,
  ],
  [
    'genetic, two offspring',
    (r) =>
      geneticAlgorithmOfPairs(r, boards(r), nonAttackingPairs, {
        ...ending,
        reproduce: reproducePair,
        mutate: (s, x) => mutateEachPosition(s, x, 8, 0.05),
      }),
    164_136_665,
  ],
  ['min-conflicts', (r) => minConflictsQueens(r, 60, 1000), 188_445_479],
  ['many queens', (r) => Array.from(solveQueens(r, 1000).state), 210_780_744],
];

test.each(RUNS)('%s', (_name, run, pinned) => {
  const all = [1, 2, 3, 4, 5].flatMap((seed) => [run(Random.seeded(seed)), run(Xoshiro.seeded(seed))]);
  expect(digest(all)).toBe(pinned);
});

test('random trees, and alpha–beta on a random order', () => {
  const trees = [1, 2, 3, 4, 5].map((seed) =>
    randomTreeSpec(Random.seeded(seed), { depth: [3, 6], branching: [1, 4], values: 'mixed', uneven: 0.2 }),
  );
  const searches = [1, 2, 3, 4, 5].map((seed) => {
    const { game, evaluated } = watch(
      randomOrder(Random.seeded(seed), hashTree({ branching: 4, depth: 5, seed })),
    );
    return [alphaBeta(game, game.initial), evaluated];
  });
  expect([digest(trees), digest(searches)]).toEqual([1_416_914_093, 1_648_204_010]);
});

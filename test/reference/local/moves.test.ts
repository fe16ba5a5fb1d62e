import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulatedAnnealingByMoves } from '../../../reference/local/annealByMoves.ts';
import * as byMoves from '../../../reference/local/climbByMoves.ts';
import { firstChoice } from '../../../reference/local/firstChoice.ts';
import { hillClimbing, hillClimbingRandomTies } from '../../../reference/local/hillClimbing.ts';
import { randomWalk } from '../../../reference/local/randomWalk.ts';
import { exponential } from '../../../reference/local/schedule.ts';
import { hillClimbingSideways, hillClimbingSidewaysFirst } from '../../../reference/local/sideways.ts';
import { simulatedAnnealingWithBest } from '../../../reference/local/simulatedAnnealing.ts';
import {
  stochasticHillClimbing,
  stochasticHillClimbingBySteepness,
} from '../../../reference/local/stochasticHillClimbing.ts';
import { Xoshiro } from '../../../reference/local/xoshiro.ts';
import type { MoveProblem, Problem } from '../../../reference/problem.ts';
import { Random, type Draws } from '../../../reference/random.ts';
import { anyProblem, bothPlain, type AnyState } from './problems.ts';

test('move k leads to neighbour k, and its delta is the rise in value', () => {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const [written, derived] = bothPlain(problem);
      const state = written.initial;
      const neighbours = written.neighbours(state);
      expect(derived.neighbours(state)).toEqual(neighbours);
      const work = problem.moves.open(state);
      expect(problem.moves.moves(work)).toBe(neighbours.length);
      neighbours.forEach((neighbour, move) => {
        expect(problem.moves.delta(work, move)).toBe(written.value(neighbour) - written.value(state));
      });
    }),
    { numRuns: 500 },
  );
});

test('a walk by moves keeps state and value in step, and leaves the state it was opened on alone', () => {
  fc.assert(
    fc.property(anyProblem, fc.integer(), ({ plain, moves }, seed) => {
      const random = Random.seeded(seed);
      const initial = structuredClone(moves.initial);
      const work = moves.open(moves.initial);
      for (let step = 0; step < 20 && moves.moves(work) > 0; step += 1)
        moves.apply(work, random.integer(0, moves.moves(work) - 1));
      expect(moves.value(work)).toBe(plain.value(moves.state(work)));
      expect(moves.initial).toEqual(initial);
    }),
    { numRuns: 500 },
  );
});

type Search = [
  name: string,
  ofStates: (random: Draws, problem: Problem<AnyState>) => unknown,
  ofMoves: (random: Draws, problem: MoveProblem<AnyState, unknown>) => unknown,
];
const cooling = exponential(4, 0.9, 60);
const SEARCHES: Search[] = [
  ['steepest ascent', (_, p) => hillClimbing(p), (_, p) => byMoves.hillClimbingByMoves(p)],
  ['random ties', hillClimbingRandomTies, byMoves.hillClimbingRandomTiesByMoves],
  [
    'sideways',
    (r, p) => hillClimbingSideways(r, p, 6),
    (r, p) => byMoves.hillClimbingSidewaysByMoves(r, p, 6),
  ],
  [
    'sideways, first tie',
    (_, p) => hillClimbingSidewaysFirst(p, 6),
    (_, p) => byMoves.hillClimbingSidewaysFirstByMoves(p, 6),
  ],
  ['stochastic', stochasticHillClimbing, byMoves.stochasticHillClimbingByMoves],
  [
    'stochastic by steepness',
    stochasticHillClimbingBySteepness,
    byMoves.stochasticHillClimbingBySteepnessByMoves,
  ],
  ['first-choice', firstChoice, byMoves.firstChoiceByMoves],
  ['random walk', (r, p) => randomWalk(r, p, 30), (r, p) => byMoves.randomWalkByMoves(r, p, 30)],
  [
    'annealing',
    (r, p) => simulatedAnnealingWithBest(r, p, cooling),
    (r, p) => simulatedAnnealingByMoves(r, p, cooling),
  ],
];

describe('the delta interface gives the same run', () => {
  test.each(SEARCHES)('%s', (_name, ofStates, ofMoves) => {
    fc.assert(
      fc.property(anyProblem, fc.integer(), fc.boolean(), (problem, seed, isFast) => {
        const stream = (): Random | Xoshiro => (isFast ? Xoshiro.seeded(seed) : Random.seeded(seed));
        const [one, two] = [stream(), stream()];
        expect(ofMoves(two, problem.moves)).toEqual(ofStates(one, problem.plain));
        expect(two.number()).toBe(one.number()); // and the same number of draws
      }),
      { numRuns: 400 },
    );
  });
});

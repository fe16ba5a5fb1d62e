/**
 * Without a mistake, each skeleton of a local search is the reference: the same questions about neighbours,
 * the same draws, the same answer.
 */
import { describe, expect, test } from 'vitest';
import { firstChoice } from '../../reference/local/firstChoice.ts';
import { highestValued, hillClimbingRandomTies } from '../../reference/local/hillClimbing.ts';
import { localBeam } from '../../reference/local/localBeam.ts';
import { randomRestart } from '../../reference/local/randomRestart.ts';
import { hillClimbingSideways } from '../../reference/local/sideways.ts';
import { simulatedAnnealing } from '../../reference/local/simulatedAnnealing.ts';
import { stochasticHillClimbingBySteepness } from '../../reference/local/stochasticHillClimbing.ts';
import { annealing } from '../../mistakes/skeletons/annealing.ts';
import { climbing } from '../../mistakes/skeletons/climbing.ts';
import { beam } from '../../mistakes/skeletons/beam.ts';
import { restarts } from '../../mistakes/skeletons/restarts.ts';
import { firstChoice as firstChoiceOf, stochastic } from '../../mistakes/skeletons/uphill.ts';
import { Random } from '../../reference/random.ts';
import type { GivenProblem, Options, State } from '../../mistakes/correct/local/api.ts';
import { watched, expectSame, hold, withoutEnds } from './randomRuns.ts';

describe('without a mistake', () => {
  test('steepest ascent, with sideways moves or without', () => {
    hold((one, sideways) =>
      expectSame(
        one,
        (given, random) => climbing()(given, random, { sideways }),
        (given, random) => hillClimbingSideways<State>(random, given, sideways),
      ),
    );
    hold((one) =>
      expectSame(
        one,
        (given, random) => climbing()(given, random, {}),
        (given, random) => hillClimbingRandomTies<State>(random, given),
      ),
    );
  });

  test('stochastic hill climbing, by gain', () => {
    hold((one) =>
      expectSame(
        one,
        (given, random) => stochastic()(given, random, {}),
        (given, random) => stochasticHillClimbingBySteepness<State>(random, given),
      ),
    );
  });

  test('simulated annealing', () => {
    const schedule =
      (option: number) =>
      (t: number): number =>
        t > 5 * option ? 0 : 4 * 0.8 ** t;
    hold((one, option) =>
      expectSame(
        { ...one, problem: withoutEnds(one.problem) },
        (given, random) => annealing({})(given, schedule(option), random, {}),
        (given, random) => simulatedAnnealing<State>(random, given, schedule(option)),
      ),
    );
  });

  test('random restarts', () => {
    hold((one, option) => {
      const options: Options = {
        restarts: option + 1,
        goal: one.problem.value(one.problem.initial) + option,
      };
      expectSame(
        one,
        (given, random) => restarts()(given, random, options),
        (given, random) => {
          let isFirst = true;
          const draw = (): State => {
            if (!isFirst) return given.randomState();
            isFirst = false;
            return given.initial;
          };
          const climb = (
            stream: Pick<Random, 'number' | 'integer' | 'choice' | 'shuffle'>,
            initial: State,
          ): State =>
            hillClimbingRandomTies<State>(stream, {
              initial,
              neighbours: (state) => given.neighbours(state),
              value: (state) => given.value(state),
            });
          return randomRestart<State>(random, {
            draw,
            climb,
            value: (state) => given.value(state),
            isGoal: (state) => given.value(state) >= options.goal!,
            tries: options.restarts!,
          }).state;
        },
      );
    });
  });

  test('local beam search; the fittest of the last beam is returned', () => {
    hold((one, option) => {
      const options: Options = { k: option + 1, steps: option };
      expectSame(
        { ...one, problem: withoutEnds(one.problem) },
        (given, random) => beam()(given, random, options),
        (given) => {
          const starts = [given.initial, ...Array.from({ length: option }, () => given.randomState())];
          return highestValued<State>(
            given,
            localBeam<State>(given, { starts, isGoal: () => false, steps: option }).states,
          )[0];
        },
      );
    });
  });

  test('first choice: the same climb, where the draws lead to the same neighbour', () => {
    hold(({ problem, seed }) => {
      const theirs = watched(problem, Random.seeded(seed));
      const end = firstChoice<State>(Random.seeded(seed), theirs.given);
      // The skeleton draws among the better ones; here it is handed the one that the reference came to.
      let step = 0;
      const script = {
        choice: <T>(moves: readonly T[]): T =>
          moves.find(
            (move) => String((move as { readonly state: State }).state) === String(theirs.asked[step + 1]),
          ) ?? moves[0]!,
      };
      const mine = watched(problem, Random.seeded(seed));
      const given: GivenProblem = {
        ...mine.given,
        neighbours: (state) => {
          step = mine.asked.length;
          return mine.given.neighbours(state);
        },
      };
      expect(firstChoiceOf()(given, script as unknown as Random, {})).toEqual(end);
      expect(mine.asked).toEqual(theirs.asked);
    });
  });
});

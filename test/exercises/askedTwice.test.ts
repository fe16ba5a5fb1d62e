/**
 * The handout lets a beam search ask for neighbours again: each state twice, or all of a beam and then all of
 * it again. Neither is a beam of its own.
 */
import { expect, test } from 'vitest';
import { gradeInProcess } from '../../grader/adequacy/gradeInProcess.ts';
import { bundled } from '../support/handedIn.ts';
import type { TrustedProgram } from '../../grader/types/trusted.ts';
import type { GivenProblem, Options, State } from '../../mistakes/correct/local/api.ts';

type Expand = (problem: GivenProblem, beam: readonly State[]) => State[];

const EXPANSIONS: Readonly<Record<string, Expand>> = {
  'each state is asked twice': (problem, beam) =>
    beam.flatMap((state) => (problem.neighbours(state), problem.neighbours(state))),
  'each state is asked for each of its neighbours': (problem, beam) =>
    beam.flatMap((state) => problem.neighbours(state).map((_, at) => problem.neighbours(state)[at]!)),
  'all are asked, and then all again': (problem, beam) => {
    const counts = beam.map((state) => problem.neighbours(state).length);
    return beam.flatMap((state, at) => problem.neighbours(state).slice(0, counts[at]));
  },
};

const searching =
  (expand: Expand) =>
  (problem: GivenProblem, _random: unknown, { k = 1, steps = 1, goal = Infinity }: Options): State => {
    const best = (states: readonly State[]): State =>
      states.reduce((a, b) => (problem.value(b) > problem.value(a) ? b : a));
    let beam = [problem.initial, ...Array.from({ length: k - 1 }, () => problem.randomState())];
    for (let step = 0; step < steps && problem.value(best(beam)) < goal; step += 1)
      beam = expand(problem, beam)
        .sort((a, b) => problem.value(b) - problem.value(a))
        .slice(0, k);
    return best(beam);
  };

test.each(Object.entries(EXPANSIONS))('%s', async (_, expand) => {
  const exercise = await bundled('local-beam');
  const load = (): TrustedProgram => searching(expand);
  expect(gradeInProcess(exercise, load, (input) => input)).toEqual({
    failed: false,
    open: [],
    check: null,
    decisions: null,
  });
});

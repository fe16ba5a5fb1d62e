/**
 * The handout lets a beam search ask for neighbours again: each state twice, or all of a beam and then all of
 * it again. Neither is a beam of its own. Its first beam holds random states as they come.
 */
import { expect, test } from 'vitest';
import { gradeInProcess } from '../../grader/adequacy/gradeInProcess.ts';
import { bundled } from '../support/handedIn.ts';
import type { TrustedProgram } from '../../grader/types/trusted.ts';
import type { GivenProblem, Options, State } from '../../mistakes/correct/local/api.ts';

interface Form {
  readonly starts?: (problem: GivenProblem, k: number) => State[];
  readonly expand?: (problem: GivenProblem, beam: readonly State[]) => State[];
}

const drawn = (problem: GivenProblem, count: number): State[] =>
  Array.from({ length: count }, () => problem.randomState());
const byValue = (problem: GivenProblem, states: readonly State[]): State[] =>
  [...states].sort((a, b) => problem.value(b) - problem.value(a));
const unlike = (states: readonly State[]): State[] => [
  ...new Map(states.map((state) => [state.join(), state])).values(),
];

const RIGHT: Readonly<Record<string, Form>> = {
  'each state is asked twice': {
    expand: (problem, beam) =>
      beam.flatMap((state) => (problem.neighbours(state), problem.neighbours(state))),
  },
  'each state is asked for each of its neighbours': {
    expand: (problem, beam) =>
      beam.flatMap((state) => problem.neighbours(state).map((_, at) => problem.neighbours(state)[at]!)),
  },
  'all are asked, and then all again': {
    expand: (problem, beam) => {
      const counts = beam.map((state) => problem.neighbours(state).length);
      return beam.flatMap((state, at) => problem.neighbours(state).slice(0, counts[at]));
    },
  },
  'k random states, the first of which gives its place to the initial one': {
    starts: (problem, k) => drawn(problem, k).with(0, problem.initial),
  },
  'random states are drawn until k differ': {
    starts: (problem, k) => {
      let states = [problem.initial];
      for (let tries = 0; states.length < k && tries < 100; tries += 1)
        states = unlike([...states, problem.randomState()]);
      return states;
    },
  },
};

const WRONG: Readonly<Record<string, Form>> = {
  'the first beam holds the best of many random states': {
    starts: (problem, k) => [problem.initial, ...byValue(problem, drawn(problem, 10 * k)).slice(0, k - 1)],
  },
  'the first beam holds the best of a few random states': {
    starts: (problem, k) => [problem.initial, ...byValue(problem, drawn(problem, k + 2)).slice(0, k - 1)],
  },
  'one state goes to and fro': {
    expand: (problem, [first]) => problem.neighbours(first!),
  },
};

const searching =
  ({
    starts = (problem, k) => [problem.initial, ...drawn(problem, k - 1)],
    expand = (problem, beam) => beam.flatMap((state) => problem.neighbours(state)),
  }: Form) =>
  (problem: GivenProblem, _random: unknown, { k = 1, steps = 1, goal = Infinity }: Options): State => {
    let beam = starts(problem, k);
    const best = (): State => byValue(problem, beam)[0]!;
    for (let step = 0; step < steps && problem.value(best()) < goal; step += 1)
      beam = byValue(problem, expand(problem, beam)).slice(0, k);
    return best();
  };

const gradingOf = async (form: Form) =>
  gradeInProcess(
    await bundled('local-beam'),
    (): TrustedProgram => searching(form),
    (input) => input,
  );

test.each(Object.entries(RIGHT))('%s', async (_, form) => {
  expect(await gradingOf(form)).toEqual({ failed: false, open: [], check: null, decisions: null });
});

test.each(Object.entries(WRONG))('%s, which is wrong', async (_, form) => {
  expect(await gradingOf(form)).toMatchObject({ failed: true, check: 'beam' });
});

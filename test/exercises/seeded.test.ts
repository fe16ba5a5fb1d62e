/**
 * Each case of an exercise on randomised search names the mistakes that it catches, which `lint` proves.
 * Every other mistake must be caught by some case too, and correct programs in many styles must pass every
 * law on the published seeds; that they pass the evidence, the tables of power tell.
 */
import { describe, expect, test } from 'vitest';
import { RUN_SUBJECTS, runSubjectOf } from '../../grader/subjects/subjects.ts';
import { observeTrusted } from '../../grader/observe/host/observeTrusted.ts';
import type { TrustedProgram } from '../../grader/types/trusted.ts';
import { loadExercise } from '../../grader/content/exercise.ts';
import { judgeInput } from '../../grader/judge/judgeInput.ts';
import { judgeEvidence } from '../../grader/judge/judgeEvidence.ts';
import type { Case, Check, Exercise } from '../../grader/types/exercise.ts';
import type { Input } from '../../grader/types/input.ts';
import type { Observation } from '../../grader/types/observation.ts';
import { CLIMB_MISTAKES, CORRECT_CLIMBS } from './mistakes/hillClimbing.ts';
import { some } from '../support/whole.ts';

interface Program {
  readonly id: string;
  load(): TrustedProgram;
}

const asPrograms = (table: Readonly<Record<string, TrustedProgram>>): Program[] =>
  Object.entries(table).map(([id, entry]) => ({ id, load: () => entry }));

/** Searches that anybody could have written, beside those of the bank. */
const MORE: Readonly<
  Record<string, { readonly correct: readonly Program[]; readonly mistakes: readonly Program[] }>
> = {
  'hill-climbing': { correct: asPrograms(CORRECT_CLIMBS), mistakes: asPrograms(CLIMB_MISTAKES) },
  'first-choice': {
    correct: [],
    mistakes: runSubjectOf({ algorithm: 'stochastic-hill-climbing' })!.mistakes.filter(({ id }) =>
      ['anywhere', 'value-returned'].includes(id),
    ),
  },
};

/** What only hidden cases catch, on purpose. */
const ONLY_HIDDEN: Readonly<Record<string, readonly string[]>> = {};

/** Cases for mistakes that are in the bank of another algorithm only. */
const NOT_IN_THE_BANK: Readonly<Record<string, readonly string[]>> = {
  'first-choice': ['stops/solved', 'stops/ridge', 'stops-more/valley-top'],
};

/** Caught with the published seeds, but in fewer than 999 of 1,000 gradings with others. */
const NOT_PROMISED: Readonly<Record<string, readonly string[]>> = {
  'hill-climbing': ['sideways-in-all'],
};

/** Caught with the published seeds (see above); not in the published tables, which hours of grading make. */
const NOT_YET_MEASURED: Readonly<Record<string, readonly string[]>> = {
  'hill-climbing': [
    'own-sideways-limit',
    'so-many-moves',
    'column-by-column',
    'until-zero',
    'restarts-inside',
    'best-from-zero',
    'path-returned',
  ],
  'stochastic-hill-climbing': [
    'one-draw-decides',
    'so-many-moves',
    'until-zero',
    'stops-at-zero',
    'restarts-inside',
    'path-returned',
  ],
  'first-choice': [
    'best-of-drawn',
    'one-move',
    'neighbour-returned',
    'until-zero',
    'stops-at-zero',
    'restarts-inside',
    'path-returned',
    'best-from-zero',
  ],
  'random-restart': [
    'best-random-start',
    'initial-not-used',
    'worst-kept',
    'few-moves-each',
    'best-from-zero',
    'stops-at-zero',
    'until-zero',
    'until-goal',
    'path-returned',
    'restarts-inside',
  ],
  'simulated-annealing': [
    'steps-at-one-temperature',
    'base-ten',
    'divided-outside',
    'odds',
    'stops-at-goal',
    'time-of-moves',
    'own-cooling',
    'best-neighbour',
    'odds-always',
    'path-returned',
    'stays-put',
    'threshold',
  ],
  'local-beam': ['stochastic-kept', 'initial-left-out', 'stops-at-top', 'stops-at-zero', 'until-zero'],
  'genetic-algorithm': [
    'elitism-2',
    'elitism-3',
    'mutation-swaps',
    'mutation-first-value-never',
    'mutation-next-value',
    'mutation-each-position',
    'breeds-in-place',
    'best-ever',
    'survivors',
  ],
  'random-selection': [
    'sigma-scaling',
    'truncation',
    'fitness-plus-one',
    'accepts-in-order',
    'shares-rounded',
    'draw-in-tenths',
    'first-never',
  ],
  reproduce: ['cut-anywhere', 'parents-by-coin'],
  mutate: ['step', 'draws-old-value', 'each-position'],
};

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

function observed({ load: open }: Program, inputs: readonly Input[], { limits }: Exercise): Observation[] {
  const entry = open();
  return inputs.map((input) =>
    observeTrusted(entry, input as Exclude<Input, { readonly kind: 'game' }>, limits),
  );
}

function failsCase(program: Program, check: Check, { inputs }: Case, exercise: Exercise): boolean {
  const observations = observed(program, inputs, exercise);
  if (check.kind === 'evidence') {
    // The case alone, with the whole check's part of alpha.
    return (
      judgeEvidence(
        exercise,
        { ...check, cases: check.cases.filter((each) => each.inputs === inputs) },
        [observations],
        { metered: true },
      )[0]!.state === 'failed'
    );
  }
  return inputs.some(
    (input, at) =>
      judgeInput(exercise, check.kind, input, observations[at]!, true, check.laws ?? null).state !== 'passed',
  );
}

describe.each(RUN_SUBJECTS.map(({ name }) => name))('%s', async (slug) => {
  const exercise = await load(slug);
  const { variants, mistakes: known } = runSubjectOf({ algorithm: slug })!;
  const mistakes: Program[] = [...known, ...(MORE[slug]?.mistakes ?? [])];
  const cases = exercise.checks.flatMap((check) =>
    check.cases.map((item) => ({ name: `${check.id}/${item.id}`, check, item })),
  );
  const isVisible = ({ check }: (typeof cases)[number]): boolean => check.visibility === 'student';
  const namedBy = (those: typeof cases): Set<string> =>
    new Set(those.flatMap(({ item }) => item.catches ?? []));

  test('every case names a mistake that it catches', () => {
    const silent = cases.filter(({ item }) => item.catches === undefined).map(({ name }) => name);
    expect(silent).toEqual(NOT_IN_THE_BANK[slug] ?? []);
  });

  test.each(
    some(
      cases.filter(({ check }) => check.kind !== 'evidence'),
      5,
    ),
  )('$name lets correct searches through', ({ check, item }) => {
    const correct: Program[] = [
      ...variants,
      ...(check.id.startsWith('sideways') ? [] : (MORE[slug]?.correct ?? [])),
    ];
    expect(
      correct.filter((program) => failsCase(program, check, item, exercise)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('every mistake is caught somewhere, and by students themselves unless it is kept back on purpose', () => {
    const [caught, seen] = [namedBy(cases), namedBy(cases.filter(isVisible))];
    // Laws first: they are cheaper to look at.
    const inOrder = [...cases].sort(
      (a, b) => Number(a.check.kind === 'evidence') - Number(b.check.kind === 'evidence'),
    );
    const catches = (program: Program, those: typeof cases): boolean =>
      those.some(({ check, item }) => failsCase(program, check, item, exercise));
    const tried = some(mistakes, 6, 0);
    const hidden = tried.filter(
      (program) => !seen.has(program.id) && !catches(program, inOrder.filter(isVisible)),
    );
    expect(
      hidden
        .filter(
          (program) =>
            !caught.has(program.id) &&
            !catches(
              program,
              inOrder.filter((each) => !isVisible(each)),
            ),
        )
        .map(({ id }) => id),
    ).toEqual([]);
    const onlyHidden = (ONLY_HIDDEN[slug] ?? []).filter((id) => tried.some((mistake) => mistake.id === id));
    expect(hidden.map(({ id }) => id).sort()).toEqual(onlyHidden.sort());
  });

  // Shares are in the published table, which lint holds to this promise.
  test('it promises to catch the mistakes of the bank', () => {
    expect(
      [...exercise.mustCatch, ...(NOT_PROMISED[slug] ?? []), ...(NOT_YET_MEASURED[slug] ?? [])].sort(),
    ).toEqual(known.map(({ id }) => id).sort());
  });

  test('a case for each mistake, up to eight that students see and seven that they do not, and round points', () => {
    const visible = cases.filter(isVisible);
    expect(visible.length).toBeGreaterThanOrEqual(Math.min(8, known.length));
    expect(cases.length - visible.length).toBeGreaterThanOrEqual(Math.min(7, known.length));
    expect(exercise.checks.reduce((sum, check) => sum + Number(check.points), 0) % 10).toBe(0);
  });
});

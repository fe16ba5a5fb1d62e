import { beforeAll, describe, expect, test } from 'vitest';
import { measurePower } from '../../../grader/adequacy/power.ts';
import { measuredOn } from '../../../grader/adequacy/measuredOn.ts';
import type { PowerTable } from '../../../grader/adequacy/powerRows.ts';
import {
  formatPowerTable,
  hasPower,
  LEAST_GRADINGS,
  lintPower,
  needsPower,
  readPowerTable,
} from '../../../grader/adequacy/powerTable.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import { runSubjectOf } from '../../../grader/subjects/subjects.ts';
import { folderOf } from '../../support/folders.ts';

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

const { variants, mistakes } = runSubjectOf({ algorithm: 'local-beam' })!;
let beam: Exercise;
beforeAll(async () => {
  beam = await load('local-beam');
});

/** A table as a whole measurement would give it. */
const whole = (): PowerTable => ({
  seed: 1,
  alpha: null,
  ...measuredOn(beam),
  correct: variants.map(({ id }) => ({
    variant: id,
    gradings: LEAST_GRADINGS.correct,
    falseFails: 0,
    laws: measuredOn(beam).laws.length,
  })),
  mistakes: mistakes.map(({ id }) => ({
    mistake: id,
    gradings: LEAST_GRADINGS.mistakes,
    caught: 1,
    medianDecisions: null,
  })),
  leanings: [],
});

/** A check of the exercise on beams alone, with those of its cases. */
function withCases(from: number, to: number): Exercise {
  const check = beam.checks.find(({ kind }) => kind === 'law')!;
  return { ...beam, checks: [{ ...check, cases: check.cases.slice(from, to) }] };
}

describe('an exercise with laws only', () => {
  test('is measured as others are, and has no chance of a false fail to name', () => {
    const plan = { seed: 3, correct: 1, mistakes: 1, leanings: 1 };
    const small = withCases(0, 2);
    const table = measurePower(small, plan, null);
    expect(table).toEqual({
      ...whole(),
      seed: 3,
      ...measuredOn(small),
      correct: whole().correct.map((row) => ({ ...row, gradings: 1, laws: 2 })),
      mistakes: whole().mistakes.map((row) => ({ ...row, gradings: 1, caught: expect.any(Number) })),
    });
    const kept: string[] = [];
    const again = measurePower(small, plan, { ...table, mistakes: table.mistakes.slice(1) }, (_, name) =>
      kept.push(name),
    );
    expect([again, kept]).toEqual([table, [mistakes[0]!.id]]);
  });

  test('with a case more, only correct programs are tried again, and on that case alone', () => {
    const plan = { seed: 3, correct: 1, mistakes: 1, leanings: 1 };
    const table = measurePower(withCases(1, 2), plan, null);
    const measured: string[] = [];
    const more = measurePower(withCases(0, 2), plan, table, (sofar, name) => {
      measured.push(name);
      // What is not reached yet is kept.
      expect([sofar.correct.length, sofar.mistakes]).toEqual([variants.length, table.mistakes]);
    });
    expect(measured).toEqual(variants.map(({ id }) => id));
    expect(more.laws).toEqual([...table.laws, ...measuredOn(withCases(0, 1)).laws]);
    expect(more.correct).toEqual(table.correct.map((row) => ({ ...row, laws: 2 })));
    const failing = { ...table, correct: table.correct.map((row) => ({ ...row, falseFails: 1 })) };
    expect(measurePower(withCases(0, 2), plan, failing)).toEqual(more);

    const all: string[] = [];
    measurePower(withCases(0, 1), plan, table, (_, name) => all.push(name));
    expect(all).toEqual([...variants, ...mistakes].map(({ id }) => id));
  });

  test('needs a table if it promises anything', async () => {
    const mutate = await load('mutate');
    const games = await load('alpha-beta');
    expect(
      [beam, { ...beam, mustCatch: [] }, { ...mutate, mustCatch: [] }, games].map((exercise) => [
        hasPower(exercise),
        needsPower(exercise),
      ]),
    ).toEqual([
      [true, true],
      [true, false],
      [true, true],
      [false, false],
    ]);
  });
});

describe('lint of a table', () => {
  const problemsOf = (
    table: PowerTable | null,
    changes: Partial<Exercise> = {},
  ): ReturnType<typeof lintPower> => {
    const folder = folderOf({
      'solutions/one.js': '',
      ...(table === null ? {} : { 'power.json': formatPowerTable(table) }),
    });
    return lintPower({ ...beam, folder, ...changes }, 'beam');
  };

  test('one that is whole is fine, and is read as it was written', () => {
    expect(problemsOf(whole())).toEqual([]);
    expect(
      readPowerTable({ ...beam, folder: folderOf({ 'power.json': formatPowerTable(whole()) }) }),
    ).toEqual(whole());
  });

  test('one of an earlier version names the exercise as a whole, and has no leanings', () => {
    const { seed, alpha, mistakes: rows } = whole();
    const correct = whole().correct.map(({ variant, gradings, falseFails }) => ({
      variant,
      gradings,
      falseFails,
    }));
    const earlier = (exercise: string): Exercise => ({
      ...beam,
      folder: folderOf({
        'solutions/one.js': '',
        'power.json': JSON.stringify({ seed, alpha, exercise, correct, mistakes: rows }),
      }),
    });
    expect(readPowerTable(earlier(beam.hash))).toEqual(whole());
    expect(lintPower(earlier(beam.hash), 'beam')).toEqual([]);
    expect(lintPower(earlier('0'.repeat(64)), 'beam')).toMatchObject([{ code: 'stale-power' }]);
  });

  test('missing, or of another version', () => {
    expect(problemsOf(null)).toMatchObject([
      { code: 'no-power', file: 'beam/power.json', hint: 'run cutoff adequacy beam --power' },
    ]);
    expect(problemsOf({ ...whole(), chances: '0'.repeat(16) })).toMatchObject([{ code: 'stale-power' }]);
  });

  test('too few gradings are told in one problem for all correct programs, and one for all mistakes', () => {
    const [first, ...others] = whole().correct;
    const found = problemsOf({
      ...whole(),
      correct: [{ ...first!, gradings: LEAST_GRADINGS.correct - 1 }, ...others],
      mistakes: whole().mistakes.slice(5),
    });
    expect(found).toMatchObject([
      {
        code: 'short-power',
        place: 'correct',
        found: `too few gradings of 1 correct program: ${first!.variant}`,
        expected: 'at least 3000 of each',
      },
      {
        code: 'short-power',
        place: 'mistakes',
        found: `too few gradings of 5 mistakes: ${mistakes
          .slice(0, 3)
          .map(({ id }) => id)
          .join(', ')}, and 2 more`,
        expected: 'at least 1000 of each',
      },
    ]);
  });

  test('a correct program that failed, and a promise that is not kept', () => {
    const [first, ...others] = whole().correct;
    const [one, ...more] = whole().mistakes;
    const table: PowerTable = {
      ...whole(),
      correct: [{ ...first!, falseFails: 2 }, ...others],
      mistakes: [{ ...one!, caught: 0.9985 }, ...more],
    };
    expect(problemsOf(table)).toMatchObject([
      {
        code: 'false-fails',
        found: expect.stringContaining(`2 of 3000 gradings of a correct program (${first!.variant})`),
      },
      { code: 'mistake-let-through', found: expect.stringContaining(one!.mistake) },
    ]);
    expect(problemsOf(table, { mustCatch: [mistakes[1]!.id] })).toMatchObject([{ code: 'false-fails' }]);
  });
});

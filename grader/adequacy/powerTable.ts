import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedSubjectOf } from '../subjects/asked.ts';
import { count } from '../words/numbers.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { fewOf } from './adequacyText.ts';
import { isJudgedByChance } from './judgedByChance.ts';
import { LEAST_CAUGHT } from './leaningRows.ts';
import { lintLeanings } from './lintLeanings.ts';
import type { PowerTable } from './power.ts';

/** The least that a published table rests on, of each correct program, mistake, and leaning. */
export const LEAST_GRADINGS = { correct: 3_000, mistakes: 1_000, leanings: 1_000 } as const;

const FILE = 'power.json';

export const powerFile = ({ folder }: Exercise): string => join(folder, FILE);

/** The table beside an exercise; null if there is none, or none that can be read. */
export function readPowerTable(exercise: Exercise): PowerTable | null {
  const file = powerFile(exercise);
  if (!existsSync(file)) return null;
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as PowerTable;
    // Tables of earlier versions have no leanings.
    return Array.isArray(json.correct) && Array.isArray(json.mistakes)
      ? { ...json, leanings: Array.isArray(json.leanings) ? json.leanings : [] }
      : null;
  } catch {
    return null;
  }
}

/** A row a line, so that a change shows as one. */
export function formatPowerTable({ seed, alpha, exercise, correct, mistakes, leanings }: PowerTable): string {
  const rows = (list: readonly object[]): string =>
    list.length === 0 ? '[]' : `[\n${list.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`;
  return (
    `{\n  "seed": ${seed},\n  "alpha": ${alpha},\n  "exercise": "${exercise}",\n` +
    `  "correct": ${rows(correct)},\n  "mistakes": ${rows(mistakes)},\n  "leanings": ${rows(leanings)}\n` +
    '}\n'
  );
}

/**
 * Whether an exercise can be measured: it is on randomised search, and programs to measure it with are known.
 */
export const hasPower = (exercise: Exercise): boolean => askedSubjectOf(exercise) !== null;

/**
 * Whether it has to be: it judges by chance, or promises to catch mistakes, which its own seeds cannot prove.
 */
export const needsPower = (exercise: Exercise): boolean =>
  hasPower(exercise) && (exercise.mustCatch.length > 0 || isJudgedByChance(exercise));

/** Programs that an exercise's table tells of, over as many gradings as a table has to rest on. */
export function measuredPrograms(exercise: Exercise): {
  readonly correct: ReadonlySet<string>;
  readonly mistakes: ReadonlySet<string>;
} {
  const table = readPowerTable(exercise);
  if (table?.exercise !== exercise.hash) return { correct: new Set(), mistakes: new Set() };
  const correct = table.correct.filter(({ gradings }) => gradings >= LEAST_GRADINGS.correct);
  const mistakes = table.mistakes.filter(({ gradings }) => gradings >= LEAST_GRADINGS.mistakes);
  return {
    correct: new Set(correct.map(({ variant }) => variant)),
    mistakes: new Set(mistakes.map(({ mistake }) => mistake)),
  };
}

/** A student kit has neither solutions nor a table. */
const isKit = ({ folder }: Exercise): boolean => !existsSync(join(folder, 'solutions'));

/**
 * What is wrong with an exercise's table: missing, of another exercise, too few gradings of a correct
 * program, of a mistake or a leaning that it promises to catch, a correct program that failed.
 */
export function lintPower(exercise: Exercise, label: string): Problem[] {
  const subject = askedSubjectOf(exercise);
  if (subject === null || !needsPower(exercise) || isKit(exercise)) return [];
  const file = `${label}/${FILE}`;
  const hint = `run cutoff adequacy ${label} --power`;
  const table = readPowerTable(exercise);
  if (table === null)
    return [
      {
        code: 'no-power',
        file,
        place: '',
        found: 'no table of false fails and of mistakes caught',
        expected: 'one that was measured',
        hint,
      },
    ];
  if (table.exercise !== exercise.hash)
    return [
      {
        code: 'stale-power',
        file,
        place: 'exercise',
        found: 'a table of another version of the exercise',
        expected: 'one of this version',
        hint,
      },
    ];
  const { variants, mistakes } = subject;
  const files = { table: file, exercise: `${label}/exercise.json` };
  const leanings = lintLeanings(exercise, subject, table.leanings, files, LEAST_GRADINGS.leanings);
  const short: Readonly<Record<keyof typeof LEAST_GRADINGS, string[]>> = {
    correct: [],
    mistakes: [],
    leanings: [...leanings.short],
  };
  const problems: Problem[] = [];
  for (const { id } of variants) {
    const row = table.correct.find(({ variant }) => variant === id);
    if (row === undefined || row.gradings < LEAST_GRADINGS.correct) short.correct.push(id);
    else if (row.falseFails > 0)
      problems.push({
        code: 'false-fails',
        file,
        place: 'correct',
        found: `${row.falseFails} of ${row.gradings} gradings of a correct program (${id}) that fail`,
        expected: 'none',
      });
  }
  for (const { id } of mistakes) {
    // What is not promised need not be measured.
    if (!exercise.mustCatch.includes(id)) continue;
    const row = table.mistakes.find(({ mistake }) => mistake === id);
    if (row === undefined || row.gradings < LEAST_GRADINGS.mistakes) short.mistakes.push(id);
    else if (row.caught < LEAST_CAUGHT) {
      problems.push({
        code: 'mistake-let-through',
        file,
        place: 'mistakes',
        found: `the mistake ${id}, caught in ${(100 * row.caught).toFixed(1)} % of gradings`,
        expected: `at least ${100 * LEAST_CAUGHT} %, since the exercise promises to catch it`,
      });
    }
  }
  const isShort = (place: keyof typeof LEAST_GRADINGS, what: string): Problem[] =>
    short[place].length === 0
      ? []
      : [
          {
            code: 'short-power',
            file,
            place,
            found: `too few gradings of ${what}: ${fewOf(short[place])}`,
            expected: `at least ${LEAST_GRADINGS[place]} of each`,
            hint,
          },
        ];
  return [
    ...isShort('correct', count(short.correct.length, 'correct program')),
    ...isShort('mistakes', count(short.mistakes.length, 'mistake')),
    ...isShort('leanings', count(short.leanings.length, 'leaning')),
    ...problems,
    ...leanings.problems,
  ];
}

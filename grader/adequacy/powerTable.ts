import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCorrect, askedSubjectOf } from '../subjects/asked.ts';
import { count } from '../words/numbers.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { fewOf } from './adequacyText.ts';
import { isJudgedByChance } from './judgedByChance.ts';
import { LEAST_CAUGHT } from './leaningRows.ts';
import { lintLeanings } from './lintLeanings.ts';
import { type MeasuredOn, measuredOn } from './measuredOn.ts';
import type { CorrectRow, PowerTable } from './powerRows.ts';

/** The least that a published table rests on, of each correct program, mistake, and leaning. */
export const LEAST_GRADINGS = { correct: 3_000, mistakes: 1_000, leanings: 1_000 } as const;

const FILE = 'power.json';

export const powerFile = ({ folder }: Exercise): string => join(folder, FILE);

/** The table beside an exercise; null if there is none, or none that can be read. */
export function readPowerTable(exercise: Exercise): PowerTable | null {
  const file = powerFile(exercise);
  if (!existsSync(file)) return null;
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as PowerTable & EarlierTable;
    return Array.isArray(json.correct) && Array.isArray(json.mistakes) ? asNow(json, exercise) : null;
  } catch {
    return null;
  }
}

/** Tables of earlier versions name the exercise as a whole, and may have no leanings. */
interface EarlierTable {
  readonly exercise?: string;
}

function asNow({ exercise: measured, ...table }: PowerTable & EarlierTable, exercise: Exercise): PowerTable {
  const leanings = Array.isArray(table.leanings) ? table.leanings : [];
  if (measured === undefined) return { ...table, leanings };
  const on = measured === exercise.hash ? measuredOn(exercise) : { chances: '', laws: [] };
  const correct = table.correct.map((row): CorrectRow => ({ ...row, laws: on.laws.length }));
  return { ...table, ...on, correct, leanings };
}

/** Whether what it tells of mistakes is told of the exercise as it is. */
const isOfNow = (table: PowerTable, now: MeasuredOn): boolean =>
  table.chances === now.chances && table.laws.every((hash) => now.laws.includes(hash));

/** A row a line, so that a change shows as one. */
export function formatPowerTable(table: PowerTable): string {
  const { seed, alpha, chances, laws, correct, mistakes, leanings } = table;
  const rows = (list: readonly unknown[]): string =>
    list.length === 0 ? '[]' : `[\n${list.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`;
  return (
    `{\n  "seed": ${seed},\n  "alpha": ${alpha},\n  "chances": "${chances}",\n  "laws": ${rows(laws)},\n` +
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
  const now = measuredOn(exercise);
  if (table === null || !isOfNow(table, now)) return { correct: new Set(), mistakes: new Set() };
  const correct = table.correct.filter((row) => isOfAll(row, now));
  const mistakes = table.mistakes.filter(({ gradings }) => gradings >= LEAST_GRADINGS.mistakes);
  return {
    correct: new Set(correct.map(({ variant }) => variant)),
    mistakes: new Set(mistakes.map(({ mistake }) => mistake)),
  };
}

const isOfAll = ({ gradings, laws }: CorrectRow, now: MeasuredOn): boolean =>
  gradings >= LEAST_GRADINGS.correct && laws >= now.laws.length;

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
  const now = measuredOn(exercise);
  if (!isOfNow(table, now))
    return [
      {
        code: 'stale-power',
        file,
        place: 'chances',
        found: 'a table of another version of the exercise',
        expected: 'one of this version',
        hint,
      },
    ];
  const { mistakes } = subject;
  const files = { table: file, exercise: `${label}/exercise.json` };
  const leanings = lintLeanings(exercise, subject, table.leanings, files, LEAST_GRADINGS.leanings);
  const short: Readonly<Record<keyof typeof LEAST_GRADINGS, string[]>> = {
    correct: [],
    mistakes: [],
    leanings: [...leanings.short],
  };
  const problems: Problem[] = [];
  for (const { id } of allCorrect(subject)) {
    const row = table.correct.find(({ variant }) => variant === id);
    if (row === undefined || !isOfAll(row, now)) short.correct.push(id);
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

import { writeFileSync } from 'node:fs';
import { measurePower } from '../adequacy/power.ts';
import type { MistakeRow, PowerTable } from '../adequacy/powerRows.ts';
import {
  LEAST_GRADINGS,
  formatPowerTable,
  hasPower,
  powerFile,
  readPowerTable,
} from '../adequacy/powerTable.ts';
import { hang } from '../report/wrap.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Context } from './context.ts';
import { EXIT, widthOf } from './io.ts';
import { UserError } from './userError.ts';
import { grouped } from '../words/numbers.ts';

export interface PowerOptions {
  readonly leanings?: boolean;
  readonly gradings?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

const SEED = 20_260_101;

/**
 * `cutoff adequacy SLUG… --power`: measures, and writes `power.json` beside each exercise, a program at a
 * time.
 */
export function runPower(
  exercises: readonly { readonly path: string; readonly exercise: Exercise }[],
  options: PowerOptions,
  { io, print, tell, printJson }: Context,
): number {
  const scale = options.gradings === undefined ? null : wholeNumber('--gradings', options.gradings);
  const seed = options.seed === undefined ? SEED : wholeNumber('--seed', options.seed);
  const plan = {
    seed,
    correct: scale ?? LEAST_GRADINGS.correct,
    mistakes: scale ?? LEAST_GRADINGS.mistakes,
    leanings: scale ?? LEAST_GRADINGS.leanings,
    isOfLeanings: options.leanings === true,
  };
  const tables: { readonly path: string; readonly table: PowerTable }[] = [];
  for (const { path, exercise } of exercises) {
    if (!hasPower(exercise))
      throw new UserError(
        `${path}: --power measures exercises on randomised search, and this is about ${exercise.algorithm}`,
      );
    const write = (table: PowerTable): void => writeFileSync(powerFile(exercise), formatPowerTable(table));
    const table = measurePower(exercise, plan, readPowerTable(exercise), (sofar, name) => {
      write(sofar);
      tell(`${path}: measured ${name}`);
    });
    write(table);
    tables.push({ path, table });
  }
  if (options.json === true) printJson(tables.map(({ path, table }) => ({ path, ...table })));
  else
    for (const [at, { path, table }] of tables.entries())
      for (const line of [...(at > 0 ? [''] : []), ...powerText(path, table, widthOf(io.stdout))])
        print(line);
  return tables.some(({ table }) => table.correct.some(({ falseFails }) => falseFails > 0))
    ? EXIT.usage
    : EXIT.done;
}

function wholeNumber(flag: string, text: string): number {
  const value = Number(text);
  if (!/^[0-9]+$/.test(text) || value < 1 || value > 2_147_483_647)
    throw new UserError(`${flag}: found ${JSON.stringify(text)}; expected a whole number from 1`);
  return value;
}

function powerText(
  path: string,
  { alpha, correct, mistakes, leanings }: PowerTable,
  width: number,
): string[] {
  const wide = [
    ...correct.map(({ variant }) => variant),
    ...mistakes.map(({ mistake }) => mistake),
    ...leanings.map(({ leaning }) => leaning),
  ].reduce((most, id) => Math.max(most, id.length), 0);
  return [
    ...hang(
      '',
      `${path}: ` +
        (alpha === null
          ? 'judged by laws alone, so no correct submission fails by chance'
          : `a correct submission may fail with probability ${alpha}`),
      width,
      2,
    ),
    '',
    'Correct programs',
    ...correct.flatMap(({ variant, gradings, falseFails }) =>
      hang(`  ${variant.padEnd(wide)}  `, `${falseFails} of ${gradings} gradings failed`, width),
    ),
    '',
    'Mistakes',
    ...mistakes.flatMap((row) => hang(`  ${row.mistake.padEnd(wide)}  `, caughtText(row), width)),
    ...(leanings.length === 0 ? [] : ['', 'Leanings, drawn anew for each grading']),
    ...leanings.flatMap(({ leaning, size, gradings, caught }) =>
      hang(
        `  ${leaning.padEnd(wide)}  `,
        `${size.toFixed(2)}: ${(100 * caught).toFixed(1).padStart(5)} % of ${gradings} gradings caught`,
        width,
      ),
    ),
  ];
}

function caughtText({ caught, medianDecisions }: MistakeRow): string {
  const how =
    caught === 0
      ? ''
      : medianDecisions === null
        ? ', by a law'
        : `, after ${grouped(medianDecisions)} decisions (median)`;
  return `${(100 * caught).toFixed(1).padStart(5)} % caught${how}`;
}

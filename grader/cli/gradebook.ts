import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { Fraction } from 'fraction.js';
import { writeWhole } from '../batch/outFolder.ts';
import { type Filled, fillColumn, type Mark } from '../gradebook/fill.ts';
import { readSheet, writeSheet, type Sheet } from '../gradebook/sheet.ts';
import { columnsOf, type System, systemNamed, systemOf, SYSTEMS } from '../gradebook/systems.ts';
import { visibleLine } from '../picture/visible.ts';
import { list } from '../words/lists.ts';
import { formatPoints } from '../words/points.ts';
import type { CommandModule } from './context.ts';
import { didYouMean, oneOf } from './didYouMean.ts';
import { helpText } from './helpText.ts';
import { EXIT } from './io.ts';
import { gradedRows, marksOf } from './marksOf.ts';
import { UserError, writingTo } from './userError.ts';
import { printLines } from './printLines.ts';

const FORMATS = ['xlsx'] as const;

interface Given {
  readonly fill?: string;
  readonly format?: string;
  readonly out: string;
  readonly column?: string;
  readonly for?: string;
  readonly scale?: boolean;
  readonly json?: boolean;
}

interface Options extends Given {
  readonly fill: string;
}

/**
 * `cutoff gradebook DIR --fill FILE --out FILE`: the marks of a class in a gradebook that a learning system
 * wrote. JSON: what `fillColumn` tells but for the rows, with `system`, `column` and `max`. With
 * `--format xlsx` in place of `--fill` a workbook: see `writeWorkbook`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<folder>', 'what "grade" wrote: its --out folder')
    .option('--fill <file>', 'the gradebook, as the learning system exported it')
    .option('--format <format>', 'xlsx: all marks in a workbook of their own, without --fill')
    .requiredOption('--out <file>', 'where the filled gradebook or the workbook goes')
    .option('--column <name>', 'the column of the marks')
    .option(
      '--for <system>',
      `whose gradebook it is: ${list(SYSTEMS, { join: 'or' })}; else it is told from its heads`,
    )
    .option('--scale', 'convert points to the maximum of the column')
    .addHelpText('after', helpText(...HELP))
    .action((path: string) =>
      run(async (context) => {
        const { io, print, tell, printJson } = context;
        const given = command.opts<Given>();
        const fill = fillOf(given);
        const graded = await gradedRows(path, io.cwd);
        if (fill === null) {
          const { writeWorkbook } = await import('./writeWorkbook.ts');
          await writeWorkbook(graded, given.out, given.json === true, context);
          return EXIT.done;
        }
        const options = { ...given, fill };
        const marks = marksOf(graded.rows);
        const sheet = await sheetAt(resolve(io.cwd, options.fill), options.fill);
        const system = systemFor(sheet, options);
        const column = columnOf(sheet.rows[0] ?? [], system, options);
        const max = system.maxOf(sheet.rows, column);
        const scale = scaleTo(max, marks, options);
        const decimal = max?.includes(',') === true ? ',' : '.';
        const filled = fillColumn(sheet.rows, system, column, marks, { scale, decimal });
        const out = resolve(io.cwd, options.out);
        await writingTo(dirname(out), () =>
          writeWhole(dirname(out), basename(out), writeSheet({ ...sheet, rows: filled.rows })),
        );
        const { rows: _, ...told } = filled;
        const name = sheet.rows[0]?.[column] ?? '';
        if (options.json === true) printJson({ ...told, system: system.name, column: name, max });
        else printLines(linesOf(filled, system, name), { io, print });
        if (filled.unknown.length > 0) tell(`cutoff: ${unknownWords(filled.unknown, options.fill)}`);
        else if (options.json !== true) print(`Written to ${options.out}; ${options.fill} is as it was.`);
        return filled.unknown.length > 0 ? EXIT.usage : EXIT.done;
      }),
    );
};

const HELP = [
  'The marks go into one column, and all else stays as it is. A student is found by id,',
  'login or email, or by a name that nobody else has; who is not found is named, and the',
  'exit code is 2. Withheld scores and excused students are left alone. Where a course',
  'or people adjust points, the final ones are written.',
  '',
  'Examples:',
  '  cutoff gradebook results --fill canvas.csv --column "Alpha-beta" --out filled.csv',
  '  cutoff gradebook results --format xlsx --out marks.xlsx',
];

/** The gradebook to fill; null where a workbook is asked for. */
function fillOf({ fill, format, column, for: system, scale }: Given): string | null {
  if (oneOf('--format', format, FORMATS) === undefined) {
    if (fill !== undefined) return fill;
    throw new UserError(
      '--fill: which gradebook are the marks for? With --format xlsx they go into a workbook of their own',
    );
  }
  const others = Object.entries({ fill, column, for: system, scale }).filter(
    ([, value]) => value !== undefined,
  );
  if (others.length === 0) return null;
  const names = list(
    others.map(([name]) => `--${name}`),
    { join: 'or' },
  );
  throw new UserError(`--format: a workbook is written anew, without ${names}`);
}

async function sheetAt(path: string, name: string): Promise<Sheet> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) throw new UserError(`${name}: there is no such file`);
  const sheet = readSheet(bytes);
  if (sheet === null || sheet.rows.length === 0)
    throw new UserError(`${name}: this is no table; expected a gradebook as CSV`);
  return sheet;
}

function systemFor(sheet: Sheet, options: Options): System {
  const named = oneOf('--for', options.for, SYSTEMS);
  if (named !== undefined) return systemNamed(named);
  const [head = []] = sheet.rows;
  const system = systemOf(head);
  if (system === null)
    throw new UserError(
      `${options.fill}: nobody's gradebook has such heads (${list(head.map(visibleLine))}); ` +
        `say whose it is with --for ${SYSTEMS.join('|')}, and which column with --column`,
    );
  return system;
}

function columnOf(head: readonly string[], system: System, options: Options): number {
  const wanted = options.column ?? system.usual;
  const offered = list(columnsOf(head, system).map(visibleLine), { most: 30 });
  if (wanted === undefined)
    throw new UserError(`--column: which column are the marks for? There are ${offered}`);
  const found = head.flatMap((cell, at) => (system.isColumn(cell, wanted) ? [at] : []));
  const exact = head.flatMap((cell, at) => (cell === wanted ? [at] : []));
  const [column, second] = exact.length === 1 ? exact : found;
  if (column === undefined)
    throw new UserError(
      `${options.fill}: there is no column ${JSON.stringify(wanted)}${didYouMean(wanted, head)}; ` +
        `there are ${offered}`,
    );
  if (second !== undefined)
    throw new UserError(
      `${options.fill}: several columns are called ${JSON.stringify(wanted)}: ` +
        `${list(found.map((at) => visibleLine(head[at] ?? '')))}; name one in full`,
    );
  return column;
}

/**
 * By what points are multiplied. A maximum that differs is refused, as marks would be worth something else.
 */
function scaleTo(max: string | null, marks: readonly Mark[], options: Options): string {
  const own = marks.find((mark) => mark.max !== '')?.max ?? '0';
  if (max === null || new Fraction(own).equals(0)) return '1';
  const most = new Fraction(max.replace(',', '.'));
  if (options.scale === true) return most.div(own).toFraction();
  if (most.equals(own)) return '1';
  throw new UserError(
    `${options.fill}: the column is out of ${max}, and the exercise out of ${formatPoints(own)}; ` +
      'with --scale points are converted, or change the maximum in the gradebook',
  );
}

function linesOf(filled: Filled, { title }: System, column: string): string[] {
  const some = (ids: readonly string[], words: string): string[] =>
    ids.length === 0 ? [] : [`  ${words}: ${list(ids.map(visibleLine))}.`];
  const { written, byName, replaced, withheld, excused, absent, without } = filled;
  return [
    `${title}: ${written.length} marks in the column ${JSON.stringify(visibleLine(column))}.`,
    ...some(
      byName.map(({ id, row }) => `${id} as ${row}`),
      'Found by name alone',
    ),
    ...some(
      replaced.map(({ id, before, now }) => `${id} ${before} → ${now}`),
      'Had another mark before',
    ),
    ...some(withheld, 'Withheld, and left as it was'),
    ...some(excused, 'Excused, and left as it was'),
    ...some(absent, 'Handed in nothing, and left as it was'),
    ...some(without, 'In the gradebook and without a result'),
  ];
}

const unknownWords = (ids: readonly string[], file: string): string =>
  `${file} has no row for ${list(ids.map(visibleLine), { most: 20 })}`;

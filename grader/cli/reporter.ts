import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { writeWhole } from '../batch/outFolder.ts';
import { storedOf } from '../batch/storedRow.ts';
import type { WrittenClass } from '../batch/writeClass.ts';
import type { Report } from '../types/report.ts';
import { oneOf } from './didYouMean.ts';
import type { Io } from './io.ts';
import { UserError, writingTo } from './userError.ts';

/** Forms in which systems of continuous integration read what a run came to. */
const CI = ['junit', 'tap', 'github', 'sarif'] as const;
/** Forms that a system reads which runs the grader itself, of one submission, as its student may see it. */
const HARNESSES = ['gradescope', 'prairielearn', 'github-classroom', 'moodle-vpl', 'codegrade'] as const;
const REPORTERS = [...CI, ...HARNESSES];

export interface ReporterOptions {
  readonly reporter?: string;
  readonly reporterFile?: string;
}

export interface Reporter {
  readonly name: (typeof CI)[number] | (typeof HARNESSES)[number];
  /** Null: standard output. */
  readonly file: string | null;
}

export function withReporterOptions(command: Command): Command {
  return command
    .option(
      '--reporter <form>',
      `tell a CI system what the class came to, hidden checks too: ${CI.join(', ')}; or a ` +
        `system that grades, of one submission: ${HARNESSES.join(', ')}`,
    )
    .option('--reporter-file <file>', 'where that goes (default: standard output, alone)');
}

/** What was asked for; refused where it would go nowhere, or into something else. */
export function reporterOf(
  options: ReporterOptions & { readonly json?: boolean; readonly dryRun?: boolean; readonly case?: string },
  cwd: string,
): Reporter | null {
  const name = oneOf('--reporter', options.reporter, REPORTERS);
  if (name === undefined) {
    if (options.reporterFile === undefined) return null;
    throw new UserError(`--reporter-file: in which form? Add --reporter ${CI.join('|')}`);
  }
  if (options.dryRun === true || options.case !== undefined)
    throw new UserError('--reporter: tells what was graded, and this would grade nothing');
  if (options.reporterFile === undefined) {
    if (options.json === true)
      throw new UserError('--reporter and --json both want standard output; add --reporter-file FILE');
    return { name, file: null };
  }
  const file = resolve(cwd, options.reporterFile);
  const folder = dirname(file);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UserError(`--reporter-file: ${options.reporterFile}: there is no such folder`);
  return { name, file };
}

/** Tells of everybody in the class; nothing where the run was interrupted. */
export async function tellReporter(
  { name, file }: Reporter,
  written: WrittenClass | null,
  exercise: Report['exercise'],
  out: string,
  io: Io,
): Promise<void> {
  if (written === null) return;
  const { harnessed, reportedAs, suiteOf, suiteWithout } = await import('../report/ci/reporters.ts');
  const harness = HARNESSES.find((each) => each === name);
  if (harness !== undefined) {
    const text = harnessed(harness, await onlyReport(written, out, harness));
    return write(text, file, io);
  }
  const ci = CI.find((each) => each === name) ?? 'junit';
  const suites = [];
  for (const row of written.rows) {
    const stored = await storedOf(out, row.folder);
    const isOurs = stored.kind === 'report' && stored.report.exercise.slug === exercise.slug;
    suites.push(isOurs ? suiteOf(stored.report, row.folder) : suiteWithout(row));
  }
  await write(reportedAs(ci, suites, exercise), file, io);
}

/** The one submission that there is; refused where its score is withheld, for which there is no form. */
async function onlyReport(written: WrittenClass, out: string, name: string): Promise<Report> {
  const [row, ...others] = written.rows;
  if (row === undefined || others.length > 0)
    throw new UserError(`--reporter ${name}: takes one submission, and there are ${written.rows.length}`);
  const stored = await storedOf(out, row.folder);
  if (stored.kind !== 'report' || stored.report.score.value === null)
    throw new UserError(`--reporter ${name}: the score is withheld, and nothing was written. ${row.note}`);
  return stored.report;
}

async function write(text: string, file: string | null, io: Io): Promise<void> {
  if (file === null) io.stdout.write(text);
  else await writingTo(dirname(file), () => writeWhole(dirname(file), basename(file), text));
}

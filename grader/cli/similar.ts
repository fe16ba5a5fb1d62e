import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { openOut, writeWhole } from '../batch/outFolder.ts';
import { formatInertCsv } from '../content/formatCsv.ts';
import type { OpenClass } from '../intake/openClass.ts';
import { LAYOUTS } from '../intake/types.ts';
import { languageOf } from '../observe/submission/found.ts';
import { decode } from '../observe/submission/text.ts';
import { createSimilarPages } from '../similar/pages.ts';
import { DEFAULTS } from '../similar/pairs.ts';
import { type Program, programOf, wordsEach } from '../similar/program.ts';
import { type Similar, similarIn } from '../similar/similar.ts';
import type { Exercise } from '../types/exercise.ts';
import type { SourceFile } from '../types/submission.ts';
import { inertJson } from '../words/inert.ts';
import { type ClassOptions, classOf } from './classOf.ts';
import type { CommandModule, Context } from './context.ts';
import { isEmptyFolder } from './emptyFolder.ts';
import { anyExercise, exerciseNamed, starterFiles } from './exerciseFor.ts';
import { helpText } from './helpText.ts';
import { EXIT } from './io.ts';
import { jsonOf, linesOf, tableOf } from './similarText.ts';
import { problemsError, UserError, writingTo } from './userError.ts';
import { printLines } from './printLines.ts';

interface Options extends ClassOptions {
  readonly exercise?: string;
  readonly against?: readonly string[];
  readonly common?: readonly string[];
  readonly from: string;
  readonly share: string;
  readonly out?: string;
  readonly json?: boolean;
}

const HELP = [
  'Programs are compared by their words: other names, values, comments and layout make',
  'no difference, nor do functions in another order. What was handed out (the starter of',
  'the exercise, files of --common) is left out, and so is what more than the share of',
  'the class have; what few have counts most. What is found is evidence, and no proof.',
  '',
  'Examples:',
  '  cutoff similar submissions --exercise alpha-beta',
  '  cutoff similar submissions --exercise alpha-beta --out similar',
  '  cutoff similar submissions --against last-year --common slides.py --out similar',
];

const another = (value: string, before: readonly string[] | undefined): string[] => [
  ...(before ?? []),
  value,
];

/**
 * `cutoff similar CLASS…`. JSON: `{ compared, earlier, similarity, words, share, evidence, notes,
 * groups: [[ids]], pairs: [{ a, b, from?, similarity, words, longest, page }] }`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<submissions...>', 'a class, as "grade" takes it')
    .option('--exercise <exercise>', 'name or folder of the exercise, whose starter is left out')
    .option('--against <class>', 'compare with another class, too (may be given again)', another)
    .option('--common <file>', 'code that everybody was given (may be given again)', another)
    .option('--from <percent>', 'how similar a pair must be', String(DEFAULTS.similarity * 100))
    .option('--share <percent>', 'leave out what more of the class have', String(DEFAULTS.share * 100))
    .option('--out <folder>', 'where the pages and the table go; made when it is not there')
    .option('--layout <name>', `how submissions are arranged: ${LAYOUTS.join(', ')}`)
    .option('--roster <table>', 'a table of the course, for names: id, name, email, section')
    .option('--attempt <which>', 'which of several attempts counts: latest or first', 'latest')
    .addHelpText('after', helpText(...HELP))
    .action((paths: string[]) => run((context) => compareNamed(paths, command.opts<Options>(), context)));
};

async function compareNamed(paths: readonly string[], options: Options, context: Context): Promise<number> {
  const { cwd } = context.io;
  const limits = {
    ...DEFAULTS,
    similarity: shareOf('--from', options.from),
    share: shareOf('--share', options.share),
  };
  const out = options.out === undefined ? null : resolve(cwd, options.out);
  if (out !== null && existsSync(out) && !isEmptyFolder(out))
    throw new UserError(`${options.out}: this is there already; name a new folder, or remove it`);
  const exercise =
    options.exercise === undefined ? await anyExercise() : await exerciseNamed(options.exercise, cwd);
  const starter = options.exercise === undefined ? [] : await starterOf(exercise);
  const common = await commonFiles(options.common ?? [], cwd);
  const programs = await programsIn(paths, '', options, exercise, cwd);
  const { roster: _, ...others } = options;
  for (const path of options.against ?? [])
    programs.push(...(await programsIn([path], path, others, exercise, cwd)));
  const given = [...starter, ...common].map((file) =>
    programOf({ id: file.path, name: file.path, from: '' }, [file]),
  );
  const similar = similarIn(programs, given, limits);
  const title = options.exercise === undefined ? 'The class' : exercise.title;
  if (out !== null) await writingTo(out, () => write(out, similar, title));
  if (options.json === true) context.printJson(jsonOf(similar));
  else printLines(linesOf(similar, options.out), context);
  return EXIT.done;
}

function shareOf(option: string, text: string): number {
  const value = Number(text.replace(/ ?%$/, ''));
  if (text.trim() !== '' && value > 0 && value <= 100) return value / 100;
  throw new UserError(`${option}: found ${JSON.stringify(text)}; expected a percentage, as 60`);
}

async function programsIn(
  paths: readonly string[],
  from: string,
  options: ClassOptions,
  exercise: Exercise,
  cwd: string,
): Promise<Program[]> {
  const found: OpenClass = await classOf(paths, options, exercise, cwd);
  try {
    const programs: Program[] = [];
    for (const work of found.work) {
      const { files, content } = await work.read();
      const name = work.people.map((person) => person.name).join(', ');
      if (content.kind !== 'not-attempted')
        programs.push(programOf({ id: work.id, name, from }, files, wordsEach(found.work.length)));
    }
    return programs;
  } finally {
    await found.close();
  }
}

async function starterOf(exercise: Exercise): Promise<SourceFile[]> {
  const names = await starterFiles(exercise).catch(() => []);
  return commonFiles(
    names
      .filter((name) => languageOf(name) !== null)
      .map((name) => resolve(exercise.folder, 'starter', name)),
    '',
  );
}

async function commonFiles(paths: readonly string[], cwd: string): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const path of paths) {
    const language = languageOf(path);
    if (language === null)
      throw new UserError(`${path}: expected a file in Python, JavaScript or TypeScript`);
    const bytes = await readFile(resolve(cwd, path)).catch(() => {
      throw new UserError(`${path}: there is no such file, or it cannot be read`);
    });
    const decoded = decode(bytes, language);
    if ('problem' in decoded) throw new UserError(`${path} ${decoded.problem}`);
    files.push({ path: basename(path), text: decoded.text });
  }
  return files;
}

async function write(out: string, similar: Similar, title: string): Promise<void> {
  const opened = await openOut(out);
  if (!opened.ok) throw problemsError(opened.problems);
  const pages = createSimilarPages();
  await writeWhole(out, 'index.html', pages.index(similar, title));
  await writeWhole(out, 'pairs.csv', formatInertCsv(tableOf(similar)));
  await writeWhole(out, 'pairs.json', `${inertJson(JSON.stringify(jsonOf(similar), null, 1))}\n`);
  for (const pair of similar.pairs)
    if (pair.page !== null) await writeWhole(out, pair.page, pages.pair(pair, title));
}

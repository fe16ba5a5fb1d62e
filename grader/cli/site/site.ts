import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Chapter, listChapters } from '../../content/chapters.ts';
import type { ZipFile } from '../../content/zip.ts';
import { listQuizzes } from '../../quiz/file/quiz.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { CommandModule } from '../context.ts';
import { isEmptyFolder } from '../emptyFolder.ts';
import { exerciseNamed } from '../exerciseFor.ts';
import { helpText } from '../helpText.ts';
import { EXIT } from '../io.ts';
import { UserError } from '../userError.ts';
import { wholeIn } from '../wholeOption.ts';
import { quizNamed } from '../quiz/quizNamed.ts';
import { count } from '../../words/numbers.ts';
import { preview } from './preview.ts';
import { siteFiles } from './siteFiles.ts';

interface Options {
  readonly out?: string;
  readonly title: string;
  readonly authors?: boolean;
  readonly preview?: boolean;
  readonly port?: string;
  readonly json?: boolean;
}

/**
 * `cutoff site [NAME…]`. JSON: `{ folder, exercises, quizzes, files }`; of a preview `{ url, exercises }`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument(
      '[names...]',
      'exercises by name or folder, quizzes by name or file (default: all that come with Cutoff)',
    )
    .option('--out <folder>', 'where the site goes; made when it is not there')
    .option('--title <title>', 'what the site is called', 'Search exercises')
    .option('--authors', 'with what a tree tells apart, and trees made to order; a preview has it always')
    .option('--preview', 'instead, show the site on this machine alone, until Ctrl-C')
    .option('--port <number>', 'where the preview listens (default: where there is room)')
    .addHelpText(
      'after',
      helpText(
        'The site is a folder that any web server gives out as it is, under any path. On it',
        'students read an exercise, write their program and have it checked, in the browser',
        'and with nothing to install; it works without a network after the first visit.',
        'It holds what a student kit holds: no hidden trees, no solutions. Quizzes for practice',
        'are checked on their pages; what is answered on others is saved, to be handed in.',
        '',
        'Examples:',
        '  cutoff site --out public',
        '  cutoff site minimax figure-5-2 --out public',
        '  cutoff site minimax alpha-beta ../my-exercise --out public --title "AI, autumn"',
        '  cutoff site --preview',
      ),
    )
    .action((names: readonly string[]) =>
      run(async (context) => {
        const { io, print, printJson } = context;
        const options = command.opts<Options>();
        const chapters = await listChapters();
        const { exercises, quizzes } = await contentOf(names, chapters, io.cwd);
        const target = folderFor(options, io.cwd);
        const forAuthors = options.authors === true || options.preview === true;
        const files = await siteFiles(exercises, quizzes, { title: options.title, chapters, forAuthors });
        const slugs = exercises.map(({ slug }) => slug);
        if (target !== null) await writeFiles(files, target);
        if (options.preview === true) {
          const port = options.port === undefined ? 0 : wholeIn(options.port, 'port', 0, 65_535);
          return preview(files, port, context, slugs, options.json === true);
        }
        if (options.json === true)
          printJson({
            folder: target,
            exercises: slugs,
            quizzes: quizzes.map(({ slug }) => slug),
            files: files.map(({ path }) => path),
          });
        else
          print(
            `The site is in ${relative(io.cwd, target ?? '') || '.'}: ${counted(slugs, quizzes)}, ` +
              `${files.length} files.\nAny web server gives it out as it is. To see it: ` +
              'cutoff site --preview',
          );
        return EXIT.done;
      }),
    );
};

const counted = (exercises: readonly string[], quizzes: readonly Quiz[]): string =>
  [
    count(exercises.length, 'exercise'),
    ...(quizzes.length === 0 ? [] : [count(quizzes.length, 'quiz', 'quizzes')]),
  ].join(', ');

/** What is named: exercises, and quizzes, known by their names and files; all there is where nothing is. */
async function contentOf(
  names: readonly string[],
  chapters: readonly Chapter[],
  cwd: string,
): Promise<{ readonly exercises: readonly Exercise[]; readonly quizzes: readonly Quiz[] }> {
  const bundled = listQuizzes();
  const all = [...chapters.flatMap(({ exercises }) => exercises.map(({ slug }) => slug)), ...bundled];
  const exercises: Exercise[] = [];
  const quizzes: Quiz[] = [];
  for (const name of names.length > 0 ? names : all) {
    if (bundled.includes(name) || (name.endsWith('.json') && basename(name) !== 'exercise.json'))
      quizzes.push(quizNamed(name, cwd));
    else exercises.push(await exerciseNamed(name, cwd));
  }
  refuseTwins(exercises);
  for (const [at, { slug }] of quizzes.entries())
    if (quizzes.findIndex((quiz) => quiz.slug === slug) < at)
      throw new UserError(`found a second quiz called ${slug}; expected each name once`);
  return { exercises, quizzes };
}

/** Where the site goes, which has to be empty; null where it is only to be seen. */
function folderFor({ out, preview: isSeen }: Options, cwd: string): string | null {
  if (out === undefined && isSeen !== true)
    throw new UserError('where to? Name a folder with --out, or see the site with --preview');
  if (out === undefined) return null;
  const folder = resolve(cwd, out);
  if (existsSync(folder) && !isEmptyFolder(folder))
    throw new UserError(
      `${relative(cwd, folder) || '.'}: this is there already; name a new folder with --out, or remove it`,
    );
  return folder;
}

/** Two exercises of one name would be one page. */
function refuseTwins(exercises: readonly Exercise[]): void {
  const seen = new Set<string>();
  for (const { slug, folder } of exercises) {
    if (seen.has(slug))
      throw new UserError(`${folder}: found a second exercise called ${slug}; expected each name once`);
    if (RESERVED.has(slug))
      throw new UserError(`${folder}: found an exercise called ${slug}; expected another name for a folder`);
    seen.add(slug);
  }
}

/** Folders of a site that hold something else. */
const RESERVED = new Set(['assets', 'kits', 'quizzes', 'tree']);

async function writeFiles(files: readonly ZipFile[], folder: string): Promise<void> {
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

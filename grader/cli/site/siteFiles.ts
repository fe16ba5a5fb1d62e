import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZipFile } from '../../content/zip.ts';
import { searchesTrees } from '../../content/ownCase.ts';
import type { Chapter } from '../../content/chapters.ts';
import { languageList } from '../../observe/submission/found.ts';
import { createSiteWriter, type ListedChapter } from '../../report/sitePages.ts';
import { createQuizPages } from '../../quiz/page/pages.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import type { Exercise } from '../../types/exercise.ts';
import { packageRoot } from '../../types/root.ts';
import type { Language } from '../../types/submission.ts';
import { EXAMPLES } from '../../web/tree/examples.ts';
import { SAVED_FORMATS } from '../../web/tree/exports.ts';
import { TREE_PAGE_WORDS } from '../../words/treePage.ts';
import { kitFiles } from '../packFor/kit.ts';
import { UserError } from '../userError.ts';
import { engineFiles } from './engineFiles.ts';

/** What is fetched when it is first used, and not at the first visit. */
const LATER = /^(?:assets\/(?:typescript|python)|quizzes\/)/;

export interface SiteOptions {
  readonly title: string;
  readonly chapters: readonly Chapter[];
  /** Whether the page on which trees are drawn has a part for authors. */
  readonly forAuthors: boolean;
}

/**
 * All files of a site, in order of path. What students may not see is in none of them: of an exercise it
 * holds what a kit holds, and nothing is worked out from more.
 */
export async function siteFiles(
  exercises: readonly Exercise[],
  quizzes: readonly Quiz[],
  { title, chapters, forAuthors }: SiteOptions,
): Promise<ZipFile[]> {
  const writer = createSiteWriter();
  const files: ZipFile[] = [
    { path: 'index.html', content: writer.list(title, listed(exercises, chapters), quizzes) },
    { path: 'icon.svg', content: ICON },
    { path: 'site.webmanifest', content: manifest(title) },
    { path: 'assets/site.css', content: writer.style },
    { path: 'THIRD-PARTY.txt', content: await readFile(join(packageRoot(), 'dist', 'THIRD-PARTY.txt')) },
  ];
  const onTrees = exercises.filter(searchesTrees).map((exercise) => ({
    slug: exercise.slug,
    title: exercise.title,
    languages: languagesOf(exercise),
  }));
  const treePage = writer.tree(title, { ...TREE_PAGE, exercises: onTrees, forAuthors });
  files.push({ path: 'tree/index.html', content: treePage });
  for (const exercise of exercises) {
    const kit = await kitFiles(exercise);
    const { slug, handout } = exercise;
    const languages = languagesOf(exercise);
    files.push({ path: `kits/${slug}.json`, content: kitJson(kit) });
    const page = { slug, title: exercise.title, handout, languages };
    files.push({ path: `${slug}/index.html`, content: writer.exercise(title, page) });
  }
  const pages = createQuizPages();
  for (const quiz of quizzes)
    files.push({ path: `quizzes/${quiz.slug}/index.html`, content: pages.form(quiz) });
  for (const { path, content } of await engineFiles()) files.push({ path: `assets/${path}`, content });
  const web = join(packageRoot(), 'dist', 'web');
  for (const name of (await readdir(web)).sort())
    if (name !== WORKER && (forAuthors || !name.startsWith(AUTHOR)))
      files.push({ path: `assets/${name}`, content: await readFile(join(web, name)) });
  files.push({ path: 'sw.js', content: await serviceWorker(files, join(web, WORKER)) });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const TREE_PAGE = {
  examples: EXAMPLES,
  formats: SAVED_FORMATS.map((id) => ({ id, title: TREE_PAGE_WORDS.formats[id] })),
};

const WORKER = 'serviceWorker.js';
/** How scripts begin that only authors need. */
const AUTHOR = 'author';

/** The worker that keeps the site, with the list of what it keeps. */
async function serviceWorker(files: readonly ZipFile[], script: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { path, content } of files) hash.update(`${path}\0`).update(content);
  const paths = files.map(({ path }) => path);
  const site = {
    version: hash.digest('hex').slice(0, 16),
    first: ['./', ...paths.filter((path) => !LATER.test(path))],
    later: paths.filter((path) => LATER.test(path)),
  };
  return `const SITE = ${JSON.stringify(site)};\n${await readFile(script, 'utf8')}`;
}

const kitJson = (kit: readonly ZipFile[]): string =>
  JSON.stringify(
    Object.fromEntries(
      kit.map(({ path, content }) => [
        path,
        typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content),
      ]),
    ),
  );

const languagesOf = ({
  slug,
  languages,
  files,
}: Exercise): { id: Language; name: string; file: string }[] => {
  if (languages.includes('command'))
    throw new UserError(`${slug}: its programs are run by a command, which no page can do`);
  return languages.map((id) => ({ id, name: languageList([id]), file: files[id] ?? '' }));
};

/** By chapters, as far as they are known; others come last, in the order given. */
function listed(exercises: readonly Exercise[], chapters: readonly Chapter[]): ListedChapter[] {
  const bySlug = new Map(exercises.map((exercise) => [exercise.slug, exercise]));
  const names = (exercise: Exercise): string => languageList(exercise.languages);
  const known = chapters
    .map(({ title, exercises: all }) => ({
      title,
      exercises: all.flatMap(({ slug, level, after }) => {
        const exercise = bySlug.get(slug);
        if (exercise === undefined) return [];
        bySlug.delete(slug);
        const titles = after.flatMap((one) => exercises.find((each) => each.slug === one)?.title ?? []);
        return [{ slug, title: exercise.title, languages: names(exercise), level, after: titles.join(', ') }];
      }),
    }))
    .filter(({ exercises: all }) => all.length > 0);
  const others = [...bySlug.values()].map((exercise) => ({
    slug: exercise.slug,
    title: exercise.title,
    languages: names(exercise),
    level: null,
    after: '',
  }));
  if (others.length === 0) return known;
  return [...known, { title: known.length === 0 ? 'Exercises' : 'Further exercises', exercises: others }];
}

const manifest = (title: string): string =>
  `${JSON.stringify({
    name: title,
    start_url: './',
    scope: './',
    display: 'standalone',
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })}\n`;

const ICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
  '<rect width="64" height="64" rx="12" fill="#1d4d8f"/>',
  '<g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round">',
  '<path d="M32 14 16 46M32 14l16 32M37 36l10-6"/></g></svg>\n',
].join('');

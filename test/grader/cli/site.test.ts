import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import { filesBelowFolder } from '../../support/pageChecks.ts';

const EXERCISES = join(packageRoot(), 'exercises');

/** Long enough that nothing but the file itself holds it. */
const isTelling = (text: string): boolean => text.length >= 12;

/** What of a file of a tree or a run would give it away, in whatever form it is written again. */
function tellingOf(text: string): string[] {
  const json = JSON.parse(text) as Record<string, unknown>;
  const { tree, title, source, problem, options } = json;
  return [tree, problem, options, title, source]
    .filter((part) => part !== undefined)
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .filter(isTelling);
}

/** What students may see of an exercise, written down without the code that makes kits. */
function shownOf(slug: string): string[] {
  const files = filesBelowFolder(join(EXERCISES, slug)).filter(
    ({ path }) => !/^(hidden|solutions)\/|^exercise\.json$/.test(path),
  );
  const { checks } = JSON.parse(readFileSync(join(EXERCISES, slug, 'exercise.json'), 'utf8')) as {
    checks: { visibility: string }[];
  };
  return [
    JSON.stringify(checks.filter(({ visibility }) => visibility === 'student')),
    ...files.map(({ bytes }) => Buffer.from(bytes).toString()),
  ];
}

test('a site holds no word or value of what students may not see', async () => {
  const at = folderOf();
  const { code, err, out } = await cutoff(at, ['site', '--out', 'public', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { exercises } = JSON.parse(out) as { exercises: string[] };
  expect(exercises.length).toBeGreaterThan(15);
  const own = filesBelowFolder(join(at, 'public')).filter(({ path }) => !path.startsWith('assets/'));
  const texts = own.map(({ bytes }) => Buffer.from(bytes).toString());
  // Kits are JSON of texts: as they would lie on a disk, and without the space that may stand anywhere.
  const unpacked = own
    .filter(({ path }) => path.startsWith('kits/'))
    .flatMap(({ bytes }) =>
      Object.values(JSON.parse(Buffer.from(bytes).toString()) as Record<string, string>),
    );
  const all = [...texts, ...unpacked].join('\n');
  const tight = all.replaceAll(/\s/g, '');
  // One exercise may hide what another shows.
  const shown = exercises.flatMap(shownOf).join('\n').replaceAll(/\s/g, '');
  let looked = 0;
  for (const slug of exercises) {
    const folder = join(EXERCISES, slug);
    const hidden = readdirSync(join(folder, 'hidden')).flatMap((name) =>
      tellingOf(readFileSync(join(folder, 'hidden', name), 'utf8')),
    );
    for (const text of hidden
      .map((each) => each.replaceAll(/\s/g, ''))
      .filter((each) => !shown.includes(each))) {
      looked += 1;
      expect(tight.includes(text), `${slug}: ${text}`).toBe(false);
    }
    const loaded = await loadExercise(slug);
    if (!loaded.ok) throw new Error(slug);
    for (const check of loaded.value.checks.filter(({ visibility }) => visibility !== 'student'))
      for (const { id, description, file } of check.cases) {
        if (file?.startsWith('hidden/') === true) expect(all.includes(file), `${slug} ${id}`).toBe(false);
        if (isTelling(description) && !shown.includes(description.replaceAll(/\s/g, '')))
          expect(all.includes(description), `${slug} ${description}`).toBe(false);
      }
    expect(all.includes('mustCatch')).toBe(false);
  }
  expect(looked).toBeGreaterThan(50);
  expect(own.some(({ path }) => /solutions|hidden/.test(path))).toBe(false);
});

test('quizzes stand beside exercises, as `quiz render` writes them', async () => {
  const figures = {
    t: {
      title: 'T',
      tree: [
        [3, 12],
        [2, 4],
      ],
    },
  };
  const own = { title: 'My quiz', figures, questions: [{ id: 'a', kind: 'value', figure: 't' }] };
  const at = folderOf({ 'mine.json': JSON.stringify(own) });
  const { code, out } = await cutoff(at, ['site', 'minimax', 'figure-5-2', 'mine.json', '--out', 'public']);
  expect(code).toBe(0);
  expect(out).toMatch(/^The site is in public: 1 exercise, 2 quizzes, \d+ files\./);
  await cutoff(at, ['quiz', 'render', 'figure-5-2', '--out', 'alone.html']);
  const page = (name: string): string => readFileSync(join(at, name), 'utf8');
  expect(page('public/quizzes/figure-5-2/index.html')).toBe(page('alone.html'));
  const index = page('public/index.html');
  expect(index).toMatch(/quizzes\/figure-5-2\/index\.html">[^<]+<\/a> <span class="aside">quiz, /);
  expect(index).toContain('quizzes/mine/index.html">My quiz</a>');
  const twice = await cutoff(at, ['site', 'figure-5-2', 'figure-5-2', '--out', 'twice']);
  expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('a second quiz called figure-5-2')]);
});

test('a site of some exercises, with a title, lists those alone', async () => {
  const at = folderOf();
  const { code, out } = await cutoff(at, [
    'site',
    'minimax',
    'mutate',
    '--out',
    'public',
    '--title',
    'AI & co',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('The site is in public: 2 exercises');
  const index = readFileSync(join(at, 'public', 'index.html'), 'utf8');
  expect(index).toContain('<title>AI &amp; co</title>');
  expect([...index.matchAll(/href="([\w-]+)\/index\.html"/g)].map(([, slug]) => slug)).toEqual([
    'minimax',
    'mutate',
    'tree',
  ]);
  // What only authors need is there when it is asked for.
  expect(readdirSync(join(at, 'public', 'assets'))).not.toContain('author.js');
  expect(readFileSync(join(at, 'public', 'tree', 'index.html'), 'utf8')).not.toContain('made to order');
  expect((await cutoff(at, ['site', 'minimax', '--authors', '--out', 'with'])).code).toBe(0);
  expect(readdirSync(join(at, 'with', 'assets'))).toContain('author.js');
  // The same again: the same bytes, and nothing of where or when it was made.
  const again = folderOf();
  await cutoff(again, ['site', 'minimax', 'mutate', '--out', 'public', '--title', 'AI & co']);
  expect(hashesBelow(join(again, 'public'))).toEqual(hashesBelow(join(at, 'public')));
});

const hashesBelow = (folder: string): string[] =>
  filesBelowFolder(folder).map(({ path, bytes }) => `${path} ${hash('sha256', bytes)}`);

test('what cannot be made says why', async () => {
  const at = folderOf({ 'public/mine.txt': 'mine' });
  const errors = async (...argv: string[]): Promise<string> => {
    const { code, err } = await cutoff(at, ['site', ...argv]);
    expect(code).toBe(2);
    return err;
  };
  expect(await errors()).toMatch(/Name a folder with --out/);
  expect(await errors('minimax', '--out', 'public')).toMatch(/public: this is there already/);
  expect(await errors('minimx', '--out', 'a')).toMatch(/minimax/);
  expect(await errors('minimax', 'minimax', '--out', 'a')).toMatch(/a second exercise called minimax/);
  expect(await errors('minimax', '--preview', '--port', '70000')).toMatch(/--port: found "70000"/);
});

test('a preview listens on this machine alone, until it is interrupted', async () => {
  const stop = new AbortController();
  let out = '';
  const done = cutoff(folderOf(), ['site', 'minimax', '--preview'], {
    interrupt: () => stop.signal,
    stdout: { write: (text) => (out += text) },
  });
  while (!out.includes('http')) await new Promise((resolve) => setTimeout(resolve, 20));
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+\//.exec(out) ?? [];
  const page = await fetch(`${url}minimax/`);
  expect(page.headers.get('content-type')).toBe('text/html');
  expect(await page.text()).toContain('<h1>Minimax</h1>');
  expect((await fetch(`${url}../package.json`)).status).toBe(404);
  expect((await fetch(`${url}%ff`)).status).toBe(404);
  stop.abort();
  expect((await done).code).toBe(0);
});

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../grader/types/root.ts';
import { findBrowser } from '../support/browser.ts';
import { folderOf } from '../support/folders.ts';
import { attacksIn, type HostileLanguage } from '../support/hostile.ts';
import { cutoff } from '../support/io.ts';
import { filesBelowFolder, openChecker, type Checker } from '../support/pageChecks.ts';
import { isWhole, some } from '../support/whole.ts';

const executable = findBrowser();
const CLASSES = join(packageRoot(), 'test', 'fixtures', 'classes');

/**
 * Searches that call themselves without end. A browser gives a worker half a megabyte of stack, where the
 * command line has the engine's own guard speak first: a page holds the points back rather than guess.
 */
const DEEP = ['alpha-beta/xiao-ling'];
const TOO_DEEP = 'calls itself deeper than a browser allows';

interface Work {
  readonly name: string;
  readonly id: string;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/** An exercise whose checks are all shown, hidden trees too: more is compared than students ever see. */
function kitOf(slug: string, limits?: object): Record<string, string> {
  const files = filesBelowFolder(join(packageRoot(), 'exercises', slug)).filter(
    ({ path }) => !path.startsWith('solutions/'),
  );
  const kit = Object.fromEntries(
    files.map(({ path, bytes }) => [path.replace(/^hidden/, 'shown'), Buffer.from(bytes).toString()]),
  );
  const exercise = JSON.parse((kit['exercise.json'] ?? '').replaceAll('"hidden/', '"shown/')) as {
    checks: object[];
    limits?: object;
  };
  const checks = exercise.checks.map((check) => ({ ...check, visibility: 'student' }));
  const changed = limits === undefined ? { ...exercise, checks } : { ...exercise, checks, limits };
  return { ...kit, 'exercise.json': JSON.stringify(changed) };
}

function classOf(slug: string): Work[] {
  return readdirSync(join(CLASSES, slug)).flatMap((name) => {
    const at = join(CLASSES, slug, name);
    return statSync(at).isDirectory()
      ? [{ name: `${slug}/${name}`, id: name, files: filesBelowFolder(at) }]
      : [];
  });
}

/** The bytes that the command line and the page make of the same work, which must be the same. */
async function compare(checker: Checker, folder: string, { id, files }: Work): Promise<[string, string]> {
  const texts = Object.fromEntries(files.map(({ path, bytes }) => [`work/${id}/${path}`, bytes]));
  const at = folderOf(texts);
  const { out, err } = await cutoff(at, ['check', join('work', id), '--exercise', folder, '--json']);
  expect(err).toBe('');
  return [(await checker.check(id, files)).result, out];
}

describe.skipIf(executable === null)('a page checks as the command line does', () => {
  let checker: Checker;
  beforeAll(async () => {
    checker = await openChecker(executable!);
  });
  afterAll(() => checker?.close());

  const slugs = readdirSync(CLASSES);
  test.each(isWhole ? slugs : ['alpha-beta', 'hill-climbing'])('the sample class of %s', async (slug) => {
    const kit = kitOf(slug);
    const folder = join(folderOf({ ...prefixed(slug, kit) }), slug);
    await checker.open(slug, kit, null);
    for (const work of some(classOf(slug), 12)) {
      const [page, line] = await compare(checker, folder, work);
      if (DEEP.includes(work.name)) expect(page).toContain(TOO_DEEP);
      else expect(page, work.name).toBe(line);
    }
  });

  test.each(['javascript', 'typescript', 'python'] as const)('attacks in %s', async (language) => {
    const kit = kitOf('minimax', { fuel: 3_000_000, calls: 2_000, memoryMB: 24, wallSeconds: 60 });
    const folder = join(folderOf({ ...prefixed('minimax', kit) }), 'minimax');
    await checker.open('minimax', kit, language);
    for (const work of some(attacks(language), language === 'typescript' ? 8 : 40)) {
      const [page, line] = await compare(checker, folder, work);
      if (page.includes(TOO_DEEP)) deep.push(work.name);
      else expect(page, work.name).toBe(line);
    }
    expect(deep.filter((name) => !/recursion|nest|deep|stack/.test(name))).toEqual([]);
  });
  const deep: string[] = [];
});

const prefixed = (slug: string, kit: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(kit).map(([path, text]) => [`${slug}/${path}`, text]));

const ENDINGS = { javascript: 'js', typescript: 'ts', python: 'py' } as const;

const attacks = (language: HostileLanguage): Work[] =>
  attacksIn(language).map(({ file, text }) => ({
    name: `${language} ${file}`,
    id: 'attack',
    files: [{ path: `minimax.${ENDINGS[language]}`, bytes: Buffer.from(text) }],
  }));

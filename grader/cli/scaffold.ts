import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { byCodeUnit, isIgnored } from '../observe/submission/found.ts';
import type { Exercise } from '../types/exercise.ts';
import { starterFiles } from './exerciseFor.ts';
import { schemaPath } from './newNames.ts';

/** Cases of each check that an author begins with: few enough to read. */
const MOST_CASES = 3;

/** An exercise file as written; the rest of it is copied as it is. */
interface Written {
  readonly $schema?: string;
  readonly mustCatch?: unknown;
  readonly checks: readonly WrittenCheck[];
}

interface WrittenCheck {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly agent?: string;
  readonly visibility: string;
  readonly credit?: string;
  readonly atLeast?: number;
  readonly cases: readonly WrittenCase[];
}

interface WrittenCase {
  readonly description: string;
  readonly catches?: readonly string[];
  readonly tree?: string;
  readonly run?: string;
  readonly random?: { readonly seed: number; readonly count: number; readonly shape: unknown };
}

/** Writes a small exercise like another into a folder, under a title of its own. Gives its files, sorted. */
export async function scaffoldLike(like: Exercise, target: string, title: string): Promise<string[]> {
  const written = JSON.parse(
    (await readFile(join(like.folder, 'exercise.json'), 'utf8')).replace(/^\ufeff/, ''),
  ) as Written;
  const { $schema: _schema, mustCatch: _mustCatch, ...kept } = written;
  const checks = [...visibleChecks(written), ...unseenCheck(written, title)];
  const cases = [
    ...new Set(checks.flatMap((check) => check.cases.flatMap(({ tree, run }) => tree ?? run ?? []))),
  ].sort(byCodeUnit);
  const copies = [
    ...(await starterFiles(like)).map((file) => `starter/${file}`),
    ...(await solutionsOf(like)).map((name) => `solutions/${name}`),
  ];
  const file = join(target, 'exercise.json');
  await mkdir(target, { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ $schema: schemaPath('exercise', file), ...kept, title, checks }, null, 2)}\n`,
  );
  await writeFile(
    join(target, 'handout.md'),
    withTitle(await readFile(join(like.folder, 'handout.md'), 'utf8').catch(() => ''), title),
  );
  for (const each of cases) {
    await mkdir(dirname(join(target, each)), { recursive: true });
    await writeFile(
      join(target, each),
      withSchema(await readFile(join(like.folder, each), 'utf8'), join(target, each)),
    );
  }
  for (const each of copies) {
    await mkdir(dirname(join(target, each)), { recursive: true });
    await cp(join(like.folder, each), join(target, each), { recursive: true });
  }
  return ['exercise.json', 'handout.md', ...cases, ...copies].sort(byCodeUnit);
}

/**
 * What students see, with the first few cases that are files. How fair choices are is left out where anything
 * else is checked: what such a check can tell must be measured first.
 */
function visibleChecks({ checks }: Written): WrittenCheck[] {
  const visible = checks.filter(({ visibility }) => visibility === 'student');
  const plain = visible.filter(({ kind }) => kind !== 'evidence');
  return (plain.length > 0 ? plain : visible)
    .map((check) => ({
      ...withFewCases(check),
      cases: check.cases.filter(({ tree, run }) => (tree ?? run) !== undefined).slice(0, MOST_CASES),
    }))
    .filter(({ cases }) => cases.length > 0);
}

/** Of few cases, as many as luck cannot do are all of them. */
function withFewCases({ atLeast, ...check }: WrittenCheck): WrittenCheck {
  return atLeast === undefined ? check : { ...check, credit: 'all' };
}

/** A batch of random trees for after the due date, as the other exercise has one, with trees of its own. */
function unseenCheck({ checks }: Written, title: string): WrittenCheck[] {
  const check = checks.find(({ cases }) => cases.some(({ random }) => random !== undefined));
  const one = check?.cases.find(({ random }) => random !== undefined);
  if (check === undefined || one?.random === undefined) return [];
  const random = { ...one.random, seed: seedFrom(title) };
  // What its trees catch, these need not.
  const { catches: _catches, ...kept } = one;
  return [
    {
      ...withFewCases(check),
      id: 'unseen',
      title: `${check.title}, on trees not seen before`,
      visibility: 'after-due',
      cases: [{ ...kept, description: 'Meant to catch answers that fit the visible trees only.', random }],
    },
  ];
}

/** Different exercises get different trees, and the same one the same. */
function seedFrom(title: string): number {
  let seed = 7;
  for (const character of title) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}

async function solutionsOf({ folder }: Exercise): Promise<string[]> {
  const names = await readdir(join(folder, 'solutions')).catch(() => []);
  return names.filter((name) => !isIgnored(name)).sort(byCodeUnit);
}

const withTitle = (handout: string, title: string): string =>
  /^# .*/.test(handout) ? handout.replace(/^# .*/, () => `# ${title}`) : `# ${title}\n\n${handout}`;

/** A copied file's way to its schema, from where it lies now. */
function withSchema(text: string, file: string): string {
  return text.replace(
    /("\$schema"\s*:\s*)"[^"]*?(tree|run)\.schema\.json"/,
    (_, key: string, name: 'tree' | 'run') => `${key}${JSON.stringify(schemaPath(name, file))}`,
  );
}

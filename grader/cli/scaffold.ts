import Fraction from 'fraction.js';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { byCodeUnit, isIgnored } from '../observe/submission/found.ts';
import type { Exercise } from '../types/exercise.ts';
import { starterFiles } from './exerciseFor.ts';
import type { GameGround, ProblemGround } from './grounds.ts';
import { onGame, type OnGround, onProblem } from './scaffoldOn.ts';
import { schemaPath } from './newNames.ts';
import type { WrittenCase, WrittenCheck } from './writtenChecks.ts';

/** Cases of each check that an author begins with: few enough to read. */
const MOST_CASES = 3;

/** An exercise file as written; the rest of it is copied as it is. */
interface Written {
  readonly $schema?: string;
  readonly mustCatch?: unknown;
  readonly notices?: unknown;
  readonly checks: readonly WrittenCheck[];
}

/** Writes a small exercise like another into a folder, under a title of its own. Gives its files, sorted. */
export async function scaffoldLike(
  like: Exercise,
  target: string,
  title: string,
  ground?: GameGround | ProblemGround,
): Promise<string[]> {
  const written = JSON.parse(
    (await readFile(join(like.folder, 'exercise.json'), 'utf8')).replace(/^\ufeff/, ''),
  ) as Written;
  const { $schema: _schema, mustCatch: _mustCatch, notices: _notices, ...kept } = written;
  const usual = [...visibleChecks(written, title), ...unseenCheck(written, title)];
  const { checks, files: more } =
    ground === undefined ? { checks: usual, files: {} } : await onGround(like, usual, ground);
  const named = new Set(checks.flatMap((check) => check.cases.flatMap(({ tree, run }) => tree ?? run ?? [])));
  const cases = [...named].filter((file) => !Object.hasOwn(more, file)).sort(byCodeUnit);
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
  for (const [each, text] of Object.entries(more)) {
    await mkdir(dirname(join(target, each)), { recursive: true });
    await writeFile(join(target, each), text);
  }
  return ['exercise.json', 'handout.md', ...cases, ...Object.keys(more), ...copies].sort(byCodeUnit);
}

/** The checks on a game or a problem of the author's choice. */
async function onGround(
  like: Exercise,
  checks: readonly WrittenCheck[],
  ground: GameGround | ProblemGround,
): Promise<OnGround> {
  if ('games' in ground) {
    const limits = like.checks.flatMap(({ cases }) =>
      cases.flatMap(({ inputs }) =>
        inputs.map((input) => input.kind === 'game' && input.depthLimit < Infinity),
      ),
    );
    // Where all but a few cases look ahead to a limit, that is what the exercise is about.
    const isLimited = limits.filter(Boolean).length > limits.length / 2;
    return onGame(checks, ground, isLimited ? 2 : undefined);
  }
  const runs = new Map<string, string>();
  for (const { run } of checks.flatMap(({ cases }) => cases))
    if (run !== undefined) runs.set(run, await readFile(join(like.folder, run), 'utf8'));
  return onProblem(checks, runs, ground);
}

/**
 * What students see, with the first few cases that are files. How fair choices are is left out where anything
 * else is checked: what such a check can tell must be measured first.
 */
function visibleChecks({ checks }: Written, title: string): WrittenCheck[] {
  const visible = checks.filter(({ visibility }) => visibility === 'student');
  const plain = visible.filter(({ kind }) => kind !== 'evidence');
  return (plain.length > 0 ? plain : visible)
    .map((check) => withFewCases(check, title))
    .filter(({ cases }) => cases.length > 0);
}

/**
 * Where luck can do some cases, few of them could all be done by luck: then random trees come with them, and
 * all must pass.
 */
function withFewCases({ atLeast, ...check }: WrittenCheck, title: string): WrittenCheck {
  const cases = check.cases.filter(({ tree, run }) => (tree ?? run) !== undefined).slice(0, MOST_CASES);
  if (atLeast === undefined) return { ...check, cases };
  const random = check.cases.filter((one) => one.random !== undefined).slice(0, 1);
  return { ...check, credit: 'all', cases: [...cases, ...random.map((one) => withOwnTrees(one, title, ''))] };
}

/** A random batch with trees of its own; what the other's trees catch, these need not. */
function withOwnTrees({ catches: _catches, ...one }: WrittenCase, title: string, of: string): WrittenCase {
  return one.random === undefined
    ? one
    : { ...one, random: { ...one.random, seed: seedFrom(`${title}${of}`) } };
}

/**
 * A batch of random trees for after the due date, as the other exercise has one for what is worth most, with
 * trees of its own.
 */
function unseenCheck({ checks }: Written, title: string): WrittenCheck[] {
  const worth = ({ points }: WrittenCheck): Fraction => new Fraction(points);
  const found = checks.flatMap(({ atLeast: _atLeast, ...check }) => {
    const one = check.cases.find(({ random }) => random !== undefined);
    return one === undefined ? [] : [{ check, one }];
  });
  const [most] = found.sort((a, b) => worth(b.check).compare(worth(a.check)));
  if (most === undefined) return [];
  const description = 'Meant to catch answers that fit the visible trees only.';
  return [
    {
      ...most.check,
      id: 'unseen',
      title: `${most.check.title}, on trees not seen before`,
      visibility: 'after-due',
      cases: [{ ...withOwnTrees(most.one, title, ', unseen'), description }],
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

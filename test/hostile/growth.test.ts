/**
 * What reads a log is linear in it, or nearly: twice as long a log takes less than 2.6 times as many steps to
 * judge, diagnose and draw. A log is as long as a student's code likes, up to the limits.
 *
 * Some of the programs, and short logs; `CUTOFF_CORPUS=whole` takes all, up to 40,000 questions (minutes).
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isWhole } from '../support/whole.ts';

const STEPS = fileURLToPath(new URL('growth/steps.mjs', import.meta.url));
const MOST = 2.6;
const SIZES = isWhole ? [10_000, 20_000, 40_000] : [4_000, 8_000];

const { SEARCHES, CLIMBS, BREEDINGS, PARTS, ENDINGS } = (await import('./growth/programs.mjs')) as Readonly<
  Record<'SEARCHES' | 'CLIMBS' | 'BREEDINGS' | 'PARTS' | 'ENDINGS', object>
>;

const each = (slugs: readonly string[], programs: object): (readonly [string, string])[] =>
  slugs.flatMap((slug) => Object.keys(programs).map((name) => [slug, name] as const));

const GAMES = ['minimax', 'alpha-beta', 'expectimax'];
const LOCAL = [
  'hill-climbing',
  'stochastic-hill-climbing',
  'first-choice',
  'random-restart',
  'simulated-annealing',
  'local-beam',
];
const GENETIC_PARTS = ['random-selection', 'reproduce', 'mutate'];
const ALL = [
  ...each(GAMES, SEARCHES),
  ...each(LOCAL, CLIMBS),
  ...each(['genetic-algorithm'], BREEDINGS),
  ...each(GENETIC_PARTS, PARTS),
  ...each(['alpha-beta', 'multi-agents', 'hill-climbing', 'genetic-algorithm', 'reproduce'], ENDINGS),
];
/** Each was quadratic once, and is written in its own way. */
const SOME: typeof ALL = [
  ['random-restart', 'climbs from a random state each time'],
  ['local-beam', 'asks for the neighbours of two states in turn'],
  ['simulated-annealing', 'proposes and never moves'],
  ['genetic-algorithm', 'reports two generations of many'],
];

test.each(isWhole ? ALL : SOME)('%s, a program that %s', async (slug, name) => {
  const { stdout } = await promisify(execFile)(process.execPath, [STEPS, slug, name, SIZES.join(',')]);
  const { least, counts } = JSON.parse(stdout) as { readonly least: number; readonly counts: number[] };
  expect(counts).toHaveLength(SIZES.length);
  // What is taken anyway may be up to as much again, or less, as a longer log is explained in another way.
  const seen = counts.map((count) => Math.max(count, 2 * least));
  for (const [at, count] of seen.slice(1).entries())
    expect(count / (seen[at] ?? NaN), `${least} and ${counts.join(', ')} steps`).toBeLessThan(MOST);
});

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

const STEPS = fileURLToPath(new URL('growth/steps.mjs', import.meta.url));
const MOST = 2.6;
const isWhole = process.env['CUTOFF_CORPUS'] === 'whole';
const SIZES = isWhole ? [10_000, 20_000, 40_000] : [4_000, 8_000];

const GAMES = [
  'asks for values that are refused',
  'asks one leaf again and again',
  'makes one successor again and again',
  'searches the whole tree again and again',
];
const CLIMBS = [
  'asks for the neighbours of two states in turn',
  'walks from state to state',
  'draws random states and uses none',
  'climbs from a random state each time',
  'asks for the temperature before each step',
];
const ALL: readonly (readonly [string, string])[] = [
  ...['minimax', 'alpha-beta', 'expectimax'].flatMap((slug) => GAMES.map((name) => [slug, name] as const)),
  ...[
    'hill-climbing',
    'stochastic-hill-climbing',
    'first-choice',
    'random-restart',
    'simulated-annealing',
    'local-beam',
  ].flatMap((slug) => CLIMBS.map((name) => [slug, name] as const)),
  ...['reports one generation of many', 'reports many generations', 'asks for fitness again and again'].map(
    (name) => ['genetic-algorithm', name] as const,
  ),
];
/** Each was quadratic once. */
const SOME: typeof ALL = [
  ['hill-climbing', 'climbs from a random state each time'],
  ['random-restart', 'climbs from a random state each time'],
  ['local-beam', 'asks for the neighbours of two states in turn'],
];

test.each(isWhole ? ALL : SOME)('%s, a program that %s', async (slug, name) => {
  const { stdout } = await promisify(execFile)(process.execPath, [STEPS, slug, name, SIZES.join(',')]);
  const counts = JSON.parse(stdout) as number[];
  expect(counts).toHaveLength(SIZES.length);
  for (const [at, count] of counts.slice(1).entries())
    expect(count / (counts[at] ?? NaN), `${counts.join(', ')} steps`).toBeLessThan(MOST);
});

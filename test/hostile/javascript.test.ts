import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '../../grader/types/exercise.ts';
import type { Observation } from '../../grader/types/observation.ts';
import { outcomeInWords } from '../support/outcomes.ts';
import { FIGURE_5_2, Sandbox } from '../support/sandbox.ts';

/** Hostile submissions, each with the outcome that it must get and nothing else. */
const FOLDER = join(import.meta.dirname, 'corpus', 'javascript');

interface Manifest {
  /** Outcomes of one call, or of several calls in one job, by file. */
  readonly [file: string]: string | readonly string[];
}

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'corpus', 'javascript.json'), 'utf8')) as Manifest;

/** Low limits keep it short; an attack on memory or on the stack needs work enough to get there. */
function limitsOf(file: string): Partial<Limits> {
  if (file.startsWith('memory/')) return { fuel: 40_000_000, memoryMB: 4, calls: 2_000 };
  if (file.startsWith('stack/')) return { fuel: 20_000_000, memoryMB: 32, calls: 2_000 };
  return { fuel: 2_000_000, calls: 2_000 };
}

/** A correct search, run in the same thread after every attack. */
const NEIGHBOUR = `
export function alphaBeta(game, state) {
  console.log('searching');
  const worth = (s, alpha, beta) => {
    if (game.isTerminal(s)) return game.utility(s);
    const isMax = game.player(s) === 'max';
    let best = isMax ? -Infinity : Infinity;
    for (const action of game.actions(s)) {
      const v = worth(game.result(s, action), alpha, beta);
      if (isMax) { best = Math.max(best, v); alpha = Math.max(alpha, best); } else { best = Math.min(best, v); beta = Math.min(beta, best); }
      if (alpha >= beta) break;
    }
    return best;
  };
  const moves = game.actions(state).map((action) => ({ action, value: worth(game.result(state, action), -Infinity, Infinity) }));
  return { ...moves.reduce((a, b) => (b.value > a.value ? b : a)), draw: Math.random(), now: Date.now() };
}
`;

const sandbox = new Sandbox();
const neighbour = (): Promise<Observation> => sandbox.one({ 'alphaBeta.js': NEIGHBOUR }, { entry: 'alphaBeta' });
let alone: Observation;

beforeAll(async () => {
  alone = await neighbour();
});
afterAll(() => sandbox.close());

test('the neighbour is right to begin with', () => {
  expect(alone.outcome).toMatchObject({ kind: 'returned', value: { value: 3, action: '0' } });
});

test('every attack has its outcome written down, and there are enough of them', () => {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(FOLDER.length + 1).replaceAll('\\', '/'));
  expect(paths.sort()).toEqual(Object.keys(manifest).sort());
  expect(paths.length).toBeGreaterThanOrEqual(120);
});

describe('attacks', () => {
  test.each(Object.entries(manifest))('%s', async (file, expected) => {
    const outcomes = typeof expected === 'string' ? [expected] : expected;
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const observations = await sandbox.observe({ 'alphaBeta.js': text }, { entry: 'alphaBeta', limits: limitsOf(file), inputs: outcomes.map(() => FIGURE_5_2) });
    expect(observations.map(({ outcome }) => outcomeInWords(outcome))).toEqual(outcomes);
    expect(await neighbour()).toEqual(alone);
  });
});

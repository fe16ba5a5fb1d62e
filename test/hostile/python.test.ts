import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '../../grader/types/exercise.ts';
import type { Observation } from '../../grader/types/observation.ts';
import { outcomeInWords } from '../support/outcomes.ts';
import { FIGURE_5_2, Sandbox } from '../support/sandbox.ts';

/** Hostile submissions in Python, each with the outcome that it must get and nothing else. */
const FOLDER = join(import.meta.dirname, 'corpus', 'python');

/** Outcomes of one call, or of several calls in one job, by file. */
type Manifest = Readonly<Record<string, string | readonly string[]>>;

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'corpus', 'python.json'), 'utf8')) as Manifest;

/** Low limits keep it short; an attack on memory or on the stack, or one that imports a lot, needs work enough to get there. */
function limitsOf(file: string): Partial<Limits> {
  if (file.startsWith('memory/')) return { fuel: 60_000_000, memoryMB: 8, calls: 2_000 };
  if (file.startsWith('stack/')) return { fuel: 40_000_000, memoryMB: 64, calls: 2_000 };
  if (/^(answer|escape)\//.test(file)) return { fuel: 60_000_000, memoryMB: 64, calls: 2_000 };
  return { fuel: 3_000_000, memoryMB: 32, calls: 2_000 };
}

/** A correct search, run in the same thread after every attack. */
const NEIGHBOUR = `
import random, time

def alpha_beta(game, state):
    print('searching')
    def worth(s, alpha, beta):
        if game.is_terminal(s):
            return game.utility(s)
        is_max = game.player(s) == 'max'
        best = float('-inf') if is_max else float('inf')
        for action in game.actions(s):
            v = worth(game.result(s, action), alpha, beta)
            if is_max:
                best = max(best, v)
                alpha = max(alpha, best)
            else:
                best = min(best, v)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best
    value, action = max((worth(game.result(state, a), float('-inf'), float('inf')), a) for a in game.actions(state))
    return {'value': value, 'action': action, 'draw': random.random(), 'now': time.time(), 'hash': hash('x'), 'id': id(game)}
`;

const sandbox = new Sandbox();
const neighbour = (): Promise<Observation> => sandbox.one({ 'alpha_beta.py': NEIGHBOUR }, { language: 'python', entry: 'alphaBeta' });
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
  expect(paths.length).toBeGreaterThanOrEqual(100);
  expect(Object.values(manifest).flat().filter((outcome) => outcome.startsWith('fault'))).toEqual([]);
});

describe('attacks', () => {
  test.each(Object.entries(manifest))('%s', async (file, expected) => {
    const outcomes = typeof expected === 'string' ? [expected] : expected;
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const observations = await sandbox.observe({ 'alpha_beta.py': text }, { language: 'python', entry: 'alphaBeta', limits: limitsOf(file), inputs: outcomes.map(() => FIGURE_5_2) });
    expect(observations.map(({ outcome }) => outcomeInWords(outcome))).toEqual(outcomes);
    // Every byte of memory that a search can see is as if nobody had been there: time, draws, hashes, addresses, fuel.
    expect(await neighbour()).toEqual(alone);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Observation } from '../../grader/types/observation.ts';
import { attacksIn, filesIn } from '../support/hostile.ts';
import { outcomeInWords } from '../support/outcomes.ts';
import { FIGURE_5_2, Sandbox } from '../support/sandbox.ts';

/** Hostile submissions, each with the outcome that it must get and nothing else. */
const attacks = attacksIn('javascript');

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

/** A call costs nothing beside itself, and loading no more than a call. */
const BESIDE = 0;
const LOADING = 80_000_000;

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
  const paths = filesIn('javascript');
  expect(attacks.map(({ file }) => file).sort()).toEqual(paths);
  expect(paths.length).toBeGreaterThanOrEqual(300);
});

describe('attacks', () => {
  test.each(attacks)('$file', async ({ text, outcomes, limits }) => {
    const observations = await sandbox.observe({ 'alphaBeta.js': text }, { entry: 'alphaBeta', limits, inputs: outcomes.map(() => FIGURE_5_2) });
    expect(observations.map(({ outcome }) => outcomeInWords(outcome))).toEqual(outcomes);
    for (const { fuel, loading = 0 } of observations) {
      expect(fuel).toBeLessThanOrEqual(limits.fuel + BESIDE);
      expect(loading).toBeLessThanOrEqual(LOADING);
    }
    expect(await neighbour()).toEqual(alone);
  });
});

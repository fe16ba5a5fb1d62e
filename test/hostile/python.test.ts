import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Observation } from '../../grader/types/observation.ts';
import { attacksIn, filesIn } from '../support/hostile.ts';
import { outcomeInWords } from '../support/outcomes.ts';
import { FIGURE_5_2, Sandbox } from '../support/sandbox.ts';

/** Hostile submissions in Python, each with the outcome that it must get and nothing else. */
const attacks = attacksIn('python');

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

/** What a call may cost beside itself: its arguments, its error, and what goes on when both are let go. */
const BESIDE = 31_000_000;
const LOADING = 211_000_000;

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
  const paths = filesIn('python');
  expect(attacks.map(({ file }) => file).sort()).toEqual(paths);
  expect(paths.length).toBeGreaterThanOrEqual(220);
  expect(attacks.flatMap(({ outcomes }) => outcomes).filter((outcome) => outcome.startsWith('fault'))).toEqual([]);
});

describe('attacks', () => {
  test.each(attacks)('$file', async ({ text, outcomes, limits }) => {
    const observations = await sandbox.observe({ 'alpha_beta.py': text }, { language: 'python', entry: 'alphaBeta', limits, inputs: outcomes.map(() => FIGURE_5_2) });
    expect(observations.map(({ outcome }) => outcomeInWords(outcome))).toEqual(outcomes);
    for (const { fuel, loading = 0 } of observations) {
      expect(fuel).toBeLessThanOrEqual(limits.fuel + BESIDE);
      expect(loading).toBeLessThanOrEqual(LOADING);
    }
    // Every byte of memory that a search can see is as if nobody had been there: time, draws, hashes,
    // addresses, fuel.
    expect(await neighbour()).toEqual(alone);
  });
});

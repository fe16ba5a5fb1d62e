/**
 * An answer in an odd wrapper is no answer: the checks of values and actions fail, and say what came. The
 * search itself was right, so that the checks of leaves and of calls keep their points. Nothing of a wrapper
 * runs.
 */
import { afterAll, expect, test } from 'vitest';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import { bundled, gradeFiles } from '../support/handedIn.ts';

const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

/** Checks that students see, with one input each. */
async function brief(slug: string): Promise<Exercise> {
  const exercise = await bundled(slug);
  const checks = exercise.checks
    .filter(({ visibility }) => visibility === 'student')
    .map((check) => ({
      ...check,
      cases: check.cases.slice(0, 1).map((one) => ({ ...one, inputs: one.inputs.slice(0, 1) })),
    }));
  return { ...exercise, checks };
}

const javascript = (answer: string): Record<string, string> => ({
  'alphaBeta.js': `
const search = (game, s, alpha, beta) => {
  if (game.isTerminal(s)) return { value: game.utility(s), action: null };
  const isMax = game.player(s) === 'max';
  let best = { value: isMax ? -Infinity : Infinity, action: null };
  for (const action of game.actions(s)) {
    const { value } = search(game, game.result(s, action), alpha, beta);
    if (isMax ? value > best.value : value < best.value) best = { value, action };
    if (isMax) alpha = Math.max(alpha, best.value); else beta = Math.min(beta, best.value);
    if (alpha >= beta) break;
  }
  return best;
};
export function alphaBeta(game, state) {
  const { value, action } = search(game, state, -Infinity, Infinity);
  ${answer}
}`,
});

const python = (answer: string): Record<string, string> => ({
  'alpha_beta.py': `
from decimal import Decimal
class Answer:
    def __init__(self, value, action):
        self._value, self._action = value, action
    @property
    def value(self):
        return self._value
    @property
    def action(self):
        return self._action
    def __iter__(self):
        return iter((self._value, self._action))
class Number(float):
    pass
def search(game, s, alpha, beta):
    if game.is_terminal(s):
        return game.utility(s), None
    is_max = game.player(s) == 'max'
    best, chosen = (float('-inf') if is_max else float('inf')), None
    for action in game.actions(s):
        value, _ = search(game, game.result(s, action), alpha, beta)
        if value > best if is_max else value < best:
            best, chosen = value, action
        if is_max:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best, chosen
def alpha_beta(game, state):
    value, action = search(game, state, float('-inf'), float('inf'))
    ${answer}
`,
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a Map', javascript('return new Map(Object.entries({ value, action }));'), /a Map/],
  [
    'getters',
    javascript('return { get value() { return value; }, get action() { return action; } };'),
    /a getter/,
  ],
  [
    'a class with getters',
    javascript('return new (class { get value() { return value; } get action() { return action; } })();'),
    /neither|no value|no "value"|object/,
  ],
  ['a number object', javascript('return new Number(value);'), /a Number/],
  ['a Proxy', javascript('return new Proxy({ value, action }, {});'), /a Proxy/],
  ['a property', python('return Answer(value, action)'), /an object of class Answer/],
  ['a Decimal', python('return Decimal(value)'), /an object of class .*Decimal/],
  ['a set', python('return {value, action}'), /a set/],
])('%s', async (_, files, said) => {
  const exercise = await brief('alpha-beta');
  const { verdicts } = await gradeFiles(engines, exercise, files);
  for (const { check, state, points, maxPoints, rationale } of verdicts) {
    const kind = exercise.checks.find(({ id }) => id === check)?.kind ?? '';
    if (['value', 'action'].includes(kind)) {
      expect([kind, state, points]).toEqual([kind, 'failed', '0']);
      expect(rationale).toMatch(said);
    } else expect([kind, state, points, rationale]).toEqual([kind, 'passed', maxPoints, rationale]);
  }
  expect(new Set(exercise.checks.map(({ kind }) => kind))).toEqual(
    new Set(['value', 'action', 'leaves', 'calls']),
  );
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a promise to search',
    {
      'alphaBeta.js': `export async function alphaBeta(game, state) {
    for (const a of game.actions(state)) game.utility(game.result(game.result(state, a), '0'));
    await null;
    return 0;
  }`,
    },
    /a Promise/,
  ],
  [
    'a generator',
    { 'alphaBeta.js': 'export function* alphaBeta(game, state) { yield game.utility(state); }' },
    /a Generator/,
  ],
])('%s has searched nothing, and every check says so', async (_, files, said) => {
  const { verdicts } = await gradeFiles(engines, await brief('alpha-beta'), files);
  for (const { state, rationale } of verdicts)
    expect([state, rationale]).toEqual(['failed', expect.stringMatching(said)]);
});

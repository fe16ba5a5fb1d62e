/** Games of several players: what may be asked of them, and what an answer may look like. */
import { afterAll, describe, expect, test } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { CheckKind } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import type { Language } from '../../../grader/types/submission.ts';
import { wordsOf } from '../../../grader/words/remarks.ts';
import { voiceFor } from '../../../grader/words/vocabulary.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { exerciseOf } from './exercises.ts';

const sandbox = new Sandbox();
afterAll(() => sandbox.engines.close());

const EXERCISE = exerciseOf('max-n', { ties: 'first' });
const leaf = (...utility: number[]): NodeSpec => ({ utility });
const game = (tree: NodeSpec, players = 3): GameInput => ({
  kind: 'game',
  game: {
    name: 'tree',
    tree: buildTree({
      title: 'test',
      players,
      levels: Array.from({ length: players }, (_, player) => player),
      tree,
    }),
  },
  depthLimit: Infinity,
});
/** Worth (4, 5, 1) by action 0: player 1 takes the first of equals there. */
const TREE = game([
  [leaf(4, 5, 1), leaf(9, 5, 9)],
  [leaf(3, 2, 7), leaf(8, 1, 2)],
]);

/** The verdicts on a program's run, in words. */
async function judged(
  text: string,
  kind: CheckKind,
  input = TREE,
  language: Language = 'javascript',
): Promise<string> {
  const file = language === 'python' ? 'search.py' : 'search.js';
  const [observation] = await sandbox.observe({ [file]: text }, { language, inputs: [input] });
  const { state, remark } = judgeInput(EXERCISE, kind, input, observation!, true);
  return `${state}: ${wordsOf(remark, voiceFor(false, language)).rationale}`;
}

const answering = (answer: string): string => `export const search = (game, state) => (${answer});`;

describe('an answer', () => {
  test.each([
    ['an object', "{ values: [4, 5, 1], action: '0' }"],
    ['another name', "{ utilities: [4, 5, 1], move: '0' }"],
    ['a list under value', "{ value: [4, 5, 1], action: '0' }"],
    ['a pair', "[[4, 5, 1], '0']"],
  ])('%s is read', async (_, answer) => {
    expect(await judged(answering(answer), 'value')).toBe(
      'passed: Returned (4, 5, 1), what each player gets.',
    );
    expect(await judged(answering(answer), 'action')).toBe('passed: Chose "0", the best action.');
  });

  test.each([
    [
      "{ values: [4, 5], action: '0' }",
      'Your function returned (4, 5); the utilities at the root are (4, 5, 1).',
    ],
    [
      "{ values: [9, 5, 9], action: '0' }",
      'Your function returned (9, 5, 9); the utilities at the root are (4, 5, 1).',
    ],
    [
      "{ value: 4, action: '0' }",
      'Your function returned an object whose value is the number 4 alone; the utilities at the root are (4, 5, 1).',
    ],
    [
      "{ values: [4, '5', 1], action: '0' }",
      'Your function returned an object whose values are a list that holds the text "5"; the utilities at the root are (4, 5, 1).',
    ],
    [
      "{ values: [4, NaN, 1], action: '0' }",
      'Your function returned an object whose values are a list that holds NaN, which is not a number; the utilities at the root are (4, 5, 1).',
    ],
    ['undefined', 'Your function returned nothing (undefined); the utilities at the root are (4, 5, 1).'],
    ['[4, 5, 1]', null],
  ])('%s: the values', async (answer, rationale) => {
    const said = await judged(answering(answer), 'value');
    if (rationale === null) expect(said).toMatch(/^passed/);
    else expect(said).toBe(`failed: ${rationale}`);
  });

  test.each([
    [
      "{ values: [4, 5, 1], action: '1' }",
      'failed: Your function chose "1", which leads to (3, 2, 7); player 0 moves at the root, and "0" leads to (4, 5, 1).',
    ],
    [
      '{ values: [4, 5, 1], action: null }',
      'failed: Your function returned no action; the best action is "0".',
    ],
    [
      "{ values: [4, 5, 1], action: '7' }",
      'failed: Your function returned the action "7", which the root does not have; its actions are "0" and "1".',
    ],
    ['[4, 5, 1]', 'failed: Your function returned a list of 3 items; the best action is "0".'],
  ])('%s: the action', async (answer, said) => {
    expect(await judged(answering(answer), 'action')).toBe(said);
  });

  test('of two players a list of two numbers is the utilities, and no pair with an action', async () => {
    const two = game([leaf(1, 2), leaf(3, 0)], 2);
    expect(await judged(answering('[3, 0]'), 'value', two)).toMatch(/^passed/);
    expect(await judged(answering('[3, 0]'), 'action', two)).toMatch(
      /^failed: Your function returned a list/,
    );
  });

  test('where the game is over, no action need be named', async () => {
    const over = game(leaf(1, -2, 3));
    expect(await judged(answering('{ values: [1, -2, 3] }'), 'action', over)).toMatch(/^passed/);
    expect(await judged(answering("{ values: [1, -2, 3], action: '0' }"), 'action', over)).toMatch(/^failed/);
  });
});

describe('a question', () => {
  test.each([
    ['game.utility(state, 3)', 'takes a player, a whole number from 0 to 2; found the number 3'],
    ['game.utility(state)', 'takes a player, a whole number from 0 to 2; found undefined'],
    ["game.utility(state, 'max')", 'takes a player, a whole number from 0 to 2; found the string "max"'],
    ['game.evaluate(state)', 'is for searches with a depth limit; this game is searched to its end'],
    ['game.players()', 'game.players is no function: leave out the brackets'],
  ])('%s says what is wrong', async (question, says) => {
    expect(await judged(answering(question), 'value', game(leaf(1, 2, 3)))).toContain(says);
  });

  test('utility where the game goes on is refused', async () => {
    const said = await judged(answering('game.utility(state, 0)'), 'value');
    expect(said).toContain(
      'game.utility(state, player) is the value at the end of the game, but state 0 is not',
    );
  });

  test('both languages see the same game', async () => {
    const javascript =
      'export const search = (g, s) => ({ values: [g.players, g.player(s), g.toMove(g.result(s, "0"))], action: typeof g.players });';
    const python =
      'def search(game, state):\n    return [game.players, game.player(state), game.to_move(game.result(state, "0"))], type(game.players).__name__\n';
    expect(await judged(javascript, 'value')).toContain('Your function returned (3, 0, 1);');
    expect(await judged(javascript, 'action')).toContain('"number"');
    expect(await judged(python, 'value', TREE, 'python')).toContain('Your function returned (3, 0, 1);');
    expect(await judged(python, 'action', TREE, 'python')).toContain('"int"');
  });

  test.each([
    ['game.utility(state, player=1)', '(2)'],
    ['game.utility(player=2, state=state)', '(3)'],
  ])('Python names whose utility is asked for: %s', async (question, says) => {
    const text = `def search(game, state):\n    return [${question}], None\n`;
    expect(await judged(text, 'value', game(leaf(1, 2, 3)), 'python')).toContain(`returned ${says};`);
  });
});

test('a leaf is looked at once where each player is asked about once, in any order', async () => {
  const asking = (order: string): string => `
export function search(game, state) {
  for (const action of game.actions(state)) search(game, game.result(state, action));
  if (game.isTerminal(state)) for (const player of ${order}) game.utility(state, player);
  return { values: [4, 5, 1], action: '0' };
}`;
  expect(await judged(asking('[2, 0, 1]'), 'calls')).toMatch(/^passed/);
  expect(await judged(asking('[1]'), 'calls')).toMatch(/^passed/);
  expect(await judged(asking('[0, 1, 2, 1]'), 'calls')).toContain(
    'Your search read the value of leaf 0.0 twice.',
  );
});

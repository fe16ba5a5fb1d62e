import { describe, expect, test } from 'vitest';
import { AREAS, type Remark, wordsOf } from '../../../grader/words/remarks.ts';
import { type Voice, voiceFor } from '../../../grader/words/vocabulary.ts';

const PYTHON: Voice = { dialect: 'function', language: 'python' };
const AGENTS: Voice = { dialect: 'agents', language: 'python' };

test('no code stands for two things', () => {
  const codes = AREAS.flatMap((area) => Object.keys(area));
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
});

const PAST_LIMIT: Remark = {
  code: 'past-the-depth-limit',
  args: { node: '0', ply: 7, limit: { plies: 6, agents: 3 } },
};
const NO_ENTRY: Remark = { code: 'no-entry', args: { entry: 'alphaBeta', exported: ['x'] } };
const NO_CLASS: Remark = { code: 'no-entry', args: { entry: 'MinimaxAgent', exported: ['x'] } };

describe('the same remark', () => {
  test.each<[string, Remark, Voice, string, string | undefined]>([
    [
      'of depth, in JavaScript',
      PAST_LIMIT,
      voiceFor(false),
      'Your search went past the depth limit: it evaluated node 0, 7 plies below the root, but depthLimit is 6.',
      'The root is at depth 0; at depth depthLimit, take game.evaluate(state) and go no deeper.',
    ],
    [
      'of depth, in Python',
      PAST_LIMIT,
      PYTHON,
      'Your search went past the depth limit: it evaluated node 0, 7 plies below the root, but depth_limit is 6.',
      'The root is at depth 0; at depth depth_limit, take game.evaluate(state) and go no deeper.',
    ],
    [
      'of depth, to agents',
      PAST_LIMIT,
      AGENTS,
      'Your search went past the depth limit: it evaluated node 0, 7 plies below the root, but self.depth is 2, which is 6 plies with 3 agents.',
      'The root is at depth 0; after self.depth rounds, take self.evaluationFunction(state) and go no deeper.',
    ],
    [
      'of no entry, in JavaScript',
      NO_ENTRY,
      voiceFor(false),
      'Your code exports no function alphaBeta. It exports "x".',
      'Export it under exactly that name: alphaBeta.',
    ],
    [
      'of no entry, in Python',
      NO_ENTRY,
      PYTHON,
      'Your code defines no function alpha_beta. It defines "x".',
      'Define it under exactly that name: alpha_beta.',
    ],
    [
      'of no entry, to agents',
      NO_CLASS,
      AGENTS,
      'Your code has no class MinimaxAgent. It has "x".',
      'Its name must be exactly MinimaxAgent.',
    ],
    [
      'of no answer, in Python',
      {
        code: 'value-unreadable',
        args: {
          name: 'minimax value',
          expected: 3,
          unread: { code: 'returned-nothing', args: { isUndefined: false } },
        },
      },
      PYTHON,
      'Your function returned nothing (None); the minimax value is 3.',
      'Return (value, action): the value as a number, the action as the text that actions(state) gave. Does every branch of your function return?',
    ],
    [
      'of an object, in Python',
      {
        code: 'action-unreadable',
        args: { best: ['a'], unread: { code: 'no-action-in-answer', args: { answer: { value: 3 } } } },
      },
      PYTHON,
      'Your function returned a dict with "value"; the best action is "a".',
      'Return (value, action): the value as a number, the action as the text that actions(state) gave.',
    ],
    [
      'of an option, in Python',
      { code: 'went-on-when-fit', args: { generation: 2, fitness: 8 } },
      PYTHON,
      'Generation 2 holds an individual of fitness 8, which is enough, but your algorithm went on.',
      "Stop as soon as an individual has fitness options['fit_enough'].",
    ],
    [
      'of a successor, to agents',
      { code: 'generated-again', args: { node: null, times: 2 } },
      AGENTS,
      'Your search generated the root twice: it called generateSuccessor for the same state and action again.',
      'Call generateSuccessor once for each action and keep the state that it gives.',
    ],
    [
      'of no action, to agents',
      { code: 'no-action', args: { best: [] } },
      AGENTS,
      'getAction returned no action; there is no action to choose at the root, so it should be None.',
      'Is the best action kept when the best value is? A comparison with > never keeps one that starts at the same value, such as −∞.',
    ],
  ])('%s', (_name, remark, voice, rationale, help) => {
    expect(wordsOf(remark, voice)).toEqual({ rationale, help });
  });
});

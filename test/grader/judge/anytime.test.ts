/** What a search holds whenever it may be stopped, and with which move its passes begin. */
import { describe, expect, test } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import { observeTrusted } from '../../../grader/observe/host/observeTrusted.ts';
import type { CheckKind } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import type { TrustedProgram } from '../../../grader/types/trusted.ts';
import type { PlayedGame } from '../../../mistakes/skeletons/played.ts';
import { wordsOf } from '../../../grader/words/remarks.ts';
import { voiceFor } from '../../../grader/words/vocabulary.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import { exerciseOf } from './exercises.ts';

const EXERCISE = exerciseOf('iterative-deepening');

/** The pass to depth 1 finds 0, that to depth 2 finds 1, and that to depth 3 finds 0. */
const TREE = buildTree({
  title: 'three passes',
  root: 'max',
  tree: [
    {
      evaluation: 9,
      children: [
        { evaluation: 1, children: [6, 7] },
        { evaluation: 8, children: [5, 9] },
      ],
    },
    {
      evaluation: 4,
      children: [
        { evaluation: 6, children: [2, 3] },
        { evaluation: 5, children: [4, 4] },
      ],
    },
  ],
});

const input = (more: Partial<GameInput> = {}): GameInput => ({
  kind: 'game',
  game: { name: 'tree', tree: TREE },
  depthLimit: 3,
  anytime: { questions: null },
  ...more,
});

type Does = (game: Required<Pick<PlayedGame, 'hold'>> & PlayedGame, look: (path: string) => void) => void;

/** A program that looks at nodes by their paths, such as `0.1`, and holds moves. */
const doing =
  (does: Does): TrustedProgram =>
  (game: Required<Pick<PlayedGame, 'hold'>> & PlayedGame, root: number) =>
    does(game, (path) => void path.split('.').reduce((state, action) => game.result(state, action), root));

function said(program: TrustedProgram, kind: CheckKind = 'held', on = input(), calls = 100): string {
  const { state, remark } = judgeInput(EXERCISE, kind, on, observeTrusted(program, on, { calls }), true);
  return `${state}: ${wordsOf(remark, voiceFor(false)).rationale}`;
}

const RIGHT: Does = (game, look) => {
  for (const path of ['0', '1']) look(path);
  game.hold('0');
  for (const path of ['0.0', '0.1', '1.0', '1.1']) look(path);
  game.hold('1');
  for (const path of ['1.0.0', '1.1.0', '0.0.0', '0.1.0']) look(path);
  game.hold('0');
};

describe('what is held', () => {
  test('pass after pass', () => {
    expect(said(doing(RIGHT))).toMatch(/^passed: At the end, 3 plies deep, it held "0"/);
    expect(said(doing(RIGHT), 'order')).toBe(
      'passed: Each pass began with the move that was held, down to 3 plies.',
    );
  });

  test.each<[string, Does, string]>([
    [
      'nothing',
      (_, look) => look('0.0'),
      'Your search began to look 2 plies ahead and had not held any move: stopped there, it would have had nothing to play.',
    ],
    [
      'what the first pass does not find',
      (game, look) => {
        look('0');
        game.hold('1');
        look('0.0');
      },
      'When your search began to look 2 plies ahead, it held "1". The pass to 1 ply was over by then, and the best move there is "0".',
    ],
    [
      'the move of an unfinished pass',
      (game, look) => {
        game.hold('0');
        look('0.0');
        game.hold('1');
        look('0.0.0');
        game.hold('1');
      },
      'At the end your search held "1". The pass to 3 plies was over by then, and the best move there is "0".',
    ],
    [
      'a pass that never comes',
      (game, look) => {
        look('0');
        game.hold('0');
      },
      'Your search ended and held "0", but it had looked only 1 ply ahead; the last pass goes 3 plies deep.',
    ],
  ])('%s', (_, does, rationale) => {
    expect(said(doing(does))).toBe(`failed: ${rationale}`);
  });

  test('a limit is not passed', () => {
    expect(said(doing(RIGHT), 'held', input({ depthLimit: 2 }))).toBe(
      'failed: Your search looked 3 plies ahead, but the limit is 2 plies.',
    );
  });

  test('a pass that begins elsewhere', () => {
    const other: Does = (game, look) => {
      game.hold('0');
      look('1.0');
    };
    expect(said(doing(other), 'order')).toBe(
      'failed: In the pass to 2 plies your search went below "1" first, but it held "0".',
    );
  });
});

describe('a search that is stopped', () => {
  const forEver =
    (does: Does): Does =>
    (game, look) => {
      does(game, look);
      for (;;) look('0');
    };

  test('is right if what it held then is', () => {
    const stopped = input({ depthLimit: Infinity, anytime: { questions: 50 } });
    expect(said(doing(forEver(RIGHT)), 'held', stopped)).toMatch(
      /^passed: Stopped after 50 questions, 3 plies/,
    );
  });

  test('must have come as deep as its questions allow', () => {
    const first: Does = (game) => game.hold('0');
    const stopped = input({ depthLimit: Infinity, anytime: { questions: 90 } });
    expect(said(doing(forEver(first)), 'held', stopped)).toBe(
      'failed: Your search was stopped after 90 questions and had looked only 1 ply ahead; that is enough to finish the pass to 2 plies.',
    );
  });

  test('without a number of questions, only one without a limit of depth may go on', () => {
    expect(said(doing(forEver(RIGHT)), 'held', input({ depthLimit: Infinity }))).toMatch(/^passed/);
    expect(said(doing(forEver(RIGHT)))).toMatch(/^failed: Your function did not finish/);
  });
});

test('what is no move of the start cannot be held', () => {
  expect(said(doing((game) => game.hold('left')))).toBe(
    'failed: Your code stopped with an error: hold(action) takes an action of the state that your function is called with, which is "0" or "1"; found the string "left".',
  );
  const over = input({ game: { name: 'tree', tree: buildTree({ title: 'over', tree: 4 }) } });
  expect(
    said(
      doing((game) => game.hold(null)),
      'held',
      over,
    ),
  ).toBe('passed: Held nothing, as there is nothing to choose.');
});

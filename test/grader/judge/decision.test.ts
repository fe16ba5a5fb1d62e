/** A decision is a move alone: in which forms it may come, and what need not be looked at for it. */
import { describe, expect, test } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import { observeTrusted } from '../../../grader/observe/host/observeTrusted.ts';
import { misuseOf } from '../../../grader/reading/misuses/misuse.ts';
import type { CheckKind } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import type { TrustedProgram } from '../../../grader/types/trusted.ts';
import { wordsOf } from '../../../grader/words/remarks.ts';
import { voiceFor } from '../../../grader/words/vocabulary.ts';
import { exerciseOf, treeInput } from './exercises.ts';

const EXERCISE = exerciseOf('minimax-decision');
const TREE = treeInput([
  [2, 7],
  [6, 5],
]);

function said(program: TrustedProgram, kind: CheckKind, input: GameInput): string {
  const observation = observeTrusted(program, input, { calls: 100 });
  const { state, remark } = judgeInput(EXERCISE, kind, input, observation, true);
  return `${state}: ${wordsOf(remark, voiceFor(false)).rationale}`;
}

const answering =
  (answer: unknown): TrustedProgram =>
  () =>
    answer;

describe('a decision', () => {
  test.each([['1'], [{ action: '1' }], [{ move: '1' }], [[5, '1']]])('%j is right', (answer) => {
    expect(said(answering(answer), 'action', TREE)).toBe('passed: Chose "1", the best action.');
  });

  test.each([
    ['0', 'Your function chose "0", which is worth 2; the best action is "1", worth 5.'],
    [5, 'Your function returned the number 5; the best action is "1".'],
    [{ action: 1 }, 'Your function returned the number 1; the best action is "1".'],
    [null, 'Your function returned no action; the best action is "1".'],
  ])('%j is wrong', (answer, rationale) => {
    expect(said(answering(answer), 'action', TREE)).toBe(`failed: ${rationale}`);
  });

  test('where the game is over there is none, whether or not the root was looked at', () => {
    const over = treeInput(4);
    const looking = ((game: { utility(state: number): number }, state: number) => {
      game.utility(state);
      return null;
    }) as TrustedProgram;
    for (const program of [answering(null), answering(undefined), looking])
      for (const kind of ['action', 'calls', 'leaves'] as const)
        expect(said(program, kind, over)).toMatch(/^passed/);
  });
});

test('a line that asks what there is is not said to ask for it in vain', () => {
  const message = 'something that is called on this line is not a function';
  const asked = (line: string): string | undefined =>
    misuseOf({ name: 'TypeError', message, frames: [], line }, 'game')?.code;
  expect(asked('if (g.isTerminal(s)) return list(g.players());')).toBe('no-question');
  expect(asked('if (g.isTerminal(s)) return g.depthLimit();')).toBe('no-question');
  expect(asked('if (g.isTerminal(s)) return best();')).toBeUndefined();
  expect(asked('if (g.isOver(s)) return 0;')).toBe('no-such-question');
});

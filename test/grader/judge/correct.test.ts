import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { CheckKind, Exercise } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import { type GameEntry, observeFunction } from '../../support/inProcess.ts';
import { CORRECT, CORRECT_WITH_EVALUATIONS } from './correct.ts';
import { CORRECT_EXPECTIMAX, CORRECT_MINIMAX } from './correctMinimax.ts';
import { exerciseOf } from './exercises.ts';
import { CHANCE_SHAPES, randomInputs } from './randomInputs.ts';

const KINDS: readonly CheckKind[] = ['value', 'action', 'leaves', 'calls'];

function passesAll(exercise: Exercise, entry: GameEntry, inputs: Iterable<GameInput>, kinds = KINDS): void {
  for (const input of inputs) {
    const observation = observeFunction(entry, input);
    for (const kind of kinds) {
      const finding = judgeInput(exercise, kind, input, observation, true);
      // The tree goes into the message, so that a failure can be run again.
      if (finding.state !== 'passed') expect({ finding, tree: JSON.stringify(input) }).toBe('passed');
    }
  }
}

describe('correct alpha–beta passes every check on random trees', () => {
  it.each([...CORRECT, ...CORRECT_WITH_EVALUATIONS])('%s', (_name, entry) => {
    passesAll(exerciseOf('alpha-beta'), entry, randomInputs(300));
  });

  // Those that sort by evaluation are left out: one that is cut at the root by an infinite leaf looks like
  // one that stops there.
  it.each(CORRECT)('%s, with infinite leaves', (_name, entry) => {
    // Where everything is −∞ an action that starts as null may never be set, so actions are left out.
    passesAll(exerciseOf('alpha-beta'), entry, randomInputs(60, { infinities: true }), [
      'value',
      'leaves',
      'calls',
    ]);
  });

  it.each([...CORRECT, ...CORRECT_WITH_EVALUATIONS])('%s, on tic-tac-toe to three plies', (_name, entry) => {
    passesAll(exerciseOf('alpha-beta'), entry, [
      { kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit: 3 },
    ]);
  });

  it('where one convention is asked, those that follow it pass', () => {
    for (const [name, entry] of CORRECT) {
      const cut = name.includes('strict') && !name.includes('non-strict') ? 'strict' : 'non-strict';
      passesAll(exerciseOf('alpha-beta', { cut: [cut] }), entry, randomInputs(40), ['leaves']);
    }
  });

  it('where the order is given, those that keep to it pass', () => {
    for (const [name, entry] of CORRECT.filter(([style]) => !/right to left|ordered/.test(style))) {
      expect(name).toBeTruthy();
      passesAll(exerciseOf('alpha-beta', { childOrder: 'given' }), entry, randomInputs(40), ['leaves']);
    }
  });

  it('where generation is asked one at a time, or all at once, those that do so pass', () => {
    for (const [name, entry] of CORRECT) {
      const isEager = /eager|right to left|ordered/.test(name);
      passesAll(
        exerciseOf('alpha-beta', { generation: isEager ? 'eager' : 'lazy' }),
        entry,
        randomInputs(40),
        ['calls'],
      );
    }
  });
});

describe('correct minimax passes every check on random trees', () => {
  it.each(CORRECT_MINIMAX)('%s', (_name, entry) => {
    passesAll(exerciseOf('minimax'), entry, randomInputs(300));
    passesAll(exerciseOf('minimax'), entry, [{ kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit: 3 }]);
  });
});

describe('correct expectimax passes every check on random trees with chance', () => {
  it.each(CORRECT_EXPECTIMAX)('%s', (_name, entry) => {
    passesAll(exerciseOf('expectimax'), entry, randomInputs(300, { shapes: CHANCE_SHAPES }));
  });
});

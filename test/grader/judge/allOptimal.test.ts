/**
 * A search for all best actions is judged as brute force says: on random trees with many ties, correct programs in
 * many styles pass every check, and a set passes only where it is the right one.
 */
import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { CheckKind } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import { ALL_OPTIMAL_SEARCHES } from '../../../mistakes/correct/adversarial/allOptimal.ts';
import { watchSearch } from '../../exercises/api.ts';
import { isSetOf } from '../../exercises/caught.ts';
import { ALL_OPTIMAL_MISTAKES, CORRECT_ALL_OPTIMAL } from '../../exercises/mistakes/allOptimal.ts';
import { type GameEntry, observeFunction } from '../../support/inProcess.ts';
import { exerciseOf } from './exercises.ts';
import { entryOf, knownOf } from './known.ts';
import { randomInputs, SHAPES } from './randomInputs.ts';

const TIED = SHAPES.filter(({ levels }) => levels === undefined || levels.length === 2).flatMap((shape) => [
  shape,
  { ...shape, values: 'ties' as const },
]);
const INPUTS: readonly GameInput[] = [...randomInputs(60, { shapes: TIED, seed: 23 })];
/** For programs that are many. */
const FEW = INPUTS.slice(0, 24);
const KINDS: readonly CheckKind[] = ['value', 'actions', 'leaves', 'calls'];
const EXERCISE = exerciseOf('all-optimal', { cut: ['strict'], returns: ['fail-soft'], rootResearch: 'not' });

const verdict = (kind: CheckKind, input: GameInput, entry: GameEntry): string =>
  judgeInput(EXERCISE, kind, input, observeFunction(entry, input), true).state;
const nameOf = (input: GameInput): string => `tree ${INPUTS.indexOf(input)}`;

/** The set as it should be; where the game is over, none is as good as an empty one. */
const isRightSet = (given: unknown, input: GameInput): boolean =>
  isSetOf(given ?? [], knownOf(input).actions);

it.each([
  ...Object.entries(CORRECT_ALL_OPTIMAL).map(([name, search]) => [name, entryOf(search)] as const),
  ...ALL_OPTIMAL_SEARCHES.map(({ id, load }) => [id, load() as GameEntry] as const),
])('passes a correct program: %s', (_, entry) => {
  for (const input of INPUTS)
    for (const kind of KINDS)
      expect(verdict(kind, input, entry), `${kind} of ${nameOf(input)}`).toBe('passed');
});

it('AB:MINIMAX of the notes finds all best moves, and looks at the leaves that matter and no others', () => {
  for (const input of INPUTS) {
    const { value, strictLeaves } = knownOf(input);
    const { answer, evaluated } = watchSearch(CORRECT_ALL_OPTIMAL['as printed']!, input);
    expect(answer?.value).toBe(value);
    expect(isRightSet(answer?.actions, input), nameOf(input)).toBe(true);
    expect(evaluated.toSorted((a, b) => a - b)).toEqual(strictLeaves.toSorted((a, b) => a - b));
  }
});

describe.each(Object.entries(ALL_OPTIMAL_MISTAKES))('%s', (_, search) => {
  it('passes for its moves and its value only where brute force finds the same', () => {
    for (const input of FEW) {
      const { answer } = watchSearch(search, input);
      expect(verdict('actions', input, entryOf(search)), nameOf(input)).toBe(
        isRightSet(answer?.actions, input) ? 'passed' : 'failed',
      );
      expect(verdict('value', input, entryOf(search)), nameOf(input)).toBe(
        answer?.value === knownOf(input).value ? 'passed' : 'failed',
      );
    }
  });
});

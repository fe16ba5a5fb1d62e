import type { Cut } from '../../reference/game.ts';
import { expectedAnswer, optimalActions } from '../judge/expected.ts';
import { replay } from '../reading/replay.ts';
import { unroll, type Unrolled } from '../reading/unrolled.ts';
import { isBounded, prunes } from '../subjects/subjects.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { GameInput } from '../types/input.ts';

/** What the right answer to a case depends on, beyond the tree. */
export interface Dependence {
  /** Strict and non-strict searches evaluate different leaves. */
  readonly convention: boolean;
  /** Several actions are best. */
  readonly ties: boolean;
  /** Going from right to left evaluates other leaves. */
  readonly childOrder: boolean;
}

/** What the answers of a case depend on, as far as its check looks at them. */
export function dependenceOf(
  exercise: Exercise,
  { kind }: Pick<Check, 'kind'>,
  inputs: readonly GameInput[],
): Dependence {
  // Of throws that are left early, whatever correct searches do in their own ways is accepted.
  const comparesCuts = kind === 'leaves' && prunes(exercise) && !isBounded(exercise);
  return {
    convention: comparesCuts && inputs.some((input) => dependsOnCut(input)),
    ties: kind === 'action' && inputs.some((input) => hasTies(exercise, input)),
    childOrder: comparesCuts && inputs.some((input) => dependsOnOrder(input)),
  };
}

function leavesOf(
  { depthLimit }: GameInput,
  unrolled: Unrolled,
  cut: Cut,
  order: Unrolled['children'],
): readonly number[] {
  return replay({ unrolled, convention: { cut, returns: 'fail-soft' }, depthLimit, order }).evaluated;
}

function dependsOnCut(input: GameInput): boolean {
  const unrolled = unroll(input.game);
  const leaves = (cut: Cut): readonly number[] => leavesOf(input, unrolled, cut, unrolled.children);
  return !sameSet(leaves('strict'), leaves('non-strict'));
}

function dependsOnOrder(input: GameInput): boolean {
  const unrolled = unroll(input.game);
  const leaves = (order: Unrolled['children']): readonly number[] =>
    leavesOf(input, unrolled, 'non-strict', order);
  return !sameSet(
    leaves(unrolled.children),
    leaves((node) => unrolled.children(node).toReversed()),
  );
}

function hasTies({ algorithm }: Exercise, input: GameInput): boolean {
  try {
    return optimalActions(expectedAnswer(algorithm, unroll(input.game), input.depthLimit)).length > 1;
  } catch {
    return false; // a leaf without a value decides: lint says so elsewhere
  }
}

function sameSet(a: readonly number[], b: readonly number[]): boolean {
  const [left, right] = [new Set(a), new Set(b)];
  return left.size === right.size && [...left].every((item) => right.has(item));
}

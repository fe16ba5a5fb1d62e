import { CUTS, type Cut } from '../../reference/game.ts';
import { expectedAnswer, optimalActions } from '../judge/expected.ts';
import { replay } from '../reading/replay.ts';
import { unroll, type Unrolled } from '../reading/unrolled.ts';
import { prunes } from '../subjects/subjects.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { GameInput } from '../types/input.ts';

/** What the right answer to a case depends on, beyond the tree. */
export interface Hang {
  /** Strict and non-strict searches evaluate different leaves. */
  readonly convention: boolean;
  /** Several actions are best. */
  readonly ties: boolean;
  /** Going from right to left evaluates other leaves. */
  readonly childOrder: boolean;
}

/** What the answers of a case hang on, as far as its check looks at them. */
export function hangOf(
  exercise: Exercise,
  { kind }: Pick<Check, 'kind'>,
  inputs: readonly GameInput[],
): Hang {
  return {
    convention: kind === 'leaves' && prunes(exercise) && inputs.some((input) => hangsOnCut(input)),
    ties: kind === 'action' && inputs.some((input) => hasTies(exercise, input)),
    childOrder: kind === 'leaves' && prunes(exercise) && inputs.some((input) => hangsOnOrder(input)),
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

function hangsOnCut(input: GameInput): boolean {
  const unrolled = unroll(input.game);
  const [one, other] = CUTS.map((cut) => leavesOf(input, unrolled, cut, unrolled.children));
  return !sameSet(one!, other!);
}

function hangsOnOrder(input: GameInput): boolean {
  const unrolled = unroll(input.game);
  const [given, reversed] = [unrolled.children, (node: number) => unrolled.children(node).toReversed()].map(
    (order) => leavesOf(input, unrolled, 'non-strict', order),
  );
  return !sameSet(given!, reversed!);
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

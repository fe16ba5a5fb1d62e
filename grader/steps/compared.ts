import { FULL_WINDOW } from '../../reference/game.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { RefusedError } from '../../reference/adversarial/refused.ts';
import { NoEvaluationError, UnknownLeafError } from '../../reference/games/tree.ts';
import type { TreeModel } from '../picture/treeModel.ts';
import { itemAt } from '../types/lookup.ts';
import type { TreeEvidence } from '../types/treeEvidence.ts';
import { type StepperPart, stepperPart } from './stepperPart.ts';
import { type ChildOrder, stepThrough, type TreeStep } from './treeSteps.ts';

/** More steps than this are not watched. */
const MOST_STEPS = 150;

/**
 * A correct search beside the student's, in the order of the student's; null where there is none to compare
 * with, where it is too long, or where it is not the one that the verdict went by.
 */
export function comparedSteps(model: TreeModel): StepperPart | null {
  const { evidence, tree } = model;
  const { search, difference, expectedEvaluated, evaluated } = evidence;
  if (search === undefined || difference === undefined || expectedEvaluated === undefined) return null;
  const order = orderOf(tree, evidence);
  const { algorithm, cut = 'non-strict', returns = 'fail-soft' } = search;
  const depth = evidence.depthLimit ?? Infinity;
  const steps = stepsOrNull(tree, { algorithm, cut, returns, depth, window: FULL_WINDOW }, order);
  if (steps === null || steps.length > MOST_STEPS) return null;
  const idOf = (node: number): string => itemAt(tree.nodes, node).id;
  const looked = new Set(steps.flatMap(({ kind, node }) => (kind === 'evaluate' ? [idOf(node)] : [])));
  if (looked.size !== new Set(expectedEvaluated).size || !expectedEvaluated.every((id) => looked.has(id)))
    return null;
  const at = tree.nodes.findIndex(({ id }) => id === difference.node);
  const indexOf = new Map(tree.nodes.map(({ id, index }) => [id, index]));
  return stepperPart(model, steps, algorithm, cut, {
    partsAt: partsAt(tree, steps, at),
    evaluated: evaluated.flatMap((id) => indexOf.get(id) ?? []),
  });
}

type Search = Parameters<typeof stepThrough>[1];

function stepsOrNull(tree: Tree, search: Search, order: ChildOrder): readonly TreeStep[] | null {
  try {
    return stepThrough(tree, search, order).steps;
  } catch (error) {
    if (
      error instanceof UnknownLeafError ||
      error instanceof NoEvaluationError ||
      error instanceof RefusedError
    )
      return null;
    throw error;
  }
}

/** Children as a correct search took them first, then as the student's did, then as they are given. */
function orderOf(tree: Tree, { evaluated, expectedEvaluated = [] }: TreeEvidence): ChildOrder {
  const indexOf = new Map(tree.nodes.map(({ id, index }) => [id, index]));
  const firstAt = new Map<number, number>();
  for (const [place, id] of [...expectedEvaluated, ...evaluated].entries()) {
    for (let at = indexOf.get(id) ?? -1; at >= 0 && !firstAt.has(at); at = itemAt(tree.nodes, at).parent)
      firstAt.set(at, place);
  }
  const rank = (node: number): number => firstAt.get(node) ?? Infinity;
  return (node) =>
    [...itemAt(tree.nodes, node).children].sort((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
}

/** The step at which the correct search comes to a node, or leaves out the branch that it is in. */
function partsAt(tree: Tree, steps: readonly TreeStep[], node: number): number {
  for (let at = node; at >= 0; at = itemAt(tree.nodes, at).parent) {
    const cut = at === node ? -1 : steps.findIndex((step) => step.kind === 'cut' && step.node === at);
    if (cut >= 0) return cut;
    const found = steps.findIndex(
      (step) => step.node === at && (step.kind === 'enter' || step.kind === 'evaluate'),
    );
    if (found >= 0) return found;
  }
  return 0;
}

import { MAX_N } from '../../reference/adversarial/treeAlgorithms.ts';
import { FULL_WINDOW } from '../../reference/game.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { isRefusal } from '../../reference/adversarial/refused.ts';
import type { TreeModel } from '../picture/treeModel.ts';
import { childOrder, type Order } from '../reading/childOrder.ts';
import { itemAt } from '../types/lookup.ts';
import type { ComparedSearch } from '../types/treeEvidence.ts';
import { type StepperPart, stepperPart } from './stepperPart.ts';
import { stepThrough } from './treeSteps.ts';
import type { Watched } from './watched.ts';
import { watchedMulti } from './watchedMulti.ts';
import { watchedTree } from './watchedTree.ts';

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
  const indexOf = new Map(tree.nodes.map(({ id, index }) => [id, index]));
  const indices = (ids: readonly string[]): number[] => ids.flatMap((id) => indexOf.get(id) ?? []);
  // As the correct search took them first, then as the student's did, then as they are given.
  const order = childOrder(
    {
      children: (node) => itemAt(tree.nodes, node).children,
      parent: (node) => itemAt(tree.nodes, node).parent,
    },
    indices([...expectedEvaluated, ...evaluated]),
  );
  const depth = evidence.depthLimit ?? Infinity;
  const watched = watchedOrNull(tree, search, depth, order, model.firstPlayer);
  if (watched === null || watched.steps.length > MOST_STEPS) return null;
  const { steps } = watched;
  const idOf = (node: number): string => itemAt(tree.nodes, node).id;
  const looked = new Set(steps.flatMap(({ kind, node }) => (kind === 'evaluate' ? [idOf(node)] : [])));
  if (looked.size !== new Set(expectedEvaluated).size || !expectedEvaluated.every((id) => looked.has(id)))
    return null;
  return stepperPart(model, watched, {
    partsAt: partsAt(tree, steps, indexOf.get(difference.node) ?? -1),
    evaluated: indices(evaluated),
  });
}

/** Several players go through children as they are given: the first of equals decides what comes up. */
function watchedOrNull(
  tree: Tree,
  { algorithm, cut = 'non-strict', returns = 'fail-soft' }: ComparedSearch,
  depth: number,
  order: Order,
  firstPlayer: number,
): Watched | null {
  try {
    if (algorithm === MAX_N) return watchedMulti(tree, depth, firstPlayer);
    const search = { algorithm, cut, returns, depth, window: FULL_WINDOW };
    return watchedTree(tree, stepThrough(tree, search, order).steps, { algorithm, cut });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** The step at which the correct search comes to a node, or leaves out the branch that it is in. */
function partsAt(tree: Tree, steps: Watched['steps'], node: number): number {
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

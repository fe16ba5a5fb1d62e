import type { Tree } from '../../reference/games/tree.ts';
import { modelOf } from '../picture/treeModel.ts';
import { itemAt } from '../types/lookup.ts';
import { type StepperPart, stepperPart } from './stepperPart.ts';
import { stepThrough } from './treeSteps.ts';

/**
 * A search of a tree, to be stepped through.
 *
 * @throws UnknownLeafError, NoEvaluationError, RefusedError as `solve` does.
 */
export function solvedSteps(tree: Tree, search: Parameters<typeof stepThrough>[1]): StepperPart {
  const { steps } = stepThrough(tree, search);
  const evaluated = steps.flatMap(({ kind, node }) =>
    kind === 'evaluate' ? [itemAt(tree.nodes, node).id] : [],
  );
  const model = modelOf(tree, {
    evaluated,
    expectedEvaluated: evaluated,
    ...(Number.isFinite(search.depth) ? { depthLimit: search.depth } : {}),
  });
  return stepperPart(model, steps, search.algorithm, search.cut);
}

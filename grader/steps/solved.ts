import type { Tree } from '../../reference/games/tree.ts';
import { inScript } from '../picture/markup.ts';
import { modelOf } from '../picture/treeModel.ts';
import { formatNumber } from '../words/numbers.ts';
import { foldedData } from './foldedPart.ts';
import { itemAt } from '../types/lookup.ts';
import { type StepperPart, stepperPart } from './stepperPart.ts';
import { limitOf, stepThrough } from './treeSteps.ts';

/** A larger tree is drawn where the step is, and folded elsewhere. */
const MOST_WHOLE = 400;
const MOST_LISTED = 200;

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
    ...limitOf(search),
  });
  const part = stepperPart(model, steps, search.algorithm, search.cut);
  if (tree.nodes.length <= MOST_WHOLE) return part;
  const folded = foldedData(tree, steps, search.algorithm, search.cut);
  // The list is for whoever has no scripts, and long enough to see how the search begins.
  const more = `${formatNumber(steps.length - MOST_LISTED)} steps more are in the drawing alone.`;
  return { ...part, steps: part.steps.slice(0, MOST_LISTED), more, folded: inScript(JSON.stringify(folded)) };
}

import type { AnyTreeSearch } from '../../reference/adversarial/treeAlgorithms.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { inScript } from '../picture/markup.ts';
import { modelOf } from '../picture/treeModel.ts';
import { itemAt } from '../types/lookup.ts';
import { formatNumber } from '../words/numbers.ts';
import { foldedData } from './foldedData.ts';
import { type StepperPart, stepperPart } from './stepperPart.ts';
import { limitOf } from './treeSteps.ts';
import { watchedSearch } from './watchedSearch.ts';

/** A larger tree is drawn where the step is, and folded elsewhere. */
const MOST_WHOLE = 400;
const MOST_LISTED = 200;

/**
 * A search of a tree, to be stepped through.
 *
 * @param mostWhole Nodes of a tree that is drawn whole.
 *
 * @throws UnknownLeafError, NoEvaluationError, RefusedError as `solve` does.
 */
export function solvedSteps(tree: Tree, search: AnyTreeSearch, mostWhole = MOST_WHOLE): StepperPart {
  const watched = watchedSearch(tree, search);
  const evaluated = watched.steps.flatMap(({ kind, node }) =>
    kind === 'evaluate' ? [itemAt(tree.nodes, node).id] : [],
  );
  const model = modelOf(tree, {
    evaluated,
    expectedEvaluated: evaluated,
    ...limitOf(search),
  });
  const part = stepperPart(model, watched);
  if (tree.nodes.length <= mostWhole) return part;
  // The list is for whoever has no scripts, and long enough to see how the search begins.
  const more = `${formatNumber(watched.steps.length - MOST_LISTED)} steps more are in the drawing alone.`;
  return {
    ...part,
    steps: part.steps.slice(0, MOST_LISTED),
    more,
    folded: inScript(JSON.stringify(foldedData(tree, watched))),
  };
}

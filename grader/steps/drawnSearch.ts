import type { AnyTreeSearch } from '../../reference/adversarial/treeAlgorithms.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { animateTree, type Animation } from '../picture/animate.ts';
import type { TreeFrame } from '../picture/treeFrame.ts';
import { modelOf } from '../picture/treeModel.ts';
import { treeSvg } from '../picture/treeSvg.ts';
import { itemAt } from '../types/lookup.ts';
import { notDrawnWords } from '../words/treeSteps.ts';
import { Frames } from './frames.ts';
import { widestTexts } from './shownSteps.ts';
import { told } from './told.ts';
import { limitOf } from './treeSteps.ts';
import { watchedSearch } from './watchedSearch.ts';

/**
 * A search of a tree, to be drawn at any of its steps, which count from 0. Of a tree that is too large to be
 * drawn whole, a step that is not drawn has the picture of the last one before it that is.
 */
export interface DrawnSearch {
  readonly steps: number;
  /** Steps that are drawn, at which a cutoff leaves something out. */
  readonly cutoffs: readonly number[];
  sentence(step: number): string;
  /** It holds until the next one is asked for. */
  frame(step: number): TreeFrame;
  svg(step: number): string;
  animation(seconds: number): Animation;
}

/**
 * A search of a tree.
 *
 * @throws UnknownLeafError, NoEvaluationError, RefusedError as `solve` does.
 */
export function drawnSearch(tree: Tree, search: AnyTreeSearch): DrawnSearch {
  const watched = watchedSearch(tree, search);
  const model = modelOf(tree, { evaluated: [], ...limitOf(search) });
  const { places, shown, drawn, tell } = told(model, watched, Infinity);
  const texts = widestTexts(shown);
  const frames = new Frames(model, shown);
  const frame = (step: number): TreeFrame => frames.at(lastAt(places, step));
  const sentence = (step: number): string =>
    drawn.has(itemAt(watched.steps, step).node) ? tell(step) : notDrawnWords(tell(step));
  return {
    steps: watched.steps.length,
    cutoffs: shown.flatMap(({ kind }, at) => (kind === 'cut' ? [itemAt(places, at)] : [])),
    sentence,
    frame,
    svg: (step) => treeSvg(model, { texts, frame: frame(step), description: sentence(step) }),
    animation: (seconds) => animateTree(model, texts, new Frames(model, shown).inOrder(), seconds),
  };
}

/** The last of ascending places that is not beyond one. */
function lastAt(places: readonly number[], most: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(places, middle) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

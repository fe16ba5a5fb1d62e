import type { Tree } from '../../reference/games/tree.ts';
import { animateTree, type Animation } from '../picture/animate.ts';
import type { TreeFrame } from '../picture/treeFrame.ts';
import { modelOf } from '../picture/treeModel.ts';
import { treeSvg } from '../picture/treeSvg.ts';
import { visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import { count, shortNumber } from '../words/numbers.ts';
import { notDrawnWords } from '../words/treeSteps.ts';
import { frameAt } from './frameAt.ts';
import { widestTexts } from './shownSteps.ts';
import { toldSteps } from './toldSteps.ts';
import { limitOf, stepThrough } from './treeSteps.ts';

/**
 * A search of a tree, to be drawn at any of its steps, which count from 0. Of a tree that is too large to be
 * drawn whole, a step that is not drawn has the picture of the last one before it that is.
 */
export interface DrawnSearch {
  readonly steps: number;
  /** Steps that are drawn, at which a cutoff leaves something out. */
  readonly cutoffs: readonly number[];
  sentence(step: number): string;
  frame(step: number): TreeFrame;
  svg(step: number): string;
  animation(seconds: number): Animation;
}

/**
 * A search of a tree.
 *
 * @throws UnknownLeafError, NoEvaluationError, RefusedError as `solve` does.
 */
export function drawnSearch(tree: Tree, search: Parameters<typeof stepThrough>[1]): DrawnSearch {
  const all = stepThrough(tree, search).steps;
  const model = modelOf(tree, { evaluated: [], ...limitOf(search) });
  const { steps, places, shown, drawn, tell } = toldSteps(model, all, search.algorithm, search.cut, Infinity);
  const texts = widestTexts(shown);
  const drawnFrame = (at: number): TreeFrame => frameAt(model, shown, at);
  const frame = (step: number): TreeFrame => drawnFrame(places.findLastIndex((place) => place <= step));
  const sentence = (step: number): string => {
    const one = itemAt(all, step);
    return drawn.has(one.node) ? tell(one) : notDrawnWords(tell(one));
  };
  return {
    steps: all.length,
    cutoffs: steps.flatMap(({ kind }, at) => (kind === 'cut' ? [itemAt(places, at)] : [])),
    sentence,
    frame,
    svg: (step) => treeSvg(model, { texts, frame: frame(step), description: sentence(step) }),
    animation: (seconds) => animateTree(model, texts, inOrder(shown.length, drawnFrame), seconds),
  };
}

/** A tree as it is given, with nothing of what a search finds. */
export function bareSvg(tree: Tree): string {
  const model = modelOf(tree, { evaluated: [] });
  const evaluations = new Map(
    tree.nodes.flatMap(({ index, children, evaluation }) =>
      children.length === 0 || evaluation === null ? [] : [[index, `(${shortNumber(evaluation)})`] as const],
    ),
  );
  const frame = {
    now: -1,
    looks: new Map(tree.nodes.map(({ index }) => [index, 'done' as const])),
    values: evaluations,
    windows: new Map<number, string>(),
    open: new Set<number>(),
    struck: new Set<number>(),
  };
  const texts = (node: number): { value: string; window: string } => ({
    value: evaluations.get(node) ?? '',
    window: '',
  });
  const description = `${visibleLine(tree.title)}: ${count(tree.nodes.length, 'node')}.`;
  return treeSvg(model, { texts, frame, description });
}

/** One after the other, so that one is held at a time. */
function* inOrder<T>(count: number, make: (at: number) => T): Generator<T> {
  for (let at = 0; at < count; at += 1) yield make(at);
}

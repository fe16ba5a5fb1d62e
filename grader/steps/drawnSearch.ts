import type { Tree } from '../../reference/games/tree.ts';
import { animateTree, type Animation } from '../picture/animate.ts';
import type { TreeFrame } from '../picture/treeFrame.ts';
import { modelOf, type TreeModel } from '../picture/treeModel.ts';
import { treeSvg } from '../picture/treeSvg.ts';
import { visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import { count, shortNumber } from '../words/numbers.ts';
import { frameAt } from './frameAt.ts';
import { widestTexts } from './shownSteps.ts';
import { toldSteps } from './toldSteps.ts';
import { stepThrough } from './treeSteps.ts';

/** A search of a tree, to be drawn at any of its steps, which count from 0. */
export interface DrawnSearch {
  readonly model: TreeModel;
  readonly steps: number;
  /** Steps at which a cutoff leaves something out. */
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
  const model = modelOf(tree, { evaluated: [], ...depthOf(search) });
  const { steps, shown, sentences } = toldSteps(model, all, search.algorithm, search.cut, Infinity);
  const texts = widestTexts(shown);
  const frame = (step: number): TreeFrame => frameAt(model, shown, step);
  return {
    model,
    steps: steps.length,
    cutoffs: steps.flatMap(({ kind }, at) => (kind === 'cut' ? [at] : [])),
    sentence: (step) => itemAt(sentences, step),
    frame,
    svg: (step) => treeSvg(model, { texts, frame: frame(step), description: itemAt(sentences, step) }),
    animation: (seconds) => animateTree(model, texts, inOrder(shown.length, frame), seconds),
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

const depthOf = ({ depth }: { readonly depth: number }): { depthLimit?: number } =>
  Number.isFinite(depth) ? { depthLimit: depth } : {};

import type { SolveAlgorithm } from '../../reference/adversarial/searchTree.ts';
import type { Cut } from '../../reference/game.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { formatTree } from '../content/formatTree.ts';
import { PICTURE_STYLE } from '../picture/style.ts';
import { treeModel } from '../picture/treeModel.ts';
import { visibleLine } from '../picture/visible.ts';
import { stepperPart } from '../steps/stepperPart.ts';
import type { TreeStep } from '../steps/treeSteps.ts';
import { loadTemplates } from './templates.ts';

/** A solved tree, as its page says it. */
export interface SolvedTree {
  readonly tree: Tree;
  readonly algorithm: SolveAlgorithm;
  readonly cut: Cut;
  /** The search in words. */
  readonly how: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly steps: readonly TreeStep[];
  /** Ids in the order in which they are evaluated. */
  readonly evaluated: readonly string[];
  /** In plies; infinite where there is none. */
  readonly depth: number;
}

/** A page that plays the search of a tree: one file, nothing fetched. */
export function solvePage({ tree, algorithm, cut, how, facts, steps, evaluated, depth }: SolvedTree): string {
  const model = treeModel({
    kind: 'tree',
    tree: formatTree(tree),
    evaluated,
    expectedEvaluated: evaluated,
    ...(Number.isFinite(depth) ? { depthLimit: depth } : {}),
  });
  if (model === null) throw new Error('a tree file is always a tree');
  const templates = loadTemplates();
  const heading = visibleLine(tree.title);
  return templates.page('solve')({
    title: `${heading}: ${how}`,
    heading,
    how,
    facts,
    stepper: stepperPart(model, steps, algorithm, cut),
    ...templates.assets(PICTURE_STYLE, ['base', 'figures', 'stepper'], 'stepper'),
  });
}

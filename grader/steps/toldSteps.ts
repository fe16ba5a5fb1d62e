import type { Cut, Player } from '../../reference/game.ts';
import { type CodeLine, pseudocode } from '../../reference/adversarial/pseudocode.ts';
import type { SolveAlgorithm } from '../../reference/adversarial/searchTree.ts';
import type { TreeNode } from '../../reference/games/tree.ts';
import type { TreeModel } from '../picture/treeModel.ts';
import { visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import type { NodeId } from '../words/nodes.ts';
import { cutWords, enteredWords, evaluatedWords, finishedWords, updatedWords } from '../words/treeSteps.ts';
import { drawnIn, type ShownStep, shownStep } from './shownSteps.ts';
import type { TreeStep } from './treeSteps.ts';

/** Steps at nodes that are drawn, as a drawing writes them and in words. */
export interface ToldSteps {
  readonly steps: readonly TreeStep[];
  readonly shown: readonly ShownStep[];
  readonly sentences: readonly string[];
  readonly code: readonly CodeLine[];
  readonly drawn: ReadonlySet<number>;
}

export function toldSteps(
  model: TreeModel,
  all: readonly TreeStep[],
  algorithm: SolveAlgorithm,
  cut: Cut,
  most: number,
): ToldSteps {
  const drawn = drawnIn(model);
  const steps = all.filter(({ node }) => drawn.has(node)).slice(0, most);
  const code = pseudocode(algorithm, cut);
  const hasBounds = code.some(({ id }) => id.endsWith('-bound'));
  const idOf = (node: number): NodeId => (node === 0 ? null : visibleLine(itemAt(model.nodes, node).node.id));
  return {
    steps,
    shown: steps.map((step) => shownStep(step, hasBounds)),
    sentences: steps.map((step) => words(step, playerOf(model, step.node), hasBounds, idOf)),
    code,
    drawn,
  };
}

export const playerOf = ({ nodes }: TreeModel, node: number): Player => moverOf(itemAt(nodes, node).node);

export const moverOf = ({ player }: Pick<TreeNode, 'player'>): Player =>
  player === 'min' || player === 'chance' ? player : 'max';

/** A step in a sentence. */
export function words(
  step: TreeStep,
  player: Player,
  hasBounds: boolean,
  idOf: (node: number) => NodeId,
): string {
  const { alpha, beta } = step;
  const at = { node: idOf(step.node), player, bounds: hasBounds ? { alpha, beta } : null };
  const value = step.value ?? NaN;
  switch (step.kind) {
    case 'enter':
      return enteredWords(at);
    case 'evaluate':
      return evaluatedWords(at.node, value);
    case 'update':
      return updatedWords(at, value, { ...step.from, node: idOf(step.from.node) }, step);
    case 'cut':
      return cutWords(at, value, step.cutoff);
    case 'finish':
      return finishedWords(value);
  }
}

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
  /** Where each of them stands among all steps. */
  readonly places: readonly number[];
  readonly shown: readonly ShownStep[];
  readonly code: readonly CodeLine[];
  readonly drawn: ReadonlySet<number>;
  /** Any step in a sentence. */
  tell(step: TreeStep): string;
}

export function toldSteps(
  model: TreeModel,
  all: readonly TreeStep[],
  algorithm: SolveAlgorithm,
  cut: Cut,
  most: number,
): ToldSteps {
  const drawn = drawnIn(model);
  const places = all.flatMap(({ node }, at) => (drawn.has(node) ? [at] : [])).slice(0, most);
  const steps = places.map((at) => itemAt(all, at));
  const code = pseudocode(algorithm, cut);
  const hasBounds = keepsBounds(code);
  const idOf = (node: number): NodeId => (node === 0 ? null : visibleLine(itemAt(model.nodes, node).node.id));
  const tell = (step: TreeStep): string => words(step, playerOf(model, step.node), hasBounds, idOf);
  return {
    steps,
    places,
    shown: steps.map((step) => shownStep(step, hasBounds)),
    code,
    drawn,
    tell,
  };
}

/** Whether a search narrows a window, so that steps are told with it. */
export const keepsBounds = (code: readonly CodeLine[]): boolean =>
  code.some(({ id }) => id.endsWith('-bound'));

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

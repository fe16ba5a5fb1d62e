import type { Player } from '../../reference/game.ts';
import type { NodeId } from '../words/nodes.ts';
import { cutWords, enteredWords, evaluatedWords, finishedWords, updatedWords } from '../words/treeSteps.ts';
import type { TreeStep } from './treeSteps.ts';

/** A step in a sentence. */
export function stepWords(
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

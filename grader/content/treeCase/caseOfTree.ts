import type { Tree } from '../../../reference/games/tree.ts';
import { stateOf } from './treeOfCase.ts';
import type { Successor, TreeCase } from './treeCase.ts';
import { itemAt } from '../../types/lookup.ts';

/**
 * The case that a tree was imported from, in preorder and without a diagram; null when the tree names no
 * agents.
 */
export function caseOfTree({ nodes, agents }: Tree): TreeCase | null {
  if (agents === undefined) return null;
  const successors = new Map<string, Successor>();
  const evaluation = new Map<string, number>();
  const over = { win: new Set<string>(), lose: new Set<string>() };
  for (const { id, parent, action, value, evaluation: estimate, outcome } of nodes) {
    const state = stateOf(id);
    if (parent >= 0) {
      const from = stateOf(itemAt(nodes, parent).id);
      successors.set(`${from} ${action}`, { state: from, action, next: state });
    }
    const worth = estimate ?? value;
    if (worth !== null) evaluation.set(state, worth);
    if (outcome !== undefined) over[outcome].add(state);
  }
  return {
    algorithm: agents.algorithm ?? 'minimax',
    depth: agents.depth,
    agents: agents.count,
    start: stateOf(itemAt(nodes, 0).id),
    winStates: [...over.win],
    loseStates: [...over.lose],
    successors: [...successors.values()],
    evaluation,
    diagram: null,
    expected: agents.expected ?? null,
  };
}

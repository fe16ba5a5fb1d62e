import { itemAt } from '../types/lookup.ts';
import type { Game } from '../../reference/game.ts';
import type { Random } from '../../reference/random.ts';

export const LAB_ORDERS = ['best', 'worst', 'random'] as const;
export type LabOrder = (typeof LAB_ORDERS)[number];

/** Most leaves of a tree in the lab: its values take 8 bytes each. */
export const MOST_LEAVES = 1 << 24;

/**
 * A uniform tree, MAX and MIN in turn, whose leaves are independent uniform values. A state is a number: the
 * root 0, and the children of s are b·s + 1 to b·s + b.
 *
 * Children come best first, worst first, or as they are, which is random: the leaves are independent, so
 * every order is as likely as any other. Worst first is bad for alpha–beta, yet a few deep cutoffs remain.
 */
export function uniformTree(
  random: Random,
  branching: number,
  depth: number,
  order: LabOrder,
): Game<number, number> & { readonly value: number } {
  const firstLeaf = nodesAbove(branching, depth);
  const values = new Float64Array(nodesAbove(branching, depth + 1));
  for (let leaf = firstLeaf; leaf < values.length; leaf += 1) values[leaf] = random.number();
  const pliesOfMax = levels(branching, depth);
  for (let state = firstLeaf - 1; state >= 0; state -= 1) {
    const isMax = pliesOfMax(state);
    let best = itemAt(values, branching * state + 1);
    for (let child = 2; child <= branching; child += 1) {
      const value = itemAt(values, branching * state + child);
      if (isMax ? value > best : value < best) best = value;
    }
    values[state] = best;
  }
  const given = Array.from({ length: branching }, (_, i) => i + 1);
  return {
    value: itemAt(values, 0),
    initial: 0,
    player: (state) => (pliesOfMax(state) ? 'max' : 'min'),
    actions(state) {
      if (state >= firstLeaf) return [];
      if (order === 'random') return [...given];
      const descending = pliesOfMax(state) === (order === 'best');
      const at = (action: number): number => itemAt(values, branching * state + action);
      return [...given].sort((a, b) => (descending ? at(b) - at(a) : at(a) - at(b)));
    },
    result: (state, action) => branching * state + action,
    isTerminal: (state) => state >= firstLeaf,
    utility: (state) => itemAt(values, state),
    evaluate: (state) => itemAt(values, state),
    probability: () => 1,
  };
}

/** Nodes at plies 0 to depth − 1. */
function nodesAbove(branching: number, depth: number): number {
  let nodes = 0;
  for (let ply = 0, level = 1; ply < depth; ply += 1, level *= branching) nodes += level;
  return nodes;
}

/** Says of a state whether MAX moves there: whether its ply is even. */
function levels(branching: number, depth: number): (state: number) => boolean {
  const starts = Array.from({ length: depth + 1 }, (_, ply) => nodesAbove(branching, ply));
  return (state) => {
    let ply = depth;
    while (itemAt(starts, ply) > state) ply -= 1;
    return ply % 2 === 0;
  };
}

import type { Problems } from '../problems.ts';
import { MOST_NODES, MOST_PLIES } from '../treeNodes.ts';
import type { PlaceOf, Successor, TreeCase } from './treeCase.ts';
import { quote } from '../../words/quoting.ts';

/** A node for one way to a state. */
export interface Unfolded {
  readonly state: string;
  readonly ply: number;
  readonly parent: Unfolded | null;
  readonly action: string | null;
  /** Which of the nodes that stand for the state: from 1. */
  readonly copy: number;
  readonly children: Unfolded[];
}

/**
 * The game as a tree: a state that several lead to becomes a node for each. Null, with what is wrong in
 * `problems`, where it has no end or is too large.
 */
export function unfold(
  one: TreeCase,
  below: ReadonlyMap<string, readonly Successor[]>,
  placeOf: PlaceOf,
  problems: Problems,
  notes: string[],
): Unfolded | null {
  const over = new Set([...one.winStates, ...one.loseStates]);
  const copies = new Map<string, number>();
  const reached = new Set<string>();
  let nodes = 0;
  const node = (state: string, ply: number, parent: Unfolded | null, action: string | null): Unfolded => {
    const copy = (copies.get(state) ?? 0) + 1;
    copies.set(state, copy);
    reached.add(state);
    nodes += 1;
    return { state, ply, parent, action, copy, children: [] };
  };
  const root = node(one.start, 0, null, null);
  const stack = [root];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const moves = below.get(at.state) ?? [];
    if (over.has(at.state)) {
      if (moves.length > 0 && at.copy === 1)
        notes.push(`${quote(at.state)} ends the game, so its successors are left out.`);
      continue;
    }
    for (const successor of moves) {
      const { action, next } = successor;
      if (leadsBack(at, next)) {
        problems.add({
          code: 'circle',
          place: placeOf(successor),
          found: `${quote(at.state)} ${quote(action)} ${quote(next)}, which leads back to a state before it`,
          expected: 'a game that comes to an end',
        });
        return null;
      }
      if (at.ply + 1 > MOST_PLIES || nodes >= MOST_NODES) {
        problems.add({
          code: 'tree-too-large',
          place: placeOf('successors'),
          found: 'a game with more ways than a tree may have nodes',
          expected: 'at most 1,000 plies and 1,000,000 nodes',
        });
        return null;
      }
      at.children.push(node(next, at.ply + 1, at, action));
    }
    stack.push(...at.children.toReversed());
  }
  const left = [...below.keys()].filter((state) => !reached.has(state));
  if (left.length > 0) notes.push(leftOut(left));
  return root;
}

function leftOut(states: readonly string[]): string {
  const shown = states.slice(0, 5).map(quote).join(', ');
  const more = states.length > 5 ? ` and ${states.length - 5} more` : '';
  return `Nothing leads to ${shown}${more}, which ${states.length === 1 ? 'is' : 'are'} left out.`;
}

function leadsBack(from: Unfolded, state: string): boolean {
  for (let at: Unfolded | null = from; at !== null; at = at.parent) if (at.state === state) return true;
  return false;
}

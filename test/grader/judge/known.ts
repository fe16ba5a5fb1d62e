/**
 * What is known of a tree without a search: its values by recursion, and the leaves that matter, which lie between
 * the values of all older siblings of their ancestors (Knuth and Moore, 1975).
 */
import { expect } from 'vitest';
import type { GameInput } from '../../../grader/types/input.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import type { Search, WatchedGame } from '../../exercises/api.ts';
import type { GameEntry } from '../../support/inProcess.ts';

const treeOf = ({ game }: GameInput): Tree => (game.name === 'tree' ? game.tree : expect.unreachable());

/** What brute force knows of a tree. */
export interface Known {
  readonly value: number;
  /** Leaves that alpha–beta from left to right looks at when it cuts on equality. */
  readonly leaves: readonly number[];
  /** The same where it cuts when the bounds cross. */
  readonly strictLeaves: readonly number[];
  readonly actions: readonly (string | null)[];
}

const known = new Map<GameInput, Known>();
export const knownOf = (input: GameInput): Known => known.get(input) ?? workOut(input);

/** Without a search: the values of all nodes, then each leaf by itself. */
function workOut(input: GameInput): Known {
  const { nodes } = treeOf(input);
  const isLeaf = (at: number): boolean =>
    nodes[at]!.children.length === 0 || nodes[at]!.ply >= input.depthLimit;
  const value = (at: number): number => {
    const { children, player, value: end, evaluation } = nodes[at]!;
    if (isLeaf(at)) return (children.length === 0 ? end : evaluation)!;
    return (player === 'max' ? Math.max : Math.min)(...children.map(value));
  };
  const windowOf = (leaf: number): { alpha: number; beta: number } => {
    let [alpha, beta] = [-Infinity, Infinity];
    for (let at = leaf; at > 0; at = nodes[at]!.parent) {
      const { children, player } = nodes[nodes[at]!.parent]!;
      const older = children.slice(0, children.indexOf(at)).map(value);
      if (player === 'max') alpha = Math.max(alpha, ...older);
      else beta = Math.min(beta, ...older);
    }
    return { alpha, beta };
  };
  const isSeen = (at: number): boolean =>
    at === 0 || (!isLeaf(nodes[at]!.parent) && isSeen(nodes[at]!.parent));
  const { children, player } = nodes[0]!;
  const best = value(0);
  const leaves = nodes.flatMap(({ index }) =>
    isLeaf(index) && isSeen(index) ? [{ index, ...windowOf(index) }] : [],
  );
  const found: Known = {
    value: best,
    leaves: leaves.filter(({ alpha, beta }) => alpha < beta).map(({ index }) => index),
    strictLeaves: leaves.filter(({ alpha, beta }) => alpha <= beta).map(({ index }) => index),
    actions: isLeaf(0)
      ? [null]
      : children.flatMap((child) =>
          player !== 'chance' && value(child) === best ? [nodes[child]!.action] : [],
        ),
  };
  known.set(input, found);
  return found;
}

/** A watched search as what a student hands in. */
export const entryOf =
  (search: Search): GameEntry =>
  (game, state) =>
    search(game as WatchedGame, state);

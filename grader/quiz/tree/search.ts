import { narrate } from '../../../reference/adversarial/narrator.ts';
import type { Interval } from '../../../reference/adversarial/narrator.ts';
import type { Window } from '../../../reference/game.ts';
import { treeGame } from '../../../reference/games/tree.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import type { Cutoff } from '../../../reference/trace.ts';
import { searchOf } from '../../../mistakes/skeletons/adversarial.ts';
import type { PlayedGame } from '../../../mistakes/skeletons/played.ts';
import type { SearchSettings } from '../types.ts';
import { partsByHand } from './searchParts.ts';
import type { ByHand } from './searchParts.ts';

/** What a search did. */
export interface Searched {
  readonly value: number;
  /** Indices of leaves in the order evaluated. */
  readonly evaluated: readonly number[];
  /** Bounds on entry by node; null where the search never came. */
  readonly windows: readonly (Window | null)[];
  /** By node; null where none. `skipped` may be 0. */
  readonly cutoffs: readonly (Cutoff | null)[];
  /** What it did, in order, as far as others can see it. */
  readonly steps: readonly SearchStep[];
  /** By node: what became of its parent's bounds when it came back; null where they are no matter. */
  readonly updates: readonly (Update | null)[];
}

/** A leaf is looked at, or what is left at a node is cut off. */
export interface SearchStep {
  readonly node: number;
  readonly does: 'look' | 'cut';
}

/** The bounds at a node when a child of it has come back. */
export interface Update {
  readonly before: Window;
  /** Null where the search cuts there, so that they are never used again. */
  readonly after: Window | null;
}

/**
 * Searches a tree of two players as it is done by hand: by the skeleton that all mistakes are made in. With
 * nothing changed it looks at what `solve` looks at, to which a property holds it.
 *
 * @throws UnknownLeafError where the search needs a leaf whose value is not given.
 */
export function searchByHand(tree: Tree, how: SearchSettings, byHand: ByHand = {}): Searched {
  const evaluated: number[] = [];
  const steps: SearchStep[] = [];
  const windows = new Array<Window | null>(tree.nodes.length).fill(null);
  const cutoffs = new Array<Cutoff | null>(tree.nodes.length).fill(null);
  const proven = new Map<number, Interval>();
  const played = treeGame(tree);
  const game: PlayedGame = { ...played, depthLimit: Infinity };
  const narrator = narrate(played, {
    enter: (node, window) => {
      windows[node] = window;
    },
    cutoff: (node, cutoff) => {
      cutoffs[node] = cutoff;
      if (cutoff.skipped > 0) steps.push({ node, does: 'cut' });
    },
    leave: () => undefined,
  });
  const updates = new Array<Update | null>(tree.nodes.length).fill(null);
  let last = 0;
  const parts = partsByHand(tree, how, byHand);
  const search = searchOf({
    ...parts,
    cut(mover, best, bounds, value) {
      updates[last] = { before: bounds, after: null };
      return parts.cut(mover, best, bounds, value);
    },
    tighten(mover, best, bounds, value) {
      const after = parts.tighten(mover, best, bounds, value);
      updates[last] = { before: bounds, after };
      return after;
    },
  });
  const { found } = search(game, 0, {
    enter(node, _ply, { alpha, beta }) {
      narrator?.enter(node, alpha, beta);
      if (!game.isTerminal(node)) return;
      evaluated.push(node);
      steps.push({ node, does: 'look' });
    },
    cutoff: (node, by, skipped) => narrator?.cutoff(node, by, skipped),
    prove: (node, low, high) => proven.set(node, { low, high }),
    leave(node, _ply, value) {
      last = node;
      narrator?.leave(node, value, proven.get(node));
    },
  });
  const searched = { value: found.value, evaluated, windows, cutoffs, steps, updates };
  return byHand.change?.cutsUnseen === true ? withoutCutLeaves(tree, searched) : searched;
}

/** A leaf that cuts off a MAX or MIN node above leaves as its first child counts as never looked at. */
function withoutCutLeaves({ nodes }: Tree, searched: Searched): Searched {
  const unseen = nodes.flatMap(({ player, children }, at) => {
    const isAboveLeaves =
      player !== 'chance' && children.every((child) => nodes[child]?.children.length === 0);
    const cutoff = searched.cutoffs[at] ?? null;
    const isCutByFirst = cutoff !== null && cutoff.skipped > 0 && cutoff.skipped === children.length - 1;
    return isAboveLeaves && isCutByFirst ? children : [];
  });
  return {
    ...searched,
    evaluated: searched.evaluated.filter((leaf) => !unseen.includes(leaf)),
    steps: searched.steps.filter(({ node }) => !unseen.includes(node)),
  };
}

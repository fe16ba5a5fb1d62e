import type { Player } from '../../reference/game.ts';
import type { Tree, TreeNode } from '../../reference/games/tree.ts';
import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import type { Parts } from '../skeletons/adversarial.ts';
import type { ChanceRules } from '../skeletons/star1.ts';

/** A search by hand, as far as a mistake in it needs to know. */
export interface HandSearch {
  /** The same search under the other convention for equal bounds. */
  readonly otherCut: Parts['cut'];
}

/** What somebody does otherwise who searches a tree by hand. */
export interface SearchChange {
  /** Called once a search, so what it closes over lives as long. */
  parts?(correct: Parts, search: HandSearch): Partial<Parts>;
  chance?(correct: ChanceRules): Partial<ChanceRules>;
  /** Whether a node above leaves that its first leaf cuts off is left out without a look at that leaf. */
  readonly cutsUnseen?: true;
}

/** What somebody does otherwise who backs up values by hand. */
export interface ValueChange {
  /** Who is taken to move at a node. */
  player?(node: TreeNode): PlayerSpec;
  /** What chance is worth: the weighted mean, a mean in which all outcomes count alike, or the bare sum. */
  readonly chance?: 'weighted' | 'plain' | 'sum';
  /** In a game of several: who compares by whose number. The mover's own by default. */
  compareBy?(mover: number): { readonly player: number; readonly lowest: boolean };
}

/** What a mistake by hand replaces: the search, the values, or both. */
export interface HandReplacement {
  /** Absent where the mistake is about values alone. */
  readonly search?: SearchChange;
  /** Absent where the mistake is about the search alone. */
  readonly values?: ValueChange;
  /** Trees on which it can be made. */
  applies(tree: Tree): boolean;
}

/** How a mistake is made, and told, where a tree is worked by hand; what is left out is as in its row. */
export interface MadeByHand extends Omit<HandReplacement, 'search'> {
  readonly title?: string;
  /** To whoever filled in a quiz. */
  readonly words?: string;
  /** `as-programmed`: as the likeliest form of it in programs. */
  readonly search?: SearchChange | 'as-programmed';
}

const inner = ({ nodes }: Tree): TreeNode[] => nodes.filter(({ children }) => children.length > 0);

export const has = (tree: Tree, player: Player): boolean =>
  inner(tree).some((node) => node.player === player);
export const isTwoPlayer = (tree: Tree): boolean => tree.players === null;
export const hasChance = (tree: Tree): boolean => has(tree, 'chance');
/** MAX and MIN alone. */
export const isPlain = (tree: Tree): boolean => isTwoPlayer(tree) && !hasChance(tree);
export const canPruneChance = (tree: Tree): boolean =>
  isTwoPlayer(tree) && hasChance(tree) && tree.bounds !== null;

export const hasUnequalChances = ({ nodes }: Tree): boolean =>
  nodes.some(({ player, children: [first, ...others] }) => {
    if (player !== 'chance' || first === undefined) return false;
    return others.some((child) => nodes[child]?.probability !== nodes[first]?.probability);
  });

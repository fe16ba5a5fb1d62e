import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import type { Habits } from '../tree/searchParts.ts';
import type { ValueHabits } from '../tree/values.ts';

/** A known way to go wrong on a tree by hand. */
export interface TreeMistake {
  readonly id: string;
  /** What was done, to the student. */
  readonly title: string;
  /** What is so instead. */
  readonly says: string;
  /** Trees on which it can be made. */
  applies(tree: Tree): boolean;
  /** How the search goes; absent where the mistake is about values alone. */
  readonly search?: Habits;
  /** How values are backed up; absent where the mistake is about the search alone. */
  readonly values?: ValueHabits;
}

const inner = ({ nodes }: Tree): TreeNode[] => nodes.filter(({ children }) => children.length > 0);
const has = (tree: Tree, player: TreeNode['player']): boolean =>
  inner(tree).some((node) => node.player === player);
const isTwoPlayer = (tree: Tree): boolean => tree.players === null;
const hasChance = (tree: Tree): boolean => has(tree, 'chance');
const isPlain = (tree: Tree): boolean => isTwoPlayer(tree) && !hasChance(tree);
const swapped = (node: TreeNode): TreeNode['player'] =>
  node.player === 'max' ? 'min' : node.player === 'min' ? 'max' : node.player;

/**
 * What people are known to do wrong when they work a tree by hand, the likeliest first: where two explain an
 * answer alike, both are named.
 */
export const TREE_MISTAKES: readonly TreeMistake[] = [
  {
    id: 'no-pruning',
    title: 'Nothing was pruned',
    says: 'A branch can be left out as soon as the bounds show that it cannot change the value of the root.',
    applies: isTwoPlayer,
    search: { stops: () => false, chance: 'never' },
  },
  {
    id: 'no-deep-cuts',
    title: 'Only the bound of the parent was used',
    says: 'A bound from further up counts as well: α and β are handed down through every level, so there are deep cutoffs too.',
    applies: isPlain,
    search: {
      pass: (player, _window, value) =>
        player === 'max' ? { alpha: value, beta: Infinity } : { alpha: -Infinity, beta: value },
    },
  },
  {
    id: 'other-convention',
    title: 'The other convention was used for equal bounds',
    says: 'The quiz says whether to cut when a value only meets a bound, or when it passes it.',
    applies: isTwoPlayer,
    search: { stops: ({ isCutByOther }) => isCutByOther },
  },
  {
    id: 'players-swapped',
    title: 'MAX and MIN were exchanged',
    says: 'Look at who moves at each level: MAX takes the highest of its children, MIN the lowest.',
    applies: isTwoPlayer,
    search: { swapsPlayers: true },
    values: { player: swapped },
  },
  {
    id: 'bounds-not-restored',
    title: 'A bound found in one branch was carried over into its sibling',
    says: 'A value at a MIN node bounds what is below that node from above. It is no β for its parent, nor for the parent’s other children.',
    applies: isPlain,
    search: { keepsBounds: true },
  },
  {
    id: 'cut-at-sight',
    title: 'A node was pruned before its first child was seen',
    says: 'A search does not know a leaf before it looks at it: at least the first child has to be evaluated before the node can be cut off.',
    applies: isTwoPlayer,
    search: { cutsAtSight: true },
  },
  {
    id: 'right-to-left',
    title: 'The tree was searched from right to left',
    says: 'Children are looked at from left to right.',
    applies: isTwoPlayer,
    search: { order: (children) => children.toReversed() },
  },
  {
    id: 'cuts-sibling',
    title: 'The sibling was pruned instead of the rest of the node',
    says: 'A cutoff leaves out the remaining children of the node whose bound is met. Its sibling still has to be searched.',
    applies: isPlain,
    search: { cutsSibling: true },
  },
  {
    id: 'whole-subtrees-only',
    title: 'Single leaves were never pruned, only whole subtrees',
    says: 'A cutoff leaves out all remaining children, leaves too.',
    applies: isPlain,
    search: { stops: ({ isCut, aboveLeaves }) => isCut && !aboveLeaves },
  },
  {
    id: 'leaves-only',
    title: 'Single leaves were pruned, but never a whole subtree',
    says: 'A cutoff leaves out all remaining children, with everything below them.',
    applies: isPlain,
    search: { stops: ({ isCut, aboveLeaves }) => isCut && aboveLeaves },
  },
  {
    id: 'alpha-cuts-only',
    title: 'Only MIN nodes were cut off',
    says: 'MAX nodes are cut off too, as soon as their value reaches β.',
    applies: isPlain,
    search: { stops: ({ isCut, player }) => isCut && player === 'min' },
  },
  {
    id: 'beta-cuts-only',
    title: 'Only MAX nodes were cut off',
    says: 'MIN nodes are cut off too, as soon as their value falls to α.',
    applies: isPlain,
    search: { stops: ({ isCut, player }) => isCut && player === 'max' },
  },
  {
    id: 'mixed-convention',
    title: 'Equal bounds cut at MIN nodes, but not at MAX nodes',
    says: 'One convention holds for both players.',
    applies: isPlain,
    search: {
      stops: ({ player, isCut, isCutByOther }) =>
        player === 'min' ? isCut || isCutByOther : isCut && isCutByOther,
    },
  },
  {
    id: 'mixed-convention-max',
    title: 'Equal bounds cut at MAX nodes, but not at MIN nodes',
    says: 'One convention holds for both players.',
    applies: isPlain,
    search: {
      stops: ({ player, isCut, isCutByOther }) =>
        player === 'max' ? isCut || isCutByOther : isCut && isCutByOther,
    },
  },
  {
    id: 'wrong-side',
    title: 'Nodes were cut off on the wrong side of the bound',
    says: 'MAX is cut off when its value reaches β, MIN when its value falls to α.',
    applies: isPlain,
    search: {
      stops: ({ player, value, alpha, beta }) => (player === 'max' ? value <= alpha : value >= beta),
    },
  },
  {
    id: 'chance-not-pruned',
    title: 'Chance nodes were never pruned',
    says: 'The leaves are bounded, so what is left of a chance node can only change its value so much.',
    applies: (tree) => isTwoPlayer(tree) && hasChance(tree) && tree.bounds !== null,
    search: { chance: 'never' },
  },
  {
    id: 'chance-as-min',
    title: 'A chance node was pruned like a MIN node',
    says: 'One bad outcome does not settle a chance node: the others count as well, by their probabilities.',
    applies: (tree) => isTwoPlayer(tree) && hasChance(tree) && tree.bounds !== null,
    search: { chance: 'as-min' },
  },
  {
    id: 'chance-bounds-ignored',
    title: 'A chance node was pruned by the outcomes seen so far alone',
    says: 'What was not seen may be as good as the bounds of the leaves allow.',
    applies: (tree) => isTwoPlayer(tree) && hasChance(tree) && tree.bounds !== null,
    search: { chance: 'seen-only' },
  },
  {
    id: 'chance-weights-ignored',
    title: 'All outcomes were taken to be equally likely',
    says: 'Each outcome counts by its probability.',
    applies: (tree) => isTwoPlayer(tree) && hasUnequalChances(tree),
    search: { chance: 'equal-weights' },
    values: { chance: 'plain' },
  },
  {
    id: 'chance-summed',
    title: 'Outcomes were added up, not averaged',
    says: 'A chance node is worth the sum of probability × value.',
    applies: (tree) => hasChance(tree),
    values: { chance: 'sum' },
  },
  {
    id: 'min-for-chance',
    title: 'Chance nodes were given the lowest value',
    says: 'Chance is no opponent: a chance node is worth the average of its outcomes, weighted by their probabilities.',
    applies: (tree) => isTwoPlayer(tree) && hasChance(tree),
    values: { player: (node) => (node.player === 'chance' ? 'min' : node.player) },
  },
  {
    id: 'max-for-chance',
    title: 'Chance nodes were given the highest value',
    says: 'A chance node is worth the average of its outcomes, weighted by their probabilities.',
    applies: (tree) => isTwoPlayer(tree) && hasChance(tree),
    values: { player: (node) => (node.player === 'chance' ? 'max' : node.player) },
  },
  {
    id: 'average-for-min',
    title: 'MIN nodes were given the average',
    says: 'MIN picks the lowest of its children; averages belong to chance nodes.',
    applies: (tree) => isTwoPlayer(tree) && has(tree, 'min'),
    values: { player: (node) => (node.player === 'min' ? 'chance' : node.player), chance: 'plain' },
  },
  {
    id: 'always-max',
    title: 'The highest value was taken at every node',
    says: 'At its own nodes MIN picks the lowest.',
    applies: (tree) => isTwoPlayer(tree) && has(tree, 'min') && has(tree, 'max'),
    values: { player: (node) => (node.player === 'min' ? 'max' : node.player) },
  },
  {
    id: 'always-min',
    title: 'The lowest value was taken at every node',
    says: 'At its own nodes MAX picks the highest.',
    applies: (tree) => isTwoPlayer(tree) && has(tree, 'min') && has(tree, 'max'),
    values: { player: (node) => (node.player === 'max' ? 'min' : node.player) },
  },
  {
    id: 'rivals-as-min',
    title: 'The other players were taken to play against the first',
    says: 'With several players, each takes what is best for itself, whatever that means for the others.',
    applies: (tree) => tree.players !== null,
    values: { compareBy: (mover) => ({ player: 0, lowest: mover !== 0 }) },
  },
  {
    id: 'first-player-everywhere',
    title: 'Every node was decided by the first player’s utility',
    says: 'Whoever moves at a node compares by their own utility.',
    applies: (tree) => tree.players !== null,
    values: { compareBy: () => ({ player: 0, lowest: false }) },
  },
];

function hasUnequalChances({ nodes }: Tree): boolean {
  return nodes.some(
    ({ player, children }) =>
      player === 'chance' &&
      children.some((child) => nodes[child]!.probability !== nodes[children[0]!]!.probability),
  );
}

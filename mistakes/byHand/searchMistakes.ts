import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import { ADVERSARIAL_MISTAKES } from '../adversarial/adversarialMistakes.ts';
import type { Place } from '../skeletons/adversarial.ts';
import { meanOfSeen } from '../skeletons/star1.ts';
import { boundsKept, cutsSibling, wrongSide } from './cutChanges.ts';
import { canPruneChance, hasUnequalChances, isPlain, isTwoPlayer } from './handMistake.ts';
import type { HandMistake, SearchChange } from './handMistake.ts';

/** What a mistake of programs changes, made by hand. */
function asProgrammed(id: string): NonNullable<SearchChange['parts']> {
  const [form] = ADVERSARIAL_MISTAKES.find((mistake) => mistake.id === id)?.replaces ?? [];
  if (form === undefined) throw new RangeError(`there is no mistake ${id}`);
  return (correct) => form.change(correct);
}

const isAboveLeaves = ({ game, state }: Place): boolean =>
  game.actions(state).every((action) => game.isTerminal(game.result(state, action)));

const swapped = (player: PlayerSpec): PlayerSpec =>
  player === 'max' ? 'min' : player === 'min' ? 'max' : player;

/** Mistakes about how a tree is searched, the likeliest first. */
export const HAND_SEARCH_MISTAKES: readonly Omit<HandMistake, 'hint'>[] = [
  {
    id: 'no-pruning',
    title: 'Nothing was pruned',
    words: 'A branch can be left out as soon as the bounds show that it cannot change the value of the root.',
    replaces: {
      applies: isTwoPlayer,
      search: { parts: asProgrammed('no-pruning'), chance: () => ({ bounds: null }) },
    },
  },
  {
    id: 'no-deep-cuts',
    title: 'Only the bound of the parent was used',
    words:
      'A bound from further up counts as well: α and β are handed down through every level, so ' +
      'there are deep cutoffs too.',
    replaces: { applies: isPlain, search: { parts: asProgrammed('shallow-cuts-only') } },
  },
  {
    id: 'other-convention',
    title: 'The other convention was used for equal bounds',
    words: 'The quiz says whether to cut when a value only meets a bound, or when it passes it.',
    replaces: { applies: isTwoPlayer, search: { parts: (_correct, { otherCut }) => ({ cut: otherCut }) } },
  },
  {
    id: 'players-swapped',
    title: 'MAX and MIN were exchanged',
    words: 'Look at who moves at each level: MAX takes the highest of its children, MIN the lowest.',
    replaces: {
      applies: isTwoPlayer,
      search: { parts: asProgrammed('players-swapped') },
      values: { player: ({ player }) => swapped(player) },
    },
  },
  {
    id: 'bounds-not-restored',
    title: 'A bound found in one branch was carried over into its sibling',
    words:
      'A value at a MIN node bounds what is below that node from above. It is no β for its ' +
      'parent, nor for the parent’s other children.',
    replaces: { applies: isPlain, search: { parts: boundsKept } },
  },
  {
    id: 'cut-at-sight',
    title: 'A node was pruned before its first child was seen',
    words:
      'A search does not know a leaf before it looks at it: at least the first child has to be ' +
      'evaluated before the node can be cut off.',
    replaces: { applies: isTwoPlayer, search: { cutsUnseen: true } },
  },
  {
    id: 'right-to-left',
    title: 'The tree was searched from right to left',
    words: 'Children are looked at from left to right.',
    replaces: { applies: isTwoPlayer, search: { parts: asProgrammed('other-order') } },
  },
  {
    id: 'cuts-sibling',
    title: 'The sibling was pruned instead of the rest of the node',
    words:
      'A cutoff leaves out the remaining children of the node whose bound is met. Its sibling ' +
      'still has to be searched.',
    replaces: { applies: isPlain, search: { parts: cutsSibling } },
  },
  {
    id: 'whole-subtrees-only',
    title: 'Single leaves were never pruned, only whole subtrees',
    words: 'A cutoff leaves out all remaining children, leaves too.',
    replaces: { applies: isPlain, search: { parts: () => ({ goesOn: isAboveLeaves }) } },
  },
  {
    id: 'leaves-only',
    title: 'Single leaves were pruned, but never a whole subtree',
    words: 'A cutoff leaves out all remaining children, with everything below them.',
    replaces: { applies: isPlain, search: { parts: () => ({ goesOn: (at) => !isAboveLeaves(at) }) } },
  },
  {
    id: 'alpha-cuts-only',
    title: 'Only MIN nodes were cut off',
    words: 'MAX nodes are cut off too, as soon as their value reaches β.',
    replaces: { applies: isPlain, search: { parts: asProgrammed('no-cut-at-max') } },
  },
  {
    id: 'beta-cuts-only',
    title: 'Only MAX nodes were cut off',
    words: 'MIN nodes are cut off too, as soon as their value falls to α.',
    replaces: { applies: isPlain, search: { parts: asProgrammed('no-cut-at-min') } },
  },
  {
    id: 'mixed-convention',
    title: 'Equal bounds cut at MIN nodes, but not at MAX nodes',
    words: 'One convention holds for both players.',
    replaces: { applies: isPlain, search: { parts: asProgrammed('equality-cuts-at-min') } },
  },
  {
    id: 'mixed-convention-max',
    title: 'Equal bounds cut at MAX nodes, but not at MIN nodes',
    words: 'One convention holds for both players.',
    replaces: { applies: isPlain, search: { parts: asProgrammed('equality-cuts-at-max') } },
  },
  {
    id: 'wrong-side',
    title: 'Nodes were cut off on the wrong side of the bound',
    words: 'MAX is cut off when its value reaches β, MIN when its value falls to α.',
    replaces: { applies: isPlain, search: { parts: wrongSide } },
  },
  {
    id: 'chance-not-pruned',
    title: 'Chance nodes were never pruned',
    words: 'The leaves are bounded, so what is left of a chance node can only change its value so much.',
    replaces: { applies: canPruneChance, search: { chance: () => ({ bounds: null }) } },
  },
  {
    id: 'chance-as-min',
    title: 'A chance node was pruned like a MIN node',
    words: 'One bad outcome does not settle a chance node: the others count as well, by their probabilities.',
    replaces: {
      applies: canPruneChance,
      search: { chance: ({ meets }) => ({ leaves: (_outcomes, value, { alpha }) => meets(alpha, value) }) },
    },
  },
  {
    id: 'chance-bounds-ignored',
    title: 'A chance node was pruned by the outcomes seen so far alone',
    words: 'What was not seen may be as good as the bounds of the leaves allow.',
    replaces: {
      applies: canPruneChance,
      search: {
        chance: ({ meets }) => ({
          leaves: (outcomes, _value, { alpha }) => meets(alpha, meanOfSeen(outcomes)),
        }),
      },
    },
  },
  {
    id: 'chance-weights-ignored',
    title: 'All outcomes were taken to be equally likely',
    words: 'Each outcome counts by its probability.',
    replaces: {
      applies: (tree) => isTwoPlayer(tree) && hasUnequalChances(tree),
      search: {
        parts: () => ({ probability: ({ game, state }) => 1 / game.actions(state).length }),
      },
      values: { chance: 'plain' },
    },
  },
];

import type { Place } from '../skeletons/adversarial.ts';
import { meanOfSeen } from '../skeletons/star1.ts';
import type { Mistake } from '../mistake.ts';
import { onlyByHand } from './onlyByHand.ts';
import { cutsSibling, wrongSide } from './cutChanges.ts';
import { canPruneChance, isPlain, isTwoPlayer } from './madeByHand.ts';

const isAboveLeaves = ({ game, state }: Place): boolean =>
  game.actions(state).every((action) => game.isTerminal(game.result(state, action)));

/** Mistakes about how a tree is searched that nobody makes in a program. */
export const ONLY_BY_HAND_SEARCH: readonly Mistake<null>[] = [
  onlyByHand({
    id: 'other-convention',
    title: 'The other convention was used for equal bounds',
    words: 'The quiz says whether to cut when a value only meets a bound, or when it passes it.',
    byHand: { applies: isTwoPlayer, search: { parts: (_correct, { otherCut }) => ({ cut: otherCut }) } },
  }),
  onlyByHand({
    id: 'cut-at-sight',
    title: 'A node was pruned before its first child was seen',
    words:
      'A search does not know a leaf before it looks at it: at least the first child has to be ' +
      'evaluated before the node can be cut off.',
    byHand: { applies: isTwoPlayer, search: { cutsUnseen: true } },
  }),
  onlyByHand({
    id: 'cuts-sibling',
    title: 'The sibling was pruned instead of the rest of the node',
    words:
      'A cutoff leaves out the remaining children of the node whose bound is met. Its sibling ' +
      'still has to be searched.',
    byHand: { applies: isPlain, search: { parts: cutsSibling } },
  }),
  onlyByHand({
    id: 'whole-subtrees-only',
    title: 'Single leaves were never pruned, only whole subtrees',
    words: 'A cutoff leaves out all remaining children, leaves too.',
    byHand: { applies: isPlain, search: { parts: () => ({ goesOn: isAboveLeaves }) } },
  }),
  onlyByHand({
    id: 'leaves-only',
    title: 'Single leaves were pruned, but never a whole subtree',
    words: 'A cutoff leaves out all remaining children, with everything below them.',
    byHand: { applies: isPlain, search: { parts: () => ({ goesOn: (at) => !isAboveLeaves(at) }) } },
  }),
  onlyByHand({
    id: 'wrong-side',
    title: 'Nodes were cut off on the wrong side of the bound',
    words: 'MAX is cut off when its value reaches β, MIN when its value falls to α.',
    byHand: { applies: isPlain, search: { parts: wrongSide } },
  }),
  onlyByHand({
    id: 'chance-not-pruned',
    title: 'Chance nodes were never pruned',
    words: 'The leaves are bounded, so what is left of a chance node can only change its value so much.',
    byHand: { applies: canPruneChance, search: { chance: () => ({ bounds: null }) } },
  }),
  onlyByHand({
    id: 'chance-pruned-as-min',
    title: 'A chance node was pruned like a MIN node',
    words: 'One bad outcome does not settle a chance node: the others count as well, by their probabilities.',
    byHand: {
      applies: canPruneChance,
      search: { chance: ({ meets }) => ({ leaves: (_outcomes, value, { alpha }) => meets(alpha, value) }) },
    },
  }),
  onlyByHand({
    id: 'chance-bounds-ignored',
    title: 'A chance node was pruned by the outcomes seen so far alone',
    words: 'What was not seen may be as good as the bounds of the leaves allow.',
    byHand: {
      applies: canPruneChance,
      search: {
        chance: ({ meets }) => ({
          leaves: (outcomes, _value, { alpha }) => meets(alpha, meanOfSeen(outcomes)),
        }),
      },
    },
  }),
];

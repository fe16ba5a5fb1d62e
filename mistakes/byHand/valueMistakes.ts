import type { Mistake } from '../mistake.ts';
import { onlyByHand } from './onlyByHand.ts';

/** Mistakes about what nodes are worth that nobody makes in a program. */
export const ONLY_BY_HAND_VALUES: readonly Mistake<null>[] = [
  onlyByHand({
    id: 'rivals-as-min',
    title: 'The other players were taken to play against the first',
    words: 'With several players, each takes what is best for itself, whatever that means for the others.',
    byHand: {
      applies: (tree) => tree.players !== null,
      values: { compareBy: (mover) => ({ player: 0, lowest: mover !== 0 }) },
    },
  }),
  onlyByHand({
    id: 'first-player-everywhere',
    title: 'Every node was decided by the first player’s utility',
    words: 'Whoever moves at a node compares by their own utility.',
    byHand: {
      applies: (tree) => tree.players !== null,
      values: { compareBy: () => ({ player: 0, lowest: false }) },
    },
  }),
];

import { ALL_OPTIMAL_SEARCHES } from './allOptimal.ts';
import type { CorrectSearch } from './api.ts';
import { DEEPENING_SEARCHES } from './deepening.ts';
import { MAX_N_SEARCHES } from './maxN.ts';
import { STAR_SEARCHES } from './star1.ts';
import { eager } from './eager.ts';
import { lastOutcomeFirst } from './lastOutcomeFirst.ts';
import { ownStack } from './ownStack.ts';
import { rightToLeft } from './rightToLeft.ts';
import { rootAgain, rootAgainInFull } from './rootAgain.ts';
import { rootLoop } from './rootLoop.ts';
import { signByPlayer, signByPlayerInFull } from './signByPlayer.ts';
import { SKELETON_VARIANTS } from './skeletons.ts';

/** Searches of games that are correct in ways of their own. */
export const ADVERSARIAL_VARIANTS: readonly CorrectSearch[] = [
  ...DEEPENING_SEARCHES,
  ...SKELETON_VARIANTS,
  eager,
  rightToLeft,
  signByPlayer,
  signByPlayerInFull,
  rootLoop,
  rootAgain,
  rootAgainInFull,
  ownStack,
  lastOutcomeFirst,
  ...ALL_OPTIMAL_SEARCHES,
  ...MAX_N_SEARCHES,
  ...STAR_SEARCHES,
];

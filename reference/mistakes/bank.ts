import type { Mistake } from './mistake.ts';
import { actionAtEnd } from './adversarial/actionAtEnd.ts';
import { actionOfAnotherNode } from './adversarial/actionOfAnotherNode.ts';
import { alphaNotPassed } from './adversarial/alphaNotPassed.ts';
import { alwaysFirstAction } from './adversarial/alwaysFirstAction.ts';
import { alwaysLastAction } from './adversarial/alwaysLastAction.ts';
import { bestActionsJoined } from './adversarial/bestActionsJoined.ts';
import { bestChildAgain } from './adversarial/bestChildAgain.ts';
import { bestKept } from './adversarial/bestKept.ts';
import { betaNotPassed } from './adversarial/betaNotPassed.ts';
import { betterByMargin } from './adversarial/betterByMargin.ts';
import { bothTightenAlpha } from './adversarial/bothTightenAlpha.ts';
import { boundOnlyOnce } from './adversarial/boundOnlyOnce.ts';
import { boundNeverTightened } from './adversarial/boundNeverTightened.ts';
import { boundsSwapped } from './adversarial/boundsSwapped.ts';
import { chanceAsMax } from './adversarial/chanceAsMax.ts';
import { chanceAsMin } from './adversarial/chanceAsMin.ts';
import { chanceRootMaximised } from './adversarial/chanceRootMaximised.ts';
import { cutOneLate } from './adversarial/cutOneLate.ts';
import { cutReversed } from './adversarial/cutReversed.ts';
import { cutTestsOwnBound } from './adversarial/cutTestsOwnBound.ts';
import { cutWithMargin } from './adversarial/cutWithMargin.ts';
import { depthIgnored } from './adversarial/depthIgnored.ts';
import { depthOneDeep } from './adversarial/depthOneDeep.ts';
import { depthOneShallow } from './adversarial/depthOneShallow.ts';
import { depthPerRound } from './adversarial/depthPerRound.ts';
import { depthShared } from './adversarial/depthShared.ts';
import { endNotNoticedAtRoot } from './adversarial/endNotNoticedAtRoot.ts';
import { endNoticedLate } from './adversarial/endNoticedLate.ts';
import { endWorthNothing } from './adversarial/endWorthNothing.ts';
import { equalOutcomesOnce } from './adversarial/equalOutcomesOnce.ts';
import { equalityCuts } from './adversarial/equalityCuts.ts';
import { equalityCutsAtMax } from './adversarial/equalityCutsAtMax.ts';
import { equalityCutsAtMin } from './adversarial/equalityCutsAtMin.ts';
import { evaluationAtEnd } from './adversarial/evaluationAtEnd.ts';
import { everyoneMinimises } from './adversarial/everyoneMinimises.ts';
import { expectationRounded } from './adversarial/expectationRounded.ts';
import { finiteInfinity } from './adversarial/finiteInfinity.ts';
import { firstChildOnly } from './adversarial/firstChildOnly.ts';
import { firstChildSkipped } from './adversarial/firstChildSkipped.ts';
import { firstMovesTwice } from './adversarial/firstMovesTwice.ts';
import { firstOfEquals } from './adversarial/firstOfEquals.ts';
import { forcedMovesNotSearched } from './adversarial/forcedMovesNotSearched.ts';
import { largestAlsoForMin } from './adversarial/largestAlsoForMin.ts';
import { lastChildSkipped } from './adversarial/lastChildSkipped.ts';
import { lastOfEquals } from './adversarial/lastOfEquals.ts';
import { leavesTwice } from './adversarial/leavesTwice.ts';
import { likeliestOutcome } from './adversarial/likeliestOutcome.ts';
import { maxMovesFirst } from './adversarial/maxMovesFirst.ts';
import { memoShared } from './adversarial/memoShared.ts';
import { middleOutcome } from './adversarial/middleOutcome.ts';
import { minAverages } from './adversarial/minAverages.ts';
import { negamaxEveryPly } from './adversarial/negamaxEveryPly.ts';
import { negamaxSignAtLeaf } from './adversarial/negamaxSignAtLeaf.ts';
import { negamaxViewReturned } from './adversarial/negamaxViewReturned.ts';
import { negamaxWindow } from './adversarial/negamaxWindow.ts';
import { negamaxWithoutSign } from './adversarial/negamaxWithoutSign.ts';
import { noCutAtMax } from './adversarial/noCutAtMax.ts';
import { noCutAtMin } from './adversarial/noCutAtMin.ts';
import { noPruning } from './adversarial/noPruning.ts';
import { noPruningWithLimit } from './adversarial/noPruningWithLimit.ts';
import { opponentMaximises } from './adversarial/opponentMaximises.ts';
import { otherOrder } from './adversarial/otherOrder.ts';
import { ownDepthLimit } from './adversarial/ownDepthLimit.ts';
import { playersSwapped } from './adversarial/playersSwapped.ts';
import { positionForAction } from './adversarial/positionForAction.ts';
import { pruningUnasked } from './adversarial/pruningUnasked.ts';
import { randomAction } from './adversarial/randomAction.ts';
import { rareOutcomesIgnored } from './adversarial/rareOutcomesIgnored.ts';
import { rootWindowKept } from './adversarial/rootWindowKept.ts';
import { shallowCutsOnly } from './adversarial/shallowCutsOnly.ts';
import { startsAtZero } from './adversarial/startsAtZero.ts';
import { startsReversed } from './adversarial/startsReversed.ts';
import { stateForAction } from './adversarial/stateForAction.ts';
import { strictAlternation } from './adversarial/strictAlternation.ts';
import { strictCuts } from './adversarial/strictCuts.ts';
import { successorsTwice } from './adversarial/successorsTwice.ts';
import { sumForMean } from './adversarial/sumForMean.ts';
import { throwsNotPlies } from './adversarial/throwsNotPlies.ts';
import { tiesAtRandom } from './adversarial/tiesAtRandom.ts';
import { twoChildrenAtMost } from './adversarial/twoChildrenAtMost.ts';
import { uniformChance } from './adversarial/uniformChance.ts';
import { utilityAtLimit } from './adversarial/utilityAtLimit.ts';
import { utilityOfMover } from './adversarial/utilityOfMover.ts';
import { valuesRounded } from './adversarial/valuesRounded.ts';
import { weightedThenAveraged } from './adversarial/weightedThenAveraged.ts';
import { windowNotRestored } from './adversarial/windowNotRestored.ts';

/** Every known mistake of searches of games: the likelier first where two explain the same. */
export const ADVERSARIAL_MISTAKES: readonly Mistake[] = [
  // What the best value starts from
  finiteInfinity,
  startsAtZero,
  startsReversed,
  // Who moves
  playersSwapped,
  opponentMaximises,
  everyoneMinimises,
  maxMovesFirst,
  strictAlternation,
  firstMovesTwice,
  minAverages,
  // Which children are searched
  firstChildSkipped,
  lastChildSkipped,
  firstChildOnly,
  twoChildrenAtMost,
  otherOrder,
  forcedMovesNotSearched,
  successorsTwice,
  leavesTwice,
  bestChildAgain,
  // When to cut
  noPruning,
  noPruningWithLimit,
  noCutAtMax,
  noCutAtMin,
  equalityCuts,
  strictCuts,
  equalityCutsAtMin,
  equalityCutsAtMax,
  cutOneLate,
  cutTestsOwnBound,
  cutReversed,
  cutWithMargin,
  pruningUnasked,
  // Which bounds are handed down
  rootWindowKept,
  boundNeverTightened,
  boundOnlyOnce,
  shallowCutsOnly,
  alphaNotPassed,
  betaNotPassed,
  boundsSwapped,
  windowNotRestored,
  bothTightenAlpha,
  // How deep
  depthOneDeep,
  depthOneShallow,
  depthIgnored,
  depthPerRound,
  depthShared,
  ownDepthLimit,
  endNoticedLate,
  endNotNoticedAtRoot,
  throwsNotPlies,
  // What a leaf is worth
  utilityAtLimit,
  evaluationAtEnd,
  endWorthNothing,
  utilityOfMover,
  valuesRounded,
  betterByMargin,
  // Signs
  negamaxWithoutSign,
  negamaxSignAtLeaf,
  negamaxViewReturned,
  negamaxEveryPly,
  negamaxWindow,
  // What chance is worth
  chanceAsMin,
  chanceAsMax,
  sumForMean,
  uniformChance,
  weightedThenAveraged,
  likeliestOutcome,
  middleOutcome,
  expectationRounded,
  chanceRootMaximised,
  rareOutcomesIgnored,
  equalOutcomesOnce,
  // Which action comes back
  lastOfEquals,
  firstOfEquals,
  tiesAtRandom,
  randomAction,
  positionForAction,
  stateForAction,
  alwaysFirstAction,
  alwaysLastAction,
  largestAlsoForMin,
  actionOfAnotherNode,
  actionAtEnd,
  bestActionsJoined,
  // What lives on
  memoShared,
  bestKept,
];

import type { SearchMistake } from './searchMistake.ts';
import { actionAtEnd } from './actionAtEnd.ts';
import { actionOfAnotherNode } from './actionOfAnotherNode.ts';
import { alphaNotPassed } from './alphaNotPassed.ts';
import { alwaysFirstAction } from './alwaysFirstAction.ts';
import { alwaysLastAction } from './alwaysLastAction.ts';
import { bestActionsJoined } from './bestActionsJoined.ts';
import { bestChildAgain } from './bestChildAgain.ts';
import { bestKept } from './bestKept.ts';
import { betaNotPassed } from './betaNotPassed.ts';
import { betterByMargin } from './betterByMargin.ts';
import { bothTightenAlpha } from './bothTightenAlpha.ts';
import { boundOnlyOnce } from './boundOnlyOnce.ts';
import { boundNeverTightened } from './boundNeverTightened.ts';
import { boundsSwapped } from './boundsSwapped.ts';
import { chanceAsMax } from './chanceAsMax.ts';
import { chanceAsMin } from './chanceAsMin.ts';
import { chanceRootMaximised } from './chanceRootMaximised.ts';
import { cutOneLate } from './cutOneLate.ts';
import { cutReversed } from './cutReversed.ts';
import { cutTestsOwnBound } from './cutTestsOwnBound.ts';
import { cutWithMargin } from './cutWithMargin.ts';
import { depthIgnored } from './depthIgnored.ts';
import { depthOneDeep } from './depthOneDeep.ts';
import { depthOneShallow } from './depthOneShallow.ts';
import { depthPerRound } from './depthPerRound.ts';
import { depthShared } from './depthShared.ts';
import { endNotNoticedAtRoot } from './endNotNoticedAtRoot.ts';
import { endNoticedLate } from './endNoticedLate.ts';
import { endWorthNothing } from './endWorthNothing.ts';
import { equalOutcomesOnce } from './equalOutcomesOnce.ts';
import { equalityCuts } from './equalityCuts.ts';
import { equalityCutsAtMax } from './equalityCutsAtMax.ts';
import { equalityCutsAtMin } from './equalityCutsAtMin.ts';
import { evaluationAtEnd } from './evaluationAtEnd.ts';
import { everyoneMinimises } from './everyoneMinimises.ts';
import { expectationRounded } from './expectationRounded.ts';
import { finiteInfinity } from './finiteInfinity.ts';
import { firstChildOnly } from './firstChildOnly.ts';
import { firstChildSkipped } from './firstChildSkipped.ts';
import { firstMovesTwice } from './firstMovesTwice.ts';
import { firstOfEquals } from './firstOfEquals.ts';
import { forcedMovesNotSearched } from './forcedMovesNotSearched.ts';
import { largestAlsoForMin } from './largestAlsoForMin.ts';
import { lastChildSkipped } from './lastChildSkipped.ts';
import { lastOfEquals } from './lastOfEquals.ts';
import { leavesTwice } from './leavesTwice.ts';
import { likeliestOutcome } from './likeliestOutcome.ts';
import { maxMovesFirst } from './maxMovesFirst.ts';
import { memoShared } from './memoShared.ts';
import { middleOutcome } from './middleOutcome.ts';
import { minAverages } from './minAverages.ts';
import { negamaxEveryPly } from './negamaxEveryPly.ts';
import { negamaxSignAtLeaf } from './negamaxSignAtLeaf.ts';
import { negamaxViewReturned } from './negamaxViewReturned.ts';
import { negamaxWindow } from './negamaxWindow.ts';
import { negamaxWithoutSign } from './negamaxWithoutSign.ts';
import { noCutAtMax } from './noCutAtMax.ts';
import { noCutAtMin } from './noCutAtMin.ts';
import { noPruning } from './noPruning.ts';
import { noPruningWithLimit } from './noPruningWithLimit.ts';
import { opponentMaximises } from './opponentMaximises.ts';
import { otherOrder } from './otherOrder.ts';
import { ownDepthLimit } from './ownDepthLimit.ts';
import { playersSwapped } from './playersSwapped.ts';
import { positionForAction } from './positionForAction.ts';
import { pruningUnasked } from './pruningUnasked.ts';
import { randomAction } from './randomAction.ts';
import { rareOutcomesIgnored } from './rareOutcomesIgnored.ts';
import { rootWindowKept } from './rootWindowKept.ts';
import { shallowCutsOnly } from './shallowCutsOnly.ts';
import { startsAtZero } from './startsAtZero.ts';
import { startsReversed } from './startsReversed.ts';
import { stateForAction } from './stateForAction.ts';
import { strictAlternation } from './strictAlternation.ts';
import { strictCuts } from './strictCuts.ts';
import { successorsTwice } from './successorsTwice.ts';
import { sumForMean } from './sumForMean.ts';
import { throwsNotPlies } from './throwsNotPlies.ts';
import { tiesAtRandom } from './tiesAtRandom.ts';
import { twoChildrenAtMost } from './twoChildrenAtMost.ts';
import { uniformChance } from './uniformChance.ts';
import { utilityAtLimit } from './utilityAtLimit.ts';
import { utilityOfMover } from './utilityOfMover.ts';
import { valuesRounded } from './valuesRounded.ts';
import { weightedThenAveraged } from './weightedThenAveraged.ts';
import { windowNotRestored } from './windowNotRestored.ts';

/** Every known mistake of searches of games: the likelier first where two explain the same. */
export const ADVERSARIAL_MISTAKES: readonly SearchMistake[] = [
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

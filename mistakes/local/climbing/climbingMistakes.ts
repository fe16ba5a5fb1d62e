import type { Search } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { anyBetter } from './anyBetter.ts';
import { bestNeighbourReturned } from './bestNeighbourReturned.ts';
import { boardBefore } from './boardBefore.ts';
import { edgeRowsNever } from './edgeRowsNever.ts';
import { firstBetter } from './firstBetter.ts';
import { firstTie } from './firstTie.ts';
import { goalOnly } from './goalOnly.ts';
import { goesDown } from './goesDown.ts';
import { lastNeighbourNever } from './lastNeighbourNever.ts';
import { lastTie } from './lastTie.ts';
import { levelForEver } from './levelForEver.ts';
import { neighboursOfTheStart } from './neighboursOfTheStart.ts';
import { neverFirstTie } from './neverFirstTie.ts';
import { neverLastTie } from './neverLastTie.ts';
import { noSideways } from './noSideways.ts';
import { oneSidewaysTooMany } from './oneSidewaysTooMany.ts';
import { replacesHalf } from './replacesHalf.ts';
import { roundedTie } from './roundedTie.ts';
import { sidewaysInAll } from './sidewaysInAll.ts';
import { sortedTie } from './sortedTie.ts';
import { valueReturned } from './valueReturned.ts';

export const CLIMBING_MISTAKES: readonly RunMistake<Search>[] = [
  levelForEver,
  noSideways,
  sidewaysInAll,
  oneSidewaysTooMany,
  firstTie,
  lastTie,
  neverLastTie,
  neverFirstTie,
  roundedTie,
  sortedTie,
  replacesHalf,
  firstBetter,
  anyBetter,
  goesDown,
  edgeRowsNever,
  lastNeighbourNever,
  neighboursOfTheStart,
  goalOnly,
  boardBefore,
  bestNeighbourReturned,
  valueReturned,
];

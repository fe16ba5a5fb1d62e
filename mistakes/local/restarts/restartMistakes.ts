import type { Search } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { firstBetter } from './firstBetter.ts';
import { firstKept } from './firstKept.ts';
import { fromANeighbour } from './fromANeighbour.ts';
import { fromTheEnd } from './fromTheEnd.ts';
import { goalIgnored } from './goalIgnored.ts';
import { initialShuffled } from './initialShuffled.ts';
import { lastKept } from './lastKept.ts';
import { lowRowsOnly } from './lowRowsOnly.ts';
import { oneClimb } from './oneClimb.ts';
import { oneClimbTooMany } from './oneClimbTooMany.ts';
import { oneMoveEach } from './oneMoveEach.ts';
import { oneRandomStart } from './oneRandomStart.ts';
import { oneRowStarts } from './oneRowStarts.ts';
import { permutationStarts } from './permutationStarts.ts';
import { sameStart } from './sameStart.ts';

export const RESTART_MISTAKES: readonly RunMistake<Search>[] = [
  sameStart,
  oneRandomStart,
  fromTheEnd,
  fromANeighbour,
  lowRowsOnly,
  permutationStarts,
  oneRowStarts,
  initialShuffled,
  oneClimb,
  oneClimbTooMany,
  goalIgnored,
  lastKept,
  firstKept,
  firstBetter,
  oneMoveEach,
];

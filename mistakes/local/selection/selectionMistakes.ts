import type { Selection } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { aboveLowest } from './aboveLowest.ts';
import { alwaysBest } from './alwaysBest.ts';
import { atMostZero } from './atMostZero.ts';
import { indexReturned } from './indexReturned.ts';
import { lastNever } from './lastNever.ts';
import { noDraw } from './noDraw.ts';
import { onCost } from './onCost.ts';
import { oneSlotLate } from './oneSlotLate.ts';
import { populationSorted } from './populationSorted.ts';
import { rank } from './rank.ts';
import { squared } from './squared.ts';
import { tournament2 } from './tournament2.ts';
import { tournament3 } from './tournament3.ts';
import { uniform } from './uniform.ts';

export const SELECTION_MISTAKES: readonly RunMistake<Selection>[] = [
  uniform,
  rank,
  alwaysBest,
  tournament2,
  tournament3,
  onCost,
  aboveLowest,
  squared,
  oneSlotLate,
  lastNever,
  atMostZero,
  indexReturned,
  populationSorted,
  noDraw,
];

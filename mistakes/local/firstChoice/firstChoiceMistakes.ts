import type { Search } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { boardBefore } from './boardBefore.ts';
import { byGainMistake } from './byGain.ts';
import { edgeRowsNever } from './edgeRowsNever.ts';
import { firstHalf } from './firstHalf.ts';
import { givesUpEarly } from './givesUpEarly.ts';
import { levelMovesToo } from './levelMovesToo.ts';
import { listOrder } from './listOrder.ts';
import { listOrderBackwards } from './listOrderBackwards.ts';
import { neighboursOfTheStart } from './neighboursOfTheStart.ts';
import { neverFirst } from './neverFirst.ts';
import { neverLast } from './neverLast.ts';
import { steepestMistake } from './steepest.ts';
import { steepestFirstTie } from './steepestFirstTie.ts';

export const FIRST_CHOICE_MISTAKES: readonly RunMistake<Search>[] = [
  steepestMistake,
  steepestFirstTie,
  listOrder,
  listOrderBackwards,
  byGainMistake,
  levelMovesToo,
  edgeRowsNever,
  firstHalf,
  neverLast,
  neverFirst,
  givesUpEarly,
  neighboursOfTheStart,
  boardBefore,
];

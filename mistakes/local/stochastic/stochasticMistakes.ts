import type { Search } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { anywhere } from './anywhere.ts';
import { boardBefore } from './boardBefore.ts';
import { byValue } from './byValue.ts';
import { edgeRowsNever } from './edgeRowsNever.ts';
import { firstUphill } from './firstUphill.ts';
import { gainSquared } from './gainSquared.ts';
import { lastNever } from './lastNever.ts';
import { levelMovesToo } from './levelMovesToo.ts';
import { neighboursOfTheStart } from './neighboursOfTheStart.ts';
import { steepestMistake } from './steepest.ts';
import { uniform } from './uniform.ts';
import { valueReturned } from './valueReturned.ts';

export const STOCHASTIC_MISTAKES: readonly RunMistake<Search>[] = [
  uniform,
  gainSquared,
  byValue,
  steepestMistake,
  firstUphill,
  lastNever,
  levelMovesToo,
  anywhere,
  edgeRowsNever,
  neighboursOfTheStart,
  boardBefore,
  valueReturned,
];

import type { Mutation } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { always } from './always.ts';
import { childChanged } from './childChanged.ts';
import { doubled } from './doubled.ts';
import { everyPosition } from './everyPosition.ts';
import { firstPositionAlways } from './firstPositionAlways.ts';
import { firstPositionNever } from './firstPositionNever.ts';
import { firstValueNever } from './firstValueNever.ts';
import { halved } from './halved.ts';
import { inverted } from './inverted.ts';
import { lastPositionNever } from './lastPositionNever.ts';
import { lastValueNever } from './lastValueNever.ts';
import { never } from './never.ts';
import { nextValue } from './nextValue.ts';
import { swapsMistake } from './swaps.ts';
import { twoPositions } from './twoPositions.ts';
import { valueTooHigh } from './valueTooHigh.ts';

export const MUTATE_MISTAKES: readonly RunMistake<Mutation>[] = [
  never,
  always,
  doubled,
  halved,
  inverted,
  lastPositionNever,
  firstPositionNever,
  firstPositionAlways,
  lastValueNever,
  firstValueNever,
  nextValue,
  everyPosition,
  twoPositions,
  swapsMistake,
  valueTooHigh,
  childChanged,
];

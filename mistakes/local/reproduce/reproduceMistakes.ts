import type { Reproduction } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { bothChildren } from './bothChildren.ts';
import { cutAt0 } from './cutAt0.ts';
import { cutAtN } from './cutAtN.ts';
import { eachPosition } from './eachPosition.ts';
import { firstHalf } from './firstHalf.ts';
import { middle } from './middle.ts';
import { neverFirstCut } from './neverFirstCut.ts';
import { neverLastCut } from './neverLastCut.ts';
import { oneTooLong } from './oneTooLong.ts';
import { parentChanged } from './parentChanged.ts';
import { parentSpliced } from './parentSpliced.ts';
import { parentsSwapped } from './parentsSwapped.ts';
import { rounded } from './rounded.ts';
import { twoCutsMistake } from './twoCuts.ts';

export const REPRODUCE_MISTAKES: readonly RunMistake<Reproduction>[] = [
  cutAt0,
  cutAtN,
  neverLastCut,
  neverFirstCut,
  middle,
  firstHalf,
  rounded,
  twoCutsMistake,
  eachPosition,
  parentsSwapped,
  parentChanged,
  parentSpliced,
  bothChildren,
  oneTooLong,
];

import type { Search } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { beamReturned } from './beamReturned.ts';
import { firstStateOnly } from './firstStateOnly.ts';
import { goalIgnored } from './goalIgnored.ts';
import { narrow } from './narrow.ts';
import { oneStep } from './oneStep.ts';
import { oneStepAtLeast } from './oneStepAtLeast.ts';
import { oneTooFew } from './oneTooFew.ts';
import { parentsCompete } from './parentsCompete.ts';
import { randomKept } from './randomKept.ts';
import { separateClimbs } from './separateClimbs.ts';
import { startReturned } from './startReturned.ts';
import { twoStepsTooMany } from './twoStepsTooMany.ts';
import { unsortedKept } from './unsortedKept.ts';
import { worstKept } from './worstKept.ts';
import { worstReturned } from './worstReturned.ts';

export const BEAM_MISTAKES: readonly RunMistake<Search>[] = [
  separateClimbs,
  worstKept,
  randomKept,
  unsortedKept,
  parentsCompete,
  oneTooFew,
  narrow,
  firstStateOnly,
  oneStep,
  goalIgnored,
  oneStepAtLeast,
  twoStepsTooMany,
  worstReturned,
  beamReturned,
  startReturned,
];

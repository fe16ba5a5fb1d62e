import type { Genetic } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { inWhole } from '../../skeletons/genetic.ts';
import { MUTATE_MISTAKES } from '../mutate/mutateMistakes.ts';
import { REPRODUCE_MISTAKES } from '../reproduce/reproduceMistakes.ts';
import { SELECTION_MISTAKES } from '../selection/selectionMistakes.ts';
import { bestOfStart } from './bestOfStart.ts';
import { bestSurvive } from './bestSurvive.ts';
import { elitism } from './elitism.ts';
import { firstReturned } from './firstReturned.ts';
import { fitEnoughIgnored } from './fitEnoughIgnored.ts';
import { grows } from './grows.ts';
import { neverReports } from './neverReports.ts';
import { oneGeneration } from './oneGeneration.ts';
import { oneGenerationTooMany } from './oneGenerationTooMany.ts';
import { populationReturned } from './populationReturned.ts';
import { sameParentTwice } from './sameParentTwice.ts';
import { shrinks } from './shrinks.ts';
import { withoutTwins } from './withoutTwins.ts';

export const GENETIC_MISTAKES: readonly RunMistake<Genetic>[] = [
  ...inWhole(
    'select',
    SELECTION_MISTAKES,
    'selection',
    'uniform',
    'rank',
    'always-best',
    'on-cost',
    'squared',
  ),
  ...inWhole('reproduce', REPRODUCE_MISTAKES, 'cut', 'never-last-cut', 'middle', 'two-cuts', 'each-position'),
  ...inWhole(
    'mutate',
    MUTATE_MISTAKES,
    'mutation',
    'never',
    'always',
    'doubled',
    'last-position-never',
    'last-value-never',
    'every-position',
  ),
  sameParentTwice,
  elitism,
  bestSurvive,
  shrinks,
  grows,
  withoutTwins,
  oneGenerationTooMany,
  oneGeneration,
  fitEnoughIgnored,
  firstReturned,
  bestOfStart,
  populationReturned,
  neverReports,
];

import { ANNEALING_VARIANTS } from '../../variants/local/annealing.ts';
import type { Mistake, Variant } from '../../variants/local/api.ts';
import {
  CLIMBING_VARIANTS,
  FIRST_CHOICE_VARIANTS,
  STOCHASTIC_VARIANTS,
} from '../../variants/local/climbing.ts';
import {
  GENETIC_VARIANTS,
  MUTATE_VARIANTS,
  REPRODUCE_VARIANTS,
  SELECTION_VARIANTS,
} from '../../variants/local/genetics.ts';
import { BEAM_VARIANTS, RESTART_VARIANTS } from '../../variants/local/manyStarts.ts';
import { ANNEALING_MISTAKES } from './annealing/bank.ts';
import { BEAM_MISTAKES } from './beam/bank.ts';
import { CLIMBING_MISTAKES } from './climbing/bank.ts';
import { FIRST_CHOICE_MISTAKES } from './firstChoice/bank.ts';
import { GENETIC_MISTAKES } from './genetic/bank.ts';
import { MUTATE_MISTAKES } from './mutate/bank.ts';
import { REPRODUCE_MISTAKES } from './reproduce/bank.ts';
import { RESTART_MISTAKES } from './restarts/bank.ts';
import { SELECTION_MISTAKES } from './selection/bank.ts';
import { STOCHASTIC_MISTAKES } from './stochastic/bank.ts';

type Entry = (...args: never[]) => unknown;

/** All that is known of one algorithm: correct programs in many styles, and wrong ones. */
export interface LocalFamily {
  readonly variants: readonly Variant<Entry>[];
  readonly mistakes: readonly Mistake<Entry>[];
}

/** By the algorithm's name in exercises. */
export const LOCAL_BANK: Readonly<Record<string, LocalFamily>> = {
  'hill-climbing': { variants: CLIMBING_VARIANTS, mistakes: CLIMBING_MISTAKES },
  'stochastic-hill-climbing': { variants: STOCHASTIC_VARIANTS, mistakes: STOCHASTIC_MISTAKES },
  'first-choice': { variants: FIRST_CHOICE_VARIANTS, mistakes: FIRST_CHOICE_MISTAKES },
  'random-restart': { variants: RESTART_VARIANTS, mistakes: RESTART_MISTAKES },
  'simulated-annealing': { variants: ANNEALING_VARIANTS, mistakes: ANNEALING_MISTAKES },
  'local-beam': { variants: BEAM_VARIANTS, mistakes: BEAM_MISTAKES },
  'genetic-algorithm': { variants: GENETIC_VARIANTS, mistakes: GENETIC_MISTAKES },
  'random-selection': { variants: SELECTION_VARIANTS, mistakes: SELECTION_MISTAKES },
  reproduce: { variants: REPRODUCE_VARIANTS, mistakes: REPRODUCE_MISTAKES },
  mutate: { variants: MUTATE_VARIANTS, mistakes: MUTATE_MISTAKES },
};

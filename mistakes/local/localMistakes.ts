import { ANNEALING_VARIANTS } from '../correct/local/annealing.ts';
import type { Variant } from '../correct/local/api.ts';
import type { RunMistake } from './runMistake.ts';
import { CLIMBING_VARIANTS, FIRST_CHOICE_VARIANTS, STOCHASTIC_VARIANTS } from '../correct/local/climbing.ts';
import {
  GENETIC_VARIANTS,
  MUTATE_VARIANTS,
  REPRODUCE_VARIANTS,
  SELECTION_VARIANTS,
} from '../correct/local/genetics.ts';
import { BEAM_VARIANTS, RESTART_VARIANTS } from '../correct/local/manyStarts.ts';
import { ANNEALING_MISTAKES } from './annealingMistakes.ts';
import { BEAM_MISTAKES } from './beamMistakes.ts';
import { CLIMBING_MISTAKES } from './climbingMistakes.ts';
import { FIRST_CHOICE_MISTAKES } from './firstChoiceMistakes.ts';
import { GENETIC_MISTAKES } from './geneticMistakes.ts';
import { MUTATE_MISTAKES } from './mutateMistakes.ts';
import { REPRODUCE_MISTAKES } from './reproduceMistakes.ts';
import { RESTART_MISTAKES } from './restartMistakes.ts';
import { SELECTION_MISTAKES } from './selectionMistakes.ts';
import { STOCHASTIC_MISTAKES } from './stochasticMistakes.ts';

type Entry = (...args: never[]) => unknown;

/** All that is known of one algorithm: correct programs in many styles, and wrong ones. */
export interface LocalFamily {
  readonly variants: readonly Variant<Entry>[];
  readonly mistakes: readonly RunMistake<Entry>[];
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

import type { AnnealingChance } from '../chances/annealing.ts';
import type { Annealing } from '../correct/local/api.ts';
import { ACCEPTANCE_MISTAKES } from './acceptanceMistakes.ts';
import { COOLING_MISTAKES } from './coolingMistakes.ts';
import { PROPOSAL_MISTAKES } from './proposalMistakes.ts';
import type { LocalMistake } from './runMistake.ts';
import { TEMPERATURE_MISTAKES } from './temperatureMistakes.ts';

/** Every known mistake of simulated annealing. */
export const ANNEALING_MISTAKES: readonly LocalMistake<Annealing, AnnealingChance>[] = [
  ...ACCEPTANCE_MISTAKES,
  ...TEMPERATURE_MISTAKES,
  ...COOLING_MISTAKES,
  ...PROPOSAL_MISTAKES,
];

import { type AnnealingChance, byBound, ifWorse } from '../chances/annealing.ts';
import type { Annealing } from '../correct/local/api.ts';
import { IN_ACCEPTANCE } from './annealingHints.ts';
import { knownByChance, type LocalMistake } from './runMistake.ts';

/** Rules of acceptance that tests of chances alone know. */
export const ACCEPTANCE_RULES: readonly LocalMistake<Annealing, AnnealingChance>[] = [
  knownByChance({
    id: 'half-the-chance',
    title: 'Half of the probability',
    words: 'Your search accepts a worse state with half of the probability, e^(ΔE/T) / 2.',
    hint: IN_ACCEPTANCE,
    chance: { accepts: ifWorse(({ delta, T }) => Math.exp(delta / T) / 2) },
  }),
  knownByChance({
    id: 'bound',
    title: 'No draw, but a bound on the probability',
    words: 'Your search accepts a worse state whenever e^(ΔE/T) is above some bound, without a random draw.',
    hint: IN_ACCEPTANCE,
    chance: { accepts: byBound },
  }),
];

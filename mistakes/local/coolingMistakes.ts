import { type AnnealingChance, atTemperature } from '../chances/annealing.ts';
import type { Annealing } from '../correct/local/api.ts';
import { annealing } from '../skeletons/annealing.ts';
import { IN_TEMPERATURE } from './annealingHints.ts';
import { inSkeleton, knownByChance, type LocalMistake } from './runMistake.ts';

const annealingMistake = inSkeleton(annealing);

/** The schedule is asked for the first temperature alone; the search ends when it has fallen so low. */
const coolsAlone = (rate: number, least: number): Parameters<typeof annealing>[0] => ({
  asks: (k) => k === 1,
  temperature: (_T, first, _memory, k) => first * rate ** (k - 1),
  ends: (T) => T <= least,
});

/** The schedule is asked in each step, and its answer used for the first and to see when to end. */
const coolsBeside = (id: string, rate: number): LocalMistake<Annealing, AnnealingChance> =>
  knownByChance({
    id,
    title: 'The temperature falls by a rule of its own',
    words: 'Your search asks the schedule, but accepts by a temperature that falls by a rule of its own.',
    hint: IN_TEMPERATURE,
    chance: { accepts: atTemperature(({ firstT, t }) => firstT * rate ** (t - 1)) },
  });

/** Mistakes of simulated annealing that let the temperature fall by a rule of their own. */
export const COOLING_MISTAKES: readonly LocalMistake<Annealing, AnnealingChance>[] = [
  annealingMistake(
    {
      id: 'own-cooling',
      title: 'The temperature is worked out by itself',
      words: 'Your search lets the temperature fall by a rule of its own, where the schedule is to be asked.',
      hint: IN_TEMPERATURE,
      replaces: coolsAlone(0.95, 0.001),
    },
    coolsAlone(0.99, 0.001),
    coolsAlone(0.9, 0.01),
    {
      temperature: (T, _first, _memory, k) => (T === 0 ? 0 : 10 * 0.95 ** k),
    },
  ),
  coolsBeside('cools-to-90', 0.9),
  coolsBeside('cools-to-95', 0.95),
  coolsBeside('cools-to-98', 0.98),
  coolsBeside('cools-to-99', 0.99),
];

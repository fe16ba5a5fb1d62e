import { type AnnealingChance, atTemperature, fromBest } from '../chances/annealing.ts';
import type { Annealing } from '../correct/local/api.ts';
import { annealing, acceptsWith, oneDraw } from '../skeletons/annealing.ts';
import { IN_ACCEPTANCE, IN_TEMPERATURE, IN_TIME } from './annealingHints.ts';
import { pathReturned } from './goalMistakes.ts';
import { inSkeleton, type LocalMistake } from './runMistake.ts';

const annealingMistake = inSkeleton(annealing);

/** So many steps at each temperature; the schedule is asked once for all of them. */
const stepsEach = (many: number): Parameters<typeof annealing>[0] => ({
  time: (k) => Math.ceil(k / many),
  asks: (k) => k % many === 1,
});

/** Mistakes of simulated annealing about the temperature, the time and the end. */
export const TEMPERATURE_MISTAKES: readonly LocalMistake<Annealing, AnnealingChance>[] = [
  annealingMistake({
    id: 'temperature-ignored',
    title: 'T is ignored',
    words: 'Your search accepts with probability e^ΔE at every temperature.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta) => Math.exp(delta)),
    chance: { accepts: atTemperature(() => 1) },
  }),
  annealingMistake({
    id: 'temperature-halved',
    title: 'T is half of what it should be',
    words: 'Your search behaves as if it were half as warm as the schedule says.',
    hint: IN_TEMPERATURE,
    replaces: acceptsWith((delta, T) => Math.exp((2 * delta) / T)),
    chance: { accepts: atTemperature(({ T }) => T / 2) },
  }),
  annealingMistake({
    id: 'temperature-truncated',
    title: 'T is cut to a whole number',
    words: 'Your search drops the decimals of T before it uses it.',
    hint: IN_TEMPERATURE,
    replaces: {
      accepts: (random, delta, T) => delta >= 0 || random.number() < Math.exp(delta / Math.trunc(T)),
    },
    chance: { accepts: atTemperature(({ T }) => Math.floor(T)) },
  }),
  annealingMistake({
    id: 'temperature-rounded',
    title: 'T is rounded to a whole number',
    words: 'Your search rounds T before it uses it.',
    hint: IN_TEMPERATURE,
    replaces: {
      accepts: (random, delta, T) => delta >= 0 || random.number() < Math.exp(delta / Math.round(T)),
    },
    chance: { accepts: atTemperature(({ T }) => Math.round(T)) },
  }),
  annealingMistake({
    id: 'truncated-to-the-end',
    title: 'T is cut to a whole number, and the search ends below 1',
    words: 'Your search drops the decimals of T, so it stops as soon as T is below 1.',
    hint: IN_TEMPERATURE,
    replaces: { temperature: (T) => Math.trunc(T) },
  }),
  annealingMistake({
    id: 'first-temperature',
    title: 'T stays what it was at first',
    words: 'Your search works with the temperature of t = 1 at every step.',
    hint: IN_TEMPERATURE,
    replaces: { temperature: (T, first) => (T === 0 ? 0 : first) },
    chance: { accepts: atTemperature(({ firstT }) => firstT) },
  }),
  annealingMistake({
    id: 'temperature-kept-between-runs',
    title: 'T is shared between runs',
    words: 'Your search begins a run with the temperature at which the run before ended.',
    hint: 'Everything that a run needs must begin anew inside the function.',
    replaces: {
      temperature: (T, _first, memory) => (T === 0 ? 0 : (memory.T = Math.min(T, memory.T ?? Infinity))),
    },
  }),
  annealingMistake({
    id: 'one-draw-twice',
    title: 'One draw is used twice',
    words: 'Your search uses the same random number to choose the next state and to accept it.',
    hint: 'Count your draws: choosing and accepting need one each.',
    replaces: oneDraw(),
    chance: { draws: 'once' },
  }),
  annealingMistake({
    id: 'delta-from-best',
    title: 'ΔE is measured from the best state so far',
    words: 'Your search compares the next state with the best so far, not with the current one.',
    hint: IN_ACCEPTANCE,
    replaces: { delta: (problem, _current, next, best) => problem.value(next) - problem.value(best) },
    chance: { accepts: fromBest },
  }),
  annealingMistake({
    id: 'time-from-zero',
    title: 'The schedule starts at t = 0',
    words: 'Your search asks for schedule(0); time starts at t = 1.',
    hint: IN_TIME,
    replaces: { time: (k) => k - 1 },
  }),
  annealingMistake({
    id: 'time-from-two',
    title: 'The schedule starts at t = 2',
    words: 'Your search never asks for schedule(1).',
    hint: IN_TIME,
    replaces: { time: (k) => k + 1 },
  }),
  annealingMistake({
    id: 'time-skips',
    title: 'Every second t is left out',
    words: 'Your search asks the schedule for t = 1, 3, 5, …',
    hint: IN_TIME,
    replaces: { time: (k) => 2 * k - 1 },
  }),
  annealingMistake({
    id: 'never-ends',
    title: 'T = 0 does not end the search',
    words: 'Your search goes on when the schedule answers 0.',
    hint: IN_TIME,
    replaces: { ends: () => false },
  }),
  annealingMistake(
    {
      id: 'ends-early',
      title: 'The search ends before T = 0',
      words: 'Your search stops at a temperature that is low but not 0.',
      hint: IN_TIME,
      replaces: { ends: (T) => T < 0.6 },
    },
    { ends: (T) => T < 0.01 },
    { ends: (T) => T < 0.1 },
    { ends: (T) => T < 1 },
  ),
  annealingMistake({
    id: 'stops-at-goal',
    title: 'The search ends at a solution',
    words: 'Your search stops as soon as the value is 0, not only where the temperature is.',
    hint: IN_TIME,
    replaces: { ends: (T, problem, current) => T === 0 || problem.value(current) === 0 },
  }),
  annealingMistake({
    id: 'time-of-moves',
    title: 'Time passes with moves only',
    words: 'Your search asks the schedule for the same t again where a proposal was refused.',
    hint: IN_TIME,
    replaces: { time: (_k, moves) => moves + 1 },
  }),
  annealingMistake(
    {
      id: 'steps-at-one-temperature',
      title: 'Several steps are made at each temperature',
      words: 'Your search makes several steps at each temperature, where the schedule is asked in each step.',
      hint: IN_TIME,
      replaces: stepsEach(3),
    },
    stepsEach(2),
    stepsEach(5),
    stepsEach(10),
  ),
  annealingMistake({
    id: 'best-returned',
    title: 'The best state so far is returned',
    words: 'Your search returns the best state that it saw, where the current one is asked for.',
    hint: 'Read which state the handout asks for.',
    replaces: { answer: (_current, best) => best },
  }),
  annealingMistake({
    ...pathReturned('the current one'),
    replaces: { answer: (_current, _best, path) => path },
  }),
];

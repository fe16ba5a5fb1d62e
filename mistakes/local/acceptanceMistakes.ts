import { type AnnealingChance, ifWorse, inPercent, metropolis, odds } from '../chances/annealing.ts';
import type { Annealing } from '../correct/local/api.ts';
import { annealing, acceptsWith } from '../skeletons/annealing.ts';
import { ACCEPTANCE_RULES } from './acceptanceRules.ts';
import { IN_ACCEPTANCE } from './annealingHints.ts';
import { inSkeleton, knownByChance, type LocalMistake } from './runMistake.ts';

const annealingMistake = inSkeleton(annealing);

/** Mistakes of simulated annealing about what is accepted. */
export const ACCEPTANCE_MISTAKES: readonly LocalMistake<Annealing, AnnealingChance>[] = [
  annealingMistake({
    id: 'delta-sign',
    title: 'The sign of ΔE is turned round',
    words: 'Your search takes worse states for better ones: ΔE is value(next) − value(current).',
    hint: IN_ACCEPTANCE,
    replaces: { delta: (problem, current, next) => problem.value(current) - problem.value(next) },
    chance: { acceptsNoWorse: ({ delta, T }) => (delta <= 0 ? 1 : Math.exp(-delta / T)) },
  }),
  annealingMistake({
    id: 'level-refused',
    title: 'Equal states are never accepted',
    words: 'Your search refuses moves with ΔE = 0, where e^(0/T) is 1.',
    hint: IN_ACCEPTANCE,
    replaces: {
      accepts: (random, delta, T) => delta > 0 || (delta < 0 && random.number() < Math.exp(delta / T)),
    },
    chance: { acceptsNoWorse: (proposal) => (proposal.delta === 0 ? 0 : metropolis(proposal)) },
  }),
  annealingMistake({
    id: 'always-accepts',
    title: 'Every worse state is accepted',
    words: 'Your search accepts every move, as a random walk does.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith(() => 1),
    chance: { accepts: () => 1 },
  }),
  annealingMistake({
    id: 'never-accepts',
    title: 'No worse state is ever accepted',
    words: 'Your search never goes downhill, whatever the temperature.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith(() => 0),
    chance: { accepts: ifWorse(() => 0) },
  }),
  annealingMistake({
    id: 'positive-exponent',
    title: 'The exponent has the wrong sign',
    words: 'Your search uses e^(−ΔE/T), which is above 1 for a worse state, so it accepts every one.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => Math.exp(-delta / T)),
    drawsLike: 'always-accepts',
  }),
  annealingMistake({
    id: 'times-temperature',
    title: 'ΔE is multiplied by T',
    words: 'Your search uses e^(ΔE·T) in place of e^(ΔE/T): it gets bolder as it cools.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => Math.exp(delta * T)),
    chance: { accepts: ifWorse(({ delta, T }) => Math.exp(delta * T)) },
  }),
  annealingMistake(
    {
      id: 'comparison-inverted',
      title: 'The comparison with the draw is inverted',
      words: 'Your search accepts a worse state with probability 1 − e^(ΔE/T).',
      hint: IN_ACCEPTANCE,
      replaces: { accepts: (random, delta, T) => delta >= 0 || random.number() > Math.exp(delta / T) },
      chance: { accepts: ifWorse(({ delta, T }) => -Math.expm1(delta / T)) },
    },
    { accepts: (random, delta, T) => delta > 0 || random.number() > Math.exp(delta / T) },
  ),
  annealingMistake({
    id: 'no-draw',
    title: 'No draw: a probability over one half counts as certain',
    words: 'Your search accepts a worse state whenever e^(ΔE/T) is above ½, without a random draw.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => (Math.exp(delta / T) > 0.5 ? 1 : 0)),
    chance: { accepts: ifWorse(({ delta, T }) => (Math.exp(delta / T) > 0.5 ? 1 : 0)) },
  }),
  ...ACCEPTANCE_RULES,
  annealingMistake({
    id: 'threshold',
    title: 'Threshold accepting: no draw, but a bound on ΔE',
    words: 'Your search accepts a worse state whenever ΔE is above −T, without a random draw.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => (delta > -T ? 1 : 0)),
    chance: { accepts: ifWorse(({ delta, T }) => (delta > -T ? 1 : 0)) },
  }),
  annealingMistake({
    id: 'coin',
    title: 'Worse states are accepted by a fair coin',
    words: 'Your search accepts half of the worse states, whatever ΔE and T are.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith(() => 0.5),
    chance: { accepts: ifWorse(() => 0.5) },
  }),
  annealingMistake({
    id: 'percent-draw',
    title: 'The draw is from 0 to 99',
    words: 'Your search compares a whole number from 0 to 99 with a probability.',
    hint: IN_ACCEPTANCE,
    replaces: { accepts: (random, delta, T) => delta >= 0 || random.integer(0, 99) < Math.exp(delta / T) },
    chance: { accepts: inPercent },
  }),
  annealingMistake({
    id: 'linear',
    title: '1 + ΔE/T in place of the exponential',
    words: 'Your search accepts with probability 1 + ΔE/T, which is only the start of e^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => 1 + delta / T),
    chance: { accepts: ifWorse(({ delta, T }) => 1 + delta / T) },
  }),
  annealingMistake({
    id: 'base-two',
    title: 'A power of 2 in place of e',
    words: 'Your search accepts with probability 2^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => 2 ** (delta / T)),
    chance: { accepts: ifWorse(({ delta, T }) => 2 ** (delta / T)) },
  }),
  annealingMistake({
    id: 'base-ten',
    title: 'A power of 10 in place of e',
    words: 'Your search accepts with probability 10^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => 10 ** (delta / T)),
    // As at T/2.3: it takes thousands of decisions to tell it from T/2.
    drawsLike: 'temperature-halved',
  }),
  annealingMistake({
    id: 'divided-outside',
    title: 'T divides the power, not the exponent',
    words: 'Your search accepts with probability e^ΔE / T, where ΔE/T belongs into the exponent.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => Math.exp(delta) / T),
    chance: { accepts: ifWorse(({ delta, T }) => Math.exp(delta) / T) },
  }),
  annealingMistake({
    id: 'odds',
    title: 'Odds in place of a probability',
    words: 'Your search accepts with p/(1 − p), where p = e^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => 1 / Math.expm1(-delta / T)),
    chance: { accepts: ifWorse(({ delta, T }) => 1 / Math.expm1(-delta / T)) },
  }),
  annealingMistake({
    id: 'odds-always',
    title: 'Odds in place of a probability, for every move',
    words:
      'Your search accepts every move with p/(1 − p), where p = e^(ΔE/T): that is below 0 for a better ' +
      'state, which is never taken.',
    hint: IN_ACCEPTANCE,
    replaces: { accepts: (random, delta, T) => random.number() < 1 / Math.expm1(-delta / T) },
    chance: {
      acceptsNoWorse: ({ delta, T }) =>
        delta > 0 ? 0 : delta === 0 ? 1 : Math.min(1, 1 / Math.expm1(-delta / T)),
    },
  }),
  annealingMistake({
    id: 'logistic',
    title: 'The probability is halved by a logistic rule',
    words: 'Your search accepts with probability p/(1 + p), where p = e^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => Math.exp(delta / T) / (1 + Math.exp(delta / T))),
    chance: { accepts: ifWorse(odds) },
  }),
  knownByChance({
    id: 'always-logistic',
    title: 'The logistic rule is used for every move',
    words: 'Your search accepts with probability p/(1 + p), where p = e^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    chance: { accepts: odds },
  }),
  knownByChance({
    id: 'logistic-not-better',
    title: 'The logistic rule is used for equal states, too',
    words: 'Your search accepts what is not better with probability p/(1 + p), where p = e^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    chance: { acceptsNoWorse: (proposal) => (proposal.delta > 0 ? 1 : odds(proposal)) },
  }),
  annealingMistake({
    id: 'delta-ignored',
    title: 'ΔE is ignored',
    words: 'Your search accepts with probability e^(−1/T), however much worse the state is.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((_delta, T) => Math.exp(-1 / T)),
    chance: { accepts: ifWorse(({ T }) => Math.exp(-1 / T)) },
  }),
];

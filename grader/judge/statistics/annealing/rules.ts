import type { Mistake } from '../knownBets.ts';
import {
  type PositionMistake,
  FIRST,
  HALF_ENDS,
  LAST,
  NEVER_FIRST,
  NEVER_LAST,
  SMALLER_OF_TWO,
  SORT_SHUFFLE,
  SORT_SHUFFLE_SMALL,
} from '../positions.ts';

/** What a rule of acceptance may go by. */
export interface Proposal {
  /** Value of the proposal − value of the current state. */
  readonly delta: number;
  readonly T: number;
  /** T of the first iteration. */
  readonly firstT: number;
  /** Highest value of a current state so far − value of the current one. */
  readonly behindBest: number;
}

export type Acceptance = (proposal: Proposal) => number;

/** A known mistake in accepting: the chance that it accepts a proposal, a better one included. */
export interface AcceptanceMistake extends Mistake {
  readonly accepts: Acceptance;
}

const bounded = (p: number): number => (p < 1 ? Math.max(0, p) : 1); // NaN, of 0/0, is taken for 1

/** e^(ΔE/T), and 1 for a proposal that is no worse. */
export const metropolis: Acceptance = ({ delta, T }) => (delta >= 0 ? 1 : Math.exp(delta / T));

/** A proposal that is no worse is taken; any other by `rule`. */
const ifWorse =
  (rule: Acceptance): Acceptance =>
  (proposal) =>
    proposal.delta >= 0 ? 1 : bounded(rule(proposal));
const atTemperature = (temperature: (proposal: Proposal) => number): Acceptance =>
  ifWorse((proposal) => Math.exp(proposal.delta / temperature(proposal)));

const FORMULA =
  'Accept a worse neighbour when random.number() < Math.exp(deltaE / T), with deltaE = value(next) - value(current).';

export const ACCEPTANCE_MISTAKES: readonly AcceptanceMistake[] = [
  {
    id: 'always-accepts-worse',
    title: 'Your search accepts every worse neighbour that it draws.',
    hint: `deltaE is negative for a worse neighbour; with the sign turned round, the exponential is above 1. ${FORMULA}`,
    accepts: () => 1,
  },
  {
    id: 'never-accepts-worse',
    title: 'Your search never accepts a worse neighbour.',
    hint: FORMULA,
    accepts: ifWorse(() => 0),
  },
  {
    id: 'multiplies-by-temperature',
    title: 'Your search accepts worse neighbours with probability e^(ΔE · T).',
    hint: `Divide by the temperature: a hot search accepts more. ${FORMULA}`,
    accepts: ifWorse(({ delta, T }) => Math.exp(delta * T)),
  },
  {
    id: 'truncates-temperature',
    title: 'Your search cuts the temperature down to a whole number.',
    hint: 'Leave the temperature as schedule(t) gives it: no floor, no integer division.',
    accepts: atTemperature(({ T }) => Math.floor(T)),
  },
  {
    id: 'rounds-temperature',
    title: 'Your search rounds the temperature to a whole number.',
    hint: 'Leave the temperature as schedule(t) gives it.',
    accepts: atTemperature(({ T }) => Math.round(T)),
  },
  {
    id: 'keeps-first-temperature',
    title: 'Your search keeps the temperature of t = 1 all the time.',
    hint: 'Ask schedule(t) again in each iteration, and use that answer.',
    accepts: atTemperature(({ firstT }) => firstT),
  },
  {
    id: 'ignores-temperature',
    title: 'Your search accepts worse neighbours with probability e^ΔE, whatever the temperature.',
    hint: FORMULA,
    accepts: atTemperature(() => 1),
  },
  {
    id: 'ignores-delta',
    title: 'Your search accepts worse neighbours with probability e^(−1/T), however much worse they are.',
    hint: FORMULA,
    accepts: ifWorse(({ T }) => Math.exp(-1 / T)),
  },
  {
    id: 'tosses-a-coin',
    title: 'Your search accepts half of the worse neighbours, whatever ΔE and the temperature.',
    hint: FORMULA,
    accepts: ifWorse(() => 0.5),
  },
  {
    id: 'inverts-comparison',
    title: 'Your search accepts a worse neighbour exactly when it should not.',
    hint: `Is the comparison the wrong way round? ${FORMULA}`,
    accepts: ifWorse(({ delta, T }) => -Math.expm1(delta / T)),
  },
  {
    id: 'linear-acceptance',
    title: 'Your search accepts worse neighbours with probability 1 + ΔE/T in place of e^(ΔE/T).',
    hint: FORMULA,
    accepts: ifWorse(({ delta, T }) => 1 + delta / T),
  },
  {
    id: 'threshold-without-draw',
    title: 'Your search accepts a worse neighbour whenever e^(ΔE/T) is above one half, without drawing.',
    hint: FORMULA,
    accepts: ifWorse(({ delta, T }) => (Math.exp(delta / T) > 0.5 ? 1 : 0)),
  },
  {
    id: 'base-two',
    title: 'Your search accepts worse neighbours with probability 2^(ΔE/T) in place of e^(ΔE/T).',
    hint: FORMULA,
    accepts: ifWorse(({ delta, T }) => 2 ** (delta / T)),
  },
  {
    id: 'halves-temperature',
    title: 'Your search accepts worse neighbours as if the temperature were half of what schedule(t) says.',
    hint: FORMULA,
    accepts: atTemperature(({ T }) => T / 2),
  },
  {
    id: 'odds-for-probability',
    title: 'Your search accepts with probability p/(1 + p), where p = e^(ΔE/T).',
    hint: FORMULA,
    accepts: ({ delta, T }) => 1 / (1 + Math.exp(-delta / T)),
  },
  {
    id: 'odds-if-worse',
    title: 'Your search accepts a worse neighbour with probability p/(1 + p), where p = e^(ΔE/T).',
    hint: FORMULA,
    accepts: ifWorse(({ delta, T }) => 1 / (1 + Math.exp(-delta / T))),
  },
  {
    id: 'compares-with-best',
    title: 'Your search measures ΔE from the best state so far in place of the current one.',
    hint: 'deltaE = value(next) - value(current).',
    accepts: ({ delta, T, behindBest }) =>
      metropolis({ delta: delta - behindBest, T, firstT: T, behindBest }),
  },
  {
    id: 'draws-percent',
    title: 'Your search compares a whole number from 0 to 99 with a probability.',
    hint: 'random.number() lies in [0, 1), as a probability does.',
    accepts: ifWorse(({ delta, T }) => bounded(Math.ceil(bounded(Math.exp(delta / T))) / 100)),
  },
];

/**
 * Mistakes about proposals that are no worse. To reject one breaks a law where it can be seen; here it shows
 * in the steps.
 */
export const NO_WORSE_MISTAKES: readonly AcceptanceMistake[] = [
  {
    id: 'sign-turned-round',
    title:
      'Your search takes ΔE the wrong way round: it accepts every worse neighbour, and a better one only sometimes.',
    hint: `deltaE = value(next) - value(current): positive for a better neighbour. ${FORMULA}`,
    accepts: ({ delta, T }) => (delta <= 0 ? 1 : Math.exp(-delta / T)),
  },
  {
    id: 'refuses-equal',
    title: 'Your search never moves to a neighbour that is as good as the current state.',
    hint: 'For deltaE = 0 the probability e^(ΔE/T) is 1.',
    accepts: (proposal) => (proposal.delta === 0 ? 0 : metropolis(proposal)),
  },
];

/** The draw that chose the neighbour serves again to accept it: which neighbour it was decides. */
export const ONE_DRAW: Mistake = {
  id: 'one-draw-twice',
  title: 'Your search uses one random number twice: to choose the neighbour and to accept it.',
  hint: 'Draw a new number for the acceptance.',
};

/** Chance that the neighbour at position j of k is accepted, given that the one draw chose it. */
export const acceptsByOneDraw = (p: number, j: number, k: number): number =>
  Math.max(0, Math.min(1, k * p - j));

const OF_NEIGHBOURS = 'Draw the neighbour with random.choice(neighbours).';
const named = (mistake: PositionMistake, id: string, title: string): PositionMistake => ({
  ...mistake,
  id,
  title,
  hint: OF_NEIGHBOURS,
});

/** Known ways of drawing the neighbour that are not uniform. */
export const PROPOSAL_MISTAKES: readonly PositionMistake[] = [
  named(FIRST, 'proposes-first', 'Your search always considers the first neighbour.'),
  named(LAST, 'proposes-last', 'Your search always considers the last neighbour.'),
  named(NEVER_FIRST, 'never-proposes-first', 'Your search never considers the first neighbour.'),
  named(NEVER_LAST, 'never-proposes-last', 'Your search never considers the last neighbour.'),
  named(
    HALF_ENDS,
    'proposes-ends-half',
    'Your search considers the first and the last neighbour half as often as the others.',
  ),
  named(
    SMALLER_OF_TWO,
    'proposes-smaller-of-two',
    'Your search draws two neighbours and considers the one that stands earlier in the list.',
  ),
  named(
    SORT_SHUFFLE,
    'proposes-by-sort',
    'Your search shuffles the neighbours by sorting with a random comparison.',
  ),
  named(
    SORT_SHUFFLE_SMALL,
    'proposes-by-insertion-sort',
    'Your search shuffles the neighbours by sorting with a random comparison.',
  ),
];

export const BEST_OF_TWO: Mistake = {
  id: 'proposes-better-of-two',
  title: 'Your search draws two neighbours and considers the better one.',
  hint: OF_NEIGHBOURS,
};
export const EDGE_NEVER: Mistake = {
  id: 'never-proposes-edge',
  title: 'Your search never tries the first and the last value of a position: on a board, the edge rows.',
  hint: OF_NEIGHBOURS,
};
export const BEST_PROPOSED: Mistake = {
  id: 'proposes-best',
  title: 'Your search always considers a best neighbour.',
  hint: OF_NEIGHBOURS,
};

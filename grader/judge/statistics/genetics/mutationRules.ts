import type { MutationDraw } from '../../../types/exercise.ts';
import type { Mistake } from '../knownBets.ts';

/** One position of n taking another of so many values. */
export interface Change {
  readonly position: number;
  readonly old: number;
  readonly value: number;
  readonly n: number;
  readonly values: number;
}

/**
 * A known mistake in mutating: how often anything changes, and how likely each change is beside the others.
 */
export interface MutationRule extends Mistake {
  readonly chance: (rate: number, values: number) => number;
  /** 0 or positive. */
  readonly weight: (change: Change) => number;
  /** Whether only the rate is wrong: what changes, changes as evenly as it should. */
  readonly isEven: boolean;
  /**
   * Whether a position that changes at all does so as often as it should, only to other values than it
   * should.
   */
  readonly keepsRate: boolean;
}

/** Chance of a change: a draw that may give the old value changes nothing in one of `values` cases. */
export function rateOf(rate: number, draw: MutationDraw, values: number): number {
  return draw === 'another' ? rate : (rate * (values - 1)) / values;
}

const RATE = 'Mutate when random.number() < options.mutationRate.';

/** Under the accepted way of drawing the new value. */
export function mutationMistakes(draw: MutationDraw): MutationRule[] {
  const even = (): number => 1;
  const right = (rate: number, values: number): number => rateOf(rate, draw, values);
  const ofRate = (id: string, title: string, change: (rate: number) => number): MutationRule => ({
    id,
    title,
    hint: RATE,
    chance: (rate, values) => rateOf(change(rate), draw, values),
    weight: even,
    isEven: true,
    keepsRate: false,
  });
  const ofPlace = (
    id: string,
    title: string,
    hint: string,
    weight: (change: Change) => number,
    keepsRate: boolean,
  ): MutationRule => ({ id, title, hint, chance: right, weight, isEven: false, keepsRate });
  const other: MutationDraw = draw === 'another' ? 'any' : 'another';
  return [
    ofRate('never-mutates', 'Your code never mutates anything.', () => 0),
    ofRate('always-mutates', 'Your code always mutates, whatever the rate.', () => 1),
    ofRate('rate-doubled', 'Your code mutates twice as often as the rate says.', (rate) =>
      Math.min(1, 2 * rate),
    ),
    ofRate('rate-halved', 'Your code mutates half as often as the rate says.', (rate) => rate / 2),
    ofRate('rate-turned-round', 'Your code mutates with probability 1 − rate.', (rate) => 1 - rate),
    ofPlace(
      'last-position-never',
      'Your code never mutates the last position.',
      'random.integer(0, n - 1) includes both ends.',
      ({ position, n }) => (position === n - 1 ? 0 : 1),
      false,
    ),
    ofPlace(
      'first-position-never',
      'Your code never mutates the first position.',
      'Positions begin at 0.',
      ({ position }) => (position === 0 ? 0 : 1),
      false,
    ),
    ofPlace(
      'last-value-never',
      'Your code never mutates to the highest value.',
      'random.integer(0, values - 1) includes both ends.',
      ({ value, old, values }) => (value === values - 1 ? 0 : 1 / others(old, values, values - 1)),
      true,
    ),
    ofPlace(
      'first-value-never',
      'Your code never mutates to the value 0.',
      'Values begin at 0.',
      ({ value, old, values }) => (value === 0 ? 0 : 1 / others(old, values, 0)),
      true,
    ),
    ofPlace(
      'next-value',
      'Your code mutates a value to the next one up.',
      'Draw the new value: random.integer(0, values - 1).',
      ({ value, old, values }) => (value === (old + 1) % values ? 1 : 0),
      true,
    ),
    {
      id: other === 'any' ? 'draws-old-value' : 'avoids-old-value',
      title:
        other === 'any'
          ? 'Your code may draw the value that the position has, so that it changes too seldom.'
          : 'Your code never draws the value that the position has, so that it changes too often.',
      hint:
        other === 'any'
          ? 'Draw until the value is another one, or draw from the others only.'
          : 'Draw the new value from all: random.integer(0, values - 1).',
      chance: (rate, values) => rateOf(rate, other, values),
      weight: even,
      isEven: true,
      keepsRate: false,
    },
  ];
}

/** Values left for a position that holds `old`, when `never` is never drawn. */
function others(old: number, values: number, never: number): number {
  return Math.max(1, values - (old === never ? 1 : 2));
}

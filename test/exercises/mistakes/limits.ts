import { leaf } from '../../../mistakes/correct/adversarial/api.ts';
import type { Parts, Place } from '../../../mistakes/skeletons/adversarial.ts';
import type { Player } from '../../../reference/game.ts';

/** One part replaced, and what it comes to. */
export type Variant = readonly [name: string, replaced: Partial<Parts>];

/** What stands for infinity in real files: from just past the values of a textbook's tree to a trillion. */
const SIZES = [50, 69, 100, 500, 999, 1e4, 1e5, 1e6, 9_999_999, 1e8, 1e9, 1e10, 1e11, 1e12];
const MARGINS = [0.5, 0.1, 0.01, 1e-3, 1e-6, 1e-9];
const END_VALUES = [1, 10, 100, 500, 1000, 1e4, 1e6, 1e50, Infinity];

const infinityOf = (mover: Player): number => (mover === 'max' ? -Infinity : Infinity);

/** A best value that starts at a number, for one player, everywhere or at one depth alone. */
export const startsAtNumber = (mover: 'max' | 'min', plies: readonly number[]): Variant[] =>
  SIZES.flatMap((size) =>
    [null, ...plies].map((ply): Variant => [
      `${mover} starts at ${size}, ${ply === null ? 'everywhere' : `at ply ${ply} alone`}`,
      {
        initial: (who, _bounds, at) =>
          who === mover && (ply === null || ply === at.ply)
            ? Math.sign(infinityOf(who)) * size
            : infinityOf(who),
      },
    ]),
  );

/** A first window with one finite side, with or without a best value that starts there too. */
export const opensAtNumber = (): Variant[] =>
  SIZES.flatMap((size): Variant[] => {
    const low = { window: () => ({ alpha: -size, beta: Infinity }) };
    const high = { window: () => ({ alpha: -Infinity, beta: size }) };
    const initial: Parts['initial'] = (mover) => Math.sign(infinityOf(mover)) * size;
    return [
      [`α starts at −${size}`, low],
      [`β starts at ${size}`, high],
      [`α and the best values start at ±${size}`, { ...low, initial }],
      [`β and the best values start at ±${size}`, { ...high, initial }],
    ];
  });

/**
 * A cut too early or too late by a margin, on equality or not, at either player or both. Strict at MAX alone
 * and later by a margin is left out: what a fail-hard child clamps looks the same.
 */
export const cutsByMargin = (): Variant[] =>
  MARGINS.flatMap((size) =>
    [size, -size].flatMap((margin) =>
      [true, false].flatMap((isStrict) =>
        (['both', 'max', 'min'] as const)
          .filter((who) => !(isStrict && who === 'max' && margin > 0))
          .map((who): Variant => [
            `${isStrict ? 'strict' : 'non-strict'} cut ${margin > 0 ? 'later' : 'sooner'} by ${size}: ${who}`,
            {
              cut(mover, best, { alpha, beta }) {
                const by = who === 'both' || who === mover ? margin : 0;
                const past = mover === 'max' ? best - (beta + by) : alpha - by - best;
                return isStrict ? past > 0 : past >= 0;
              },
            },
          ]),
      ),
    ),
  );

/** A child that must be better by a margin. */
export const betterByMargin = (): Variant[] =>
  MARGINS.slice(0, -1).map((margin) => [
    `better by ${margin}`,
    {
      better: (mover, value, best) => (mover === 'max' ? value > best + margin : value < best - margin),
    },
  ]);

const worth = (name: string, value: (at: Place, isOver: boolean) => number): Variant => [
  name,
  { leaf: (at) => value(at, at.game.isTerminal(at.state)) },
];
const right = ({ game, state }: Place): number => leaf(game, state);

/** Depth mixed into what a state is worth, by however little. */
export const worthByDepth = (): Variant[] =>
  [1, 0.1, 0.01, 1e-3, 1e-6].flatMap((size) =>
    [size, -size].flatMap((rate) => [
      worth(`${rate} for each ply`, (at) => right(at) + rate * at.ply),
      worth(`the ${rate}th part for each ply`, (at) => right(at) * (1 + rate * at.ply)),
    ]),
  );

/** Ends of the game, and states at the limit, that are worth something of the search's own. */
export const worthAtEnds = (): Variant[] => [
  ...END_VALUES.flatMap((size) => [
    worth(`an end is ±${size}`, (at, isOver) => (isOver ? Math.sign(right(at)) * size : right(at))),
    worth(`an end is ±${size} more`, (at, isOver) => right(at) + (isOver ? Math.sign(right(at)) * size : 0)),
    ...[size, -size].flatMap((number) => [
      worth(`an end is ${number}`, (at, isOver) => (isOver ? number : right(at))),
      worth(`the limit is ${number}`, (at, isOver) => (isOver ? right(at) : number)),
    ]),
  ]),
  worth('an end changes its sign', (at, isOver) => (isOver ? -right(at) : right(at))),
  worth('the limit changes its sign', (at, isOver) => (isOver ? right(at) : -right(at))),
  worth('an odd limit changes its sign', (at, isOver) =>
    isOver || at.ply % 2 === 0 ? right(at) : -right(at),
  ),
  worth('an even limit changes its sign', (at, isOver) =>
    isOver || at.ply % 2 === 1 ? right(at) : -right(at),
  ),
];

/** Ends above a depth limit that are worth something of the search's own. */
export const worthAtEarlyEnds = (): Variant[] =>
  [0, ...END_VALUES, ...END_VALUES.map((size) => -size)].map((number) =>
    worth(`an end above the limit is ${number}`, (at, isOver) =>
      isOver && at.game.depthLimit !== Infinity && at.ply < at.game.depthLimit ? number : right(at),
    ),
  );

/** Values that are cut short. */
export const roundedValues = (): Variant[] => [
  worth('six decimals', (at) => Number(right(at).toFixed(6))),
  worth('single precision', (at) => Math.fround(right(at))),
  worth('whole numbers', (at) => Math.trunc(right(at))),
  worth('nothing below 0', (at) => Math.max(0, right(at))),
  worth('no sign', (at) => Math.abs(right(at))),
];

/** Chance nodes that leave out what is unlikely. */
export const rareIgnored = (): Variant[] =>
  [0.1, 0.05, 0.02, 0.01, 1e-3].map((least) => [
    `outcomes below ${least} ignored`,
    {
      expect: (outcomes) =>
        outcomes.reduce(
          (sum, { probability, value }) => sum + (probability < least ? 0 : probability * value),
          0,
        ),
    },
  ]);

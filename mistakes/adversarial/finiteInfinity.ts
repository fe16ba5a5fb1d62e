import type { Player } from '../../reference/game.ts';
import { ALL, PRUNING } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';
import type { Parts } from '../skeletons/adversarial.ts';

const SIZES = [
  999,
  1000,
  9999,
  100,
  10_000,
  99_999,
  100_000,
  999_999,
  1_000_000,
  99,
  500,
  5000,
  50,
  1e9,
  2 ** 31 - 1,
  1e10,
  1e12,
  Number.MAX_SAFE_INTEGER,
];

/** A best value that starts at a number too small, or a first window that is too narrow. */
interface Kind {
  readonly of: string;
  label(size: string): string;
  readonly algorithms?: Form['algorithms'];
  parts(size: number): Partial<Parts>;
}

const startsAt = (max: number, min: number): Pick<Parts, 'initial'> => ({
  initial: (mover: Player) => (mover === 'max' ? max : min),
});
const opensAt = (size: number): Pick<Parts, 'window'> => ({ window: () => ({ alpha: -size, beta: size }) });

const FOR_BOTH: Kind = {
  of: 'best values',
  label: (size) => `±${size}`,
  parts: (size) => startsAt(-size, size),
};
const WINDOW: Kind = {
  of: 'a window',
  label: (size) => `a window of ±${size}`,
  algorithms: PRUNING,
  parts: opensAt,
};
const EVERYTHING: Kind = {
  of: 'a window and best values',
  label: (size) => `a window and best values of ±${size}`,
  algorithms: PRUNING,
  parts: (size) => ({ ...opensAt(size), ...startsAt(-size, size) }),
};
const FOR_MAX: Kind = {
  of: 'the best value of MAX',
  label: (size) => `−${size} for MAX`,
  parts: (size) => startsAt(-size, Infinity),
};
const FOR_MIN: Kind = {
  of: 'the best value of MIN',
  label: (size) => `${size} for MIN`,
  parts: (size) => startsAt(-Infinity, size),
};

function formOf(kind: Kind, size: number): Form {
  const { of, label, algorithms, parts } = kind;
  return {
    label: label(showSize(size)),
    ...(algorithms === undefined ? {} : { algorithms }),
    figure: { size, of, label: `±${showSize(size)}`, resized: (other) => formOf(kind, other) },
    change: () => parts(size),
  };
}

/** Long round numbers as they are mostly written: `1e9`. */
const showSize = (size: number): string =>
  size >= 1e6 && Number.isInteger(Math.log10(size)) ? size.toExponential().replace('+', '') : String(size);

export const finiteInfinity: SearchMistake = {
  id: 'finite-infinity',
  title: 'A finite number stands for infinity',
  words:
    'Your search starts from a number that it takes to be beyond every value, but the values of a ' +
    'game can go further.',
  hint: 'Which number is smaller than every other number, and which is larger? Your language has both.',
  algorithms: ALL,
  replaces: [
    ...SIZES.flatMap((size) => [FOR_BOTH, WINDOW, EVERYTHING].map((kind) => formOf(kind, size))),
    ...SIZES.flatMap((size) => [FOR_MAX, FOR_MIN].map((kind) => formOf(kind, size))),
  ],
  // A best value that nothing was better than comes back as it was: then the number is known.
  formsWith: (size) => [FOR_BOTH, WINDOW, EVERYTHING, FOR_MAX, FOR_MIN].map((kind) => formOf(kind, size)),
};

import type { Player } from '../../game.ts';
import { ALL, type Form, type Mistake, PRUNING } from '../mistake.ts';

const SIZES = [999, 1000, 9999, 100, 10_000, 99_999, 100_000, 999_999, 1_000_000, 99, 1e9, 2 ** 31 - 1, 1e10, 1e12, Number.MAX_SAFE_INTEGER];

/** A best value that starts at a number too small, or a first window that is too narrow. */
const formsOf = (size: number): Form[] => [
  { words: `±${size}`, change: () => ({ initial: (mover: Player) => (mover === 'max' ? -size : size) }) },
  { words: `a window of ±${size}`, algorithms: PRUNING, change: () => ({ window: () => ({ alpha: -size, beta: size }) }) },
  {
    words: `a window and best values of ±${size}`,
    algorithms: PRUNING,
    change: () => ({ window: () => ({ alpha: -size, beta: size }), initial: (mover: Player) => (mover === 'max' ? -size : size) }),
  },
];

export const finiteInfinity: Mistake = {
  id: 'finite-infinity',
  title: 'A finite number stands for infinity',
  sentence: 'Your search starts from a number that it takes to be beyond every value, but the values of a game can go further.',
  hint: 'Which number is smaller than every other number, and which is larger? Your language has both.',
  algorithms: ALL,
  forms: SIZES.flatMap(formsOf),
};

import { ANNEAL } from './local/annealing.ts';
import { CLIMB } from './local/climbing.ts';
import { GENETIC } from './local/genetic.ts';
import type { FaultySearchKind } from './local/kind.ts';
import { BEAM, RESTART } from './local/manyStarts.ts';
import { CROSS, MUTATE, SELECT } from './local/parts.ts';
import { FIRST_CHOICE, STOCHASTIC } from './local/uphill.ts';

/**
 * Faulty local searches as source text, in styles that students write, with holes for the pieces that they
 * get wrong. Written apart from the bank of mistakes and its skeletons, so that one can be held to the other.
 * `is`: ids of the bank that may be named; none where the fault is no mistake of the bank, and must not be
 * given a name.
 */
export interface FaultyLocal {
  readonly exercise: string;
  readonly name: string;
  readonly text: string;
  readonly expected: readonly string[];
}

const KINDS: readonly FaultySearchKind[] = [
  CLIMB,
  ANNEAL,
  STOCHASTIC,
  FIRST_CHOICE,
  RESTART,
  BEAM,
  GENETIC,
  SELECT,
  CROSS,
  MUTATE,
];

/** Every fault in every style: those of one fault together. */
export const FAULTY_LOCAL: readonly (readonly FaultyLocal[])[] = KINDS.flatMap(
  ({ exercise, right, styles, faults }) =>
    faults.map(([is, slots]) =>
      styles.map((style, at): FaultyLocal => ({
        exercise,
        name: `${exercise}, style ${at + 1}: ${is} ${JSON.stringify(slots)}`,
        text: style({ ...right, ...slots }),
        expected: is === '-' ? [] : is.split(','),
      })),
    ),
);

/** The same without any fault. */
export const CORRECT_LOCAL: readonly FaultyLocal[] = KINDS.flatMap(({ exercise, right, styles }) =>
  styles.map((style, at): FaultyLocal => ({
    exercise,
    name: `${exercise}, style ${at + 1}`,
    text: style(right),
    expected: [],
  })),
);

import type { Draws } from '../../../reference/random.ts';
import type { Options, Reproduction, State } from './api.ts';

/** Whether two parents are crossed; else they are copied. Draws only where there is something to draw. */
export const isCrossed = (random: Draws, { crossoverRate = 1 }: Options): boolean =>
  crossoverRate === 1 || random.number() < crossoverRate;

/** The child of two parents, before it is mutated: a copy of the first where they are not crossed. */
export const bred = (reproduce: Reproduction, x: State, y: State, random: Draws, options: Options): State =>
  isCrossed(random, options) ? (reproduce(x, y, random) as State) : [...x];

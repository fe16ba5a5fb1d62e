import { seedWords } from '../../reference/random.ts';
import type { Input } from '../types/input.ts';

/** A seed of its own for each grading of each program. */
export function seedOfGrading(seed: number, program: string, grading: number): number {
  let own = mixed(seed);
  for (let i = 0; i < program.length; i += 1) own = mixed(own ^ program.charCodeAt(i));
  return mixed(own ^ grading);
}

/**
 * The same input with another seed, which depends on the seed of the measurement, the program and the
 * grading.
 */
export function freshSeeds(seed: number, program: string, grading: number): (input: Input) => Input {
  const own = seedOfGrading(seed, program, grading);
  return (input) => (input.kind === 'game' ? input : { ...input, seed: mixed(own ^ input.seed) >>> 1 });
}

const mixed = (seed: number): number => seedWords(seed)[0];

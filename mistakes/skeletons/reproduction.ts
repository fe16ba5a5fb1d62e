/** Reproduction in named parts; a mistake replaces some. */
import type { Draws } from '../../reference/random.ts';
import type { Reproduction, State } from '../correct/local/api.ts';

interface ReproductionParts {
  /** The parent that gives the front, and the one that gives the back. */
  parents(x: State, y: State, random: Draws): [State, State];
  cut(n: number, random: Draws): number;
  child(front: State, back: State, c: number, random: Draws): unknown;
}

export const joined = (front: State, back: State, c: number): State => [
  ...front.slice(0, c),
  ...back.slice(c),
];

export function crossing(replaced: Partial<ReproductionParts>): Reproduction {
  const parts: ReproductionParts = {
    parents: (x, y) => [x, y],
    cut: (n, random) => random.integer(1, n - 1),
    child: joined,
    ...replaced,
  };
  return (x, y, random) => {
    const [front, back] = parts.parents(x, y, random);
    return parts.child(front, back, parts.cut(front.length, random), random);
  };
}

import type { Problem } from '../problem.ts';
import { assignment } from './assignment.ts';

/** A graph, and how many colours there are. */
export interface ColouringRules {
  readonly vertices: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly colours: number;
}

/**
 * Graph colouring: give the vertices colours so that no edge joins two of one colour. A state has a colour a
 * vertex, from 0; its value is minus the edges whose ends have one colour.
 */
export function graphColouring({ vertices, edges, colours }: ColouringRules): Problem<number[]> {
  return assignment(
    Array.from({ length: vertices }, () => colours),
    (state) => 0 - edges.filter(([a, b]) => state[a] === state[b]).length,
  );
}

import type { Individual } from '../../../../reference/local/genetics.ts';
import { add, item } from '../elements.ts';
import { givenPieces } from './crossing.ts';
import type { Piece } from './crossoverWays.ts';
import type { Breeding } from './likelihood.ts';
import type { Setting } from './setting.ts';

export const KINDS = ['cut', 'x', 'y', 'position', 'value', 'step'] as const;

/** Of each option. */
export type Chances = Readonly<Record<(typeof KINDS)[number], Float64Array>>;

/** The options of a cut. Where each position is given by itself, the first is that parents are crossed. */
export function cutOptions(breeding: Breeding, n: number): readonly Piece[] {
  const { uncrossed } = breeding;
  return (
    givenPieces(breeding, n) ?? [
      { from: 0, to: n, weight: 1 - uncrossed },
      { from: n, to: n, weight: uncrossed },
    ]
  );
}

/** What children come from, before they are known. */
export function priorOf(
  population: readonly Individual[],
  breeding: Breeding,
  { n, values }: Setting,
): Chances {
  const {
    shares,
    mutation: { chance },
  } = breeding;
  const changed = (options: number): Float64Array =>
    Float64Array.from({ length: options + 1 }, (_, at) => (at === 0 ? 1 - chance : chance / options));
  const value = new Float64Array(values + 1);
  value[0] = 1 - chance;
  for (const [m, parent] of population.entries()) {
    for (let position = 0; position < n; position += 1) {
      const old = parent[position];
      const each = (item(shares, m) * chance) / (n * (values - 1));
      for (let to = 0; to < values; to += 1) if (to !== old) add(value, 1 + to, each);
    }
  }
  const parents = Float64Array.from(shares);
  return {
    cut: Float64Array.from(cutOptions(breeding, n), ({ weight }) => weight),
    x: parents,
    y: parents,
    position: changed(n),
    value,
    step: changed(values - 1),
  };
}

import type { Individual, Random } from '../../starter/cutoff';

/** Position by position, with Math.random. */
export function reproduce(x: Individual, y: Individual, _random: Random): Individual {
  const cut = 1 + Math.floor(Math.random() * (x.length - 1));
  return x.map((value, position) => (position < cut ? value : y[position]!));
}

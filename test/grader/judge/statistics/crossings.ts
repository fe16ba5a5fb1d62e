import type { Individual } from '../../../../reference/local/genetics.ts';
import type { Breeding } from '../../../../grader/judge/statistics/genetics/likelihood.ts';

/** Which positions of a child come from the second parent. */
type Mask = readonly boolean[];

/** Every way of crossing parents with n positions, with its chance, one by one. */
export function masksOf(
  { crossing, uncrossed }: Breeding,
  n: number,
): (readonly [mask: Mask, chance: number])[] {
  const mask = (from: number, to: number): Mask => Array.from({ length: n }, (_, i) => i >= from && i < to);
  const crossed = ((): (readonly [Mask, number])[] => {
    switch (crossing.kind) {
      case 'one-cut':
        return crossing.cuts.map((cut) => [mask(cut, n), 1 / crossing.cuts.length]);
      case 'two-cuts': {
        const total = crossing.pieces.reduce((sum, { weight }) => sum + weight, 0);
        return crossing.pieces.map(({ from, to, weight }) => [mask(from, to), weight / total]);
      }
      case 'each-position':
        return Array.from({ length: 2 ** n }, (_, bits) => [
          Array.from({ length: n }, (__, i) => (bits & (1 << i)) !== 0),
          1 / 2 ** n,
        ]);
    }
  })();
  return [
    ...crossed.map(([which, chance]) => [which, (1 - uncrossed) * chance] as const),
    [mask(n, n), uncrossed] as const,
  ].filter(([, chance]) => chance > 0);
}

export const crossedBy = (mask: Mask, x: Individual, y: Individual): number[] =>
  x.map((value, i) => (mask[i] === true ? y[i]! : value));

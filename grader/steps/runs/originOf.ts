import { itemAt } from '../../types/lookup.ts';

type Individual = readonly number[];

/** How a child can have come about. */
export interface Origin {
  /** Places of its parents in the population; the same twice for a copy. */
  readonly x: number;
  readonly y: number;
  /** Positions that are x's; null for a copy of one parent. */
  readonly cut: number | null;
  /** Positions that are neither's. */
  readonly mutated: readonly number[];
}

/**
 * The way with the fewest positions changed, a copy before a crossover, and else the first: which it was is
 * not in any log. Null where there are no parents as long as it.
 */
export function originOf(child: Individual, parents: readonly Individual[]): Origin | null {
  const n = child.length;
  const fitting = parents.map((parent, at) => ({ parent, at })).filter(({ parent }) => parent.length === n);
  if (fitting.length === 0 || n === 0) return null;
  /** For each cut, the parent with the fewest differences before it, and behind it. */
  const front = bestFor(n, fitting, child, (differs, c) => sum(differs, 0, c));
  const back = bestFor(n, fitting, child, (differs, c) => sum(differs, c, n));
  let found = { cut: n, changes: itemAt(front, n).changes };
  for (let cut = 1; cut < n; cut += 1) {
    const changes = itemAt(front, cut).changes + itemAt(back, cut).changes;
    if (changes < found.changes) found = { cut, changes };
  }
  const { cut } = found;
  const x = itemAt(front, cut).at;
  const y = cut === n ? x : itemAt(back, cut).at;
  const from = child.map((_, i) => itemAt(itemAt(parents, i < cut ? x : y), i));
  const mutated = child.flatMap((value, i) => (value === from[i] ? [] : [i]));
  return { x, y, cut: cut === n || x === y ? null : cut, mutated };
}

interface Best {
  readonly at: number;
  readonly changes: number;
}

/** Of each cut from 0 to n; `changes` of a parent are counted from sums over its differences. */
function bestFor(
  n: number,
  fitting: readonly { readonly parent: Individual; readonly at: number }[],
  child: Individual,
  changesOf: (sums: Int32Array, cut: number) => number,
): Best[] {
  const best: Best[] = Array.from({ length: n + 1 }, () => ({ at: -1, changes: Infinity }));
  for (const { parent, at } of fitting) {
    const sums = new Int32Array(n + 1);
    for (let i = 0; i < n; i += 1) sums[i + 1] = (sums[i] ?? 0) + (parent[i] === child[i] ? 0 : 1);
    for (let cut = 0; cut <= n; cut += 1) {
      const changes = changesOf(sums, cut);
      if (changes < itemAt(best, cut).changes) best[cut] = { at, changes };
    }
  }
  return best;
}

const sum = (sums: Int32Array, from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);

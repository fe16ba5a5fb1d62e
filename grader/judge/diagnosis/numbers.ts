import type { Run } from './run.ts';

/** So many of them are looked into; a submission that comes up with ever others starts from none of them. */
const MOST_NUMBERS = 4;

/** Numbers that a submission answered with though no game gave it, without their signs; those that came up most first. */
export function strangeNumbers(runs: readonly Run[]): number[] {
  const often = new Map<number, number>();
  for (const { seen: { value }, input } of runs) {
    if (!value.ok || !Number.isFinite(value.value) || value.value === 0 || input.game.name !== 'tree') continue;
    const size = Math.abs(value.value);
    if (input.game.tree.nodes.some((node) => node.value === value.value || node.evaluation === value.value)) continue;
    often.set(size, (often.get(size) ?? 0) + 1);
  }
  return [...often].sort(([a, m], [b, n]) => n - m || a - b).slice(0, MOST_NUMBERS).map(([size]) => size);
}

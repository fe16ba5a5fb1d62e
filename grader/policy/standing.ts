import type { Override } from '../types/overrides.ts';

export type Standing = Override & { readonly act: { readonly code: 'set' | 'add' } };

/** Overrides that were not taken back, by number. */
export function standingOf(overrides: readonly Override[]): Standing[] {
  const withdrawn = new Set(overrides.flatMap(({ act }) => (act.code === 'withdraw' ? [act.number] : [])));
  return overrides
    .filter((each): each is Standing => each.act.code !== 'withdraw' && !withdrawn.has(each.number))
    .toSorted((a, b) => a.number - b.number);
}

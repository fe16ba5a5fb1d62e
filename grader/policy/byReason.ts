import type { Reasoned } from './course.ts';

/** By reason and then by another text: an order that no file decides. */
export const byReason =
  <T extends Reasoned>(other: (item: T) => string) =>
  (a: T, b: T): number =>
    a.reason < b.reason ? -1 : a.reason > b.reason ? 1 : other(a) < other(b) ? -1 : 1;

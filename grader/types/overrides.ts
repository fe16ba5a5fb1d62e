/** What a person has decided about the points of one submission, apart from what was run. */
export interface Override {
  /** From 1 on in an out folder, in the order in which they were made. */
  readonly number: number;
  readonly id: string;
  readonly act:
    /** What the points are, whatever came before. Exact. */
    | { readonly code: 'set'; readonly points: string }
    /** What is added, or taken off. Exact. */
    | { readonly code: 'add'; readonly points: string }
    /** Takes back an earlier one, by its number. */
    | { readonly code: 'withdraw'; readonly number: number };
  readonly by: string;
  readonly when: string;
  readonly reason: string;
}

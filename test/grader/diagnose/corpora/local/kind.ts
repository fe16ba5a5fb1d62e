/** Pieces of a search, by name. */
export type Slots = Readonly<Record<string, string>>;

/** A search as source text, with its pieces filled in. */
export type Template = (x: Slots) => string;

/** One exercise's searches, and what students get wrong in them. */
export interface FaultySearchKind {
  readonly exercise: string;
  readonly right: Slots;
  readonly styles: readonly Template[];
  /** The bank's ids, by comma, and what is wrong; `-` where the bank has no such mistake. */
  readonly faults: readonly (readonly [is: string, slots: Slots])[];
}

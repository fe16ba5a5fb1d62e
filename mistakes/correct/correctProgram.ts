/**
 * A program that is correct in a way of its own: an exercise that accepts its ways must give it full marks.
 */
export interface CorrectProgram<Entry> {
  /** Unique among those of an algorithm. */
  readonly id: string;
  /** What is its own, in words. */
  readonly title: string;
  /** Gives it afresh, with nothing remembered. */
  load(): Entry;
}

/** A program that remembers nothing from call to call. */
export const program = <Entry>(id: string, title: string, entry: Entry): CorrectProgram<Entry> => ({
  id,
  title,
  load: () => entry,
});

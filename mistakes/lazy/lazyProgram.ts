/**
 * A program that does none of what an exercise is about: it gives up, guesses, or goes through the motions
 * and looks at nothing. No exercise may pay for it.
 */
export interface LazyProgram<Entry> {
  /** Unique among those of an algorithm. */
  readonly id: string;
  /** What it does instead, in words. */
  readonly title: string;
  /** Whether it can be written in three statements or fewer. */
  readonly isShort: boolean;
  /** Gives it afresh, with nothing remembered. */
  load(): Entry;
}

/** A lazy program of three statements at most. */
export const short = <Entry>(id: string, title: string, entry: Entry): LazyProgram<Entry> => ({
  id,
  title,
  isShort: true,
  load: () => entry,
});

/** A longer one. */
export const long = <Entry>(id: string, title: string, entry: Entry): LazyProgram<Entry> => ({
  id,
  title,
  isShort: false,
  load: () => entry,
});

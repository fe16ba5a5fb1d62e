/** What was handed in, as far as the staff's page shows it, with the lines at which it stopped. */
export interface ShownSource {
  readonly files: readonly ShownFile[];
  readonly stops: readonly Stop[];
}

export interface ShownFile {
  readonly path: string;
  /** Its first lines, each cut where it is very long. */
  readonly text: string;
  /** How many more lines there are. */
  readonly left: number;
}

/** A line at which cases ended with an error. */
export interface Stop {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Its name and what it says. */
  readonly error: string;
  /** How many cases it ended. */
  readonly cases: number;
}

/** A program in pseudocode, of which some lines can be left out. */
export interface Code {
  /** Where it is from, and what it is called there. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly gaps: Readonly<Record<string, Gap>>;
}

/** A line that can be left out. */
export interface Gap {
  /** From 1. */
  readonly line: number;
  /** What stands in the line, and what might. */
  readonly options: readonly GapOption[];
  /** What the line is for, in a sentence. */
  readonly words: string;
}

export interface GapOption {
  readonly text: string;
  /** Whether the program with it does what the reference does, wherever it is tried. */
  isRight(): boolean;
}

/** Options by their texts, each with what the program does otherwise; `isRight` runs it. */
export const optionsOf = <Part>(
  parts: Readonly<Record<string, Part>>,
  isRight: (part: Part) => boolean,
): GapOption[] => Object.entries(parts).map(([text, part]) => ({ text, isRight: () => isRight(part) }));

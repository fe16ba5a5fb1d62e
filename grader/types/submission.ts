/** `command`: any language at all, run by a command that the exercise or whoever grades names. */
export const LANGUAGES = ['javascript', 'typescript', 'python', 'command'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language that whoever wrote a program reads values in. `python-command`: Python that a command runs,
 * with the names of the protocol.
 */
export type Spoken = Language | 'python-command';

/** One text file of a submission. Paths are relative, with `/`, and never leave the folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/**
 * What an engine loads: the student's files and the function to call. `entryFile` is empty where a command is
 * run.
 */
export interface Program {
  readonly language: Language;
  readonly files: readonly SourceFile[];
  readonly entryFile: string;
  readonly entry: string;
  /**
   * Whether the entry is an agent's class, to be made as `(evalFn, depth)` and asked `getAction(gameState)`;
   * absent: a function.
   */
  readonly style?: 'agents';
  /** What to run, with its arguments, in the folder of the files; given where the language is `command`. */
  readonly command?: readonly string[];
}

/**
 * One student's work, as found. `program` is absent when there is nothing to run; `note` then says why, in
 * words to the student.
 */
export interface Submission {
  /** Opaque: a folder or file name as given. Never used as a path or pattern unescaped. */
  readonly id: string;
  readonly name: string;
  /** SHA-256 over sorted paths and bytes, hex. */
  readonly hash: string;
  readonly files: readonly SourceFile[];
  readonly content:
    | {
        readonly kind: 'program';
        readonly program: Program;
        /** How it was read, in words to the student, where not as it lay there. */
        readonly remark?: string;
      }
    | { readonly kind: 'not-attempted'; readonly note: string }
    /**
     * The student's to mend: no file that defines the entry, two candidates, not UTF-8, too big, hostile
     * archive.
     */
    | { readonly kind: 'unusable'; readonly note: string }
    /**
     * Ours or the TA's to mend: cannot be read from disk, two submissions with one id. Withholds the score.
     */
    | { readonly kind: 'withheld'; readonly note: string };
}

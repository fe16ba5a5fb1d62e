/** Failure as data: a problem with a code and a place, for whoever must mend it. */

/** One thing that is wrong in something we were given. */
export interface Problem {
  /** Stable kebab-case code, e.g. `probabilities-do-not-sum-to-1`. */
  readonly code: string;
  /** The file as the user named it, or null when the input is not a file. */
  readonly file: string | null;
  /**
   * Place inside the file: a JSON path such as `tree.children[1].probability`, or `line 3, column 7`; empty
   * for the whole.
   */
  readonly place: string;
  readonly found: string;
  readonly expected: string;
  /** What to do about it, when more can be said: `did you mean "children"?` */
  readonly hint?: string;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (
  ...problems: readonly Problem[]
): { readonly ok: false; readonly problems: readonly Problem[] } => ({ ok: false, problems });

/** `file: place: found …; expected …. hint` on one line. */
export function formatProblem(problem: Problem): string {
  const where = [problem.file, problem.place].filter((part) => part !== null && part !== '').join(': ');
  const hint = problem.hint === undefined ? '' : ` (${problem.hint})`;
  return `${where === '' ? '' : `${where}: `}found ${problem.found}; expected ${problem.expected}${hint}`;
}

/** What one run of a submission did, with no judgement. */

/** A value that came out of a sandbox: plain data only. NaN, −0 and ±Infinity are kept. */
export type Plain =
  undefined | null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** An error of the student's code, in the student's own coordinates. */
export interface StudentError {
  /** Such as `TypeError`. */
  readonly name: string;
  readonly message: string;
  /** The student's own frames only, innermost first; line and column from 1. */
  readonly frames: readonly Frame[];
  /** The line of the first frame, as the student wrote it; absent where it is not known. */
  readonly line?: string;
}

export interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number | null;
  /** Function name, empty at the top level. */
  readonly function: string;
}

export const LIMITS = ['work', 'calls', 'memory', 'output', 'time'] as const;
export type LimitKind = (typeof LIMITS)[number];

export type Outcome =
  | { readonly kind: 'returned'; readonly value: Plain }
  | { readonly kind: 'threw'; readonly error: StudentError }
  /** The files could not be compiled or loaded: syntax error, missing import, error at the top level. */
  | { readonly kind: 'not-loaded'; readonly error: StudentError }
  /** They loaded, but no such function is exported. `exports` are the names that are. */
  | { readonly kind: 'no-entry'; readonly exports: readonly string[] }
  /**
   * It returned something that is not plain data: `what` in words ("a Promise"), `path` inside the answer.
   */
  | { readonly kind: 'unreadable'; readonly what: string; readonly path: string }
  /** `isLoading`: the files were still being loaded, and nothing had been called. */
  | {
      readonly kind: 'limit';
      readonly limit: LimitKind;
      readonly isLoading?: true;
      /** It was not this run alone: what was left to the submission for all its runs did not suffice. */
      readonly isTotal?: true;
    }
  /** Our fault: never costs a point. */
  | {
      readonly kind: 'fault';
      readonly message: string;
      /** The stack of a page ran out, which is little: nobody knows whether the run would have ended. */
      readonly isDeep?: true;
    };

/**
 * Questions that a submission asks of the host, one row of four numbers each in `Observation.events`:
 * `[op, state, argument, answer]`.
 *
 * - game: `state` is the handle asked about. `actions`: answer = how many. `result`: argument = position of
 * the action in `actions(state)`, answer = the successor's handle. `probability`: argument = position, answer
 *   = the probability. `player`: answer = index in PLAYERS. `isTerminal`: answer = 0 or 1. `utility`,
 *   `evaluate`: answer = value,
 *   NaN where the file gives none. In games of several players, `player`: answer = the player's number, and
 *   `utility`: argument = whose it is. `depthLimit` is a plain property: reading it is no question. `hold`:
 *   answer = position of the action at the start; no question, and not counted.
 * - local search: `state` is the number of the state in `Observation.points`. `neighbours`: answer = how
 *   many, in the problem's own order, so the problem tells which. `value`: answer = value. `random-state`:
 *   answer = the state's number.
 *   Point 0 is the initial state.
 * `schedule`: argument = t, answer = T. A t that is no positive integer is recorded as asked, and answered by
 *   the host's error.
 * - genetic: `value` as above, of an individual's fitness. `generation`: `onGeneration` was called; argument
 * = how many times before, answer = how many individuals, followed by one row `individual` each: state = its
 *   number in `points`, argument = its position. The first points are the first population in order, each
 *   different individual once.
 *   Parts: `call`: argument = number of the call, from 0; what follows up to the next one belongs to it.
 * - draws: `draw-number`: answer = the number. `draw-integer`: state = low, argument = high, answer = drawn.
 *   `draw-choice`: argument = length of the list, answer = position drawn. `draw-shuffle`: argument = length.
 */
export const OPS = [
  'player',
  'actions',
  'result',
  'isTerminal',
  'utility',
  'evaluate',
  'probability',
  'hold',
  'neighbours',
  'value',
  'random-state',
  'schedule',
  'generation',
  'individual',
  'call',
  'draw-number',
  'draw-integer',
  'draw-choice',
  'draw-shuffle',
] as const;
export type Op = (typeof OPS)[number];
export const EVENT_SIZE = 4;

/** A line of a file, from 1. */
export interface Line {
  readonly file: string;
  readonly line: number;
}

/** Of each of the first rows of `Observation.events`, as many as are watched. */
export interface Asked {
  readonly lines: readonly Line[];
  /** The place in `lines` of the innermost line of the student's that asked; −1 where there is none. */
  readonly from: readonly number[];
  /** How many bytes had been printed before. */
  readonly printed: readonly number[];
}

export interface Observation {
  readonly outcome: Outcome;
  /** Rows of `EVENT_SIZE` numbers, in the order asked. */
  readonly events: Float64Array;
  /** From where they were asked; only of jobs that are watched, in languages where it can be known. */
  readonly asked?: Asked;
  /** Games: host state of each handle; handles are numbered from 0 in the order they were handed out. */
  readonly states: readonly number[];
  /** Local search: each different state met, in order of first sight. */
  readonly points: readonly (readonly number[])[];
  /** Parts: numbers of the calls after which something given was no longer as given; absent elsewhere. */
  readonly changed?: readonly number[];
  /** Genetic runs: the first population, given or drawn; absent elsewhere. */
  readonly population?: readonly (readonly number[])[];
  /** What the student printed, capped; `bytes` is how much it was in all. */
  readonly output: { readonly text: string; readonly bytes: number };
  /** Units of the engine's work meter; null where the engine has none. */
  readonly fuel: number | null;
  /** Units of work for loading the files, where that came before this run. */
  readonly loading?: number;
  /** Units of work for another engine, or its memory, where the run has left none to go on with. */
  readonly restoring?: number;
  readonly calls: number;
}

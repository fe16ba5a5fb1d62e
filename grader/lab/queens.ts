import { exactSteepestAscent, type ExactClimb } from '../../reference/local/exactSteepestAscent.ts';
import { Random } from '../../reference/random.ts';
import { expectedSteps, expectedTries } from '../../reference/theory.ts';
import { clopperPearson, type Interval } from './interval.ts';
import { VARIANT_INFO, type QueensVariant } from './queensVariants.ts';

export interface QueensOptions {
  /** In the order in which they are reported. */
  readonly variants: readonly QueensVariant[];
  /** Queens: 1, or from 4 on for all to be solvable. */
  readonly n: number;
  /** Runs a variant, from random boards. */
  readonly runs: number;
  readonly seed: number;
  /** Sideways moves in a row, where a variant makes any. */
  readonly limit: number;
  /** Whether to enumerate all n^n boards for `steepest`; n is at most 8. */
  readonly exact: boolean;
}

/** `cutoff lab queens --json`. */
export interface QueensReport {
  readonly lab: 'queens';
  readonly n: number;
  readonly runs: number;
  readonly seed: number;
  readonly limit: number;
  readonly confidence: number;
  readonly rows: readonly QueensRow[];
  /** Steepest ascent with random ties and no sideways moves, over all boards. */
  readonly exact: ExactClimb | null;
}

export interface QueensRow {
  readonly variant: QueensVariant;
  readonly title: string;
  readonly solved: number;
  /** Share of runs that solved the board, and its exact confidence interval. */
  readonly rate: number;
  readonly interval: Interval;
  readonly unit: string;
  /** Averages; null when no run ended so. */
  readonly stepsSolved: number | null;
  readonly stepsStuck: number | null;
  /**
   * What restarting it until it succeeds would take on average: 1/p tries, and the notes' formula for the
   * steps.
   */
  readonly restart: { readonly tries: number; readonly steps: number } | null;
  /** What the textbook says of it. */
  readonly textbook: Textbook | null;
}

/** The figures that the textbook gives for a variant. */
export interface Textbook {
  readonly rate: number;
  readonly stepsSolved: number;
  readonly stepsStuck: number;
  readonly note: string;
}

const CONFIDENCE = 0.95;

/** @param progress Told the share done, in [0, 1]. */
export function queensLab(options: QueensOptions, progress: (done: number) => void = () => {}): QueensReport {
  const { variants, n, runs, seed, limit } = options;
  const parts = variants.length + (options.exact ? 1 : 0);
  const rows = variants.map((variant, part) => {
    const search = VARIANT_INFO[variant].prepare(n, limit);
    const random = Random.seeded(seed);
    const steps = { solved: 0, stuck: 0 };
    let solved = 0;
    for (let run = 0; run < runs; run += 1) {
      const end = search(random);
      if (end.solved) solved += 1;
      steps[end.solved ? 'solved' : 'stuck'] += end.steps;
      progress((part + (run + 1) / runs) / parts);
    }
    return rowOf(variant, options, solved, steps);
  });
  const exact = options.exact
    ? exactSteepestAscent(n, (done) => progress((variants.length + done) / parts))
    : null;
  return { lab: 'queens', n, runs, seed, limit, confidence: CONFIDENCE, rows, exact };
}

function rowOf(
  variant: QueensVariant,
  { n, runs, limit }: QueensOptions,
  solved: number,
  steps: { solved: number; stuck: number },
): QueensRow {
  const rate = solved / runs;
  const stepsSolved = solved === 0 ? null : steps.solved / solved;
  const stepsStuck = solved === runs ? null : steps.stuck / (runs - solved);
  return {
    variant,
    title: VARIANT_INFO[variant].title,
    solved,
    rate,
    interval: clopperPearson(solved, runs, CONFIDENCE),
    unit: VARIANT_INFO[variant].unit,
    stepsSolved,
    stepsStuck,
    restart:
      stepsSolved === null
        ? null
        : { tries: expectedTries(rate), steps: expectedSteps(rate, stepsSolved, stepsStuck ?? 0) },
    textbook: textbookOf(variant, n, limit),
  };
}

function textbookOf(variant: QueensVariant, n: number, limit: number): Textbook | null {
  if (n !== 8) return null;
  if (variant === 'steepest')
    return {
      rate: 0.14,
      stepsSolved: 4,
      stepsStuck: 3,
      note: 'agrees with the exact 14.0325 %, 4.0746 and 3.0603',
    };
  if (variant === 'sideways' && limit === 100) {
    return {
      rate: 0.94,
      stepsSolved: 21,
      stepsStuck: 64,
      note: 'the rate agrees; its 21 and 64 steps were not reproduced (19.0 and 62.4)',
    };
  }
  return null;
}

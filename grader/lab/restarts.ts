import { Random } from '../../reference/random.ts';
import { expectedSteps, expectedTries } from '../../reference/theory.ts';
import { inParts } from './inParts.ts';
import { VARIANT_INFO } from './queensVariants.ts';

export const LAB_CLIMBS = ['steepest', 'sideways', 'first-choice', 'stochastic'] as const;
export type LabClimb = (typeof LAB_CLIMBS)[number];

export interface RestartsOptions {
  readonly n: number;
  /** Random-restart searches a row, each until it succeeds. */
  readonly runs: number;
  readonly seed: number;
  /** Sideways moves in a row, where a climb makes any. */
  readonly limit: number;
}

/** `cutoff lab restarts --json`. */
export interface RestartsReport {
  readonly lab: 'restarts';
  readonly n: number;
  readonly runs: number;
  readonly seed: number;
  readonly limit: number;
  readonly rows: readonly RestartsRow[];
  /** What the notes work out from their own figures, for eight queens. */
  readonly notes: readonly NotesRow[];
}

export interface RestartsRow {
  readonly climb: LabClimb;
  /** Of single climbs: the share that solves the board, and steps of those that do, and that do not. */
  readonly p: number;
  readonly stepsSolved: number;
  readonly stepsStuck: number | null;
  /** 1/p climbs, and steps of the one that succeeds plus (1 − p)/p times those of a failure. */
  readonly tries: number;
  readonly steps: number;
  /** The same, as counted in searches that climb again until they succeed. */
  readonly counted: { readonly tries: number; readonly steps: number; readonly most: number };
}

export interface NotesRow {
  readonly climb: LabClimb;
  readonly p: number;
  readonly stepsSolved: number;
  readonly stepsStuck: number;
  readonly tries: number;
  readonly steps: number;
}

/** A search gives up after so many climbs; that never happens with boards that can be solved. */
const MOST_CLIMBS = 100_000;

/** The fifth notes: 14 % of climbs succeed, in 4 steps, or fail in 3; with sideways moves 94 %, 21 and 64. */
const NOTES = [
  { climb: 'steepest', p: 0.14, stepsSolved: 4, stepsStuck: 3 },
  { climb: 'sideways', p: 0.94, stepsSolved: 21, stepsStuck: 64 },
] as const;

/**
 * What random restarts take, by the notes' formula and as counted: "the cost of one successful iteration plus
 * (1 − p)/p times the cost of failure". p and the costs are those of all climbs that were made, so that the
 * two columns differ only as far as chance goes.
 *
 * @param progress Told the share done, in [0, 1].
 */
export function restartsLab(
  { n, runs, seed, limit }: RestartsOptions,
  progress: (done: number) => void = () => {},
): RestartsReport {
  const rows = inParts(
    LAB_CLIMBS,
    () => 1,
    (climb, told) => rowOf(climb, { n, runs, seed, limit }, told),
    progress,
  );
  const notes = n === 8 && limit === 100 ? NOTES.map((row) => ({ ...row, ...workedOut(row) })) : [];
  return { lab: 'restarts', n, runs, seed, limit, rows, notes };
}

const workedOut = ({
  p,
  stepsSolved,
  stepsStuck,
}: Omit<NotesRow, 'climb' | 'tries' | 'steps'>): {
  readonly tries: number;
  readonly steps: number;
} => ({ tries: expectedTries(p), steps: expectedSteps(p, stepsSolved, stepsStuck) });

function rowOf(
  climb: LabClimb,
  { n, runs, seed, limit }: RestartsOptions,
  progress: (done: number) => void,
): RestartsRow {
  const search = VARIANT_INFO[climb].prepare(n, limit);
  const single = Random.seeded(seed);
  const steps = { solved: 0, stuck: 0 };
  let solved = 0;
  for (let run = 0; run < runs; run += 1) {
    const end = search(single);
    if (end.solved) solved += 1;
    steps[end.solved ? 'solved' : 'stuck'] += end.steps;
  }
  const random = Random.seeded(seed + 1);
  const counted = { tries: 0, steps: 0, most: 0 };
  for (let run = 0; run < runs; run += 1) {
    let tries = 0;
    for (let isSolved = false; !isSolved && tries < MOST_CLIMBS;) {
      const end = search(random);
      tries += 1;
      counted.steps += end.steps;
      isSolved = end.solved;
    }
    counted.tries += tries;
    counted.most = Math.max(counted.most, tries);
    progress((run + 1) / runs);
  }
  // A row needs one success at least to say anything.
  const p = Math.max(1, solved) / runs;
  const stepsSolved = steps.solved / Math.max(1, solved);
  const stepsStuck = solved === runs ? null : steps.stuck / (runs - solved);
  return {
    climb,
    p,
    stepsSolved,
    stepsStuck,
    ...workedOut({ p, stepsSolved, stepsStuck: stepsStuck ?? 0 }),
    counted: { tries: counted.tries / runs, steps: counted.steps / runs, most: counted.most },
  };
}

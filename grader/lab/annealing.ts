import { simulatedAnnealingByMoves } from '../../reference/local/annealByMoves.ts';
import type { Schedule } from '../../reference/local/schedule.ts';
import { nQueensMoves } from '../../reference/problems/nQueensMoves.ts';
import { conflicts } from '../../reference/problems/nQueens.ts';
import { Random } from '../../reference/random.ts';
import { openSchedule } from '../content/openSchedule.ts';
import type { ScheduleSpec } from '../types/schedule.ts';
import { inParts } from './inParts.ts';
import { clopperPearson, type Interval } from './interval.ts';
import { randomBoard } from './queensVariants.ts';

export const LAB_SCHEDULES = ['exponential', 'linear', 'logarithmic', 'cold'] as const;
export type LabSchedule = (typeof LAB_SCHEDULES)[number];

export interface AnnealingOptions {
  /** Queens. */
  readonly n: number;
  /** Lengths in steps, ascending. */
  readonly lengths: readonly number[];
  /** Temperature at the start. */
  readonly start: number;
  readonly runs: number;
  readonly seed: number;
}

/** `cutoff lab annealing --json`. */
export interface AnnealingReport {
  readonly lab: 'annealing';
  readonly n: number;
  readonly start: number;
  readonly end: number;
  readonly runs: number;
  readonly seed: number;
  readonly confidence: number;
  readonly rows: readonly AnnealingRow[];
}

export interface AnnealingRow {
  readonly schedule: LabSchedule;
  readonly steps: number;
  /** Runs that end on a board without attacks, their share, and its exact confidence interval. */
  readonly solved: number;
  readonly rate: number;
  readonly interval: Interval;
  /** Attacking pairs at the end of a run, on average, and on the best board that it passed through. */
  readonly attacks: number;
  readonly bestAttacks: number;
}

const CONFIDENCE = 0.95;
/** Where the exponential schedule ends, and the temperature of the one that is cold from the first step. */
const END = 0.05;

/**
 * How well annealing does by schedule and length: the longer and slower it cools, the likelier it ends at a
 * global optimum (fifth notes). Each run begins on a random board of n queens.
 *
 * @param progress Told the share done, in [0, 1].
 */
export function annealingLab(
  { n, lengths, start, runs, seed }: AnnealingOptions,
  progress: (done: number) => void = () => {},
): AnnealingReport {
  const ways = LAB_SCHEDULES.flatMap((schedule) => lengths.map((steps) => ({ schedule, steps })));
  const rows = inParts(
    ways,
    ({ steps }) => steps,
    (way, told) => ({
      ...way,
      ...rowOf(n, scheduleOf(way.schedule, start, way.steps), { runs, seed }, told),
    }),
    progress,
  );
  return { lab: 'annealing', n, start, end: END, runs, seed, confidence: CONFIDENCE, rows };
}

function rowOf(
  n: number,
  schedule: Schedule,
  { runs, seed }: Pick<AnnealingOptions, 'runs' | 'seed'>,
  progress: (done: number) => void,
): Omit<AnnealingRow, 'schedule' | 'steps'> {
  const random = Random.seeded(seed);
  let [solved, attacks, bestAttacks] = [0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    const board = randomBoard(random, n);
    const { state, bestValue } = simulatedAnnealingByMoves(random, nQueensMoves(n, board), schedule);
    const left = conflicts(state);
    if (left === 0) solved += 1;
    attacks += left;
    bestAttacks -= bestValue;
    progress((run + 1) / runs);
  }
  return {
    solved,
    rate: solved / runs,
    interval: clopperPearson(solved, runs, CONFIDENCE),
    attacks: attacks / runs,
    bestAttacks: bestAttacks / runs,
  };
}

function scheduleOf(schedule: LabSchedule, start: number, steps: number): Schedule {
  // As a list, one that is as cold everywhere would be as long as the run.
  return schedule === 'cold'
    ? (t) => (t <= steps ? END : 0)
    : openSchedule(scheduleSpec(schedule, start, steps));
}

/** A schedule of the table, as a run file says it. */
export function scheduleSpec(schedule: LabSchedule, start: number, steps: number): ScheduleSpec {
  switch (schedule) {
    case 'exponential':
      return { name: schedule, start, rate: Math.exp(Math.log(END / start) / Math.max(1, steps - 1)), steps };
    case 'linear':
      return { name: schedule, start, steps };
    case 'logarithmic':
      return { name: schedule, c: start * Math.log(2), steps };
    case 'cold':
      return { name: 'table', temperatures: Array.from({ length: steps }, () => END) };
  }
}

import { localBeam } from '../../reference/local/localBeam.ts';
import { stochasticBeam } from '../../reference/local/stochasticBeam.ts';
import { conflicts, nQueens } from '../../reference/problems/nQueens.ts';
import { Random } from '../../reference/random.ts';
import { inParts } from './inParts.ts';
import { clopperPearson, type Interval } from './interval.ts';
import { randomBoard, VARIANT_INFO } from './queensVariants.ts';

export const LAB_BEAMS = ['beam', 'stochastic beam', 'separate climbs'] as const;
export type LabBeam = (typeof LAB_BEAMS)[number];

export interface BeamsOptions {
  /** Queens. */
  readonly n: number;
  /** Widths: states of a beam, or climbs beside one another. */
  readonly widths: readonly number[];
  /** Steps of a beam at most. */
  readonly steps: number;
  readonly runs: number;
  readonly seed: number;
}

/** `cutoff lab beams --json`. */
export interface BeamsReport {
  readonly lab: 'beams';
  readonly n: number;
  readonly steps: number;
  readonly runs: number;
  readonly seed: number;
  readonly confidence: number;
  readonly rows: readonly BeamsRow[];
}

export interface BeamsRow {
  readonly search: LabBeam;
  readonly width: number;
  /** Runs that reach a board without attacks, their share, and its exact confidence interval. */
  readonly solved: number;
  readonly rate: number;
  readonly interval: Interval;
  /** Steps of those that do, on average; of separate climbs, of the first that does. */
  readonly stepsSolved: number | null;
}

const CONFIDENCE = 0.95;
/** A stochastic beam draws its states in proportion to this, of minus the attacking pairs. */
const weight = (value: number): number => Math.exp(value);

/**
 * What beams gain over as many climbs beside one another: in a beam, states compete, and good ones draw all
 * of it to where they are (fifth notes). Each run begins on random boards of n queens.
 *
 * @param progress Told the share done, in [0, 1].
 */
export function beamsLab(
  { n, widths, steps, runs, seed }: BeamsOptions,
  progress: (done: number) => void = () => {},
): BeamsReport {
  const ways = widths.flatMap((width) => LAB_BEAMS.map((search) => ({ search, width })));
  const rows = inParts(
    ways,
    ({ width }) => width,
    (way, told) => ({ ...way, ...rowOf(searchOf(way, n, steps), { runs, seed }, told) }),
    progress,
  );
  return { lab: 'beams', n, steps, runs, seed, confidence: CONFIDENCE, rows };
}

function rowOf(
  search: (random: Random) => number | null,
  { runs, seed }: Pick<BeamsOptions, 'runs' | 'seed'>,
  progress: (done: number) => void,
): Omit<BeamsRow, 'search' | 'width'> {
  const random = Random.seeded(seed);
  let [solved, made] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const end = search(random);
    if (end !== null) solved += 1;
    made += end ?? 0;
    progress((run + 1) / runs);
  }
  return {
    solved,
    rate: solved / runs,
    interval: clopperPearson(solved, runs, CONFIDENCE),
    stepsSolved: solved === 0 ? null : made / solved,
  };
}

/** One search from random boards: the steps that it takes to solve one, or null. */
function searchOf(
  { search, width }: Pick<BeamsRow, 'search' | 'width'>,
  n: number,
  steps: number,
): (random: Random) => number | null {
  if (search === 'separate climbs') {
    const climb = VARIANT_INFO.steepest.prepare(n, 0);
    return (random) => {
      const ends = Array.from({ length: width }, () => climb(random)).filter(({ solved }) => solved);
      return ends.length === 0 ? null : ends.reduce((least, end) => Math.min(least, end.steps), Infinity);
    };
  }
  const isGoal = (board: readonly number[]): boolean => conflicts(board) === 0;
  return (random) => {
    const starts = Array.from({ length: width }, () => randomBoard(random, n));
    const problem = nQueens(n, starts[0] ?? []);
    const options = { starts, isGoal, steps };
    const end =
      search === 'beam'
        ? localBeam(problem, options)
        : stochasticBeam(random, problem, { ...options, weight });
    return end.solved ? end.steps : null;
  };
}

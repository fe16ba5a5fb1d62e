import { type Read, isSameUnread } from '../../reading/answer.ts';
import type { Probe } from '../../types/engine.ts';
import type { DiagnosisContext } from './context.ts';
import { mostInformativeFirst } from './explainsAll.ts';
import { type SearchRun, readSearchRun } from './searchRun.ts';
import type { Signature } from './signature.ts';

/** How many runs are made again. */
const MOST_RUNS = 8;
/** The seeds of each: enough that a random choice between two equal actions shows all but surely. */
const SEEDS = [2, 3, 4];
/** Runs enough to tell what is random, once it is known that something is. */
const ENOUGH = 9;
/**
 * Each rerun is an instance of its own, apart from those of the checks (from 1) and of the random trees (from
 * -1 down).
 */
const FIRST_INSTANCE = -1_000;

/** What came of the same inputs with other seeds. */
export interface Rerun {
  /** Whether an answer came out differently. */
  readonly isRandom: boolean;
  readonly runs: readonly SearchRun[];
}

/**
 * Repeats runs that drew random numbers, with other seeds: what changes with them is random, and what does
 * not is not. Nothing is asked of a submission that never draws.
 */
export async function rerunWithNewSeeds(
  context: DiagnosisContext,
  shown: readonly SearchRun[],
  probe: Probe,
): Promise<Rerun> {
  // Where there is one action, there is nothing to choose.
  const isOpen = ({ unrolled }: SearchRun): boolean => unrolled.children(0).length > 1;
  const drawing = mostInformativeFirst(shown.filter(({ draws }) => draws));
  const sorted = [...drawing.filter(isOpen), ...drawing.filter((run) => !isOpen(run))].slice(0, MOST_RUNS);
  const runs: SearchRun[] = [];
  let isRandom = false;
  for (const first of sorted) {
    if (isRandom && runs.length >= ENOUGH) break;
    for (const seed of SEEDS) {
      const input = { ...first.input, seed };
      const run = readSearchRun(context.algorithm, input, await probe(input), {
        visibility: first.visibility,
        instance: FIRST_INSTANCE - runs.length,
        isSuspect: first.isSuspect,
      });
      if (run === null) continue;
      runs.push(run);
      isRandom ||= !hasSameAnswer(run.seen, first.seen);
    }
  }
  return { isRandom, runs };
}

const hasSameAnswer = (a: Signature, b: Signature): boolean =>
  a.outcome === b.outcome && isSameReading(a.value, b.value) && isSameReading(a.action, b.action);

const isSameReading = <T>(a: Read<T>, b: Read<T>): boolean =>
  a.ok && b.ok ? a.value === b.value : !a.ok && !b.ok && a.inside === b.inside && isSameUnread(a, b);

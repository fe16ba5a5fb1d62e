import type { Probe } from '../../types/engine.ts';
import { type DiagnosisContext, mostInformativeFirst } from './fit.ts';
import { type SearchRun, readSearchRun } from './searchRun.ts';
import type { Signature } from './signature.ts';

/**
 * Runs that are made again, and the seeds that they are made again with: two of equal worth are told apart
 * all but surely.
 */
const MOST_RUNS = 8;
const SEEDS = [2, 3, 4];
/** Runs enough to tell what is drawn, once it is known that something is. */
const ENOUGH = 9;

/** What came of the same inputs with other draws. */
export interface Rerun {
  /** Whether an answer came out differently. */
  readonly isDrawn: boolean;
  readonly runs: readonly SearchRun[];
}

/**
 * Makes runs that drew again, with other draws: what a submission does whatever it draws is no work of
 * chance, and what changes is. Nothing is asked of one that never draws.
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
  let isDrawn = false;
  for (const first of sorted) {
    if (isDrawn && runs.length >= ENOUGH) break;
    for (const seed of SEEDS) {
      const input = { ...first.input, seed };
      const run = readSearchRun(context.algorithm, input, await probe(input), {
        visibility: first.visibility,
        instance: FIRST_INSTANCE - runs.length,
        isSuspect: first.isSuspect,
      });
      if (run === null) continue;
      runs.push(run);
      isDrawn ||= !hasSameAnswer(run.seen, first.seen);
    }
  }
  return { isDrawn, runs };
}

/**
 * Each is an instance of its own, apart from those of the checks (from 1) and of the random trees (from -1
 * down).
 */
const FIRST_INSTANCE = -1_000;

function hasSameAnswer(a: Signature, b: Signature): boolean {
  return a.outcome === b.outcome && read(a.value) === read(b.value) && read(a.action) === read(b.action);
}

const read = <T>(
  part: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly found: string },
): T | string => (part.ok ? part.value : part.found);

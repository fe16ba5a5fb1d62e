import { itemAt } from '../../types/lookup.ts';
import type { MistakeTexts } from '../../../mistakes/mistake.ts';
import type { Conventions } from '../../types/exercise.ts';
import type { Input } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { ChanceBin } from '../../types/verdict.ts';
import type { CurrentRun, Repeated } from './currentRun.ts';
import { logMean } from './logs.ts';
import { CLEAR_LEAD, type Process } from './process.ts';

/**
 * One way in which a correct submission may have made the decisions that were seen: a convention that the
 * exercise accepts, or a way to read the log. Evidence counts against a submission only if it does under
 * every one.
 */
export interface Hypothesis {
  /** The accepted convention, in words; empty where there is but one. */
  readonly convention: string;
  /** How the log is read, where there are several ways; not for students. */
  readonly reading?: string;
  /**
   * One or two tests of the same decisions, averaged: the average of fair bets is a fair bet. At least one.
   */
  readonly processes: readonly Process[];
  readonly binsOf: string;
  readonly bins: ChanceBin[];
  /** Decisions that could not be seen. */
  readonly skipped: number;
  /** Whether the decisions refute a known mistake, though it explains them better than a correct search. */
  isRefuted?(mistake: string): boolean;
}

/** Reads runs, one after the other, and keeps the tests of one family of decisions. */
export interface Family {
  /** `repeated`: the run that this one is again, with other draws. */
  consume(input: Input, observation: Observation, repeated?: Repeated | null): void;
  /** Those that the log has not contradicted so far. */
  readonly hypotheses: readonly Hypothesis[];
  /** Why there may rightly be nothing to decide, in words; absent where there is always something. */
  readonly excused?: 'starts-drawn-by-us' | undefined;
}

/** What a family needs to know. */
export interface FamilyOptions {
  readonly conventions: Conventions;
  /** log(1/alpha) of the check. */
  readonly logThreshold: number;
  readonly current: CurrentRun;
}

export const decisionsOf = ({ processes }: Hypothesis): number =>
  Math.max(...processes.map(({ decisions }) => decisions));

/** A mistake that explains the decisions under one hypothesis. */
export interface Named {
  readonly hypothesis: Hypothesis;
  readonly mistake: MistakeTexts;
  readonly logE: number;
}

/**
 * The mistake that explains the decisions best, under whichever hypothesis; null where none does, or where
 * two hypotheses name different ones and neither makes what was seen clearly likelier.
 */
export function namedByAny(hypotheses: readonly Hypothesis[]): Named | null {
  const named = hypotheses.flatMap((hypothesis) => {
    const found = namedBy(hypothesis);
    return found === null
      ? []
      : [{ hypothesis, ...found, logChance: itemAt(hypothesis.processes, 0).logNull + found.logE }];
  });
  const best = named.reduce<(typeof named)[number] | null>(
    (a, b) => (a === null || b.logChance > a.logChance ? b : a),
    null,
  );
  if (
    best === null ||
    named.some(
      ({ mistake, logChance }) => mistake.id !== best.mistake.id && logChance > best.logChance - CLEAR_LEAD,
    )
  )
    return null;
  return best;
}

/**
 * The mistake that the tests name, the one with more evidence where both do and agree; null where they
 * disagree.
 */
function namedBy({
  processes,
  isRefuted,
}: Hypothesis): { readonly mistake: MistakeTexts; readonly logE: number } | null {
  const named = processes.map((process) => process.named).filter((one) => one !== null);
  const [first] = named;
  if (first === undefined || isRefuted?.(first.mistake.id) === true) return null;
  if (named.some(({ mistake }) => mistake.id !== first.mistake.id)) return null;
  return named.reduce((a, b) => (b.logE > a.logE ? b : a));
}

export const logEOf = ({ processes }: Hypothesis): number => logMean(processes.map(({ logE }) => logE));

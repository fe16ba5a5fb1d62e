import { type Check, type Exercise, DEFAULT_ALPHA } from '../../types/exercise.ts';
import type { Input } from '../../types/input.ts';
import type { BrokenLawRemark } from '../../words/laws/laws.ts';
import type { Observation } from '../../types/observation.ts';
import type { ChanceEvidence } from '../../types/verdict.ts';
import { acceptedBesides } from '../../subjects/asked.ts';
import { type Finding, passed } from '../finding.ts';
import { judgeOutcome } from '../outcome.ts';
import { isDraw, readAsked } from '../../reading/localRun.ts';
import type { Repeated } from '../statistics/currentRun.ts';
import { openFamily } from '../statistics/families.ts';
import { type Hypothesis, type Named, decisionsOf, logEOf, namedByAny } from '../statistics/family.ts';
import { toLog10 } from '../statistics/logs.ts';
import { brokenLaw, neverBegan } from './brokenLaw.ts';
import { chanceFinding, inSeveralWays, withoutEvidence } from './chanceFindings.ts';
import { entry, itemAt } from '../../types/lookup.ts';

/** Fewer decisions than this say nothing. */
const LEAST_DECISIONS = 20;
/**
 * After a failure, the test goes on for at least as many decisions again, so that the mistake can be named,
 * and at most to here.
 */
const MOST_FOR_NAMING = 3000;
/** Runs that are kept to look for broken laws, beside the one after which nothing can be read. */
const MOST_KEPT = 5;

/**
 * The test of an evidence check: takes in runs one after the other, and says when more of them can change
 * nothing.
 *
 * Runs must be taken in an order that does not depend on how they came out. It may be looked at and stopped
 * after each: a correct submission fails with probability at most the check's part of alpha, over the draw of
 * the seeds.
 */
export interface EvidenceTest {
  /** `repeated`: the run that this one is again, with other draws. */
  consume(input: Input, observation: Observation, repeated?: Repeated | null): void;
  /**
   * Whether the submission has failed, and its mistake can be named or never will be; or no run began.
   * Nothing passes early: what rules the known mistakes out says nothing of the others.
   */
  readonly isSettled: boolean;
  /** Whether the submission has failed, whatever further runs may show. */
  readonly hasFailed: boolean;
  finding(): Finding;
}

/** The part of alpha that a check may use: alpha is the whole exercise's, split by the checks' weights. */
export function alphaOf(
  { alpha = DEFAULT_ALPHA, checks }: Pick<Exercise, 'alpha' | 'checks'>,
  check: Check,
): number {
  const weight = ({ weight: own = 1 }: Check): number => own;
  const total = checks.filter(({ kind }) => kind === 'evidence').reduce((sum, each) => sum + weight(each), 0);
  return total > 0 ? (alpha * weight(check)) / total : alpha;
}

/** Decisions after which the evidence was enough; the test goes on for the name of the mistake. */
export function decisionsUntil({ course, threshold, decisions }: ChanceEvidence): number {
  return course.find(([, log10]) => log10 >= Math.log10(threshold))?.[0] ?? decisions;
}

/** Opens the test of a check of kind `evidence`. `metered` is the engine's. */
export function evidenceTest(exercise: Exercise, check: Check, metered: boolean): EvidenceTest {
  const family = check.family!;
  const alpha = alphaOf(exercise, check);
  const logThreshold = -Math.log(alpha);
  const tests = openFamily(family, exercise.conventions, logThreshold);
  const besides = acceptedBesides(exercise);
  const kept: { readonly input: Input; readonly observation: Observation }[] = [];
  /** Decisions at which each hypothesis failed, by its convention and place. */
  const failedAt = new Map<Hypothesis['processes'][number], number>();
  let runs = 0;
  let draws = 0;
  let ended: Finding | null = null;
  let idle: readonly BrokenLawRemark[] = [];

  const hasFailed = (hypothesis: Hypothesis): boolean => failedAt.has(itemAt(hypothesis.processes, 0));
  const isNamed = (hypothesis: Hypothesis): boolean => {
    const decisions = decisionsOf(hypothesis);
    return (
      decisions >= MOST_FOR_NAMING ||
      (decisions >= 2 * entry(failedAt, itemAt(hypothesis.processes, 0)) &&
        (isSameAgain(hypothesis) || namedByAny(tests.hypotheses) !== null))
    );
  };
  /** The one that speaks for the submission: least evidence against it. */
  const best = (): Hypothesis | undefined =>
    tests.hypotheses.reduce<Hypothesis | undefined>(
      (a, b) => (a === undefined || logEOf(b) < logEOf(a) ? b : a),
      undefined,
    );

  /** Whether runs that were made again with other draws are evidence enough by themselves. */
  const isSameAgain = ({ processes }: Hypothesis): boolean =>
    processes.some(({ echo }) => echo !== null && echo.isNearlyAll && echo.logE >= logThreshold);
  const againOf = ({ processes }: Hypothesis): { readonly choices: number; readonly draws: number } => ({
    choices: Math.max(...processes.map(({ echo }) => echo?.choices ?? 0)),
    draws,
  });

  function evidence(hypothesis: Hypothesis, named: Named | null = null): ChanceEvidence {
    const main = hypothesis.processes.reduce((a, b) => (b.logE > a.logE ? b : a));
    return {
      kind: 'chance',
      family,
      alpha,
      threshold: 1 / alpha,
      runs,
      decisions: decisionsOf(hypothesis),
      skipped: hypothesis.skipped,
      log10: toLog10(logEOf(hypothesis)),
      highestLog10: toLog10(Math.max(...hypothesis.processes.map(({ highest }) => highest))),
      ended: hasFailed(hypothesis) ? 'failed' : 'budget',
      binsOf: hypothesis.binsOf,
      bins: hypothesis.bins,
      ...(hypothesis.convention === '' ? {} : { convention: hypothesis.convention }),
      ...(named === null
        ? {}
        : {
            mistake: {
              id: named.mistake.id,
              title: named.mistake.title,
              words: named.mistake.words,
              hint: named.mistake.hint,
              log10: toLog10(named.logE),
            },
          }),
      course: main.course,
    };
  }

  return {
    consume(input, observation, repeated = null) {
      if (ended !== null) return;
      runs += 1;
      draws += readAsked(observation).filter(isDraw).length;
      if (kept.length < MOST_KEPT) kept.push({ input, observation });
      if (observation.outcome.kind !== 'returned') {
        ended = judgeOutcome(observation.outcome, exercise, metered);
        return;
      }
      const couldBeRead = tests.hypotheses.length > 0;
      tests.consume(input, observation, repeated);
      // What no correct submission does under any convention breaks a law in this run, if not in those kept.
      if (couldBeRead && tests.hypotheses.length === 0) kept.push({ input, observation });
      if (runs === MOST_KEPT) idle = neverBegan(exercise, kept.slice(0, MOST_KEPT));
      for (const hypothesis of tests.hypotheses) {
        if (!hasFailed(hypothesis) && logEOf(hypothesis) >= logThreshold)
          failedAt.set(itemAt(hypothesis.processes, 0), decisionsOf(hypothesis));
      }
    },
    get isSettled() {
      if (ended !== null || idle.length === MOST_KEPT) return true;
      const { hypotheses } = tests;
      return hypotheses.length > 0 && hypotheses.every(hasFailed) && hypotheses.some(isNamed);
    },
    get hasFailed() {
      return ended?.state === 'failed' || (tests.hypotheses.length > 0 && tests.hypotheses.every(hasFailed));
    },
    finding() {
      if (ended !== null) return ended;
      const hypothesis = best();
      if (hypothesis !== undefined && tests.hypotheses.every(hasFailed)) {
        const named = namedByAny(tests.hypotheses);
        const shown = evidence(named?.hypothesis ?? hypothesis, named);
        return chanceFinding(shown, 'failed', besides, isSameAgain(hypothesis) ? againOf(hypothesis) : null);
      }
      if (runs < MOST_KEPT) idle = neverBegan(exercise, kept.slice(0, MOST_KEPT));
      const [first] = 2 * idle.length > Math.min(kept.length, MOST_KEPT) ? idle : [];
      if (first !== undefined)
        return withoutEvidence(
          first,
          { family, runs },
          hypothesis === undefined ? undefined : evidence(hypothesis),
        );
      if (tests.excused !== undefined && (hypothesis === undefined || decisionsOf(hypothesis) === 0))
        return passed({ remark: { code: tests.excused, args: {} } });
      const law = brokenLaw(exercise, kept);
      if (hypothesis === undefined && law === null && besides.length > 0)
        return inSeveralWays({ family, runs, besides });
      const isEnough = hypothesis !== undefined && decisionsOf(hypothesis) >= LEAST_DECISIONS;
      if (!isEnough || (draws === 0 && law !== null))
        return withoutEvidence(
          law,
          { family, runs },
          hypothesis === undefined ? undefined : evidence(hypothesis),
        );
      const shown = evidence(hypothesis);
      return chanceFinding(shown, 'passed', besides);
    },
  };
}

import Fraction from 'fraction.js';
import {
  LAZY_GENETICS,
  LAZY_MUTATIONS,
  LAZY_REPRODUCTIONS,
  LAZY_SELECTIONS,
} from '../../mistakes/lazy/breeding.ts';
import type { LazyProgram } from '../../mistakes/lazy/lazyProgram.ts';
import { LAZY_LOCAL_SEARCHES } from '../../mistakes/lazy/localSearches.ts';
import { holding, LAZY_SEARCHES, UNPRUNED_SEARCHES } from '../../mistakes/lazy/searches.ts';
import { LAZY_SEARCHES_OF_SEVERAL } from '../../mistakes/lazy/severalPlayers.ts';
import { makeRuns } from '../judge/checkSession.ts';
import { openCheck } from '../judge/openCheck.ts';
import { scoreOf } from '../judge/score.ts';
import { observeTrusted } from '../observe/host/observeTrusted.ts';
import { byClass, forCheck } from '../subjects/agentClasses.ts';
import type { RunNeeds } from '../subjects/subject.ts';
import { deepens, hasUtilities, prunes, runSubjectOf } from '../subjects/subjects.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { TrustedProgram } from '../types/trusted.ts';
import type { Verdict } from '../types/verdict.ts';
import { sumPoints } from '../words/points.ts';

/** What an exercise pays for a program that does none of the work. */
export interface LazyRow {
  readonly id: string;
  readonly title: string;
  /** Exactly what it earns, and what would be withheld. */
  readonly points: string;
  /** The most that it may earn: nothing if it is short. */
  readonly most: string;
  /** Checks that pay for it, with what they pay. */
  readonly paidBy: readonly { readonly check: string; readonly points: string }[];
}

/** Of the points of an exercise, for programs that are lazy and not short. */
const MOST_SHARE = '1/10';
/** For a full search where pruning is asked for. */
const MOST_SHARE_UNPRUNED = '1/2';

/**
 * Grades every lazy program as a submission is graded, on the cases and seeds of the exercise; or those of
 * them that are wanted, by their ids.
 */
export async function lazyRowsOf(
  exercise: Exercise,
  isWanted: (id: string) => boolean = () => true,
): Promise<LazyRow[]> {
  const run = runSubjectOf(exercise);
  const pruning = byClass(exercise).filter(prunes);
  const searches: readonly LazyProgram<TrustedProgram>[] = hasUtilities(exercise)
    ? LAZY_SEARCHES_OF_SEVERAL
    : deepens(exercise)
      ? LAZY_SEARCHES.map(holding)
      : LAZY_SEARCHES;
  const lazy = (run === null ? searches : lazyRuns(run.input)).map((program) => ({
    seen: exercise,
    program,
    share: program.isShort ? '0' : MOST_SHARE,
  }));
  const unpruned = pruning.flatMap((seen) =>
    UNPRUNED_SEARCHES.map((program) => ({ seen, program, share: MOST_SHARE_UNPRUNED })),
  );
  const rows: LazyRow[] = [];
  for (const { seen, program, share } of [...lazy, ...unpruned])
    if (isWanted(program.id)) rows.push(await rowOf(seen, program, share));
  return rows;
}

async function rowOf(
  exercise: Exercise,
  { id, title, load }: LazyProgram<TrustedProgram>,
  share: string,
): Promise<LazyRow> {
  const max = sumPoints(exercise.checks.map(({ points }) => points));
  const paidBy: { check: string; points: string }[] = [];
  for (const check of exercise.checks) {
    const points = paid(exercise, await verdictsOf(exercise, check, load));
    if (points.compare(0) > 0) paidBy.push({ check: check.id, points: points.toFraction() });
  }
  return {
    id,
    title,
    points: sumPoints(paidBy.map(({ points }) => points)).toFraction(),
    most: max.mul(share).toFraction(),
    paidBy,
  };
}

/** Whether a program earns more than it may. */
export const isPaidTooMuch = ({ points, most }: LazyRow): boolean => new Fraction(points).compare(most) > 0;

function paid(exercise: Exercise, verdicts: readonly Verdict[]): Fraction {
  const { earned, withheld = '0' } = scoreOf(exercise, verdicts);
  return new Fraction(earned).add(withheld);
}

function lazyRuns(needs: RunNeeds): readonly LazyProgram<TrustedProgram>[] {
  switch (needs.kind) {
    case 'local':
      return LAZY_LOCAL_SEARCHES;
    case 'genetic':
      return LAZY_GENETICS;
    case 'part':
      return {
        randomSelection: LAZY_SELECTIONS,
        reproduce: LAZY_REPRODUCTIONS,
        mutate: LAZY_MUTATIONS,
      }[needs.part];
  }
}

async function verdictsOf(
  exercise: Exercise,
  check: Check,
  load: () => TrustedProgram,
): Promise<readonly Verdict[]> {
  const seen = forCheck(exercise, check);
  const { limits } = seen;
  const session = await openCheck(seen, check, {
    probe: (input) => Promise.resolve(observeTrusted(load(), input, limits)),
    engine: { metered: true, language: 'javascript' },
    observeTrusted,
  });
  const program = load();
  await makeRuns(session, (inputs) => inputs.map((input) => observeTrusted(program, input, limits)));
  return session.verdicts();
}

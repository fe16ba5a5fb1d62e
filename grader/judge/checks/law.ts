import type { Law } from '../../types/exercise.ts';
import type { Plain } from '../../types/observation.ts';
import type { Evidence } from '../../types/verdict.ts';
import { isList } from '../../words/answers.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import type { EndedFinding } from '../outcome.ts';
import type { LocalSubject } from '../subject.ts';
import type { Broken } from './laws/broken.ts';
import { firstBroken, readLaws } from './laws/laws.ts';

/** An exercise asks for laws that its algorithm has not: the author's to mend. */
export class NoLawsError extends Error {}

/**
 * Judges a run that returned by the laws of its algorithm: those that the check is about, or all of them.
 *
 * @throws NoLawsError for an input that the exercise's algorithm has no laws for.
 */
export function judgeLaw(
  { exercise, input, observation }: LocalSubject,
  laws: readonly Law[] | null,
): RunFinding {
  const reading = readLaws(exercise, input, observation);
  if (reading === null)
    throw new NoLawsError(`${exercise.algorithm} has no laws for an input of kind ${input.kind}`);
  const returned =
    observation.outcome.kind === 'returned' && input.kind !== 'part'
      ? { actual: observation.outcome.value }
      : {};
  const broken = firstBroken(reading, laws);
  const evidence = withSearch(exercise, input, reading.evidence(broken));
  if (broken !== null)
    return wrong({ remark: broken.remark, ...inItsPlace(broken, evidence, returned), evidence });
  return passed({
    remark: reading.summary,
    ...(reading.expected === null ? {} : { expected: reading.expected }),
    ...returned,
    evidence,
  });
}

/** Where a law is broken, what the run was asked for, so that a correct one can be shown beside it. */
function withSearch(
  { algorithm }: LocalSubject['exercise'],
  input: LocalSubject['input'],
  evidence: Evidence | undefined,
): Evidence | undefined {
  if (evidence?.kind !== 'run' && evidence?.kind !== 'generations') return evidence;
  if (evidence.brokenAt === undefined || input.kind === 'part' || input.kind === 'game') return evidence;
  if (input.kind === 'local' && input.countsMoves === true) return evidence;
  const schedule = input.kind === 'local' && input.schedule !== undefined ? { schedule: input.schedule } : {};
  return { ...evidence, search: { algorithm, options: input.options, ...schedule } };
}

/**
 * What was due beside what came in its place: an answer beside an answer, a state beside the state that was
 * gone to. Neither where there is nothing of one kind to compare.
 */
function inItsPlace(
  { law, at, expected }: Broken,
  evidence: Evidence | undefined,
  returned: { readonly actual?: Plain },
): { readonly expected?: Plain; readonly actual?: Plain } {
  if (expected === null) return {};
  if (law === 'returns') return { expected, ...returned };
  const step = evidence?.kind === 'run' && at !== undefined ? evidence.states[at] : undefined;
  // Where any of several states may come next, the sentence says so.
  const due = isList(expected) && expected.length === 1 && isList(expected[0]) ? expected[0] : expected;
  const isState = isList(due) && due.every((part) => typeof part === 'number');
  return step === undefined || !isState ? {} : { expected: due, actual: [...step] };
}

/**
 * A run that gave no answer: `ended` says why, and the first law that it broke on the way may be the cause.
 */
export function judgeUnfinishedLaw(
  { exercise, input, observation }: LocalSubject,
  ended: EndedFinding,
): RunFinding {
  const reading = readLaws(exercise, input, observation);
  if (reading === null) return ended;
  const broken = firstBroken(reading, null);
  const evidence = withSearch(exercise, input, reading.evidence(broken));
  if (broken === null) return { evidence, ...ended };
  const args = { ended: ended.remark, broken: broken.remark };
  return { evidence, ...ended, remark: { code: 'ended-after-breaking-a-law', args } };
}

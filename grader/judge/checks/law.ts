import type { Law } from '../../types/exercise.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import type { EndedFinding } from '../outcome.ts';
import type { LocalSubject } from '../subject.ts';
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
  const actual =
    observation.outcome.kind === 'returned' && input.kind !== 'part'
      ? { actual: observation.outcome.value }
      : {};
  const broken = firstBroken(reading, laws);
  const evidence = reading.evidence(broken);
  if (broken !== null)
    return wrong({
      remark: broken.remark,
      expected: broken.expected,
      ...actual,
      evidence,
    });
  return passed({
    remark: reading.summary,
    ...(reading.expected === null ? {} : { expected: reading.expected }),
    ...actual,
    evidence,
  });
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
  const evidence = reading.evidence(broken);
  if (broken === null) return { evidence, ...ended };
  const args = { ended: ended.remark, broken: broken.remark };
  return { evidence, ...ended, remark: { code: 'ended-after-breaking-a-law', args } };
}

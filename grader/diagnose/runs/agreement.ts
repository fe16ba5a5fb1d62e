import { idsThatDrawLike } from '../../../mistakes/local/localBank.ts';
import { chanceFinding } from '../../judge/checks/chanceFindings.ts';
import { checkVerdict } from '../../judge/score.ts';
import { acceptedBesides, askedSubjectOf } from '../../subjects/asked.ts';
import { VISIBILITIES, type Exercise } from '../../types/exercise.ts';
import type { Diagnosis } from '../../types/report.ts';
import type { Spoken } from '../../types/submission.ts';
import type { ChanceEvidence, Verdict } from '../../types/verdict.ts';
import type { CheckRun } from '../shared/checkRun.ts';

type NamedByTest = NonNullable<ChanceEvidence['mistake']>;

/**
 * The mistakes that tests of chances name, each once. Two tests of the same choices that name different ones
 * refute each other; choices of different kinds may go wrong in different ways.
 */
export function agreedNames(tests: readonly ChanceEvidence[]): NamedByTest[] {
  const families = new Map<string, NamedByTest[]>();
  for (const { family, mistake } of tests)
    if (mistake !== undefined) families.set(family, [...(families.get(family) ?? []), mistake]);
  const agreed = [...families.values()].flatMap(([first, ...others]) =>
    first !== undefined && others.every(({ id }) => id === first.id) ? [first] : [],
  );
  return [...new Map(agreed.map((one) => [one.id, one])).values()];
}

/** Ids in the place of a mistake: of one of several that come to the same, or of two at once. */
const idsIn = ({ mistake }: Diagnosis): string[] => mistake.split('+').flatMap((one) => one.split('|'));

/** Diagnoses that name nothing. */
const NAMELESS: readonly string[] = ['unknown', 'several', 'error'];

/**
 * The verdicts of a report that contradict neither its diagnoses nor each other: a test of chances keeps the
 * name that it gave only if the diagnosis, which has seen more, names it too, or has no name and no test of
 * the same choices that more people may see names another.
 */
export function agreeingVerdicts(
  exercise: Exercise,
  ran: readonly CheckRun[],
  diagnoses: readonly Diagnosis[],
  language: Spoken | undefined,
): Verdict[] {
  const bank = askedSubjectOf(exercise);
  const told = diagnoses.flatMap(idsIn).filter((id) => !NAMELESS.includes(id));
  const allowed = new Set(bank === null ? [] : told.flatMap((id) => [id, ...idsThatDrawLike(bank, id)]));
  const byFamily = new Map<string, string>();
  const kept = new Set<Verdict>();
  const tests = VISIBILITIES.flatMap((level) => ran.filter(({ check }) => check.visibility === level));
  for (const { verdicts } of tests) {
    for (const verdict of verdicts) {
      const { evidence } = verdict;
      if (evidence?.kind !== 'chance' || evidence.mistake === undefined) continue;
      const { family, mistake } = evidence;
      const isFirst = (byFamily.get(family) ?? mistake.id) === mistake.id;
      if (!isFirst || (allowed.size > 0 && !allowed.has(mistake.id))) continue;
      byFamily.set(family, mistake.id);
      kept.add(verdict);
    }
  }
  return ran.flatMap(({ check, verdicts }) =>
    verdicts.map((verdict) => {
      const { evidence } = verdict;
      if (evidence?.kind !== 'chance' || evidence.mistake === undefined || kept.has(verdict)) return verdict;
      const { mistake: _, ...nameless } = evidence;
      return checkVerdict(check, chanceFinding(nameless, 'failed', acceptedBesides(exercise)), language);
    }),
  );
}

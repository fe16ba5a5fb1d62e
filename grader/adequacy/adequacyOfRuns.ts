import { askedSubjectOf } from '../subjects/asked.ts';
import { runSubjectOf } from '../subjects/subjects.ts';
import type { TrustedProgram } from '../types/trusted.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import { type Adequacy, type MistakeRow, redundantCases } from './adequacy.ts';
import { gradeCheck } from './gradeInProcess.ts';
import { namedCases } from './namedCases.ts';

/**
 * Runs every correct program and every mistake against an exercise on randomised search, on the seeds that it
 * has; null for other exercises. A case of an evidence check is judged alone, with the whole check's part of
 * alpha.
 */
export function adequacyOfRuns(exercise: Exercise): Adequacy | null {
  const subject = runSubjectOf(exercise);
  const asked = askedSubjectOf(exercise);
  if (subject === null || asked === null) return null;
  const items = namedCases(exercise).map(({ id, check, item }) => ({
    id,
    check: { ...check, cases: [item] },
  }));
  const fails = (check: Check, load: () => TrustedProgram): boolean =>
    typeof gradeCheck(exercise, check, load, (input) => input) === 'object';
  const mistakes = subject.mistakes.map(({ id, title, load }): MistakeRow => {
    if (exercise.conventions.accepts?.includes(id) === true)
      return { id, title, state: 'permitted', caughtBy: [], survivingForms: [] };
    const caughtBy = items.filter(({ check }) => fails(check, load)).map((item) => item.id);
    return { id, title, state: caughtBy.length === 0 ? 'survives' : 'caught', caughtBy, survivingForms: [] };
  });
  const redundant = redundantCases(
    items.map(({ id }) => id),
    mistakes.map(({ caughtBy }) => new Set(caughtBy)),
  );
  return {
    exercise: exercise.slug,
    algorithm: exercise.algorithm,
    mistakes,
    cases: items.map(({ id }) => ({
      id,
      catches: mistakes.filter(({ caughtBy }) => caughtBy.includes(id)).map((row) => row.id),
      isRedundant: redundant.has(id),
    })),
    // By whole checks, as submissions are judged.
    variants: asked.variants.map(({ id, title, load }) => ({
      id,
      title,
      failures: exercise.checks.filter((check) => fails(check, load)).map((check) => check.id),
    })),
  };
}

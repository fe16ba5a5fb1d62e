import { allCorrect, askedSubjectOf } from '../subjects/asked.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { type Graded, gradeInProcess } from './gradeInProcess.ts';
import { measuredPrograms } from './powerTable.ts';
import { NOT_PERMITTED, unknownMistake } from './unknownMistake.ts';

/**
 * What an exercise on randomised search gets wrong on the seeds that it has: a correct program that fails,
 * and a mistake that it promises to catch and lets through. What its table of power tells, over thousands of
 * gradings with other seeds, is not run again here. Nothing for exercises on games.
 */
export function lintRuns(exercise: Exercise, label: string): Problem[] {
  const subject = askedSubjectOf(exercise);
  if (subject === null) return [];
  const file = `${label}/exercise.json`;
  const grade = (load: (typeof subject.variants)[number]['load']): Graded =>
    gradeInProcess(exercise, load, (input) => input);
  const measured = measuredPrograms(exercise);
  const failing = allCorrect(subject).flatMap(({ id, load }): Problem[] => {
    if (measured.correct.has(id)) return [];
    const { check, open } = grade(load);
    const kept = check ?? open[0];
    const what = check === null ? 'cannot be judged in' : 'fails';
    return kept === undefined
      ? []
      : [
          {
            code: 'correct-search-fails',
            file,
            place: 'checks',
            found: `a correct program (${id}) that ${what} ${kept}`,
            expected: 'full marks for every correct program that the exercise accepts',
          },
        ];
  });
  const broken = exercise.mustCatch.flatMap((id, at): Problem[] => {
    const problem = { file, place: `mustCatch[${at}]`, found: JSON.stringify(id) };
    const mistake = subject.mistakes.find((each) => each.id === id);
    if (exercise.conventions.accepts?.includes(id) === true)
      return [{ ...problem, code: 'permitted-mistake', expected: NOT_PERMITTED }];
    if (mistake === undefined) {
      const known = subject.mistakes.map((each) => each.id);
      const expected = `the id of a known mistake in ${exercise.algorithm}`;
      return [{ ...problem, ...unknownMistake(id, known, expected) }];
    }
    return !measured.mistakes.has(id) && grade(mistake.load).check === null
      ? [{ ...problem, code: 'mistake-let-through', expected: `a case that catches it: ${mistake.title}` }]
      : [];
  });
  return [...failing, ...broken];
}

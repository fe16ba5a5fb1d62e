import { loadExercise } from '../../../grader/content/exercise.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { Report } from '../../../grader/types/report.ts';
import { submissionOf, writtenEngines } from '../../support/writtenEngine.ts';
import { PRUNING_TEMPLATES, RIGHT, type Slots } from './corpora/searchTemplates.ts';

/** An exercise that comes along. */
export async function bundled(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

/** Alpha–beta in one function, with some of its pieces written otherwise. */
export const alphaBetaWith = (slots: Partial<Slots>): string =>
  PRUNING_TEMPLATES['oneFunction']!({ ...RIGHT, ...slots });

export const grade = (exercise: Exercise, text: string): Promise<Report> =>
  gradeSubmission(exercise, submissionOf(text), writtenEngines(text));

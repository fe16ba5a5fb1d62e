import { gradeSubmission } from '../../../grader/grade.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { Report } from '../../../grader/types/report.ts';
import { submissionOf, writtenEngines } from '../../support/writtenEngine.ts';
import { PRUNING_TEMPLATES, RIGHT, type Slots } from './corpora/searchTemplates.ts';

/** Alpha–beta in one function, with some of its pieces written otherwise. */
export const alphaBetaWith = (slots: Partial<Slots>): string =>
  PRUNING_TEMPLATES['oneFunction']!({ ...RIGHT, ...slots });

export const grade = (exercise: Exercise, text: string): Promise<Report> =>
  gradeSubmission(exercise, submissionOf(text), writtenEngines(text));

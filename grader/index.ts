/**
 * Grades search algorithms from a program of your own, as `cutoff check` and `cutoff grade` do.
 *
 * ```ts
 * import { createEngines, formatProblem, gradeSubmission } from 'cutoff-grader';
 * import { loadExercise, readSubmission } from 'cutoff-grader';
 *
 * const loaded = await loadExercise('alpha-beta');
 * if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
 * const exercise = loaded.value;
 * const engines = createEngines({ workers: 1 });
 * try {
 *   const submission = await readSubmission('submissions/alice', exercise);
 *   const report = await gradeSubmission(exercise, submission, engines);
 *   console.log(report.score.value, 'of', report.score.max);
 * } finally {
 *   await engines.close();
 * }
 * ```
 *
 * The searches, games and problems of the course are modules of their own: `cutoff-grader/reference/…`.
 *
 * @packageDocumentation
 */
import { gradeSubmission as grade } from './grade.ts';
import type { Engines } from './types/engine.ts';
import { reportJson as layOutReport } from './report/json.ts';
import type { Exercise } from './types/exercise.ts';
import type { Report } from './types/report.ts';
import type { Submission } from './types/submission.ts';

/**
 * Grades one submission. Same submission, exercise and version: same report. A submission that cannot be run
 * makes a report too, and a fault of the grader withholds points instead of taking them. The report holds
 * everything; `forStudent` gives the part that its student may see.
 */
export const gradeSubmission = (
  exercise: Exercise,
  submission: Submission,
  engines: Engines,
): Promise<Report> => grade(exercise, submission, engines);

/**
 * The bytes of `result.json`, which `exercises/schemas/result.schema.json` describes: the same report gives
 * the same bytes on every machine.
 */
export const reportJson = (report: Report): string => layOutReport(report);

export { listExercises } from './content/exercise.ts';
export { loadExercise } from './observe/modules/loadExercise.ts';
export { formatTree } from './content/formatTree.ts';
export { parseTree, parseTreeJson } from './content/tree.ts';
export { createEngines } from './observe/sandbox/engines.ts';
export { readClass } from './intake/readClass.ts';
export { readSubmission } from './observe/submission/readSubmission.ts';
export { forStudent } from './report/forStudent.ts';
export { formatProblem } from './types/result.ts';
export { VERSION } from './types/version.ts';

export { SKELETON_ALGORITHMS, type SkeletonAlgorithm } from '../mistakes/skeletons/algorithms.ts';
export type { Tree } from '../reference/games/tree.ts';
export * from './types/engine.ts';
export * from './types/exercise.ts';
export * from './types/input.ts';
export * from './types/observation.ts';
export * from './types/report.ts';
export type { Problem, Result } from './types/result.ts';
export * from './types/schedule.ts';
export type * from './types/source.ts';
export * from './types/submission.ts';
export * from './types/verdict.ts';

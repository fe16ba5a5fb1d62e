import { gradeSubmission, ungraded } from '../grade.ts';
import { Findings } from '../judge/findings.ts';
import type { Engines } from '../observe/sandbox/engines.ts';
import { createRenderer, type Renderer } from '../report/renderer.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Report } from '../types/report.ts';
import type { Submission } from '../types/submission.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { renderResult, type Rendered, type RenderOptions } from './writeResult.ts';

/** Whose a submission is. */
export type Owner = Pick<Submission, 'id' | 'name'>;

/** A submission's files, ready to be written, and what it came to. */
export interface Graded {
  /** For each of its people, in their order. */
  readonly rendered: readonly Rendered[];
  readonly outcome: Outcome;
  /** What went wrong in the grader itself: the score is withheld. */
  readonly fault: string | null;
}

/** Grades and writes up the submissions of one exercise. */
export interface Graders {
  /** How many may be at work at once. */
  readonly jobs: number;
  /**
   * Never rejects for anything that a submission does, and a fault of our own withholds that one score.
   * `people` are those who handed it in together; without them it is of the one whom it names.
   */
  grade(submission: Submission, people?: readonly Owner[]): Promise<Graded>;
  close(): Promise<void>;
}

const NOTE =
  'Cutoff itself failed on this submission, so it was not graded. That is not the fault of the submission.';

/**
 * Graders in this thread, who share what they found and what they wrote: most submissions do in most cases
 * what another has done before. Closing them leaves the engines open.
 */
export function gradersHere(
  exercise: Exercise,
  engines: Engines,
  jobs: number,
  options: RenderOptions = {},
): Graders {
  const renderer = createRenderer();
  const known = new Findings();
  return {
    jobs,
    async grade(submission, people = [submission]) {
      try {
        const report = await gradeSubmission(exercise, submission, engines, { known });
        return {
          rendered: forEach(people, report, renderer, options),
          outcome: outcomeOf(report),
          fault: null,
        };
      } catch (error) {
        return withheld(exercise, submission, people, renderer, error, options);
      }
    },
    close: () => Promise.resolve(),
  };
}

/** What is written of a submission that the grader failed on. */
export function withheld(
  exercise: Exercise,
  submission: Submission,
  people: readonly Owner[],
  renderer: Renderer,
  error: unknown,
  options: RenderOptions,
): Graded {
  return {
    rendered: forEach(people, ungraded(exercise, submission, 'withheld', NOTE), renderer, options),
    outcome: 'fault',
    fault: error instanceof Error ? error.message : String(error),
  };
}

const forEach = (
  people: readonly Owner[],
  report: Report,
  renderer: Renderer,
  options: RenderOptions,
): Rendered[] =>
  people.map(({ id, name }) =>
    renderResult({ ...report, submission: { ...report.submission, id, name } }, renderer, options),
  );

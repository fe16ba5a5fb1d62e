import { gradeSubmission, ungraded } from '../grade.ts';
import { Findings } from '../judge/findings.ts';
import { KeptRuns } from '../observe/kept/keptRuns.ts';
import type { Engines } from '../types/engine.ts';
import { createRenderer, type Renderer } from '../report/renderer.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Report } from '../types/report.ts';
import type { Submission } from '../types/submission.ts';
import { observationDigest } from './observationDigest.ts';
import { readRuns, type RunsPlace, writeRuns } from './runsFile.ts';
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
  /** How many runs were made, and how many stood as an earlier grading had left them. */
  readonly runs: { readonly made: number; readonly kept: number };
}

/** Grades and writes up the submissions of one exercise. */
export interface Graders {
  /** How many may be at work at once. */
  readonly jobs: number;
  /**
   * Never rejects for anything that a submission does, and a fault of our own withholds that one score.
   * `people` are those who handed it in together; without them it is of the one whom it names. `place`: where
   * its runs are kept for another time.
   */
  grade(submission: Submission, people?: readonly Owner[], place?: RunsPlace): Promise<Graded>;
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
  const known = new Findings(observationDigest);
  return {
    jobs,
    async grade(submission, people = [submission], place) {
      try {
        const runs = place === undefined ? KeptRuns.none() : await readRuns(place);
        const over = place === undefined ? engines : runs.over(engines);
        const report = await gradeSubmission(exercise, submission, over, { known });
        if (place !== undefined) await writeRuns(runs, place);
        return {
          rendered: forEach(people, report, renderer, options),
          outcome: outcomeOf(report),
          fault: null,
          runs: runs.counts,
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
    runs: { made: 0, kept: 0 },
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

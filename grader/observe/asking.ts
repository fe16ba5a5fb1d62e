import { forCheck } from '../subjects/agentClasses.ts';
import type { Job, Probe } from '../types/engine.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { Program } from '../types/submission.ts';
import { quoteLine } from './quoteLine.ts';
import type { SubmissionRuns } from './submissionRuns.ts';

/** Runs a job, and adds to errors the line that they stand in. */
export const observe = async (runs: SubmissionRuns, job: Job): Promise<Observation[]> =>
  (await runs.observe(job)).map((observation) => quoteLine(job.program, observation));

export const withEntry = (program: Program, entry: string): Program =>
  program.entry === entry ? program : { ...program, entry };

/** One observation more, in a fresh instance. */
export function probing(runs: SubmissionRuns, program: Program, { entry, limits }: Exercise): Probe {
  return async (input, lower = limits) => {
    const inputs = [input];
    const [observation] = await observe(runs, {
      program: withEntry(program, entry),
      inputs,
      limits: lower,
    });
    if (observation === undefined) throw new Error('the engine lost a run');
    return observation;
  };
}

/** Runs what a check is about on more inputs, and says from where each question was asked. */
export const watching =
  (runs: SubmissionRuns, program: Program, exercise: Exercise) =>
  (check: Check, inputs: readonly Input[]): Promise<readonly Observation[]> => {
    const { entry, limits } = forCheck(exercise, check);
    return runs.observe({ program: withEntry(program, entry), inputs, limits, watched: true });
  };

import { brokenJobs } from './broken.mjs';
import { classJobs } from './classes.mjs';
import { commandJobs } from './commands.mjs';
import { exerciseJobs } from './exercises.mjs';
import { heldOutJobs } from './heldOut.mjs';
import { hostileJobs } from './hostile.mjs';
import { quizJobs } from './quizzes.mjs';
import { treeJobs } from './trees.mjs';

/**
 * Every job, the quick ones first. A job is `{ name, inputs, steps, quick? }`: files to lay out, and commands
 * to run where they lie. All inputs come from the checkout before; `after` only says which exercises have
 * other cases there.
 */
export async function planJobs(before, after, { only, whole }) {
  const kinds = [
    commandJobs,
    brokenJobs,
    quizJobs,
    treeJobs,
    exerciseJobs,
    hostileJobs,
    classJobs,
    heldOutJobs,
  ];
  const jobs = [];
  for (const jobsOf of kinds) jobs.push(...(await jobsOf(before, { whole, after })));
  return jobs.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
}

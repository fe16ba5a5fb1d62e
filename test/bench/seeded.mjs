/** What it costs to judge randomised search: work of all threads, as a clock would tell what else the machine does. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadExercise } from '../../dist/grader/content/exercise.js';
import { observeLocal } from '../../dist/grader/observe/host/observeLocal.js';
import { gradeSubmission } from '../../dist/grader/grade.js';
import { evidenceTest } from '../../dist/grader/judge/checks/evidence.js';
import { evidenceOrder } from '../../dist/grader/judge/judgeEvidence.js';
import { createEngines } from '../../dist/grader/observe/sandbox/engines.js';
import { readSubmission } from '../../dist/grader/observe/submission/readSubmission.js';
import { ANNEALING_VARIANTS } from '../../dist/reference/variants/local/annealing.js';
import { median } from './interleave.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 7;

export const SEEDED = ['grade an annealing submission, all seeds', 'evidence of an annealing decision', 'evidence of twice as many decisions'];

function seconds(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Rows on randomised search. */
export async function seededRows(tell) {
  tell('randomised search');
  const loaded = await loadExercise('simulated-annealing');
  if (!loaded.ok) throw new Error('the simulated-annealing exercise does not load');
  const exercise = loaded.value;
  const grade = await grading(exercise);
  const [one, two] = [judging(exercise, 20), judging(exercise, 40)];
  return [
    { row: SEEDED[0], ours: grade, unit: 's', against: 'aim of 1 s', ratio: grade, aim: 1 },
    { row: SEEDED[1], ours: 1e6 * one, unit: 'µs', against: null, ratio: null },
    { row: SEEDED[2], ours: 1e6 * two, unit: 'µs each', against: 'half as many, each', ratio: two / one, aim: 1.2 },
  ];
}

/** Seconds for a correct submission, the slowest kind: nothing settles its checks early but what rules the mistakes out. */
async function grading(exercise) {
  const engines = createEngines({ workers: 1 });
  try {
    const submission = await readSubmission(join(ROOT, 'exercises/simulated-annealing/solutions/figure-4-5'), exercise);
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = process.cpuUsage();
      const { score } = await gradeSubmission(exercise, submission, engines);
      if (score.earned !== score.max) throw new Error('the annealing solution does not get full marks');
      times.push(seconds(before));
    }
    return median(times.slice(2));
  } finally {
    await engines.close();
  }
}

/** Seconds a decision, over so many runs; the runs themselves are not counted. */
function judging(exercise, runs) {
  const check = exercise.checks.find(({ kind }) => kind === 'evidence');
  const entry = ANNEALING_VARIANTS[0].load();
  const observed = evidenceOrder(check).slice(0, runs).map(({ input }) => ({ input, observation: observeLocal(entry, input, exercise.limits) }));
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const test = evidenceTest(exercise, check, true);
    const before = process.cpuUsage();
    for (const { input, observation } of observed) test.take(input, observation);
    times.push(seconds(before) / test.finding().evidence.decisions);
  }
  return median(times.slice(2));
}

/**
 * What it costs to judge randomised search: work of all threads, as a clock would tell what else the machine
 * does.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadExercise } from '../../dist/grader/content/exercise.js';
import { observeTrusted } from '../../dist/grader/observe/host/observeTrusted.js';
import { gradeSubmission } from '../../dist/grader/grade.js';
import { evidenceTest } from '../../dist/grader/judge/checks/evidence.js';
import { evidenceOrder } from '../../dist/grader/judge/judgeEvidence.js';
import { createEngines } from '../../dist/grader/observe/sandbox/engines.js';
import { readSubmission } from '../../dist/grader/observe/submission/readSubmission.js';
import { ANNEALING_VARIANTS } from '../../dist/mistakes/correct/local/annealing.js';
import { median } from './interleave.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOLUTION = join(ROOT, 'exercises/simulated-annealing/solutions/figure-4-5');

export const SEEDED = [
  'grade an annealing submission, all seeds',
  'evidence of an annealing decision',
  'evidence of twice as many decisions',
  'an annealing decision, run in the sandbox and judged',
  'twice as many decisions, run in the sandbox and judged',
  'memory that 100,000 more decisions keep',
];

function seconds(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * Rows on randomised search, of those wanted: medians of so many rounds and one, without the first. What no
 * wanted row tells is not worked out.
 */
export async function seededRows(tell, rounds, wanted) {
  tell('randomised search');
  const loaded = await loadExercise('simulated-annealing');
  if (!loaded.ok) throw new Error('the simulated-annealing exercise does not load');
  const exercise = loaded.value;
  const isWanted = (...rows) => rows.some((at) => wanted({ row: SEEDED[at] }));
  const rows = [];
  if (isWanted(0)) {
    const grade = await grading(exercise, rounds);
    rows.push({ row: SEEDED[0], ours: grade, unit: 's', against: 'aim of 1 s', ratio: grade, aim: 1 });
  }
  if (isWanted(1, 2)) {
    const runs = seedsOf(exercise).length;
    const one = judging(exercise, runs, rounds);
    rows.push({ row: SEEDED[1], ours: 1e6 * one, unit: 'µs', against: null, ratio: null });
    if (isWanted(2)) rows.push(twice(SEEDED[2], judging(exercise, 2 * runs, rounds), one));
  }
  if (isWanted(3, 4)) {
    const [few, many] = await sandboxed(exercise, [40, 80], rounds);
    rows.push({ row: SEEDED[3], ours: 1e6 * few, unit: 'µs', against: null, ratio: null });
    rows.push(twice(SEEDED[4], many, few));
  }
  if (isWanted(5)) {
    const kept = Math.max(0, keeping(exercise, 100_000)) / 1024;
    const against = 'aim of 512 KiB, less than a number each';
    rows.push({ row: SEEDED[5], ours: kept, unit: 'KiB', against, ratio: kept / 512, aim: 1 });
  }
  return rows.filter(wanted);
}

const twice = (row, many, few) => ({
  row,
  ours: 1e6 * many,
  unit: 'µs each',
  against: 'half as many, each',
  ratio: many / few,
  aim: 1.2,
});

/**
 * Seconds for a correct submission, the slowest kind: nothing settles its checks early but what rules the
 * mistakes out.
 */
async function grading(exercise, rounds) {
  const engines = createEngines({ workers: 1 });
  try {
    const submission = await readSubmission(SOLUTION, exercise);
    const times = [];
    for (let round = 0; round <= rounds; round += 1) {
      const before = process.cpuUsage();
      const { score } = await gradeSubmission(exercise, submission, engines);
      if (score.earned !== score.max) throw new Error('the annealing solution does not get full marks');
      times.push(seconds(before));
    }
    return median(times.slice(1));
  } finally {
    await engines.close();
  }
}

const evidenceOf = ({ checks }) => checks.find(({ kind }) => kind === 'evidence');

/** The runs that the evidence check makes in all: as many as a correct submission is judged by. */
const seedsOf = (exercise) => evidenceOrder(evidenceOf(exercise));

/** Seconds a decision, over so many runs; the runs themselves are not counted. */
function judging(exercise, runs, rounds) {
  const check = evidenceOf(exercise);
  const entry = ANNEALING_VARIANTS[0].load();
  const observed = Array.from(moreRuns(exercise, runs), (input) => ({
    input,
    observation: observeTrusted(entry, input, exercise.limits),
  }));
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    const test = evidenceTest(exercise, check, true);
    const before = process.cpuUsage();
    for (const { input, observation } of observed) test.consume(input, observation);
    times.push(seconds(before) / test.finding().evidence.decisions);
  }
  return median(times.slice(1));
}

/** Runs of the evidence check with seeds of their own, as many as are wanted. */
function* moreRuns(exercise, count) {
  const places = seedsOf(exercise);
  for (let at = 0; at < count; at += 1) {
    const { input } = places[at % places.length];
    yield { ...input, seed: input.seed + 100_000 * Math.floor(at / places.length) };
  }
}

/**
 * Seconds a decision, of runs in the sandbox and their judging together, for each number of runs: none is
 * left out once the test is settled.
 */
async function sandboxed(exercise, counts, rounds) {
  const check = evidenceOf(exercise);
  const engines = createEngines({ workers: 1 });
  try {
    const { content } = await readSubmission(SOLUTION, exercise);
    const engine = engines.for('javascript');
    const times = counts.map(() => []);
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, count] of counts.entries()) {
        const inputs = [...moreRuns(exercise, count)];
        const test = evidenceTest(exercise, check, true);
        const before = process.cpuUsage();
        const observations = await engine.observe({
          program: content.program,
          inputs,
          limits: exercise.limits,
        });
        observations.forEach((observation, i) => test.consume(inputs[i], observation));
        times[at].push(seconds(before) / test.finding().evidence.decisions);
      }
    }
    return times.map((each) => median(each.slice(1)));
  } finally {
    await engines.close();
  }
}

/** Bytes by which a test grows over so many decisions, once it has seen a thousand. */
function keeping(exercise, decisions) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const check = evidenceOf(exercise);
  const entry = ANNEALING_VARIANTS[0].load();
  const test = evidenceTest(exercise, check, true);
  const seen = () => test.finding().evidence?.decisions ?? 0;
  const held = () => {
    for (let i = 0; i < 3; i += 1) collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  let before = null;
  for (const input of moreRuns(exercise, Infinity)) {
    test.consume(input, observeTrusted(entry, input, exercise.limits));
    if (before === null && seen() >= 1000) before = { held: held(), decisions: seen() };
    if (before !== null && seen() >= before.decisions + decisions) return held() - before.held;
  }
}

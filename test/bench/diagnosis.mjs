/**
 * What it costs to say why a submission fails: work of all threads, as a clock would tell what else the
 * machine does.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadExercise } from '../../dist/grader/content/exercise.js';
import { gradeSubmission } from '../../dist/grader/grade.js';
import { diagnoseTrees } from '../../dist/grader/diagnose/trees/diagnoseTrees.js';
import { judgeCheck } from '../../dist/grader/judge/judgeCheck.js';
import { observeTrusted } from '../../dist/grader/observe/host/observeTrusted.js';
import { createEngines } from '../../dist/grader/observe/sandbox/engines.js';
import { readSubmission } from '../../dist/grader/observe/submission/readSubmission.js';
import { median } from './interleave.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLASS = join(ROOT, 'test/fixtures/classes/alpha-beta');
/** Each is wrong in one way; the last in a way that is not known, which is searched for longest. */
const FAULTY = [
  'quentin-lefèvre',
  'rosa-jiménez',
  'tomás-ferreira',
  'victor-hugo-silva',
  'priya-sharma',
  'theo-papadopoulos',
];
export const DIAGNOSIS = [
  'grade a correct submission, diagnosis included',
  'diagnosis and smallest example of a faulty submission',
];

async function work(task) {
  const before = process.cpuUsage();
  const result = await task();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}

/**
 * Rows on diagnosis, of those wanted: medians of twice as many rounds, and without the first, in which much
 * is compiled.
 */
export async function diagnosisRows(tell, rounds, wanted) {
  tell('diagnosis');
  const engines = createEngines({ workers: 1 });
  try {
    const loaded = await loadExercise('alpha-beta');
    if (!loaded.ok) throw new Error('the alpha-beta exercise does not load');
    const exercise = loaded.value;
    const read = (name) => readSubmission(join(CLASS, name), exercise);
    const correct = await read('aaliyah-okafor');
    const grades = [];
    const diagnoses = [];
    for (let round = 0; round <= 2 * rounds; round += 1) {
      grades.push((await work(() => gradeSubmission(exercise, correct, engines))).seconds);
      const ran = await observed(exercise, correct, engines);
      diagnoses.push((await work(() => diagnoseTrees(exercise, ran, ran.probe, ran.engine))).seconds);
    }
    const whole = median(grades.slice(1));
    const share = whole / Math.max(whole - median(diagnoses.slice(1)), 1e-9);
    const rows = [
      {
        row: DIAGNOSIS[0],
        ours: 1000 * whole,
        unit: 'ms',
        against: 'without diagnosis',
        ratio: share,
        aim: 1.3,
      },
    ];
    if (!wanted({ row: DIAGNOSIS[1] })) return rows;
    const extra = [];
    for (const name of FAULTY.filter((one) => existsSync(join(CLASS, one)))) {
      const submission = await read(name);
      const times = [];
      for (let round = 0; round < Math.min(3, rounds); round += 1)
        times.push((await work(() => gradeSubmission(exercise, submission, engines))).seconds - whole);
      extra.push(median(times));
    }
    const most = Math.max(...extra);
    rows.push({
      row: DIAGNOSIS[1],
      ours: median(extra),
      unit: 's',
      against: 'aim of 1.5 s (the slowest of six)',
      ratio: most / 1.5,
      aim: 1,
    });
    return rows.filter(wanted);
  } finally {
    await engines.close();
  }
}

async function observed(exercise, submission, engines) {
  const { program } = submission.content;
  const engine = engines.for(program.language);
  const probe = async (input) =>
    (await engine.observe({ program, inputs: [input], limits: exercise.limits }))[0];
  const ran = [];
  for (const check of exercise.checks) {
    const all = await engine.observe({
      program,
      inputs: check.cases.flatMap(({ inputs }) => inputs),
      limits: exercise.limits,
    });
    let at = 0;
    const observations = check.cases.map(({ inputs }) => all.slice(at, (at += inputs.length)));
    ran.push({
      check,
      observations,
      verdicts: await judgeCheck(exercise, check, observations, { probe, engine, observeTrusted }),
    });
  }
  return Object.assign(ran, { probe, engine });
}

/**
 * `node test/hostile/cost.mjs [EXERCISE] [HOW MANY]`: what it costs to grade the attacks of the corpus as
 * submissions to a bundled exercise (alpha-beta unless another is named), beside a correct program in the
 * same language. All are tried on three inputs with little work; the forty that took longest then are graded
 * in full, with diagnosis and pages. Prints the twenty costliest as a table: units of work, CPU time of all
 * threads, and how many times the correct program's that is. Build first. Attacks were written for
 * `alphaBeta`; elsewhere they are called by that exercise's name.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gradersHere } from '../../dist/grader/batch/graders.js';
import { loadExercise } from '../../dist/grader/content/exercise.js';
import { createEngines } from '../../dist/grader/observe/sandbox/engines.js';
import { readSubmission } from '../../dist/grader/observe/submission/readSubmission.js';
import { outcomesIn, textIn } from './corpusTexts.mjs';

const [slug = 'alpha-beta', many = '40'] = process.argv.slice(2);
const SHOWN = 20;
const TRIED = { fuel: 3_000_000, inputs: 3 };
const loaded = await loadExercise(slug);
if (!loaded.ok) throw new Error(`there is no exercise ${slug}`);
const exercise = loaded.value;
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const LANGUAGES = {
  typescript: { file: `${exercise.entry}.ts`, entry: ['alphaBeta', exercise.entry] },
  javascript: { file: `${exercise.entry}.js`, entry: ['alphaBeta', exercise.entry] },
  python: { file: `${snake(exercise.entry)}.py`, entry: ['alpha_beta', snake(exercise.entry)] },
};

const engines = createEngines({ workers: 1 });
let units = 0;
let withheld = 0;
/** The engines, counting. */
const counting = {
  for(language) {
    const engine = engines.for(language);
    return {
      ...engine,
      async observe(job) {
        const observations = await engine.observe(job);
        for (const { fuel, loading = 0, restoring = 0 } of observations) units += fuel + loading + restoring;
        return observations;
      },
    };
  },
};

/** Graded by itself: nothing that another found helps. */
async function costOf(submission) {
  units = 0;
  const before = process.cpuUsage();
  const { outcome } = await gradersHere(exercise, counting, 1).grade(submission);
  const { user, system } = process.cpuUsage(before);
  return { units, seconds: (user + system) / 1e6, outcome };
}

/** The cheapest of the correct programs, warm. */
async function correct() {
  const folder = join(exercise.folder, 'solutions');
  const least = {};
  for (let round = 0; round < 3; round += 1)
    for (const name of await readdir(folder)) {
      const submission = await readSubmission(join(folder, name), exercise);
      const { language } = submission.content.program;
      const cost = await costOf(submission);
      if (round > 0 && !(least[language]?.seconds <= cost.seconds)) least[language] = { ...cost, name };
    }
  return { ...least, typescript: least.typescript ?? least.javascript };
}

function attack(language, path) {
  const { file, entry } = LANGUAGES[language];
  const text = textIn(language, path);
  const program = {
    language,
    files: [{ path: file, text: text.replaceAll(entry[0], entry[1]) }],
    entryFile: file,
    entry: exercise.entry,
  };
  return { id: 'attack', name: path, hash: '', files: program.files, content: { kind: 'program', program } };
}

/** CPU time on a few inputs. */
async function trial(submission) {
  const { program } = submission.content;
  const inputs = exercise.checks[0].cases.flatMap((one) => one.inputs).slice(0, TRIED.inputs);
  const before = process.cpuUsage();
  await engines
    .for(program.language)
    .observe({ program, inputs, limits: { ...exercise.limits, fuel: TRIED.fuel } });
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const least = await correct();
const tried = [];
for (const language of Object.keys(LANGUAGES)) {
  if (least[language] === undefined) continue;
  for (const path of Object.keys(outcomesIn(language))) {
    const submission = attack(language, path);
    tried.push({ path, language, submission, time: await trial(submission) });
  }
}
const rows = [];
for (const { path, language, submission } of tried.sort((a, b) => b.time - a.time).slice(0, Number(many))) {
  const cost = await costOf(submission);
  if (cost.outcome === 'fault') withheld += 1;
  rows.push({ path: `${language}/${path}`, ...cost, times: cost.seconds / least[language].seconds });
}
await engines.close();

rows.sort((a, b) => b.times - a.times);
const cell = (number, digits) => number.toFixed(digits);
console.log(`| attack on ${slug} | million units | CPU, s | times a correct one |\n| --- | --: | --: | --: |`);
for (const { path, units, seconds, times } of rows.slice(0, SHOWN))
  console.log(`| \`${path}\` | ${cell(units / 1e6, 1)} | ${cell(seconds, 2)} | ${cell(times, 1)} |`);
for (const [language, { name, units, seconds }] of Object.entries(least))
  console.log(`\nCorrect in ${language} (${name}): ${cell(units / 1e6, 1)} million units, ${cell(seconds, 3)} s.`);
console.log(`\n${tried.length} attacks tried, ${rows.length} graded, ${withheld} of them withheld.`);

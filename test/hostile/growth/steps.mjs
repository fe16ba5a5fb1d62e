/**
 * `node steps.mjs EXERCISE PROGRAM SIZES [SORT]`: how many steps it takes to judge, diagnose and show a program
 * that asks so much, or gives so much, as JSON: in `counts` for each size, and in `least` for one that asks
 * little.
 *
 * One input for each kind of check: the first, or the first of a game, of a problem or with an option of that
 * name. What the program itself does counts too, and grows no faster than its size.
 */
import { renderResult } from '../../../dist/grader/batch/writeResult.js';
import { loadExercise } from '../../../dist/grader/content/exercise.js';
import { gradeSubmission } from '../../../dist/grader/grade.js';
import { observationDigest } from '../../../dist/grader/batch/observationDigest.js';
import { Findings } from '../../../dist/grader/judge/findings.js';
import { observeTrusted } from '../../../dist/grader/observe/host/observeTrusted.js';
import { forStudent } from '../../../dist/grader/report/forStudent.js';
import { createRenderer } from '../../../dist/grader/report/renderer.js';
import { reportText } from '../../../dist/grader/report/text.js';
import { countSteps } from './counting.mjs';
import { BREEDINGS, CLIMBS, ENDINGS, PARTS, SEARCHES } from './programs.mjs';

const [slug, name, sizes, wanted] = process.argv.slice(2);
const CALLS = 10_000_000;

const loaded = await loadExercise(slug);
if (!loaded.ok) throw new Error(`${slug} does not load`);
const exercise = {
  ...loaded.value,
  limits: { ...loaded.value.limits, calls: CALLS },
  checks: briefly(loaded.value.checks),
};
/** Programs of a size, or what becomes of any program's runs. */
const make = { ...SEARCHES, ...CLIMBS, ...BREEDINGS, ...PARTS }[name];
const end = ENDINGS[name];
const renderer = createRenderer();
const text = { width: 100, color: false, verbose: true, all: true };

const counts = [];
const taken = await countSteps();
const LITTLE = 100;
let least = 0;
// The first time is for what is made once and kept.
for (const size of [LITTLE, LITTLE, ...sizes.split(',').map(Number)]) {
  const observe = (input, limits) => {
    const observation = observeTrusted(make === undefined ? () => null : make(size), input, limits);
    return end === undefined ? observation : { ...observation, ...end(size, observation) };
  };
  const engine = {
    metered: true,
    observe: async ({ inputs, limits }) => inputs.map((input) => observe(input, limits)),
  };
  const program = { language: 'javascript', files: [], entryFile: 'a.js', entry: exercise.entry };
  const content = { kind: 'program', program };
  await taken();
  const report = await gradeSubmission(
    exercise,
    { id: 'a', name: 'a', hash: '0'.repeat(64), files: [], content },
    { for: () => engine },
    { known: new Findings(observationDigest) },
  );
  renderResult(report, renderer);
  for (const shown of [report, forStudent(report)]) reportText(shown, text);
  const steps = await taken();
  if (size === LITTLE) least = steps;
  else counts.push(steps);
}
console.log(JSON.stringify({ least, counts }));

/** The first check of each kind, with its first input or the first one of that sort, if there is one. */
function briefly(checks) {
  const known = new Set();
  return checks.flatMap((check) => {
    const sort = `${check.kind} ${check.agent}`;
    const inputs = check.cases.flatMap((one) => one.inputs).filter((input) => !wanted || isWanted(input));
    if (known.has(sort) || inputs.length === 0) return [];
    known.add(sort);
    return [{ ...check, cases: [{ ...check.cases[0], inputs: inputs.slice(0, 1) }] }];
  });
}

function isWanted({ game, problem, options }) {
  return [game?.name, problem?.name, ...Object.keys(options ?? {})].includes(wanted);
}

/**
 * `node steps.mjs EXERCISE PROGRAM SIZES`: how many steps it takes to judge, diagnose and show a program that
 * asks so much, or gives so much, for each size, as JSON.
 *
 * One input of each sort in each kind of check; what the program itself does counts too, and grows no faster
 * than its size.
 */
import { renderResult } from '../../../dist/grader/batch/writeResult.js';
import { loadExercise } from '../../../dist/grader/content/exercise.js';
import { gradeSubmission } from '../../../dist/grader/grade.js';
import { Findings } from '../../../dist/grader/judge/findings.js';
import { observeTrusted } from '../../../dist/grader/observe/host/observeTrusted.js';
import { forStudent } from '../../../dist/grader/report/forStudent.js';
import { createRenderer } from '../../../dist/grader/report/renderer.js';
import { reportText } from '../../../dist/grader/report/text.js';
import { countSteps } from './counting.mjs';
import { BREEDINGS, CLIMBS, ENDINGS, PARTS, SEARCHES } from './programs.mjs';

const [slug, name, sizes] = process.argv.slice(2);
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
for (const size of sizes.split(',').map(Number)) {
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
    { known: new Findings() },
  );
  renderResult(report, renderer);
  for (const shown of [report, forStudent(report)]) reportText(shown, text);
  counts.push(await taken());
}
console.log(JSON.stringify(counts));

/** Checks with the first input of each sort that no check of the same kind has had. */
function briefly(checks) {
  const known = new Set();
  const isNew = (check, input) => {
    const sort = JSON.stringify([
      check.kind,
      check.agent,
      input.game?.name,
      Number.isFinite(input.depthLimit),
      input.game?.tree?.nodes.length > 100,
      input.problem?.name,
      Object.keys(input.options ?? {}),
    ]);
    return !known.has(sort) && known.add(sort);
  };
  return checks.flatMap((check) => {
    const cases = check.cases
      .map((one) => ({ ...one, inputs: one.inputs.filter((input) => isNew(check, input)) }))
      .filter(({ inputs }) => inputs.length > 0);
    return cases.length === 0 ? [] : [{ ...check, cases }];
  });
}

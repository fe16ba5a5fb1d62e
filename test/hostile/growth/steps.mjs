/**
 * `node steps.mjs EXERCISE PROGRAM SIZES`: how many steps it takes to judge and diagnose a program that asks
 * so much, for each size, as JSON. Steps are counted by the engine, block by block, and what built-in methods
 * of lists go over is added; so the figures are the same on any machine, however busy it is.
 *
 * One input of each check; what the program itself does counts too, and grows no faster than its size.
 */
import { Session } from 'node:inspector/promises';
import { loadExercise } from '../../../dist/grader/content/exercise.js';
import { gradeSubmission } from '../../../dist/grader/grade.js';
import { observeTrusted } from '../../../dist/grader/observe/host/observeTrusted.js';
import { BREEDINGS, CLIMBS, SEARCHES } from './programs.mjs';

const [slug, name, sizes] = process.argv.slice(2);
const CALLS = 10_000_000;

let built = 0;
const LISTS = [Array, Float64Array, Uint8Array, Int32Array, Uint32Array].map(({ prototype }) => prototype);
const WHOLE = ['includes', 'indexOf', 'lastIndexOf', 'concat', 'join', 'fill', 'sort', 'reverse', 'splice'];
for (const list of LISTS) {
  for (const method of [...WHOLE, 'shift', 'unshift'].filter((each) => each in list)) {
    const own = list[method];
    list[method] = function counted(...given) {
      built += this.length;
      return own.apply(this, given);
    };
  }
  const { slice } = list;
  list.slice = function counted(...given) {
    const part = slice.apply(this, given);
    built += part.length;
    return part;
  };
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Since it was asked last. */
async function stepsTaken() {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  let steps = built;
  built = 0;
  for (const { url, functions } of result)
    if (url.includes('/dist/'))
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
}

const loaded = await loadExercise(slug);
if (!loaded.ok) throw new Error(`${slug} does not load`);
const exercise = {
  ...loaded.value,
  limits: { ...loaded.value.limits, calls: CALLS },
  checks: loaded.value.checks.map((check) => ({
    ...check,
    cases: check.cases.slice(0, 1).map((one) => ({ ...one, inputs: one.inputs.slice(0, 1) })),
  })),
};
const make = { ...SEARCHES, ...CLIMBS, ...BREEDINGS }[name];
const counts = [];
for (const size of sizes.split(',').map(Number)) {
  const entry = make(size);
  const engine = {
    metered: true,
    observe: async ({ inputs }) => inputs.map((input) => observeTrusted(entry, input, { calls: CALLS })),
  };
  const program = { language: 'javascript', files: [], entryFile: 'a.js', entry: exercise.entry };
  const content = { kind: 'program', program };
  await stepsTaken();
  await gradeSubmission(
    exercise,
    { id: 'a', name: 'a', hash: '0'.repeat(64), files: [], content },
    { for: () => engine },
  );
  counts.push(await stepsTaken());
}
console.log(JSON.stringify(counts));

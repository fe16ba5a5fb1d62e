import { afterAll, expect, test } from 'vitest';
import { SubmissionRuns } from '../../../grader/observe/submissionRuns.ts';
import type { Engine, Job } from '../../../grader/types/engine.ts';
import { outcomeInWords } from '../../support/outcomes.ts';
import { FIGURE_5_2, LIMITS, Sandbox } from '../../support/sandbox.ts';

const sandbox = new Sandbox();
afterAll(() => sandbox.close());

/** The sandbox's engine, and the jobs that it was given. */
function engineOf(language: 'javascript' | 'python'): { readonly engine: Engine; readonly jobs: Job[] } {
  const engine = sandbox.engines.for(language)!;
  const jobs: Job[] = [];
  const observe = (job: Job) => {
    jobs.push(job);
    return engine.observe(job);
  };
  return { engine: { ...engine, observe }, jobs };
}

const jobOf = (text: string, inputs: number, language: 'javascript' | 'python' = 'javascript'): Job => {
  const path = language === 'python' ? 'search.py' : 'search.js';
  return {
    program: { language, files: [{ path, text }], entryFile: path, entry: 'search' },
    inputs: Array.from({ length: inputs }, () => FIGURE_5_2),
    limits: { ...LIMITS, fuel: 1_000_000 },
  };
};

const ALLOWANCE = { part: 20_000, runs: 4_000_000, loading: 300_000_000 };
const LOOP = 'export function search() { for (;;); }';
/** Goes on for half of what a call may take. */
const SLOW = 'export function search() { for (let i = 0; i < 25_000; i += 1); return 3; }';

test.each([
  ['javascript', 'while (true) {}\nexport function search() { return 3; }'],
  ['python', 'while True: pass\ndef search(game, state): return 3'],
] as const)('a file in %s that never finishes loading is loaded once', async (language, text) => {
  const { engine, jobs } = engineOf(language);
  const runs = new SubmissionRuns(engine, ALLOWANCE);
  const further = runs.beside(ALLOWANCE);
  const all = [];
  for (const each of [runs, runs, further, runs]) all.push(...(await each.observe(jobOf(text, 3, language))));
  expect(jobs).toHaveLength(1);
  expect(new Set(all.map(({ outcome }) => JSON.stringify(outcome)))).toEqual(
    new Set([JSON.stringify({ kind: 'limit', limit: 'work', isLoading: true })]),
  );
});

test('what never ends is not taken to the limit of each run, in one job or in many', async () => {
  const { engine } = engineOf('javascript');
  const spent = [];
  for (const sizes of [[40], Array.from({ length: 20 }, () => 2)]) {
    const runs = new SubmissionRuns(engine, ALLOWANCE);
    const observed = [];
    for (const size of sizes) observed.push(...(await runs.observe(jobOf(LOOP, size))));
    expect(observed.map(({ outcome }) => outcomeInWords(outcome))).toEqual(Array(40).fill('limit: work'));
    const outcomes = observed.map(({ outcome }) => outcome);
    expect(outcomes[0]).not.toHaveProperty('isTotal');
    expect(outcomes.at(-1)).toHaveProperty('isTotal');
    spent.push(observed.reduce((sum, { fuel }) => sum + (fuel ?? 0), 0));
  }
  expect(spent[0]).toBeLessThanOrEqual(ALLOWANCE.runs + 40 * ALLOWANCE.part);
  expect(spent[1]).toBe(spent[0]);
});

test('a slow program gets to its end while what all its runs take is not too much', async () => {
  const { engine } = engineOf('javascript');
  const observed = await new SubmissionRuns(engine, ALLOWANCE).observe(jobOf(SLOW, 8));
  expect(observed.map(({ outcome }) => outcomeInWords(outcome))).toEqual(Array(8).fill('returned: 3'));
});

test.each(['javascript', 'python'] as const)('parts of a unit of work are none, in %s', async (language) => {
  const { engine } = engineOf(language);
  const text = language === 'python' ? 'def search(game, state):\n  while True: pass' : LOOP;
  const runs = new SubmissionRuns(engine, { ...ALLOWANCE, part: 714_285.7, runs: 0.5 });
  const [observation] = await runs.observe(jobOf(text, 1, language));
  expect(observation!.outcome).toEqual({ kind: 'limit', limit: 'work', isTotal: true });
});

test('runs that need little get to their end, however many others do not', async () => {
  const { engine } = engineOf('javascript');
  const runs = new SubmissionRuns(engine, ALLOWANCE);
  await runs.observe(jobOf(LOOP, 20));
  const [observation] = await runs.observe(jobOf('export const search = () => 3;', 1));
  expect(outcomeInWords(observation!.outcome)).toBe('returned: 3');
});

test('memory that is lost in each run counts', async () => {
  const { engine } = engineOf('javascript');
  const text =
    'export function search() { const kept = []; for (;;) kept.push(new Uint8Array(1e6).fill(1)); }';
  const observed = await new SubmissionRuns(engine, ALLOWANCE).observe({
    ...jobOf(text, 100),
    limits: { ...LIMITS, fuel: 3_000_000 },
  });
  expect(outcomeInWords(observed[0]!.outcome)).toBe('limit: memory');
  expect(observed.at(-1)!.outcome).toMatchObject({ limit: 'memory', isTotal: true });
});

test('files that take long to load are not loaded again for ever', async () => {
  const { engine, jobs } = engineOf('python');
  const runs = new SubmissionRuns(engine, { ...ALLOWANCE, loading: 10_000_000 });
  const text = 'for i in range(200_000): pass\ndef search(game, state): return 3';
  for (let job = 0; job < 10; job += 1) await runs.observe(jobOf(text, 1, 'python'));
  expect(jobs.length).toBeGreaterThan(1);
  expect(jobs.length).toBeLessThan(8);
});

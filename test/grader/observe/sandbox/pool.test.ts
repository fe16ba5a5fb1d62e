import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { nodeThreads } from '../../../../grader/observe/sandbox/nodeThreads.ts';
import { Pool } from '../../../../grader/observe/sandbox/pool.ts';
import type { Job } from '../../../../grader/types/engine.ts';
import { outcomeInWords } from '../../../support/outcomes.ts';
import { LIMITS } from '../../../support/sandbox.ts';

/**
 * What happens to a job whose thread dies, hangs or fails. The worker does to each input what its depth limit
 * says.
 */
const WELL = 0;
const CRASHES_ONCE = 1;
const CRASHES = 2;
const HANGS = 3;
const THROWS = 4;
const FAILS = 5;

const script = pathToFileURL(
  join(import.meta.dirname, '..', '..', '..', 'fixtures', 'workers', 'troubled.mjs'),
);
const pools: Pool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function open(workers = 1): Pool {
  const pool = new Pool({
    workers,
    threads: nodeThreads({ script, workerData: { tries: new SharedArrayBuffer(64) }, stackMB: 4 }),
  });
  pools.push(pool);
  return pool;
}

function jobOf(...what: readonly number[]): Job {
  const inputs = what.map(
    (depthLimit) => ({ kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit }) as const,
  );
  return {
    program: { language: 'javascript', files: [], entryFile: '', entry: '' },
    inputs,
    limits: { ...LIMITS, wallSeconds: 1 },
  };
}

const run = async (...what: readonly number[]): Promise<string[]> =>
  (await open().run(jobOf(...what))).map(({ outcome }) => outcomeInWords(outcome));

test('nothing happens', async () => {
  expect(await run(WELL, WELL)).toEqual(['returned: "0, try 1"', 'returned: "1, try 1"']);
});

test('a crash costs nothing when the second try goes well: the job runs again from its start', async () => {
  expect(await run(WELL, CRASHES_ONCE, WELL)).toEqual([
    'returned: "0, try 2"',
    'returned: "1, try 2"',
    'returned: "2, try 1"',
  ]);
});

test('an input that crashes again and again is our fault; those before it are kept and those behind it go on', async () => {
  expect(await run(WELL, CRASHES, WELL)).toEqual([
    'returned: "0, try 2"',
    'fault: the worker ended',
    'returned: "2, try 1"',
  ]);
});

test('so is an error in the worker, whether it knows of it or not', async () => {
  expect(await run(THROWS, WELL, FAILS)).toEqual([
    'fault: the worker has a fault',
    'returned: "1, try 1"',
    'fault: the worker knows of its fault',
  ]);
});

test('the wall clock ends a call that hangs, and the other inputs go on', async () => {
  expect(await run(WELL, HANGS, WELL)).toEqual([
    'returned: "0, try 2"',
    'limit: time',
    'returned: "2, try 1"',
  ]);
});

test('an empty job is done at once', async () => {
  expect(await run()).toEqual([]);
});

test('jobs wait for a thread, and another job’s crash is not theirs', async () => {
  const pool = open(2);
  const all = await Promise.all(
    [jobOf(CRASHES), jobOf(WELL, WELL, WELL), jobOf(WELL, WELL, WELL, WELL)].map((job) => pool.run(job)),
  );
  expect(all.map((observations) => observations.map(({ outcome }) => outcome.kind))).toEqual([
    ['fault'],
    Array(3).fill('returned'),
    Array(4).fill('returned'),
  ]);
});

test('closing ends what runs and what waits, as faults, and refuses more', async () => {
  const pool = open(1);
  const jobs = [pool.run(jobOf(HANGS)), pool.run(jobOf(WELL, WELL))];
  await pool.close();
  const outcomes = (await Promise.all(jobs)).map((observations) =>
    observations.map(({ outcome }) => outcomeInWords(outcome)),
  );
  expect(outcomes).toEqual([
    ['fault: stopped before it ended'],
    Array(2).fill('fault: stopped before it ended'),
  ]);
  await expect(pool.run(jobOf(WELL))).rejects.toThrow('the sandbox is closed');
});

/**
 * The bench uses the grader from outside its types, so that a signature that changes breaks it in silence.
 * One round each of what needs no compiler; how long it takes is not looked at.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BENCH = fileURLToPath(new URL('bench/bench.mjs', import.meta.url));

test.each(['correct submission', 'evidence of an annealing decision', 'delta interface'])(
  'npm run bench has its row on: %s',
  (only) => {
    const text = execFileSync(process.execPath, [BENCH, '--json', '--rounds', '1', '--only', only], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const rows = JSON.parse(text) as { row: string; ours: number }[];
    expect(rows.map(({ row }) => row).every((row) => row.includes(only))).toBe(true);
    expect(rows.every(({ ours }) => Number.isFinite(ours) && ours > 0)).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
  },
);

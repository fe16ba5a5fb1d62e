import { expect, test } from 'vitest';
import { ALPHA_BETA, SAMPLES } from '../support/sampleReports.ts';
import type { Report } from '../../grader/types/report.ts';
import { classGolden, goldenLines, readClassGolden } from './golden.mjs';

type Step = string | number;

/** The places of everything in a value that holds nothing itself. */
function leaves(value: unknown, path: readonly Step[] = []): readonly (readonly Step[])[] {
  if (value === null || typeof value !== 'object') return [path];
  const keys: readonly Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => leaves((value as Record<Step, unknown>)[key], [...path, key]));
}

/** A copy in which the leaf at `path` is another one. */
function changed(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) {
    if (typeof value === 'boolean') return !value;
    return typeof value === 'number' ? value + 1 : `${String(value)}, changed`;
  }
  const inner = changed((value as Record<Step, unknown>)[step], rest);
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...(value as object), [step]: inner };
}

test.each(SAMPLES)('whatever changes in a report changes a line: $submission.id, $status', (report) => {
  const before = goldenLines(report).join('\n');
  const unnoticed = leaves(report)
    .filter((path) => goldenLines(changed(report, path) as Report).join('\n') === before)
    .filter(([key]) => key !== 'source')
    .map((path) => path.join('.'));
  expect(unnoticed).toEqual(['version']);
});

test('a missing part is noticed too', () => {
  const { counterexample: _, ...without } = ALPHA_BETA;
  const fewer = { ...without, verdicts: ALPHA_BETA.verdicts.slice(1) };
  expect(goldenLines(fewer).length).toBeLessThan(goldenLines(ALPHA_BETA).length);
});

test("a class's file is read back", () => {
  const all = SAMPLES.map(goldenLines);
  const read = readClassGolden(classGolden(all));
  expect([...read.keys()]).toEqual(SAMPLES.map(({ submission }) => submission.id));
  expect(SAMPLES.map(({ submission }) => read.get(submission.id))).toEqual(all);
});

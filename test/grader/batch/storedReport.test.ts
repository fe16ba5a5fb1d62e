import { describe, expect, test } from 'vitest';
import { parseReport } from '../../../grader/batch/storedReport.ts';
import { reportJson } from '../../../grader/report/json.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import { ALPHA_BETA, SAMPLES } from '../../support/sampleReports.ts';

const problemOf = (text: string): string => {
  const read = parseReport(text, 'ada/staff/result.json');
  return read.ok ? 'none' : read.problems.map(formatProblem).join('\n');
};
const stored = (): Record<string, unknown> => JSON.parse(reportJson(ALPHA_BETA)) as Record<string, unknown>;

test.each(SAMPLES)('a stored result is read back whole: $submission.id, $status', (report) => {
  const json = reportJson(report);
  const read = parseReport(json, 'result.json');
  expect(read.ok && reportJson(read.value)).toBe(json);
});

test('a result of the first format, with its trees in place, is read too', () => {
  const { format: _, trees, ...first } = stored();
  const verdicts = ALPHA_BETA.verdicts.map((verdict) => JSON.parse(JSON.stringify(verdict)) as object);
  expect(Object.keys(trees as object)).not.toEqual([]);
  const read = parseReport(JSON.stringify({ ...first, verdicts }), 'result.json');
  expect(read.ok && reportJson(read.value)).toBe(reportJson(ALPHA_BETA));
});

describe('what is refused', () => {
  test.each([
    ['', 'found text that is not JSON; expected a result that `cutoff grade` wrote'],
    ['[]', 'found JSON of another kind; expected a result that `cutoff grade` wrote'],
    [
      JSON.stringify({ ...stored(), trees: undefined }),
      'found no "trees"; expected "trees": the trees that the evidence is about, each once, by its name',
    ],
    [
      JSON.stringify({ ...stored(), format: undefined, verdicts: null }),
      'found a result with parts missing; expected a result that `cutoff grade` wrote',
    ],
    [
      JSON.stringify({ ...stored(), format: 4 }),
      'format: found 4, the format of a newer version of Cutoff; expected 3 or less ' +
        '(use the version that wrote it, or grade the class again)',
    ],
  ])('%s', (text, problem) => {
    expect(problemOf(text)).toBe(`ada/staff/result.json: ${problem}`);
  });
});

test('a name that no tree has costs the evidence, not the grade', () => {
  const read = parseReport(JSON.stringify({ ...stored(), trees: {} }), 'result.json');
  expect(read.ok && read.value.verdicts.map(({ points }) => points)).toEqual(
    ALPHA_BETA.verdicts.map(({ points }) => points),
  );
});

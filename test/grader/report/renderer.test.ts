import { expect, test } from 'vitest';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { reportJson } from '../../../grader/report/json.ts';
import { createRenderer } from '../../../grader/report/renderer.ts';
import type { Report } from '../../../grader/types/report.ts';
import type { Verdict } from '../../../grader/types/verdict.ts';
import * as samples from '../../support/sampleReports.ts';

const REPORTS = Object.values(samples).filter(
  (each): each is Report => typeof each === 'object' && 'verdicts' in each,
);

/** The same text in objects of its own, so that nothing is known again by identity. */
const copied = (report: Report): Report => structuredClone(report);

test('there are reports to try', () => {
  expect(REPORTS.flatMap(({ verdicts }) => verdicts).some(({ evidence }) => evidence?.kind === 'tree')).toBe(
    true,
  );
  expect(REPORTS.length).toBeGreaterThan(1);
});

test('what was written before is written the same again, for students and for staff', () => {
  const renderer = createRenderer();
  for (const report of [...REPORTS, ...REPORTS]) {
    for (const shown of [report, forStudent(report)]) {
      const fresh = createRenderer();
      expect(renderer.reportHtml(shown)).toBe(fresh.reportHtml(copied(shown)));
      expect(Buffer.from(renderer.reportBytes(shown)).toString()).toBe(renderer.reportHtml(shown));
      expect(renderer.resultJson(shown)).toBe(reportJson(copied(shown)));
    }
  }
});

test('a verdict is open on one page and folded on another, by what stands beside it', () => {
  const failing = REPORTS.flatMap(({ verdicts }) => verdicts).find(({ state }) => state === 'failed')!;
  const report = REPORTS.find(({ verdicts }) => verdicts.includes(failing))!;
  const passing: Verdict = { ...failing, state: 'passed', case: 'passing', rationale: 'Right.' };
  const alone: Report = { ...report, verdicts: [passing, failing] };
  const afterOneAlike: Report = { ...report, verdicts: [passing, { ...failing, case: 'other' }, failing] };
  const renderer = createRenderer();
  const open = (page: string): number => page.split('<details class="case failed" open>').length - 1;
  const folded = (page: string): number => page.split('<details class="case failed">').length - 1;
  for (let i = 0; i < 2; i += 1) {
    expect([open(renderer.reportHtml(alone)), folded(renderer.reportHtml(alone))]).toEqual([1, 0]);
    expect([open(renderer.reportHtml(afterOneAlike)), folded(renderer.reportHtml(afterOneAlike))]).toEqual([
      1, 1,
    ]);
  }
});

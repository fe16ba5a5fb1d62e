import { describe, expect, test } from 'vitest';
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

describe('searches that are stepped through', () => {
  /** Failed on so many trees of 4 · width leaves, the last of which is left out. */
  const failedOn = (trees: number, width: number, audience: Report['audience']): Report => {
    const tree = Array.from({ length: 4 }, (_, at) =>
      Array.from({ length: width }, (_each, leaf) => at + leaf),
    );
    const evaluated = tree.flatMap((leaves, at) => leaves.map((_, leaf) => `${at}.${leaf}`));
    const [failed] = samples.ALPHA_BETA.verdicts.filter(({ state }) => state === 'failed');
    const evidence: Verdict['evidence'] = {
      kind: 'tree',
      tree: { title: 'large', tree },
      evaluated: evaluated.slice(0, -1),
      expectedEvaluated: evaluated,
      search: { algorithm: 'minimax' },
      difference: { node: '1', path: ['root', '1'] },
    };
    const verdicts = Array.from({ length: trees }, (_, at) => ({ ...failed!, case: `tree-${at}`, evidence }));
    return { ...samples.ALPHA_BETA, audience, verdicts };
  };
  const seen = (report: Report): { stepped: number; bytes: number } => {
    const page = createRenderer().reportBytes(report);
    const html = Buffer.from(page).toString();
    return { stepped: html.split('<section class="stepper"').length - 1, bytes: page.length };
  };

  test('are eight at most, and on a large page of a student fewer, so that it stays below 400 KB', () => {
    expect(seen(failedOn(12, 3, 'student')).stepped).toBe(8);
    const large = seen(failedOn(12, 12, 'student'));
    expect(large.bytes).toBeLessThanOrEqual(400_000);
    expect(large.stepped).toBeGreaterThan(1);
    expect(large.stepped).toBeLessThan(8);
    expect(seen(failedOn(12, 12, 'staff')).stepped).toBe(8);
  });

  test('where the page is larger without any, one is left', () => {
    expect(seen(failedOn(40, 12, 'student')).stepped).toBe(1);
  });
});

import { expect, test } from 'vitest';
import { sharedReason } from '../../../grader/report/view.ts';
import type { Verdict } from '../../../grader/types/verdict.ts';
import { ALPHA_BETA } from '../../support/sampleReports.ts';

const ENDED = 'Your code stopped with an error: RangeError: no, at a.js, line 3.';

const verdict = (changes: Partial<Verdict>): Verdict => ({
  ...ALPHA_BETA.verdicts[0]!,
  state: 'failed',
  points: '0',
  rationale: ENDED,
  ...changes,
});
const ofRuns = verdict({
  code: 'ended-after-breaking-a-law',
  among: { failed: 3, of: 3, kind: 'runs' },
  rationale: `${ENDED} (3 of 3 runs fail; this is the first.)`,
});

test('one error is the reason of every case, whatever else the cases know of it', () => {
  const verdicts = [ofRuns, verdict({ code: 'threw' }), ofRuns];
  expect(sharedReason({ ...ALPHA_BETA, verdicts })).toBe(ENDED);
});

test('a case that passes, or that ends in another way, shares none', () => {
  for (const other of [verdict({ state: 'passed' }), verdict({ rationale: 'Something else.' })])
    expect(sharedReason({ ...ALPHA_BETA, verdicts: [ofRuns, verdict({}), other] })).toBeNull();
});

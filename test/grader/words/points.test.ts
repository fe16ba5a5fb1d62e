import fc from 'fast-check';
import { Fraction } from 'fraction.js';
import { expect, test } from 'vitest';
import { gradesCsv } from '../../../grader/batch/grades.ts';
import { classRow } from '../../../grader/report/classRow.ts';
import { reportJson } from '../../../grader/report/json.ts';
import { scoreView } from '../../../grader/report/view.ts';
import { formatPoints, formatPointsOf, pointsWords, roundPoints } from '../../../grader/words/points.ts';
import { ALPHA_BETA } from '../../support/sampleReports.ts';

test.each([
  ['3', 3, '3 points'],
  ['1', 1, '1 point'],
  ['5/2', 2.5, '2.5 points'],
  ['7/3', 2.33, '2.33 points'],
  ['201/200', 1.01, '1.01 points'],
  ['1/200', 0.01, '0.01 points'],
])('%s is %d', (exact, rounded, words) => {
  expect(roundPoints(exact)).toBe(rounded);
  expect(formatPoints(exact)).toBe(String(rounded));
  expect(pointsWords(exact)).toBe(words);
});

/** Full marks of a maximum that ends in half a hundredth, which floating point takes for less. */
const FULL = {
  ...ALPHA_BETA,
  score: { value: 1.01, earned: '201/200', max: '201/200' },
};

test('a score and its maximum are rounded alike, wherever they stand', () => {
  expect(scoreView(FULL)).toMatchObject({ value: '1.01', max: '1.01', headline: '1.01 of 1.01 points' });
  expect(JSON.parse(reportJson(FULL))).toMatchObject({ score: 1.01, maxScore: 1.01 });
  expect(gradesCsv([classRow(FULL)]).split('\n')[1]).toContain(',1.01,1.01,');
});

test('less than all is never shown as all', () => {
  expect(formatPointsOf('2999/300', '10')).toEqual({ points: '9.997', max: '10' });
  expect(formatPointsOf('7/3', '7/3')).toEqual({ points: '2.33', max: '2.33' });
  expect(formatPointsOf('0', '1/300')).toEqual({ points: '0', max: '0.003' });
});

const points = fc
  .record({ n: fc.integer({ min: 0, max: 5_000 }), d: fc.integer({ min: 1, max: 600 }) })
  .map(({ n, d }) => new Fraction(n, d));

test('rounding keeps the order of points, and equality', () => {
  fc.assert(
    fc.property(points, points, (a, b) => {
      const [x, y] = [a, b].map((each) => roundPoints(each));
      expect(Math.sign(x! - y!) * a.compare(b)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(x! - a.valueOf())).toBeLessThanOrEqual(0.005 + 1e-12);
      const shown = formatPointsOf(a.toFraction(), b.toFraction());
      if (a.equals(b)) expect(shown.points).toBe(shown.max);
    }),
  );
});

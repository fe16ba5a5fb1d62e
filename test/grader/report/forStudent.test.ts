import { Fraction } from 'fraction.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { reportJson } from '../../../grader/report/json.ts';
import { createRenderer } from '../../../grader/report/renderer.ts';
import { reportText } from '../../../grader/report/text.ts';
import { VISIBILITIES, type Visibility } from '../../../grader/types/exercise.ts';
import type { Counterexample, Report } from '../../../grader/types/report.ts';
import type { Evidence, Verdict } from '../../../grader/types/verdict.ts';
import { VERDICT_STATES } from '../../../grader/types/verdict.ts';
import { ALPHA_BETA, NOT_ATTEMPTED } from '../../support/sampleReports.ts';

const renderer = createRenderer();
const total = (points: readonly string[]): Fraction =>
  points.reduce((sum, each) => sum.add(each), new Fraction(0));
const word = (visibility: Visibility, what: string): string =>
  `${visibility === 'student' ? 'shown' : `secret-${visibility}`}-${what}`;

function evidenceOf(visibility: Visibility, at: number): Evidence {
  const name = (what: string): string => word(visibility, `${what}${at}`);
  if (at % 2 === 0) {
    return {
      kind: 'run',
      problem: { name: 'n-queens', n: 4, initial: null },
      seed: 1,
      states: [[0, 1, 2, 3]],
      values: [-6],
      returned: name('returned'),
    };
  }
  return {
    kind: 'tree',
    evaluated: [name('leaf')],
    expectedEvaluated: [name('leaf')],
    convention: name('convention'),
    tree: { title: name('tree'), tree: [{ id: name('leaf'), action: name('action'), value: 1 }] },
    difference: { node: name('leaf'), path: ['root', name('leaf')], sentence: name('sentence') },
  };
}

const points = fc.constantFrom('0', '1', '7/3', '1/49', '5');
const cases = fc.array(fc.record({ state: fc.constantFrom(...VERDICT_STATES), max: points }), {
  maxLength: 4,
});
const checks = fc.array(fc.record({ visibility: fc.constantFrom(...VISIBILITIES), cases }), { maxLength: 6 });

/**
 * A report in which every string of a check, verdict, diagnosis or output says whether a student may see it.
 */
const report: fc.Arbitrary<Report> = checks.map((drawn) => {
  const verdicts = drawn.flatMap(({ visibility, cases: each }, check) =>
    each.map(({ state, max }, at): Verdict => ({
      check: word(visibility, `check${check}`),
      case: word(visibility, `case${check}.${at}`),
      state,
      visibility,
      ...(state === 'not-checked' ? { reason: 'grader-fault' as const } : {}),
      points: state === 'passed' ? max : '0',
      maxPoints: max,
      code: 'value-right',
      rationale: word(visibility, 'rationale'),
      help: word(visibility, 'help'),
      expected: [word(visibility, 'expected')],
      actual: { [word(visibility, 'key')]: word(visibility, 'actual') },
      evidence: evidenceOf(visibility, at),
    })),
  );
  const summaries = drawn.map(({ visibility, cases: each }, check) => ({
    id: word(visibility, `check${check}`),
    title: word(visibility, `title${check}`),
    visibility,
    points: total(each.map(({ max }) => max)).toFraction(),
  }));
  const withheld = total(
    verdicts.filter(({ state }) => state === 'not-checked').map(({ maxPoints }) => maxPoints),
  );
  const earned = total(verdicts.map((verdict) => verdict.points));
  return {
    ...ALPHA_BETA,
    exercise: { ...ALPHA_BETA.exercise, checks: summaries },
    status: withheld.equals(0) ? 'graded' : 'withheld',
    note: withheld.equals(0)
      ? ''
      : verdicts
          .filter(({ state }) => state === 'not-checked')
          .map(({ check }) => check)
          .join(', '),
    score: {
      value: withheld.equals(0) ? earned.valueOf() : null,
      earned: earned.toFraction(),
      max: total(summaries.map((check) => check.points)).toFraction(),
      ...(withheld.equals(0) ? {} : { withheld: withheld.toFraction() }),
    },
    verdicts,
    diagnoses: drawn.map(({ visibility }) => ({
      mistake: word(visibility, 'mistake'),
      title: word(visibility, 'diagnosis'),
      evidence: word(visibility, 'proof'),
      hint: word(visibility, 'hint'),
      visibility,
    })),
    ...(drawn[0] === undefined ? {} : { counterexample: counterexampleOf(drawn[0].visibility) }),
    output: drawn.map(({ visibility }, check) => ({
      check: word(visibility, `check${check}`),
      visibility,
      text: word(visibility, 'printed'),
      bytes: 20,
    })),
  };
});

function counterexampleOf(visibility: Visibility): Counterexample {
  return {
    kind: 'value',
    visibility,
    file: word(visibility, 'file'),
    rationale: word(visibility, 'found'),
    help: word(visibility, 'advice'),
    expected: word(visibility, 'due'),
    actual: word(visibility, 'came'),
    evidence: evidenceOf(visibility, 0),
    isSmallest: true,
    probes: 3,
  };
}

describe('forStudent', () => {
  it('lets nothing of a hidden check through, in any form', () => {
    fc.assert(
      fc.property(report, fc.boolean(), (whole, afterDue) => {
        const student = forStudent(whole, { afterDue });
        const hidden = afterDue ? /secret-staff/ : /secret/;
        for (const written of [
          reportJson(student),
          renderer.reportHtml(student),
          reportText(student, { width: 80, color: false, verbose: true }),
          JSON.stringify(student),
        ]) {
          expect(written).not.toMatch(hidden);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps everything of the checks that are shown, with their points to the last fraction', () => {
    fc.assert(
      fc.property(report, fc.boolean(), (whole, afterDue) => {
        const student = forStudent(whole, { afterDue });
        const mine = whole.verdicts.filter(
          ({ visibility }) => visibility === 'student' || (afterDue && visibility === 'after-due'),
        );
        expect(student.verdicts).toEqual(mine);
        expect(student.score.earned).toBe(total(mine.map((verdict) => verdict.points)).toFraction());
        expect(new Fraction(student.score.max).add(student.notShown ?? 0).equals(whole.score.max)).toBe(true);
        const held = total(
          mine.filter(({ state }) => state === 'not-checked').map(({ maxPoints }) => maxPoints),
        );
        expect(student.score.withheld ?? '0').toBe(held.toFraction());
        expect(student.score.value === null).toBe(!held.equals(0));
        expect(student.status).toBe(held.equals(0) ? 'graded' : 'withheld');
        expect(forStudent(student, { afterDue }).score).toEqual(student.score);
      }),
      { numRuns: 300 },
    );
  });

  it('rounds once, half up: 4/3 + 2 + 2 of 8', () => {
    const student = forStudent(ALPHA_BETA);
    expect(student.score).toEqual({ value: 5.33, earned: '16/3', max: '8' });
    expect(student.notShown).toBe('4');
    expect(student.audience).toBe('student');
  });

  it('holds back all points of a submission that could not be graded at all', () => {
    const whole: Report = {
      ...NOT_ATTEMPTED,
      status: 'withheld',
      note: 'Two submissions have this id.',
      score: { value: null, earned: '0', max: '12', withheld: '12' },
    };
    expect(forStudent(whole)).toMatchObject({
      status: 'withheld',
      note: 'Two submissions have this id.',
      score: { value: null, withheld: '8' },
    });
  });

  it('keeps the note of a submission that was not attempted, at 0 of what is shown', () => {
    expect(forStudent(NOT_ATTEMPTED)).toMatchObject({
      status: 'not-attempted',
      note: 'The folder is empty.',
      score: { value: 0, earned: '0', max: '8' },
      notShown: '4',
    });
  });
});

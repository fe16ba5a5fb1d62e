import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columns } from '../../../grader/picture/columns.ts';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { formatPlain } from '../../../grader/report/plain.ts';
import { reasonsText, reportText, verdictText } from '../../../grader/report/text.ts';
import { formatPoints } from '../../../grader/words/points.ts';
import { wrap } from '../../../grader/report/wrap.ts';
import type { Plain } from '../../../grader/types/observation.ts';
import type { Report } from '../../../grader/types/report.ts';
import {
  ALPHA_BETA,
  DIAGNOSED,
  EXPECTIMAX,
  HILL_CLIMBING,
  NOT_ATTEMPTED,
  SAMPLES,
} from '../../support/sampleReports.ts';

const plain = { width: 80, color: false, verbose: false };
const linesOf = (report: Report, options = plain): string[] => reportText(report, options).split('\n');

describe('a report in a terminal', () => {
  it('says the score and each check first, then what failed, and what went wrong last', () => {
    const lines = linesOf(forStudent(ALPHA_BETA));
    expect(lines[0]).toBe('Alpha–beta pruning · Ada Lovelace (ada)');
    expect(lines[2]).toBe('5.33 of 8 points                                            3 of 5 cases passed.');
    const at = (start: string): number => lines.findIndex((line) => line.startsWith(start));
    expect(at('✓ Returns the minimax value, 2 cases')).toBeGreaterThan(2);
    expect(at('✗ Evaluates the leaves')).toBeGreaterThan(at('✓ Returns the minimax value, 2 cases'));
    expect(at('What probably went wrong')).toBeGreaterThan(at('✗ Evaluates the leaves'));
  });

  it('shows why a case failed, what was expected, what to do and the tree', () => {
    const text = reportText(ALPHA_BETA, plain);
    expect(text).toContain('    Your search did not cut at node C');
    expect(text).toContain('    Expected  ["0.0", "0.1", "0.2", "1.0", "2.0", "2.1", "2.2"]\n');
    expect(text).toContain('    Hint      When the value of a MIN node falls to α or below');
    expect(text).toContain(
      '    ├─ a2 ▼ C ≤ 2  ◂ here, on entry α = 3, β = ∞\n    │  ├─ c1 [2]\n    │  ├─ c2 [4]  extra\n',
    );
  });

  it('says what a case is for, when asked for more', () => {
    const description = 'Meant to catch ±999 in place of ±Infinity.';
    const verdicts = ALPHA_BETA.verdicts.map((verdict) => ({ ...verdict, description }));
    const text = reportText({ ...ALPHA_BETA, verdicts }, { ...plain, verbose: true });
    expect(text).toContain('    Meant to catch ±999 in place of ±Infinity.\n');
    expect(reportText({ ...ALPHA_BETA, verdicts }, plain)).not.toContain('Meant to catch');
  });

  it('says why cases that passed bring nothing', () => {
    const [check, ...others] = ALPHA_BETA.exercise.checks;
    const needing = (needed: number): string => {
      const exercise = { ...ALPHA_BETA.exercise, checks: [{ ...check!, needed }, ...others] };
      const verdicts = ALPHA_BETA.verdicts.map((verdict, at) =>
        verdict.check !== check!.id
          ? verdict
          : at === 0
            ? {
                ...ALPHA_BETA.verdicts.find(({ state }) => state === 'failed')!,
                check: check!.id,
                points: '0',
              }
            : { ...verdict, points: '0' },
      );
      return reportText({ ...ALPHA_BETA, exercise, verdicts }, plain);
    };
    const cases = ALPHA_BETA.verdicts.filter((verdict) => verdict.check === check!.id).length;
    expect(needing(cases)).toContain('\n  This check gives points only if every case passes.\n');
    expect(needing(cases + 1)).toContain(`only if at least ${cases + 1} of its cases pass.`);
    expect(needing(1)).not.toContain('This check gives points only');
  });

  it('shows trees of cases that passed only when asked', () => {
    expect(reportText(ALPHA_BETA, plain)).not.toContain('✓ left-side');
    expect(reportText(ALPHA_BETA, { ...plain, verbose: true })).not.toContain('✓ left-side');
    expect(reportText(ALPHA_BETA, { ...plain, all: true })).toMatch(/✓ left-side: passed[\s\S]*▲ A 3/);
  });

  it('ends with the smallest example, and with what went wrong in five lines', () => {
    const more = 'Add --verbose to see more.';
    const lines = reportText(forStudent(DIAGNOSED), { ...plain, more })
      .trimEnd()
      .split('\n');
    const at = (start: string): number => lines.findIndex((line) => line.startsWith(start));
    expect(lines.length - at('What probably went wrong: MIN never cuts')).toBeLessThanOrEqual(5);
    expect(at('The smallest example')).toBeLessThan(at('What probably went wrong'));
    expect(lines.join('\n')).toContain('  {"title": "example", "root": "max", "tree": [0, [-1, 0]]}\n');
    expect(lines.join('\n')).toContain('cutoff run YOUR-FILE --tree');
    expect(at('✗ Evaluates the leaves')).toBeLessThan(at('The smallest example'));
    expect(lines.join('\n')).not.toContain('textbook');
    expect(at('Add --verbose')).toBeLessThan(at('The smallest example'));
    expect(reportText(DIAGNOSED, { ...plain, verbose: true })).toMatch(
      /✗ textbook[\s\S]*explains everything that your code did in\s+51\s+runs/,
    );
    const replay = 'cutoff run mine --last';
    expect(reportText(DIAGNOSED, { ...plain, replay })).toContain(`To see it again: ${replay}\n`);
  });

  it('is written in two parts, the verdict before anybody knows the reason', () => {
    const judged = { ...DIAGNOSED, diagnoses: [] };
    const { counterexample: _, ...early } = judged;
    expect(verdictText(early, plain) + reasonsText(DIAGNOSED, plain)).toBe(reportText(DIAGNOSED, plain));
  });

  it('says which of the accepted conventions a search follows, where that shows', () => {
    const named = (...conventions: readonly string[]): Report => ({
      ...ALPHA_BETA,
      verdicts: conventions.map((convention) => ({
        ...ALPHA_BETA.verdicts[0]!,
        state: 'passed' as const,
        evidence: { kind: 'tree', tree: { title: 'x', tree: 1 }, evaluated: ['root'], convention },
      })),
    });
    const followed = 'Your search cuts as soon as α ≥ β (non-strict)';
    expect(reportText(named('strict or non-strict', 'non-strict'), plain)).toContain(followed);
    expect(reportText(named('non-strict, fail-hard'), plain)).toContain(followed);
    expect(reportText(named('strict'), plain)).toContain('Your search cuts only when α > β (strict)');
    expect(reportText(named('strict or non-strict'), plain)).not.toContain('Your search cuts');
    expect(reportText(named('strict', 'non-strict'), plain)).not.toContain('Your search cuts');
  });

  it('says a reason once, however many checks it fails', () => {
    const verdicts = ALPHA_BETA.verdicts.map((verdict, at) => ({
      ...verdict,
      state: at === 0 ? ('passed' as const) : ('failed' as const),
      rationale: 'Your code stopped with an error: it was tired, at mine.js, line 3.',
      help: 'Called from mine.js, line 6.',
    }));
    const text = reportText({ ...ALPHA_BETA, verdicts }, { ...plain, verbose: true });
    expect(text.match(/it was tired/g)).toHaveLength(1);
    expect(text.match(/Called from/g)).toHaveLength(1);
    expect(text).toMatch(/ {4}The same as in \S+\.\n/);
  });

  it('names all that explain it equally, and says when nothing known does', () => {
    const [one] = DIAGNOSED.diagnoses;
    const common = 'No node is ever left early.';
    const both = [
      { ...one!, common },
      { ...one!, common, title: 'MIN is averaged' },
    ];
    const text = reportText({ ...DIAGNOSED, diagnoses: both }, plain);
    expect(text).toContain(`What probably went wrong: one of these\n  ${common}\n  MIN never cuts\n    `);
    // Each with what a tutor would say, and where to look.
    expect(text.match(/\n    Hint /g)).toHaveLength(2);
    expect(text).toContain('\n  MIN is averaged\n    ');
  });

  it('says whose fault a withheld score is, and never a number for it', () => {
    const text = reportText(EXPECTIMAX, plain);
    expect(text).toContain('No score yet');
    expect(text).toMatch(/1 point held back/);
    expect(text).toContain('– broken: not judged, fault in the exercise');
    expect(text).not.toContain('null');
  });

  it('shows the boards before and after the step where the law is broken', () => {
    const text = reportText(HILL_CLIMBING, plain);
    expect(text).toContain('    step 1: −14          step 2: −15\n');
    expect(text).toContain('    1 · · · · · · · ·    1 · Q · · · · · ·\n');
    expect(text).toContain('    5 · Q · · · Q · Q    5 · · · · · Q · Q\n');
    expect(text).toContain(
      'Step 2: the queen of column 1 moves from row 5 to row 1; the objective goes\n    from −14 to −15.',
    );
  });

  it('says why nothing was graded', () => {
    expect(reportText(NOT_ATTEMPTED, plain)).toContain('0 of 12 points');
    expect(reportText(NOT_ATTEMPTED, plain)).toContain('The folder is empty.');
  });

  it('says once what stops every case', () => {
    const oneOfMany = {
      among: { failed: 3, of: 40, kind: 'trees' },
      rationale: 'It does not load. (3 of 40 random trees fail; this is the smallest.)',
    } as const;
    const verdicts = ALPHA_BETA.verdicts.map((verdict, at) => ({
      ...verdict,
      state: 'failed' as const,
      points: '0',
      code: 'not-loaded',
      rationale: 'It does not load.',
      ...(at === 1 ? oneOfMany : {}),
    }));
    const text = reportText({ ...ALPHA_BETA, verdicts }, plain);
    expect(text.match(/It does not load/g)).toHaveLength(1);
    expect(text).toContain('✗ Prunes by bounds from further up');
  });

  it('tells cases that are alike once, by all their names', () => {
    const verdicts = ALPHA_BETA.verdicts.map((verdict) =>
      verdict.check === 'leaves'
        ? { ...verdict, state: 'failed' as const, rationale: 'Same.', help: 'Try.' }
        : verdict,
    );
    expect(reportText({ ...ALPHA_BETA, verdicts }, plain)).toMatch(
      /✗ textbook, right-side: failed\n {4}Same\.[\s\S]*✗ left-side: failed\n {4}The same as in textbook\./,
    );
  });

  it('never writes past the last column, nor a space at the end of a line, in any width', () => {
    for (const report of SAMPLES) {
      for (const width of [30, 41, 80, 132]) {
        for (const verbose of [false, true]) {
          for (const line of linesOf(report, { width, color: false, verbose })) {
            expect(columns(line), line).toBeLessThanOrEqual(width);
            expect(line).toBe(line.trimEnd());
          }
        }
      }
    }
  });

  it('lets nothing that students write move the cursor or change colours', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (noise) => {
        const hostile = `\u001b[2J\u001b]0;title\u0007${noise}\r\u202e`;
        const text = reportText(
          {
            ...ALPHA_BETA,
            submission: { ...ALPHA_BETA.submission, name: hostile, files: [hostile] },
            verdicts: ALPHA_BETA.verdicts.map((verdict) => ({
              ...verdict,
              case: hostile,
              rationale: hostile,
              help: hostile,
              actual: { [hostile]: hostile },
            })),
            output: [{ check: 'leaves', visibility: 'student', text: hostile, bytes: 9 }],
          },
          { ...plain, verbose: true },
        );
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      }),
      { numRuns: 60 },
    );
  });

  it('writes colours only when asked, and the same words either way', () => {
    const coloured = reportText(ALPHA_BETA, { ...plain, color: true });
    expect(coloured).toContain('\u001b[');
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(reportText(ALPHA_BETA, plain));
  });
});

describe('wrap', () => {
  it('loses no character but spaces at line ends, and measures wide characters as two', () => {
    expect(wrap('日本語 日本語', 6)).toEqual(['日本語', '日本語']);
    expect(wrap('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, width) => {
        const lines = wrap(text, width);
        expect(lines.join('').replace(/[ \n]/g, '')).toBe(text.replace(/[ \n]/g, ''));
      }),
    );
  });
});

describe('values and points', () => {
  it.each<[value: Plain, text: string]>([
    [{ value: 3, action: 'B' }, '{ value: 3, action: "B" }'],
    [[undefined, null, NaN, -0, -Infinity], '[undefined, null, NaN, 0, -Infinity]'],
    ['say "hi"\n', '"say \\"hi\\"␊"'],
    [{ 'a-b': [] }, '{ "a-b": [] }'],
    [[[[[[[[1]]]]]]], '[[[[[[[…]]]]]]]'],
  ])('%j', (value, text) => {
    expect(formatPlain(value)).toBe(text);
  });

  it('keeps both ends of what is too long', () => {
    const text = formatPlain(['start', ...Array.from({ length: 38 }, () => 'x'.repeat(100)), 'end']);
    expect(text.length).toBeLessThanOrEqual(1200);
    expect(text).toMatch(/^\["start".*"end"\]$/);
  });

  it.each([
    ['3', '3'],
    ['7/3', '2.33'],
    ['1/200', '0.01'],
    ['5/2', '2.5'],
    ['0', '0'],
  ])('%s points are %s', (exact, shown) => {
    expect(formatPoints(exact)).toBe(shown);
  });
});

describe('values in Python', () => {
  it.each<[Plain, string]>([
    [{ value: 3, action: null }, '{"value": 3, "action": None}'],
    [[true, undefined], '[True, None]'],
    [{}, '{}'],
  ])('%j', (value, text) => {
    expect(formatPlain(value, 'python')).toBe(text);
  });
});

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classRow, stateOf, type ClassRow } from '../../../grader/report/classRow.ts';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { histogram } from '../../../grader/report/histogram.ts';
import { createProse } from '../../../grader/report/prose.ts';
import { createRenderer } from '../../../grader/report/renderer.ts';
import {
  ALPHA_BETA,
  DIAGNOSED,
  EXPECTIMAX,
  HILL_CLIMBING,
  NOT_ATTEMPTED,
  SAMPLES,
} from '../../support/sampleReports.ts';

const renderer = createRenderer();
const rows = (names: readonly string[]): ClassRow[] =>
  names.map((name) => classRow({ ...ALPHA_BETA, submission: { ...ALPHA_BETA.submission, id: name, name } }));
const pages: readonly (readonly [name: string, html: string])[] = [
  ...SAMPLES.map((report) => [report.submission.id, renderer.reportHtml(report)] as const),
  [
    'the class',
    renderer.classHtml(
      SAMPLES.map((report) => classRow({ ...ALPHA_BETA, status: report.status, score: report.score })),
      ALPHA_BETA.exercise,
    ),
  ],
  ['an empty class', renderer.classHtml([], ALPHA_BETA.exercise)],
];
/** Everything but what Cutoff itself put there as style and script. */
const bodyOf = (html: string): string =>
  html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<script>[\s\S]*?<\/script>\n<\/body>/, '');

describe.each(pages)('the page of %s', (_, html) => {
  it('allows its own style and script by hash, and nothing else', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/
      .exec(html)![1]!
      .replaceAll('&#x27;', "'")
      .replaceAll('&#x3D;', '=');
    const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)![1]!;
    expect(policy).toBe(
      `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; img-src data:; base-uri 'none'; form-action 'none'`,
    );
  });

  it('refers to nothing outside itself', () => {
    expect(html).not.toMatch(/\b(?:src|srcset|action|formaction|poster|background)\s*=/);
    // The name of a namespace is no address.
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\/|@import|url\((?!#)/);
    for (const [, href] of bodyOf(html).matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(#|\.\/|data:,$)/);
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });

  it('is whole', () => {
    expect(html.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
    expect(html.trimEnd().endsWith('</html>')).toBe(true);
    expect(html).not.toMatch(/\bundefined<|\[object Object\]|>null<|NaN"/);
    expect(new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).size).toBe(
      [...html.matchAll(/ id="/g)].length,
    );
  });
});

describe('a report page', () => {
  it('opens what failed and folds what passed', () => {
    const html = renderer.reportHtml(ALPHA_BETA);
    expect(html.match(/<details class="case failed" open>/g)).toHaveLength(4);
    expect(html.match(/<details class="case passed">/g)).toHaveLength(4);
  });

  it('draws a tree for each case that has one and says the same in words', () => {
    const html = renderer.reportHtml(ALPHA_BETA);
    expect(html.match(/<figure class="tree">/g)).toHaveLength(5);
    expect(html.match(/The tree in words/g)).toHaveLength(5);
    expect(html).toContain('After leaf 1.0 the value of C is at most 2, so its other leaves cannot matter.');
  });

  it('draws the boards and the objective of a run, with every step in a table', () => {
    const html = renderer.reportHtml(HILL_CLIMBING);
    for (const caption of [
      'Start: −17',
      'Step 1, just before: −14',
      'Step 2, where the law is broken: −15',
      'End, step 3: −12',
    ])
      expect(html).toContain(`<figcaption>${caption}</figcaption>`);
    expect(html).toContain(
      '<tr data-at="2" class="marked"><td>2</td><td>−15</td><td>the queen of column 1 moves from row 5 to row 1 <strong>the law is broken here</strong></td></tr>',
    );
  });

  it('says what went wrong, and draws the smallest example with the file to paste', () => {
    const html = renderer.reportHtml(DIAGNOSED);
    expect(html).toContain('<h3>MIN never cuts</h3>');
    expect(html).toMatch(
      /<section class="counterexample"[\s\S]*<svg[\s\S]*\{&quot;title&quot;: &quot;example&quot;, &quot;root&quot;: &quot;max&quot;, &quot;tree&quot;: \[0, \[-1, 0\]\]\}[\s\S]*<\/section>/,
    );
    expect(html).toContain('cutoff run YOUR-FILE --tree example.json');
    expect(html).toContain('Your search goes into node 1.1, though it can leave node 1 before.');
  });

  it('counts what went wrong over the class, the commonest first and the unknown last', () => {
    const unknown = { ...DIAGNOSED.diagnoses[0]!, mistake: 'unknown', title: 'None of the known mistakes' };
    const other = { ...DIAGNOSED.diagnoses[0]!, mistake: 'min-averages', title: 'MIN is averaged' };
    const found = [[unknown], [unknown], [unknown], [other], DIAGNOSED.diagnoses, DIAGNOSED.diagnoses].map(
      (diagnoses, at) => classRow({ ...DIAGNOSED, diagnoses }, `student-${at}`),
    );
    const html = renderer.classHtml(found, DIAGNOSED.exercise);
    const listed = [
      ...html.matchAll(
        /<span class="name">(MIN never cuts|MIN is averaged|None of the known mistakes)<\/span> <span class="rate">(\d+)<\/span>/g,
      ),
    ].map(([, title, number]) => `${title}: ${number}`);
    expect(listed).toEqual(['MIN never cuts: 2', 'MIN is averaged: 1', 'None of the known mistakes: 3']);
  });

  it('never shows a number where the score is withheld', () => {
    const html = renderer.reportHtml(EXPECTIMAX);
    expect(html).toContain('No score yet');
    expect(html).toContain('1 point held back');
  });

  it('marks the staff’s copy, and only that', () => {
    expect(renderer.reportHtml(ALPHA_BETA)).toContain('staff copy');
    expect(renderer.reportHtml(forStudent(ALPHA_BETA))).not.toContain('staff');
    expect(renderer.reportHtml(forStudent(ALPHA_BETA))).toContain(
      'A further 4 points rest on checks that are not shown here.',
    );
  });

  it('shows everything that a student wrote as text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          '<script>alert(1)</script>',
          '"><img src=x onerror=alert(1)>',
          '{{constructor}}',
          '</title>',
          '</pre></details>',
          '<!--',
          ']]>',
          '&lt;b&gt;',
        ),
        fc.string({ unit: 'binary' }),
        (attack, noise) => {
          const hostile = attack + noise;
          const report = {
            ...ALPHA_BETA,
            exercise: { ...ALPHA_BETA.exercise, title: hostile },
            submission: { ...ALPHA_BETA.submission, id: hostile, name: `${hostile}!`, files: [hostile] },
            note: hostile,
            verdicts: ALPHA_BETA.verdicts.map((verdict) => ({
              ...verdict,
              case: hostile,
              rationale: hostile,
              help: hostile,
              expected: hostile,
              actual: { [hostile]: hostile },
            })),
            diagnoses: [
              {
                mistake: 'm',
                title: hostile,
                evidence: hostile,
                hint: hostile,
                visibility: 'student' as const,
              },
            ],
            output: [{ check: 'value', visibility: 'student' as const, text: hostile, bytes: 1 }],
          };
          for (const html of [
            renderer.reportHtml(report),
            renderer.classHtml([{ ...classRow(report), status: 'withheld' }], report.exercise),
          ]) {
            const body = bodyOf(html);
            expect(body).not.toMatch(/<(?:script|img|!--)|[\u0000-\u0008\u000b-\u001f\u202e]/);
            expect(body.match(/<title>(?!Game|Objective|How|Start|Step|End)/g)).toHaveLength(1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('prose', () => {
  const prose = createProse();

  it.each<[markdown: string, markup: string]>([
    ['Use **α** and `v >= b`.', '<p>Use <strong>α</strong> and <code>v &gt;= b</code>.</p>\n'],
    ['<b>bold</b>', '<p>&lt;b&gt;bold&lt;/b&gt;</p>\n'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['[here](javascript:alert(1))', '<p>here</p>\n'],
    ['[here](data:text/html,x)', '<p>here</p>\n'],
    ['[notes](https://example.org/a"b)', '<p><a href="https://example.org/a%22b">notes</a></p>\n'],
    ['![a picture](https://example.org/x.png)', '<p>a picture</p>\n'],
    ['# Head', '<p><strong>Head</strong></p>\n'],
  ])('%s', (markdown, markup) => {
    expect(prose(markdown).replaceAll('&quot;', '%22')).toBe(markup);
  });
});

describe('the class page', () => {
  it.each([
    ['ada', './ada/staff/report.html'],
    ['..', './../staff/report.html'],
    ['a/b?c#d', './a%2Fb%3Fc%23d/staff/report.html'],
    ['javascript:alert(1)', './javascript%3Aalert%281%29/staff/report.html'],
    ['50%', './50%25/staff/report.html'],
    ['Łukasz "x"', './%C5%81ukasz%20%22x%22/staff/report.html'],
    ['\ud800', './%EF%BF%BD/staff/report.html'],
  ])('links to the folder %s', (folder, href) => {
    const html = renderer.classHtml([classRow(ALPHA_BETA, folder)], ALPHA_BETA.exercise);
    expect(html).toContain(`<a href="${href}">`);
  });

  it('counts, and leaves those without a score out of the distribution', () => {
    const html = renderer.classHtml(
      [
        ...rows(['a', 'b']),
        classRow(NOT_ATTEMPTED),
        {
          ...rows(['c'])[0]!,
          status: 'withheld',
          note: 'It broke.',
          score: { value: null, earned: '1', max: '12', withheld: '2' },
        },
      ],
      ALPHA_BETA.exercise,
    );
    expect(html).toContain('<span class="number">4</span> <span class="of">submissions</span>');
    expect(html).toContain('Not counted here: 1 not attempted, 1 withheld.');
    expect(html).toContain('<td>50–60 %</td><td>2</td>');
    expect(html).toContain('These need a look');
    expect(html).toContain('none yet');
    expect(html).toContain('<span class="rate">3 of 3 (100 %)</span>');
  });

  it('puts full marks into the last tenth and nothing anywhere else', () => {
    expect(histogram([0, 0.0999, 0.1, 0.95, 1]).map(({ number }) => number)).toEqual([
      2, 1, 0, 0, 0, 0, 0, 0, 0, 2,
    ]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (shares) => {
        expect(histogram(shares).reduce((sum, { number }) => sum + number, 0)).toBe(shares.length);
      }),
    );
  });

  it('lets one failed case fail a check, and a case that was not judged leave it open', () => {
    expect([
      stateOf(['passed', 'failed', 'not-checked']),
      stateOf(['passed', 'not-checked']),
      stateOf([]),
      stateOf(['passed']),
    ]).toEqual(['failed', 'not-checked', 'not-checked', 'passed']);
  });
});

it('says once that nothing was attempted', () => {
  const words = renderer.reportHtml(NOT_ATTEMPTED).replaceAll(/<[^>]+>/g, ' ');
  expect(words.match(/Not attempted/g)).toHaveLength(1);
});

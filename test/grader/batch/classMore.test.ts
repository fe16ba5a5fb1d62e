/** What a class's page says beyond its rows: examples without names, attempts, rules that are broken. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { examplesIn } from '../../../grader/batch/examples.ts';
import { overTimeIn } from '../../../grader/batch/overTime.ts';
import { classRow, type ClassRow } from '../../../grader/report/classRow.ts';
import { reportJson } from '../../../grader/report/json.ts';
import { createRenderer } from '../../../grader/report/renderer.ts';
import type { Report } from '../../../grader/types/report.ts';
import { folderOf } from '../../support/folders.ts';
import { DIAGNOSED } from '../../support/sampleReports.ts';

const [LESSON] = DIAGNOSED.diagnoses as [Report['diagnoses'][0]];
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const of = (id: string, name: string, more: Partial<Report> = {}): Report => ({
  ...DIAGNOSED,
  submission: { ...DIAGNOSED.submission, id, name, hash: hashOf(id) },
  diagnoses: [LESSON],
  counterexample: { ...DIAGNOSED.counterexample!, visibility: 'student' },
  ...more,
});
const score = (earned: string): Report['score'] => ({ value: Number(earned), earned, max: '10' });
const fileOf = (report: Report): readonly [string, string] => [
  `${report.submission.id}/staff/result.json`,
  reportJson(report),
];
const classOf = (...reports: readonly Report[]): { out: string; rows: ClassRow[] } => ({
  out: folderOf(Object.fromEntries(reports.map(fileOf))),
  rows: reports.map((report) => classRow(report)),
});

describe('examples', () => {
  test('show a mistake as one submission made it, without a name', async () => {
    const { out, rows } = classOf(of('ann', 'Ann Lee'), of('bea', 'Bea Ray'));
    const examples = await examplesIn(out, rows);
    expect(examples.map(({ diagnosis, number }) => [diagnosis.mistake, number])).toEqual([
      [LESSON.mistake, 2],
    ]);
    const html = createRenderer().examplesHtml(examples, DIAGNOSED.exercise);
    expect(html).toContain(LESSON.title);
    expect(html).toContain('<svg');
    for (const told of ['Ann Lee', 'Bea Ray', hashOf('ann')]) expect(html).not.toContain(told);
  });

  test('one that has a name in it gives its place to another, or to words alone', async () => {
    const telling = {
      ...of('ann', 'Ann Lee').counterexample!,
      rationale: 'It returned "Bea Ray".',
      file: '{}',
    };
    const spoilt = of('ann', 'Ann Lee', { counterexample: telling });
    const both = classOf(spoilt, of('bea', 'Bea Ray'));
    const [example] = await examplesIn(both.out, both.rows);
    expect(example!.counterexample!.file).not.toBe('{}');
    const alone = classOf(spoilt, of('bea', 'Bea Ray', { diagnoses: [] }));
    expect((await examplesIn(alone.out, alone.rows)).map((each) => each.counterexample)).toEqual([null]);
  });

  test('what students are not told of is shown to none of them, nor what explains nothing', async () => {
    const { out, rows } = classOf(
      of('ann', 'Ann Lee', { diagnoses: [{ ...LESSON, visibility: 'staff' }] }),
      of('bea', 'Bea Ray', { diagnoses: [{ ...LESSON, mistake: 'unknown' }] }),
    );
    expect(await examplesIn(out, rows)).toEqual([]);
  });
});

describe('attempts', () => {
  const work = (hash: string, earned: string, more: Partial<Report> = {}): Report => ({
    ...of('ann', 'Ann Lee', { score: score(earned), ...more }),
    submission: { ...DIAGNOSED.submission, id: 'ann', name: 'Ann Lee', hash: hashOf(hash) },
  });
  const shares = async (last: Report, kept: Readonly<Record<string, Report>>): Promise<unknown> => {
    const { rows } = classOf(last);
    const files = Object.entries(kept).map(([name, report]) => [`ann/${name}`, reportJson(report)] as const);
    return overTimeIn(
      folderOf({ ...Object.fromEntries(files), ...Object.fromEntries([fileOf(last)]) }),
      rows,
    );
  };

  test('are works that newer ones replaced, each as it was last graded', async () => {
    const kept = {
      'history/1.json': work('a', '1'),
      'history/2.json': work('a', '2'),
      'history/10.json': work('b', '5'),
    };
    expect(await shares(work('c', '9'), kept)).toEqual([[0.2, 0.5, 0.9]]);
  });

  test('and those that do not count, in their order', async () => {
    const kept = { 'attempts/1.json': work('a', '1'), 'attempts/3.json': work('c', '3') };
    expect(await shares(work('b', '9'), kept)).toEqual([[0.1, 0.9, 0.3]]);
  });

  test('one that was graded by another form of the exercise, or withheld, is none', async () => {
    const other = work('a', '1', { exercise: { ...DIAGNOSED.exercise, hash: hashOf('another') } });
    const held = work('b', '1', { score: { value: null, earned: '1', max: '10', withheld: '2' } });
    expect(await shares(work('c', '9'), { 'history/1.json': other, 'history/2.json': held })).toEqual([]);
  });
});

test('the class’s page counts who breaks a rule, and links an example', () => {
  const exercise = { ...DIAGNOSED.exercise, rules: [{ id: 'own-search', says: 'Write it yourself.' }] };
  const found = { rule: 'own-search', code: 'no-function', name: 'search' } as const;
  const rows = [
    of('ann', 'Ann', { exercise, findings: [found, found] }),
    of('bea', 'Bea', { exercise, findings: [] }),
  ].map((report) => classRow(report));
  const html = createRenderer().classHtml(rows, exercise, {
    examples: [LESSON.mistake],
    overTime: [
      [0, 1],
      [1, 1],
    ],
  });
  expect(html).toMatch(/own-search<\/bdi>.*Write it yourself.*<span class="rate">1<\/span>/);
  expect(html).toContain('href="./examples.html#example-1"');
  expect(html).toMatch(/1 did better, 1 the same, 0 worse/);
});

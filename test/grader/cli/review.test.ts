/** What in a graded class wants a person, by stored results alone: nothing is graded here. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { reportJson } from '../../../grader/report/json.ts';
import type { Report } from '../../../grader/types/report.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import { ALPHA_BETA } from '../../support/sampleReports.ts';

const score = (earned: string): Report['score'] => ({ value: Number(earned), earned, max: '12' });
const of = (id: string, more: Partial<Report> = {}): Report => ({
  ...ALPHA_BETA,
  note: '',
  score: score('6'),
  submission: {
    ...ALPHA_BETA.submission,
    id,
    name: id,
    hash: createHash('sha256').update(id).digest('hex'),
  },
  ...more,
});
const at = (report: Report, file = 'staff/result.json'): readonly [string, string] => [
  `out/${report.submission.id}/${file}`,
  reportJson(report),
];
const decided = (id: string, act: object): object => ({
  number: 1,
  id,
  act,
  by: 'A. L.',
  when: '2026-03-01 10:00 UTC',
  reason: 'on paper',
});
const held = { value: null, earned: '0', max: '12', withheld: '12' };
const call = { rule: 'own-search', code: 'calls', name: 'sorted', file: 'a.py', line: 3, times: 1 } as const;
const all = ALPHA_BETA.verdicts.map((verdict) => ({ ...verdict, state: 'passed' as const, points: '0' }));

const CLASS = Object.fromEntries([
  at(of('plain')),
  at(of('held back', { status: 'withheld', note: 'Two submissions have this id.', score: held })),
  at(of('paper', { status: 'withheld', note: 'Damaged.', score: held })),
  at(of('useless', { status: 'unusable', note: 'No text.', score: score('0') })),
  at(of('zero', { score: score('0') })),
  at(of('read', { note: 'Its notebook was read.' })),
  at(of('calls', { findings: [call, { ...call, line: 9 }] })),
  at(of('shown', { verdicts: all })),
  at(of('moved')),
  at(of('moved', { score: score('9') }), 'history/1.json'),
  [
    'out/overrides.json',
    JSON.stringify({ format: 1, overrides: [decided('paper', { code: 'set', points: '7' })] }),
  ],
  [
    'alike/pairs.json',
    JSON.stringify({
      pairs: [
        { a: 'plain', b: 'zero', similarity: 0.914, page: 'pairs/1.html' },
        { a: 'nobody', b: 'plain', similarity: 0.7, page: null },
      ],
    }),
  ],
]);

interface Item {
  readonly kind: string;
  readonly id: string;
  readonly code: string;
  readonly why: string;
  readonly page: string | null;
  readonly commands: readonly string[];
}
const review = async (...options: readonly string[]): Promise<{ code: number; out: string }> =>
  cutoff(folderOf(CLASS), ['review', 'out', ...options]);
const itemsOf = async (...options: readonly string[]): Promise<readonly Item[]> =>
  (JSON.parse((await review('--json', ...options)).out) as { readonly items: readonly Item[] }).items;

describe('review', () => {
  test('lists what wants a person, by kind, and what was decided last', async () => {
    const items = await itemsOf('--similar', 'alike');
    expect(items.map(({ kind, id, code }) => [kind, id, code])).toEqual([
      ['withheld', 'held back', 'note'],
      ['unusable', 'useless', 'note'],
      ['unusual', 'calls', 'rule'],
      ['unusual', 'moved', 'other-score'],
      ['unusual', 'read', 'note'],
      ['unusual', 'shown', 'seen-alone'],
      ['unusual', 'zero', 'nothing'],
      ['similar', 'plain', 'alike'],
      ['overridden', 'paper', 'decided'],
    ]);
  });

  test('each with why, its page, and the command that settles it', async () => {
    const { out } = await review('--similar', 'alike');
    expect(out.replaceAll('\\', '/')).toContain(
      '  held back: Two submissions have this id.\n' +
        '    out/held back/staff/report.html\n' +
        "    cutoff grade SUBMISSIONS --exercise EXERCISE --out out --only 'held back'\n" +
        '    cutoff override \'held back\' --in out --points POINTS --reason "WHY"\n',
    );
    expect(out).toMatch(
      /^8 things to look at: 1 withheld, 1 unusable, 5 unusual and 1 similar; 1 decided by hand\./,
    );
    expect(out).toContain('  moved: The same work had 9 of 12 when it was graded before, and has 6 of 12');
    expect(out).toContain('  plain: 91 % like zero.\n    alike/pairs/1.html\n');
    expect(out).toContain('--withdraw 1');
  });

  test('one kind alone, and an exit code while anything is open', async () => {
    expect((await itemsOf('--kind', 'similar', '--similar', 'alike')).map(({ id }) => id)).toEqual(['plain']);
    expect((await review('--strict')).code).toBe(1);
    expect((await review('--strict', '--kind', 'overridden')).code).toBe(0);
    expect((await review('--kind', 'odd')).code).toBe(2);
    expect((await review('--similar', 'out')).code).toBe(2);
  });
});

/** What in a graded class wants a person, by stored results alone: nothing is graded here. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { askOn } from '../../../grader/cli/asking.ts';
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

/** Walks through a class at a terminal that is none: these lines are what is typed. */
async function walk(
  typed: readonly string[],
  ...options: readonly string[]
): Promise<{
  readonly code: number;
  readonly out: string;
  readonly cwd: string;
  readonly shown: readonly string[];
}> {
  const student = Object.keys(CLASS).flatMap((path) =>
    path.endsWith('staff/result.json') ? [[path.replace('staff/result.json', 'student/.keep'), '']] : [],
  );
  const cwd = folderOf({ ...CLASS, ...(Object.fromEntries(student) as typeof CLASS) });
  let out = '';
  const shown: string[] = [];
  const write = (text: string): void => void (out += text);
  const input = new PassThrough();
  const output = new PassThrough().on('data', (text: Buffer) => write(text.toString()));
  input.end(typed.map((line) => `${line}\n`).join(''));
  const { code, err } = await cutoff(cwd, ['review', 'out', ...options], {
    stdout: { write, isTTY: true, columns: 100 },
    stdin: {
      isTTY: true,
      text: () => Promise.resolve(''),
      ask: () =>
        Promise.resolve({
          ...askOn(input, output),
          show: (path) => Promise.resolve(shown.push(path) > 1),
        }),
    },
  });
  expect(err).toBe('');
  return { code, out, cwd, shown };
}

const kept = (
  cwd: string,
): readonly { readonly id: string; readonly act: object; readonly reason: string }[] =>
  (
    JSON.parse(readFileSync(join(cwd, 'out', 'overrides.json'), 'utf8')) as {
      readonly overrides: readonly { readonly id: string; readonly act: object; readonly reason: string }[];
    }
  ).overrides.slice(1);
const places = (out: string): readonly string[] =>
  [...out.matchAll(/^(\d+) of \d+ ·/gm)].map(([, nth = '']) => nth);

describe('review at a terminal', () => {
  test('goes from one to the next and back, and opens pages', async () => {
    const { code, out, cwd, shown } = await walk([
      '',
      'o',
      'o',
      'next',
      'p',
      'p',
      'p',
      '8',
      'n',
      '?',
      'q',
      'n',
    ]);
    expect(code).toBe(0);
    expect(places(out)).toEqual(['1', '2', '2', '2', '3', '2', '1', '1', '8', '8']);
    expect(out).toContain('1 of 8 · Withheld');
    expect(out).toContain('  held back: Two submissions have this id.');
    expect(out).toContain('This is the first one.');
    expect(out).toContain('That was the last one; q quits.');
    expect(out).toContain('a: accept it as it is');
    expect(out).toContain('0 things decided, 7 still open.');
    const page = join(cwd, 'out', 'useless', 'staff', 'report.html');
    expect(shown).toEqual([page, page]);
    expect(out).toContain('Nothing here opens it');
    expect(existsSync(join(cwd, 'out', 'index.html'))).toBe(false);
  });

  test('keeps what is decided, and writes the class when it is over', async () => {
    const { out, cwd } = await walk(
      [
        ['a', 'd', '6', 'from paper'],
        ['d', 'x', 'd', '+1/2', '', 'a', 'looked at it'],
        ['d', '-1', 'calls sorted'],
        ['8', 'd', '5', 'w', 'no, not him'],
      ].flat(),
      '--similar',
      'alike',
    );
    expect(kept(cwd)).toEqual([
      expect.objectContaining({ id: 'held back', act: { code: 'set', points: '6' }, reason: 'from paper' }),
      expect.objectContaining({ id: 'useless', act: { code: 'add', points: '0' }, reason: 'looked at it' }),
      expect.objectContaining({ id: 'calls', act: { code: 'add', points: '-1' }, reason: 'calls sorted' }),
    ]);
    expect(out).toContain('Its points are withheld; d decides what they are.');
    expect(out).toContain('"x" is no number of points');
    expect(out).toContain('3 things decided');
    expect(readFileSync(join(cwd, 'out', 'grades.csv'), 'utf8')).toContain('from paper');
  });

  test('asks of two who are alike whom it is about, and takes back what was decided', async () => {
    const { cwd, out } = await walk(
      ['8', 'd', '-2', 'b', 'one work', '9', 'd', 'w', 'no'],
      '--similar',
      'alike',
    );
    expect(kept(cwd).map(({ id, act }) => [id, act])).toEqual([
      ['plain', { code: 'add', points: '-2' }],
      ['zero', { code: 'add', points: '-2' }],
      ['paper', { code: 'withdraw', number: 1 }],
    ]);
    expect(out).toContain('It is decided; w takes that back.');
  });

  test('lists where it is told to, or where nobody can be asked', async () => {
    const { out } = await walk([], '--list');
    expect(out).toMatch(/^7 things to look at/);
    expect((await walk([], '--strict')).code).toBe(1);
  });
});

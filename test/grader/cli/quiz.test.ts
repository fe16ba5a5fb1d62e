import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import type { Ran } from '../../support/io.ts';

const QUIZ = JSON.stringify({
  title: 'Two plies',
  practice: true,
  figures: {
    t: {
      tree: [
        [3, 12, 8],
        [2, 4, 6],
        [14, 5, 2],
      ],
    },
  },
  questions: [
    { id: 'v', kind: 'values', points: 4 },
    { id: 'p', kind: 'pruned', what: 'leaves', points: 2 },
    { id: 'b', kind: 'best-action', which: 'all' },
  ],
});
const ANN = JSON.stringify({
  student: { id: 'ann', name: 'Ann' },
  answers: { v: { A: 3, B: 3, C: 2, D: 2 }, p: 'L5, L6', b: 'B' },
});
const quiz = (folder: string, ...argv: readonly string[]): Promise<Ran> => cutoff(folder, ['quiz', ...argv]);
const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');

describe('solve', () => {
  test('text and JSON say the same', async () => {
    const folder = folderOf({ 'q.json': QUIZ });
    const { code, out } = await quiz(folder, 'solve', 'q.json');
    expect(code).toBe(0);
    expect(out).toContain('    L5, L6\n');
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    const json = JSON.parse((await quiz(folder, 'solve', 'q.json', '--json')).out) as {
      questions: { parts: { answer: unknown }[] }[];
    };
    expect(json.questions[1]!.parts[0]!.answer).toEqual(['L5', 'L6']);
    expect(JSON.parse((await quiz(folder, '--json', 'solve', 'q.json')).out)).toEqual(json);
  });

  test('an unknown quiz names the nearest; a broken one its mistakes', async () => {
    const folder = folderOf({ 'bad.json': '{"title":"x","questions":[{"kind":"vale"}]}' });
    expect(await quiz(folder, 'solve', 'figure-5-3')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/did you mean "figure-5-2"/) as string,
    });
    expect(await quiz(folder, 'solve', 'bad.json')).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /bad\.json: questions\[0\]\.kind: found "vale".*did you mean "value"/,
      ) as string,
    });
    expect(await quiz(folder, 'sovle', 'x')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/did you mean "solve"/) as string,
    });
  });
});

describe('grade', () => {
  const files = {
    'q.json': QUIZ,
    'in/ann.json': ANN,
    'in/bob/answers.json': JSON.stringify({ answers: { v: { A: 5, B: 3, C: 2, D: 5 }, p: 'none', b: 'D' } }),
    'in/cai.json': 'not json',
    'in/dee.json': JSON.stringify({ hash: '0'.repeat(64), answers: { b: 'B' } }),
    'in/eve.json': JSON.stringify({ answers: {} }),
    'in/.DS_Store': 'x',
    'in/notes.txt': 'x',
  };

  test('one bad file never stops the rest; what cannot be graded is withheld', async () => {
    const folder = folderOf(files);
    const { code, out } = await quiz(folder, 'grade', 'in', '--quiz', 'q.json', '--out', 'results');
    expect(code).toBe(2);
    expect(out).toContain('5 submissions: 2 graded, 1 not attempted, 2 withheld.');
    // Bob: D is wrong and takes half a point, A follows from it, so does the best move; nothing is pruned, he says, where two leaves
    // are.
    expect(
      read(folder, 'results', 'grades.csv')
        .split('\n')
        .slice(0, 6)
        .map((line) => line.split(',').slice(0, 5).join(',')),
    ).toEqual([
      'id,name,score,max,status',
      'ann,Ann,7,7,graded',
      'bob,bob,3.5,7,graded',
      'cai,cai,,7,withheld',
      'dee,dee,,7,withheld',
      'eve,eve,0,7,not-attempted',
    ]);
    expect(read(folder, 'results', 'dee', 'staff', 'result.json')).toMatch(/another version of \\"q\\"/);
    const report = read(folder, 'results', 'bob', 'student', 'report.html');
    expect(report).toContain('Nothing was pruned');
    expect(report).not.toMatch(/units of work/);
    expect(existsSync(join(folder, 'results', 'index.html'))).toBe(true);
    const before = read(folder, 'results', 'bob', 'staff', 'result.json');
    await quiz(folder, 'grade', 'in', '--quiz', 'q.json', '--out', 'results');
    expect(read(folder, 'results', 'bob', 'staff', 'result.json')).toBe(before);
  });

  test('a table grades as files do, and so does "cutoff grade"', async () => {
    const folder = folderOf({
      ...files,
      'table.csv': 'id;name;v.A;v.B;v.C;v.D;p;b\r\nann;Ann;3;3;2;2;"l5; l6";b\r\n',
      'only/ann.json': ANN,
    });
    for (const argv of [
      ['quiz', 'grade', 'table.csv', '--quiz', 'q.json', '--out', 'a', '--json'],
      ['grade', 'only', '--exercise', 'q.json', '--out', 'b', '--json'],
    ]) {
      const { code, out } = await cutoff(folder, argv);
      expect(code).toBe(0);
      expect((JSON.parse(out) as { submissions: unknown[] }).submissions).toMatchObject([
        { id: 'ann', name: 'Ann', score: 7, max: '7', status: 'graded' },
      ]);
    }
  });

  test('two sets of answers with one id are left to somebody', async () => {
    const folder = folderOf({ 'q.json': QUIZ, 'a.json': ANN, 'b.json': ANN });
    const { code, out } = await quiz(folder, 'grade', 'a.json', 'b.json', '--quiz', 'q.json', '--out', 'r');
    expect([code, out]).toEqual([2, expect.stringMatching(/2 sets of answers have the id ann/) as string]);
  });

  test.each([
    [['nowhere'], /nowhere: there is no such file/],
    [['empty'], /there are no answers here/],
    [['t.csv'], /column "id"/],
  ])('%j', async (paths, message) => {
    const folder = folderOf({ 'q.json': QUIZ, 'empty/readme.txt': '', 't.csv': 'who\nann\n' });
    expect(await quiz(folder, 'grade', ...paths, '--quiz', 'q.json', '--out', 'r')).toMatchObject({
      code: 2,
      err: expect.stringMatching(message) as string,
    });
  });
});

describe('check', () => {
  test('right and wrong, with the reason, where the author allows it', async () => {
    const folder = folderOf({
      'q.json': QUIZ,
      'exam.json': QUIZ.replace('"practice":true,', ''),
      'ann.json': ANN,
      'wrong.json': ANN.replace('L5, L6', 'L4, L5, L6'),
    });
    expect((await quiz(folder, 'check', 'ann.json', '--quiz', 'q.json')).code).toBe(0);
    const wrong = await quiz(folder, 'check', 'wrong.json', '--quiz', 'q.json');
    expect(wrong.code).toBe(1);
    expect(wrong.out.replace(/\s+/g, ' ')).toMatch(/L4 has to be looked at|If L4 were \d+/);
    expect(wrong.out).toMatch(/A node was pruned before its first child was seen/);
    expect(await quiz(folder, 'check', 'ann.json', '--quiz', 'exam.json')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/not for practice/) as string,
    });
    expect(await quiz(folder, 'check', 'ann.json')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/does not say which quiz/) as string,
    });
  });
});

describe('questions are called by their numbers', () => {
  test('in the solution, the check, the pages and at the head of columns', async () => {
    const folder = folderOf({
      'q.json': QUIZ,
      'in/bob.json': ANN.replace('L5, L6', 'none').replace('"b":"B"', '"b":"C"'),
    });
    expect((await quiz(folder, 'solve', 'q.json')).out).toContain('Question 2 (2 points), p\n');
    const { out } = await quiz(folder, 'check', 'in/bob.json', '--quiz', 'q.json');
    expect(out).toMatch(/^✗ Question 3 +0 of 1$/m);
    expect(out).toMatch(/^✗ Question 3\n\n {2}✗ Answer: failed$/m);
    await quiz(folder, 'grade', 'in', '--quiz', 'q.json', '--out', 'r');
    expect(read(folder, 'r', 'checks.csv')).toMatch(/^id,name,Question 1,Question 2,Question 3\n/);
    expect(read(folder, 'r', 'ann', 'student', 'report.html')).toMatch(/Question 2/);
    expect(read(folder, 'r', 'ann', 'staff', 'report.html')).toMatch(/In question 2 it gives just what/);
  });

  test('in tables of answers, too, unless another question has that id', async () => {
    const folder = folderOf({
      'q.json': QUIZ.replace('"id":"b"', '"id":"q1"'),
      'a.csv': 'id,Question 1.A,1.b,v.C,1.D,q2,q1\nann,3,3,2,2,"L5, L6",B\n',
    });
    const { code, out } = await quiz(folder, 'grade', 'a.csv', '--quiz', 'q.json', '--out', 'r', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ submissions: [{ id: 'ann', score: 7 }] });
  });
});

describe('check tells wrong answers apart, and whose answers they are', () => {
  const wrong = JSON.stringify({ answers: { v: { A: 12, B: 3, C: 6, D: 14 }, p: 'none', b: 'B' } });

  test('two wrong answers to parts with one right answer are both shown', async () => {
    const folder = folderOf({ 'q.json': QUIZ, 'w.json': wrong });
    const { code, out } = await quiz(folder, 'check', 'w.json', '--quiz', 'q.json');
    expect(code).toBe(1);
    for (const given of ['12', '6', '14']) expect(out).toContain(`Yours     "${given}"`);
    expect(out).not.toMatch(/C, D/);
    expect(out).not.toMatch(/The same as in/);
  });

  test('a quiz of two parts that are wrong alike shows both', async () => {
    const small = JSON.stringify({
      title: 'Two',
      practice: true,
      figures: { t: { tree: [[3, 4], [3, 5]] } }, // prettier-ignore
      questions: [{ id: 'v', kind: 'values', nodes: ['B', 'C'] }],
    });
    const folder = folderOf({ 'q.json': small, 'w.json': '{"answers":{"v":{"B":4,"C":5}}}' });
    const { out } = await quiz(folder, 'check', 'w.json', '--quiz', 'q.json');
    for (const given of ['4', '5']) expect(out).toContain(`Yours     "${given}"`);
  });

  test("answers to another quiz name it, by what they say or by the quiz's hash", async () => {
    const { hash } = JSON.parse((await quiz(folderOf(), 'solve', 'shallow-cutoffs', '--json')).out) as {
      hash: string;
    };
    const answers = { pruned: 'L1' };
    const folder = folderOf({
      'q.json': QUIZ,
      'hash.json': JSON.stringify({ hash, answers }),
      'said.json': JSON.stringify({ quiz: 'mine', hash: '0'.repeat(64), answers }),
      'ids.json': JSON.stringify({ quiz: 'shallow-cutoffs', answers }),
      'old.json': JSON.stringify({ quiz: 'q', hash: '0'.repeat(64), answers }),
    });
    for (const [file, message] of [
      ['hash.json', /are answers to "shallow-cutoffs", not to "q"/],
      ['said.json', /are answers to "mine", not to "q"/],
      ['ids.json', /are answers to "shallow-cutoffs", not to "q"/],
      ['old.json', /belong to another version of "q"/],
    ] as const)
      expect(await quiz(folder, 'check', file, '--quiz', 'q.json'), file).toMatchObject({
        code: 2,
        err: expect.stringMatching(message) as string,
      });
    expect((await quiz(folder, 'check', 'hash.json')).out).toMatch(/Shallow cutoffs/);
  });
});

describe('generate, variants, render, export, lint', () => {
  test('a drawn quiz can be solved, varied, answered and graded', async () => {
    const folder = folderOf({ 'roster.csv': 'name,id\nAnn,ann\nBob,../bob\n' });
    expect(
      (
        await quiz(
          folder,
          'generate',
          '--subtree',
          '--unique-best',
          '--equal-bounds',
          'free',
          '--out',
          'q.json',
          '--seed',
          '7',
        )
      ).code,
    ).toBe(0);
    expect((await cutoff(folder, ['lint', 'q.json', '--strict'])).code).toBe(0);
    expect((await quiz(folder, 'variants', 'q.json', '--roster', 'roster.csv', '--out', 'v')).code).toBe(0);
    expect(readdirSync(join(folder, 'v', 'students'))).toHaveLength(2);
    const key = JSON.parse((await quiz(folder, 'solve', 'v/quizzes/ann.json', '--json')).out) as {
      hash: string;
      questions: { id: string; parts: { key: string; shown: string }[] }[];
    };
    const page = read(folder, 'v', 'students', 'ann.html');
    expect(page).toContain(key.hash);
    for (const { parts } of key.questions)
      for (const { shown } of parts) if (shown.includes(',')) expect(page).not.toContain(shown);
    const answers = Object.fromEntries(key.questions.map(({ id, parts }) => [id, parts[0]!.shown]));
    const { writeFileSync } = await import('node:fs');
    writeFileSync(
      join(folder, 'ann.json'),
      JSON.stringify({ hash: key.hash, student: { id: 'ann' }, answers }),
    );
    const graded = JSON.parse(
      (await quiz(folder, 'grade', 'ann.json', '--quiz', 'q.json', '--variants', 'v', '--out', 'r', '--json'))
        .out,
    ) as { submissions: unknown[] };
    expect(graded.submissions).toMatchObject([{ id: 'ann', score: 5 }]);
    expect(read(folder, 'v', 'measures.csv').split('\n')).toHaveLength(4);
  });

  test.each([
    [['generate', '--shape', '3x0'], /--shape: found "3x0"/],
    [['generate', '--deep'], /--deep: a deep cutoff needs more plies/],
    [['generate', '--reveals', 'shallow-cuts-onl'], /did you mean "shallow-cuts-only"/],
    [['generate', '--pruned', '95-100', '--shape', '2x2x2'], /To blame is 95 to 100 % of the leaves pruned/],
    [['generate', '--values', '9,0'], /--values: found "9,0"/],
    [['export', 'figure-5-2', '--to', 'pdf', '--variants', '2', '--out', 'x'], /no variants in it/],
    [
      ['variants', 'two-ghosts', '--roster', 'r.csv', '--out', 'v', '--share', '2'],
      /expected a share such as 1\/5/,
    ],
    [['render', 'figure-5-2', '--out', 'no/such/folder.html'], /cannot be written/],
  ])('%j says what is wrong', async (argv, message) => {
    expect(await quiz(folderOf({ 'r.csv': 'id\na\n' }), ...argv)).toMatchObject({
      code: 2,
      err: expect.stringMatching(message) as string,
    });
  });

  test('variants that share answers too often are refused, with the least share that suffices', async () => {
    const roster = ['id', ...Array.from({ length: 20 }, (_, at) => `s${at}`)].join('\n');
    // Of boards from which no step leads on, few have other numbers of attacks.
    const stuck = {
      title: 'Stuck',
      figures: { b: { board: [7, 2, 6, 3, 1, 4, 0, 5] } },
      questions: [{ kind: 'cost' }, { kind: 'best-moves' }],
    };
    const folder = folderOf({ 'r.csv': roster, 'stuck.json': JSON.stringify(stuck) });
    const make = (...more: readonly string[]): Promise<Ran> =>
      quiz(folder, 'variants', 'stuck.json', '--roster', 'r.csv', '--out', 'v', ...more);
    const { code, err } = await make();
    expect([code, existsSync(join(folder, 'v'))]).toEqual([2, false]);
    const [, share = ''] = /--share (\S+)$/m.exec(err) ?? [];
    expect(share).not.toBe('1');
    expect((await make('--share', share)).code).toBe(0);
    expect(readdirSync(join(folder, 'v', 'students'))).toHaveLength(20);
  });

  test('what a system cannot hold is left out and told; --strict refuses, and writes nothing', async () => {
    const own = {
      title: 'Own',
      figures: {
        t: {
          tree: [
            [3, 12, 8],
            [2, 4, 6],
          ],
        },
      },
      questions: [
        { id: 'set', kind: 'pruned', what: 'leaves', credit: 'all' },
        { id: 'where', kind: 'cutoffs', credit: 'all' },
        { id: 'value', kind: 'value' },
      ],
    };
    const folder = folderOf({ 'own.json': JSON.stringify(own) });
    const send = (...more: readonly string[]): Promise<Ran> =>
      quiz(folder, 'export', 'own.json', '--to', 'moodle', '--out', 'm.xml', ...more);
    const strict = await send('--strict');
    expect([strict.code, existsSync(join(folder, 'm.xml'))]).toEqual([2, false]);
    expect(strict.err.trimEnd().split('\n')).toHaveLength(3);
    const { code, out, err } = await send();
    expect([code, out]).toEqual([0, '1 of 3 questions of Own are in m.xml.\n']);
    expect(err).toMatch(/^Left out: question 1 is all or nothing/m);
    const { leftOut } = JSON.parse((await send('--json')).out) as { leftOut: { id: string }[] };
    expect(leftOut.map(({ id }) => id)).toEqual(['set', 'where']);
  });

  test('render and export write what they say', async () => {
    const folder = folderOf();
    await quiz(folder, 'render', 'notes-minimax', '--out', 'form.html');
    await quiz(folder, 'render', 'notes-minimax', '--key', '--out', 'key.html');
    expect(read(folder, 'form.html')).not.toContain('for staff only');
    expect(read(folder, 'key.html')).toContain('for staff only');
    for (const [target, out] of [
      ['moodle', 'm.xml'],
      ['qti12', 'c.zip'],
      ['qti21', 'o.zip'],
      ['csv', 't.csv'],
      ['html', 'h.html'],
    ] as const) {
      expect((await quiz(folder, 'export', 'notes-minimax', '--to', target, '--out', out)).code).toBe(0);
      expect(existsSync(join(folder, out))).toBe(true);
    }
    const { out } = await quiz(
      folder,
      'export',
      'notes-minimax',
      '--to',
      'prairielearn',
      '--out',
      'pl',
      '--json',
    );
    for (const file of (JSON.parse(out) as { files: string[] }).files)
      expect(existsSync(join(folder, 'pl', file)), file).toBe(true);
  });

  test('lint tells what each question reveals, and --strict fails on ambiguity', async () => {
    const folder = folderOf({
      'q.json': JSON.stringify({
        title: 'q',
        figures: {
          t: {
            tree: [
              [8, 9],
              [8, 7],
            ],
          },
        },
        questions: [{ kind: 'pruned', text: 'Which branches are pruned?' }],
      }),
    });
    expect((await cutoff(folder, ['lint', 'figure-5-2', '--strict'])).out).toMatch(
      /reveals no-pruning.*\n(?: {4}.*\n)* {2}cannot tell/,
    );
    const { code, out } = await cutoff(folder, ['lint', 'q.json', '--strict']);
    expect([code, out.replace(/\n +/g, ' ')]).toEqual([
      1,
      expect.stringMatching(
        /warning: q\.json: questions\[0\]: found an answer that depends on whether equal bounds cut/,
      ) as string,
    ]);
    expect((await cutoff(folder, ['lint', 'q.json'])).code).toBe(0);
  });
});

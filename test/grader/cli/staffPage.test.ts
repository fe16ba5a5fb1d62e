import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everything, grade, gradedFolder, read } from '../../support/gradedClass.ts';
import { cutoff } from '../../support/io.ts';
import { CORRECT, SMALL_EXERCISE, SWAPPED } from '../../support/smallExercise.ts';

/** An error in line 3, and what must never be markup. */
const THROWS = `// </script><b>&
${CORRECT.replace('const isMax', 'nothing.there;\n  const isMax')}`;
const CLASS = {
  'class/ann.js': CORRECT,
  'class/bea.js': THROWS,
  'class/cy d.js': SWAPPED,
  'course.json': JSON.stringify({
    assignments: [{ exercise: 'exercise', bonus: [{ students: ['bea'], points: '1', reason: 'Talk' }] }],
  }),
};
const linksOf = (page: string): string[] => {
  const [, inside = ''] = /<nav class="around"([\s\S]*?)<\/nav>/.exec(page) ?? [];
  return [...inside.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
};
const pageOf = (cwd: string, id: string, audience = 'staff'): string =>
  read(cwd, id, audience, 'report.html');
const litIn = (page: string): string[] =>
  [...page.matchAll(/<mark id="(L[^"]*)">([^<]*)<\/mark>/g)].map(([, id, text]) => `${id}: ${text}`);
const THE_CLASS = './../../index.html';
const page = (folder: string): string => `./../../${folder}/staff/report.html`;
const setUp = (): Promise<string> => gradedFolder(CLASS);

describe('the staff’s page of a submission', () => {
  test('shows what was handed in, with the lines lit at which it stopped', async () => {
    const cwd = await setUp();
    expect(litIn(pageOf(cwd, 'bea'))).toEqual(['L1-4:   nothing.there;']);
    expect(pageOf(cwd, 'bea')).toContain('ends 3 cases');
    expect(pageOf(cwd, 'bea')).toContain('// &lt;/script&gt;&lt;b&gt;&amp;');
    expect(litIn(pageOf(cwd, 'ann'))).toEqual([]);
    expect(pageOf(cwd, 'ann')).toContain('const isMax');
    const files = ['result.json', 'report.html'].map((name) => read(cwd, 'bea', 'student', name)).join('\n');
    expect(files).not.toContain('// &lt;/script');
    expect(files).not.toContain('id="source"');
  });

  test('lights lines that rules on files name', async () => {
    const cwd = await gradedFolder({
      'class/ann.js': `const e = eval;\nif (0) e('1');\n${CORRECT}`,
      'exercise/exercise.json': JSON.stringify({
        ...(JSON.parse(SMALL_EXERCISE['exercise.json'] ?? '') as object),
        rules: [{ id: 'no-eval', forbids: { calls: ['eval'] } }],
      }),
    });
    expect(litIn(pageOf(cwd, 'ann'))).toEqual([expect.stringMatching(/^L1-2: if \(0\) e\(/)]);
    expect(pageOf(cwd, 'ann')).toContain('(no-eval)');
  });

  test('leads to the class and to those before and after; the student’s page leads nowhere', async () => {
    const cwd = await setUp();
    expect(linksOf(pageOf(cwd, 'ann'))).toEqual([THE_CLASS, page('bea')]);
    expect(linksOf(pageOf(cwd, 'bea'))).toEqual([page('ann'), THE_CLASS, page('cy%20d')]);
    expect(linksOf(pageOf(cwd, 'cy d'))).toEqual([page('bea'), THE_CLASS]);
    expect(pageOf(cwd, 'bea', 'student')).not.toMatch(/\bann\b|cy.{1,3}d\b|index\.html|<nav class="around"/);
  });

  test('stays as it is through "report" and with what a course adds', async () => {
    const cwd = await setUp();
    const whole = everything(cwd);
    expect((await cutoff(cwd, ['report', 'out'])).code).toBe(0);
    expect(everything(cwd)).toEqual(whole);
    expect((await cutoff(cwd, ['report', 'out', '--course', 'course.json'])).code).toBe(0);
    expect(litIn(pageOf(cwd, 'bea'))).toHaveLength(1);
    expect(linksOf(pageOf(cwd, 'bea'))).toEqual([page('ann'), THE_CLASS, page('cy%20d')]);
    expect((await cutoff(cwd, ['report', 'out', '--no-course'])).code).toBe(0);
    expect(pageOf(cwd, 'bea')).toBe(whole.get(join(cwd, 'out', 'bea', 'staff', 'report.html')));
  });

  test('follows a class that grows, loses somebody, or is graded in part', async () => {
    const cwd = await setUp();
    writeFileSync(join(cwd, 'class', 'abe.js'), CORRECT);
    await grade(cwd);
    expect(linksOf(pageOf(cwd, 'ann'))).toEqual([page('abe'), THE_CLASS, page('bea')]);
    const whole = everything(cwd);
    await grade(cwd, '--only', 'ann');
    expect(everything(cwd)).toEqual(whole);
    rmSync(join(cwd, 'class', 'bea.js'));
    await grade(cwd);
    expect(linksOf(pageOf(cwd, 'ann'))).toEqual([page('abe'), THE_CLASS, page('cy%20d')]);
  });

  test('is written without the source where that cannot be read, or is of other work', async () => {
    const cwd = await setUp();
    const file = join(cwd, 'out', 'bea', 'staff', 'source.json');
    for (const text of ['{', 'null', '{"hash":"0","files":[],"stops":[]}', '{"files":3}', '[]']) {
      writeFileSync(file, text);
      expect((await cutoff(cwd, ['report', 'out'])).code).toBe(0);
      expect(pageOf(cwd, 'bea')).not.toContain('id="source"');
    }
    rmSync(file);
    await grade(cwd);
    expect(pageOf(cwd, 'bea')).toContain('id="source"');
    expect(readFileSync(file, 'utf8')).toContain('nothing.there');
  });
});

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isIn, parseShard } from '../../../grader/batch/shard.ts';
import { everything, grade, gradedFolder } from '../../support/gradedClass.ts';
import { cutoff, type Ran } from '../../support/io.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';

const CLASS = Object.fromEntries(
  Array.from({ length: 8 }, (_, at) => [`class/student-${at}.js`, at % 3 === 0 ? SWAPPED : CORRECT]),
);
const part = (cwd: string, shard: string, out: string, ...more: readonly string[]): Promise<Ran> =>
  cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--shard', shard, '--out', out, ...more]);

test('parts hang on names alone, and each name is in one of them', () => {
  for (const of of [1, 2, 7, 16])
    for (let at = 0; at < 200; at += 1) {
      const parts = Array.from({ length: of }, (_, part) => ({ part: part + 1, of }));
      expect(parts.filter((shard) => isIn(shard, `student ${at}`))).toHaveLength(1);
    }
  const sizes = [1, 2, 3, 4].map(
    (each) =>
      Array.from({ length: 1000 }, (_, at) => at).filter((at) => isIn({ part: each, of: 4 }, `${at}`)).length,
  );
  expect(Math.min(...sizes)).toBeGreaterThan(200);
});

test.each(['', '0/3', '4/3', '1/0', '1', '1/2/3', ' 1/2', '1/10000', '-1/2'])('%j is no part', (text) => {
  expect(parseShard(text)).toBe(null);
});

describe('a class in seven parts', () => {
  test('is, once merged, what one run gives', async () => {
    const cwd = await gradedFolder(CLASS);
    const whole = everything(cwd);
    const parts = [1, 2, 3, 4, 5, 6, 7].map((at) => `part${at}`);
    for (const [at, out] of parts.entries()) expect((await part(cwd, `${at + 1}/7`, out)).code).toBe(0);
    rmSync(join(cwd, 'out'), { recursive: true });
    const { code, out } = await cutoff(cwd, ['merge', ...parts.toReversed(), '--out', 'out']);
    expect(code).toBe(0);
    expect(out).toMatch(/^8 submissions: 8 graded\./);
    expect(everything(cwd)).toEqual(whole);
  });
});

describe('parts that do not fit are refused, and nothing is written', () => {
  const setUp = async (): Promise<string> => {
    const cwd = courseFolder(CLASS);
    await part(cwd, '1/2', 'a');
    await part(cwd, '2/2', 'b');
    return cwd;
  };
  const refused = async (cwd: string, names: readonly string[], words: RegExp): Promise<void> => {
    const { code, err } = await cutoff(cwd, ['merge', ...names, '--out', 'out']);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toMatch(words);
    expect(existsSync(join(cwd, 'out', 'grades.csv'))).toBe(false);
  };

  test('one is missing, or given twice', async () => {
    const cwd = await setUp();
    await refused(cwd, ['a'], /a: found no part 2\/2 beside it; expected all parts/);
    await refused(cwd, ['a', 'b', 'b'], /b: found part 2\/2 again; expected it once, as b/);
  });

  test('one is of another number of parts, or no part', async () => {
    const cwd = await setUp();
    await part(cwd, '2/3', 'c');
    await refused(cwd, ['a', 'c'], /c: found part 2\/3; expected one of 2 parts/);
    await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', 'whole']);
    await refused(cwd, ['a', 'whole'], /whole: found the results of a whole class/);
  });

  test('one was not finished, or cannot be read', async () => {
    const cwd = await setUp();
    const text = readFileSync(join(cwd, 'b', 'class.json'), 'utf8');
    const { students } = JSON.parse(text) as { students: string[] };
    const file = join(cwd, 'b', students[0] ?? '', 'staff', 'result.json');
    rmSync(file);
    await refused(cwd, ['a', 'b'], /b: found that "student-\d+" is not graded yet/);
    writeFileSync(file, '{');
    await refused(cwd, ['a', 'b'], /result\.json: found text that is not JSON/);
  });

  test('they were graded by two forms of the exercise', async () => {
    const cwd = await setUp();
    writeFileSync(
      join(cwd, 'exercise', 'hidden', 'later.json'),
      '{ "title": "L", "tree": [[9, 8], [7, 6]] }',
    );
    await part(cwd, '2/2', 'b');
    await refused(cwd, ['a', 'b'], /another form of the exercise/);
  });
});

test('a folder of one part takes no other, and no whole class', async () => {
  const cwd = courseFolder(CLASS);
  await part(cwd, '1/2', 'out');
  expect((await part(cwd, '2/2', 'out')).err).toBe(
    'cutoff: out holds the results of part 1/2; name another folder for part 2/2\n',
  );
  expect((await grade(cwd)).err).toContain('name another folder for a whole class');
  expect((await part(cwd, '3/2', 'out')).err).toContain('--shard: found "3/2"');
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../grader/content/csv.ts';
import { grade, gradedFolder, read } from '../../support/gradedClass.ts';
import { cutoff } from '../../support/io.ts';
import { CORRECT, courseFolder, SMALL_EXERCISE } from '../../support/smallExercise.ts';

const RULES = [
  { id: 'no-eval', forbids: { calls: ['eval'] }, says: 'Use <b>no</b> eval.' },
  { id: 'names', requires: { functions: ['minimax'] } },
];
const exercise = (rules: readonly object[]): string =>
  JSON.stringify({ ...(JSON.parse(SMALL_EXERCISE['exercise.json'] ?? '') as object), rules });
const course = (rules: object): string => JSON.stringify({ assignments: [{ exercise: 'exercise', rules }] });
const EVAL = '"bea.js" calls "eval" in line 3';
const CLASS = {
  'class/ann.js': CORRECT,
  'class/bea.js': `// eval\nconst e = eval;\nif (0) e('1');\n${CORRECT}`,
  'exercise/exercise.json': exercise(RULES),
};
const resultOf = (
  cwd: string,
  ...path: readonly string[]
): { format: number; findings: unknown; score: number } =>
  JSON.parse(read(cwd, ...path, 'result.json')) as { format: number; findings: unknown; score: number };

describe('rules on files', () => {
  test('are told in results and on both pages, and cost what the course says', async () => {
    const cwd = courseFolder(CLASS);
    expect((await grade(cwd)).code).toBe(0);
    const finding = { rule: 'no-eval', code: 'calls', name: 'eval', file: 'bea.js', line: 3, times: 1 };
    for (const audience of ['staff', 'student']) {
      expect(resultOf(cwd, 'bea', audience)).toMatchObject({ format: 3, findings: [finding] });
      expect(resultOf(cwd, 'ann', audience)).toMatchObject({ format: 3, findings: [] });
      const page = read(cwd, 'bea', audience, 'report.html');
      expect(page).toContain(EVAL.replaceAll('"', '&quot;'));
      expect(page).toContain('Use &lt;b&gt;no&lt;/b&gt; eval.');
      expect(read(cwd, 'ann', audience, 'report.html')).not.toContain('Rules on files');
    }
    expect(resultOf(cwd, 'bea', 'staff').score).toBe(4);

    writeFileSync(
      join(cwd, 'course.json'),
      course({ 'no-eval': { points: '-1/2', reason: 'As announced' } }),
    );
    expect((await cutoff(cwd, ['report', 'out', '--course', 'course.json'])).code).toBe(0);
    const explained = await cutoff(cwd, ['explain', 'bea', '--in', 'out', '--json']);
    expect(JSON.parse(explained.out)).toMatchObject({
      final: '7/2',
      lines: [{ code: 'rule', amount: '-1/2', words: `Rule no-eval: ${EVAL}: As announced` }],
    });
    const [, , bea] = parseCsv(read(cwd, 'grades.csv'));
    expect(bea?.slice(-4, -1)).toEqual(['3.5', '4', expect.stringContaining(`Rule no-eval: ${EVAL}`)]);
  });

  test('another rule grades again; without rules results are as ever', async () => {
    const cwd = await gradedFolder({
      ...CLASS,
      'exercise/exercise.json': exercise([]).replace(',"rules":[]', ''),
    });
    expect(resultOf(cwd, 'bea', 'staff')).toMatchObject({ format: 2 });
    expect(resultOf(cwd, 'bea', 'staff').findings).toBeUndefined();
    writeFileSync(join(cwd, 'exercise', 'exercise.json'), exercise(RULES));
    await grade(cwd);
    expect(resultOf(cwd, 'bea', 'staff').findings).toHaveLength(1);
    writeFileSync(join(cwd, 'exercise', 'exercise.json'), exercise([{ id: 'size', maxBytes: 10 }]));
    await grade(cwd);
    expect(resultOf(cwd, 'ann', 'staff').findings).toMatchObject([{ code: 'too-large', most: 10 }]);
  });

  test('are told by check', async () => {
    const cwd = courseFolder(CLASS);
    const { out: stdout } = await cutoff(cwd, ['check', 'class/bea.js', '--exercise', './exercise']);
    expect(stdout).toContain(`no-eval: ${EVAL}. Use <b>no</b> eval.`);
  });

  test('a course that prices no rule of the exercise is refused', async () => {
    const cwd = courseFolder({ ...CLASS, 'course.json': course({ 'no-evil': { points: -1, reason: 'R' } }) });
    const { code, err: stderr } = await grade(cwd, '--course', 'course.json');
    expect(code).toBe(2);
    expect(stderr).toContain('did you mean "no-eval"?');
  });

  test.each<[object, string]>([
    [{ id: 'a' }, 'forbids'],
    [{ id: 'a', maxBytes: 3, forbids: { calls: ['eval'] } }, 'forbids'],
    [{ id: 'a', forbids: { calls: ['eval('] } }, 'rules[0].forbids.calls[0]'],
    [{ id: 'a', requires: { files: ['README.pdf'] } }, 'rules[0].requires.files[0]'],
    [{ id: 'no-eval', maxBytes: 3 }, 'rules[1].id'],
  ])('refuses %j', async (rule, expected) => {
    const rules = expected === 'rules[1].id' ? [RULES[0]!, rule] : [rule];
    const cwd = courseFolder({ ...CLASS, 'exercise/exercise.json': exercise(rules) });
    const { code, err: stderr } = await grade(cwd);
    expect(code).toBe(2);
    expect(stderr).toContain(expected);
  });
});

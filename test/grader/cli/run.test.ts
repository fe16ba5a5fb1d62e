import { describe, expect, test } from 'vitest';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';

describe('run', () => {
  const course = {
    'mine/minimax.js': CORRECT,
    'mine/cutoff.json': '{ "exercise": "../exercise" }',
    'tree.json': '{ "title": "mine", "root": "min", "tree": [[3, 12], [2, 4]] }',
    'dice.txt': 'max: (chance: 1 2) 3',
    'three.txt': '0: <1,2,3> <3,2,1>',
    'unknown.txt': 'max: 3 ?',
  };

  test("a search on a tree of one's own", async () => {
    const { code, out, err } = await cutoff(courseFolder(course), [
      'run',
      'mine/minimax.js',
      '--tree',
      'tree.json',
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/1 of 1 points?/);
  });

  test('JSON', async () => {
    const { code, out } = await cutoff(courseFolder(course), [
      'run',
      'mine',
      '--tree',
      'tree.json',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      verdicts: [{ check: 'value', case: 'yours', state: 'passed', expected: 4 }],
    });
  });

  test('a wrong one', async () => {
    expect(
      (
        await cutoff(courseFolder({ ...course, 'mine/minimax.js': SWAPPED }), [
          'run',
          'mine',
          '--tree',
          'tree.json',
        ])
      ).code,
    ).toBe(1);
  });

  test.each<[readonly string[], RegExp]>([
    [[], /name a tree file with --tree/],
    [['--tree', 'none.json'], /none\.json: cannot be read \(it is not there\)/],
    [['--tree', 'tree.json', '--depth', 'two'], /--depth: found "two"; expected a whole number/],
    // A tree that no correct search of the exercise could search is the user's to mend, and nobody's mistake.
    [['--tree', 'dice.txt'], /dice\.txt: found a chance node, 0; expected only MAX and MIN nodes/],
    [['--tree', 'three.txt'], /three\.txt: found a tree for 3 players; expected a tree for MAX and MIN/],
    [['--tree', 'unknown.txt'], /unknown\.txt: found leaf 1 without a value; expected a value at each leaf/],
    [['--tree', 'tree.json', '--depth', '1'], /tree\.json: found node 0 without an evaluation/],
  ])('%j', async (argv, words) => {
    const { code, err } = await cutoff(courseFolder(course), ['run', 'mine', ...argv]);
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });

  test("a local search on a run of one's own", async () => {
    const stay = 'export function hillClimbing(problem) { return problem.initial; }\n';
    const cwd = folderOf({
      'mine/hillClimbing.js': stay,
      'run.json':
        '{ "title": "mine", "problem": { "name": "n-queens", "n": 8, "initial": [0, 1, 2, 3, 4, 5, 6, 7] }, "seeds": [1] }',
    });
    const { code, out } = await cutoff(cwd, [
      'run',
      'mine',
      '--run',
      'run.json',
      '--exercise',
      'hill-climbing',
    ]);
    expect(code).toBe(1);
    expect(out.length).toBeGreaterThan(100);
    expect(
      (await cutoff(cwd, ['run', 'mine', '--tree', 'run.json', '--exercise', 'hill-climbing'])).err,
    ).toMatch(/name a run file with --run/);
    const annealed = await cutoff(cwd, [
      'run',
      'mine',
      '--run',
      'run.json',
      '--exercise',
      'simulated-annealing',
    ]);
    expect([annealed.code, annealed.err]).toEqual([
      2,
      expect.stringMatching(/found no "schedule"; expected a/),
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { listExercises } from '../../../grader/content/exercise.ts';
import { cutoff } from '../../support/io.ts';
import { folderOf } from '../../support/folders.ts';
import { CORRECT, courseFolder, SMALL_EXERCISE, SWAPPED } from '../../support/smallExercise.ts';
import { isWhole } from '../../support/whole.ts';

const slugs = (await listExercises()).map(({ slug }) => slug);
/** A game, agents, a local search and a part of genetic search: those that are looked over fastest. */
const ONE_OF_EACH_KIND = ['max-n', 'multi-agents', 'local-beam', 'mutate'];

/** One problem a line again: what does not fit on one goes on below, further in. */
const unbroken = (out: string): string => out.replace(/\n +/g, ' ');

describe('lint of files', () => {
  const files = {
    'good.json': '{ "title": "x", "tree": [[1, 2], 3] }',
    'bad.json': '{ "title": "x", "tree": [[1, "2"], { "player": "mix", "children": [] }] }',
    'run.json': '{ "title": "x", "problem": { "name": "n-queens", "n": 4 }, "seeds": [1, 2] }',
    'badrun.json':
      '{ "title": "x", "problem": { "name": "n-queens", "n": 4, "initial": [0, 1, 2, 4] }, "seeds": [1] }',
  };

  test('good ones', async () => {
    const { code, out } = await cutoff(folderOf(files), ['lint', 'good.json', 'run.json']);
    expect([code, out]).toEqual([0, 'good.json: this tree is fine\nrun.json: this run is fine\n']);
  });

  test('every mistake of every file is named, and the good ones too', async () => {
    const { code, out } = await cutoff(folderOf(files), ['lint', 'bad.json', 'good.json', 'badrun.json']);
    expect(code).toBe(2);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    const lines = unbroken(out).trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^bad\.json: tree\[0\]\[1\]: found "2"/);
    expect(lines[1]).toMatch(/^bad\.json: tree\[1\]\.player: found "mix"/);
    expect(lines[2]).toMatch(/^bad\.json: tree\[1\]\.children: /);
    expect(lines[3]).toBe('good.json: this tree is fine');
    expect(lines[4]).toMatch(/^badrun\.json: problem\.initial\[3\]: found 4/);
  });

  test('JSON', async () => {
    const { code, out } = await cutoff(folderOf(files), ['lint', 'good.json', 'badrun.json', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject([
      { path: 'good.json', kind: 'tree', problems: [], warnings: [] },
      { path: 'badrun.json', kind: 'run', problems: [{ place: 'problem.initial[3]' }] },
    ]);
  });
});

describe('lint of exercises', () => {
  /** Of which nobody guesses the values. */
  const TREES = {
    'exercise/trees/seen.json': '{ "title": "seen", "tree": [[12, 3, 8], [2, 4, 6], [14, 5, 2]] }',
    'exercise/hidden/later.json': '{ "title": "LATERTREE", "tree": [[9, 7, 8], [1, 2, 3]] }',
    'exercise/hidden/secret.json': '{ "title": "SECRETTREE", "tree": [[9, 4, 5], [6, 1, 2]] }',
  };
  const lint = (files: Readonly<Record<string, string>>, ...argv: readonly string[]) =>
    cutoff(courseFolder({ ...TREES, ...files }), ['lint', './exercise', ...argv]);

  test('a warning where a program is paid that does no work', async () => {
    const trees = { 'exercise/trees/seen.json': '{ "title": "seen", "tree": [[3, 12, 8], [2, 4, 6]] }' };
    const { code, out } = await lint({ 'exercise/solutions/one.js': CORRECT, ...trees });
    expect(code).toBe(0);
    expect(unbroken(out)).toMatch(
      /^warning: \.\/exercise\/exercise\.json: checks: found 2 points for a program that goes to the leftmost leaf \(from value\).*; expected no point for it/m,
    );
  });

  test('one whose solutions all get full marks', async () => {
    const { code, out } = await lint({
      'exercise/solutions/one.js': CORRECT,
      'exercise/solutions/two/minimax.js': CORRECT,
    });
    expect([code, out]).toEqual([0, './exercise: this exercise is fine; 2 solutions get full marks\n']);
  });

  test('a solution that fails is named with check and case', async () => {
    const { code, out } = await lint({ 'exercise/solutions/one.js': SWAPPED });
    expect(code).toBe(2);
    expect(unbroken(out).trimEnd().split('\n')).toHaveLength(3);
    expect(unbroken(out)).toMatch(
      /^\.\/exercise\/solutions\/one\.js: value\/seen: found .+; expected full marks for an author's solution$/m,
    );
  });

  test('a solution that is no submission', async () => {
    const { code, out } = await lint({
      'exercise/solutions/minimax.js': SMALL_EXERCISE['starter/minimax.js']!,
    });
    expect(code).toBe(2);
    expect(out).toMatch(/solutions\/minimax\.js: found The starter was handed in unchanged\./);
  });

  test('warnings: no solution, files that no case names; exit 0, or 1 with --strict', async () => {
    const files = { 'exercise/trees/forgotten.json': '{ "title": "x", "tree": 1 }' };
    const { code, out } = await lint(files);
    expect(code).toBe(0);
    expect(out).toMatch(/^warning: \.\/exercise\/solutions: found no solution/m);
    expect(out).toMatch(/^warning: \.\/exercise\/trees\/forgotten\.json: found a file that no case names/m);
    expect((await lint(files, '--strict')).code).toBe(1);
  });

  test('an exercise that does not load', async () => {
    const { code, out } = await lint({
      'exercise/exercise.json': SMALL_EXERCISE['exercise.json']!.replace('"points":2', '"points":-2').replace(
        'trees/seen.json',
        'trees/sen.json',
      ),
    });
    expect(code).toBe(2);
    expect(out).toMatch(/checks\[0\]\.points: found -2/);
  });

  test('by its exercise.json', async () => {
    expect(
      (
        await cutoff(courseFolder({ 'exercise/solutions/one.js': CORRECT }), [
          'lint',
          'exercise/exercise.json',
        ])
      ).code,
    ).toBe(0);
  });

  test.each(isWhole ? slugs : ONE_OF_EACH_KIND)('%s is fine', async (slug) => {
    const { code, out } = await cutoff(folderOf(), ['lint', slug, '--strict', '--json']);
    const [{ problems, warnings, solutions }] = JSON.parse(out) as [
      { problems: unknown[]; warnings: unknown[]; solutions: string[] },
    ];
    expect(problems).toEqual([]);
    expect(warnings).toEqual([]);
    expect(solutions.length).toBeGreaterThan(0);
    expect(code).toBe(0);
  });
});

test('siblings of different players are pointed out in the trees of an exercise, too', async () => {
  const tree = JSON.stringify({
    title: 'x',
    root: 'min',
    tree: [[1, 2], { player: 'min', children: [3, 4] }],
  });
  const cwd = courseFolder({ 'exercise/trees/seen.json': tree, 'exercise/solutions/one.js': CORRECT });
  const { out } = await cutoff(cwd, ['lint', './exercise']);
  expect(unbroken(out)).toContain(
    'warning: ./exercise/trees/seen.json: node root: found children where MAX (0) and MIN (1) move;',
  );
});

test('siblings of different players are pointed out, once', async () => {
  const min = { player: 'min', children: [1, 2] };
  const max = { player: 'max', children: [3, 4] };
  const tree = [min, { children: [[max, min], [min, max], max, 7] }, { player: 'chance', children: [5] }];
  const files = { 'tree.json': JSON.stringify({ title: 'x', tree }) };
  const { code, out } = await cutoff(folderOf(files), ['lint', 'tree.json']);
  expect([code, unbroken(out)]).toEqual([
    0,
    'warning: tree.json: node root: found children where MIN (0) and chance (2) move; expected siblings ' +
      'at which one player moves (a search that takes the player from the level, and does not ask, is ' +
      'wrong here; the same at 2 more nodes)\n',
  ]);
  const { code: strict } = await cutoff(folderOf(files), ['lint', 'tree.json', '--strict']);
  expect(strict).toBe(1);
});

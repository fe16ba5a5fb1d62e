import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../../grader/types/root.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

const cases = join(packageRoot(), 'test', 'fixtures', 'treeCases');
const files = Object.fromEntries(
  readdirSync(cases).map((name) => [`cases/${name}`, readFileSync(join(cases, name))]),
);

describe('cutoff import', () => {
  test('a folder of cases becomes tree files, and says which cases decide the convention', async () => {
    const cwd = folderOf(files);
    const { code, out, err } = await cutoff(cwd, ['import', 'cases', '--out', 'trees']);
    expect([code, err]).toEqual([0, '']);
    expect(out.replaceAll('\\', '/')).toBe(
      [
        'cases/deep-chance.test: expectimax, 2 agents, depth 2 (4 plies) → trees/deep-chance.json',
        'cases/tie-at-the-bound.test: alpha-beta, 2 agents, depth 1 (2 plies) → trees/tie-at-the-bound.json',
        '  Strict and non-strict cuts generate different states here: its solution is for strict cuts.',
        'cases/two-ghosts.test: minimax, 3 agents, depth 1 (3 plies) → trees/two-ghosts.json',
        '',
      ].join('\n'),
    );
    const lint = await cutoff(cwd, [
      'lint',
      'trees/deep-chance.json',
      'trees/tie-at-the-bound.json',
      'trees/two-ghosts.json',
    ]);
    expect([lint.code, lint.err]).toEqual([0, '']);
    const solved = await cutoff(cwd, [
      'solve',
      'trees/tie-at-the-bound.json',
      '--convention',
      'strict',
      '--json',
    ]);
    expect(JSON.parse(solved.out)).toMatchObject({ value: 4, pruned: [] });
    const again = await cutoff(cwd, ['import', 'cases', '--out', 'trees']);
    expect([again.code, again.err]).toEqual([
      2,
      expect.stringContaining('is there already; nothing was written'),
    ]);
  });

  test('JSON says the same as data', async () => {
    const cwd = folderOf(files);
    const { out } = await cutoff(cwd, ['import', 'cases/tie-at-the-bound.solution', '--json']);
    expect(JSON.parse(out)).toEqual([
      {
        from: 'cases/tie-at-the-bound.test',
        to: 'tie-at-the-bound.json',
        algorithm: 'alpha-beta',
        agents: 2,
        depth: 1,
        optimal: ['Left', 'Right'],
        dependsOnCut: true,
        fits: ['strict'],
        actionFits: true,
        notes: [],
      },
    ]);
  });

  test('a case that is wrong stops all of them before anything is written', async () => {
    const cwd = folderOf({
      ...files,
      'cases/a.test': 'alg: "MinimaxAgent"\ndepth: "x"\n',
      'cases/a.solution': 'action: "Left"\ngenerated: ""\n',
    });
    const { code, err } = await cutoff(cwd, ['import', 'cases']);
    expect([code, err.replaceAll('\\', '/')]).toEqual([
      2,
      expect.stringContaining(
        'cases/a.test: line 2: found depth: "x"; expected a whole number from 1 to 100',
      ),
    ]);
    expect(readdirSync(cwd)).toEqual(['cases']);
  });

  test.each([
    [['import', 'nothing.test'], 'nothing.test: there is no such file or folder'],
    [['import', 'cases/readme.md'], 'cases/readme.md: expected a file that ends in .test'],
    [['import', 'empty'], 'empty: there is no .test file in this folder'],
    [['import', 'cases/two-ghosts.test', 'other/two-ghosts.test'], 'would become one file, two-ghosts.json'],
  ])('%j', async (argv, says) => {
    const cwd = folderOf({
      ...files,
      'cases/readme.md': '',
      'empty/x.txt': '',
      'other/two-ghosts.test': files['cases/two-ghosts.test']!,
    });
    const { code, err } = await cutoff(cwd, argv);
    expect([code, err]).toEqual([2, expect.stringContaining(says)]);
  });

  test('a solution that no correct search gives is told', async () => {
    const cwd = folderOf({
      'x.test': files['cases/two-ghosts.test']!,
      'x.solution': 'action: "Left"\ngenerated: "home a b"\n',
    });
    const { out } = await cutoff(cwd, ['import', 'x.test']);
    expect(out).toContain('Its solution generates other states than any correct search in this order does');
    expect(out).toContain('Its solution chooses "Left", but the best is "Right".');
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cutoff as cutoffIn, type Ran } from '../../support/io.ts';

const folder = mkdtempSync(join(tmpdir(), 'cutoff-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cutoff = (...argv: string[]): Promise<Ran> => cutoffIn(folder, argv);

describe('cutoff lab', () => {
  test('pruning prints what was counted beside the formulas', async () => {
    const { code, out, err } = await cutoff(
      'lab',
      'pruning',
      '--branching',
      '4',
      '--depth',
      '6',
      '--order',
      'best',
      '--seeds',
      '2',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('    6  4,096            127      127    127   127');
    expect(out).toMatch(/Pearl: .* 2\.630\n/);
  });
  test('queens prints rates, intervals and where the textbook was not reproduced', async () => {
    const { code, out } = await cutoff('lab', 'queens', '--variant', 'sideways', '--runs', '500');
    expect(code).toBe(0);
    expect(out).toMatch(/^sideways +9\d\.\d % +9\d\.\d–9\d\.\d % +\d+\.\d\d +\d+\.\d\d +1\.0\d$/m);
    expect(out).toContain('its 21 and 64 steps were not reproduced');
  });
  test('what never happens has no average: one queen never gets stuck, three are never solved', async () => {
    const one = await cutoff('lab', 'queens', '--n', '1', '--runs', '2', '--exact', '--variant', 'steepest');
    expect(one.out).toContain('0.0000 steps if solved, – if stuck.');
    const three = await cutoff('lab', 'queens', '--n', '3', '--runs', '2', '--variant', 'steepest');
    expect(three.out).toMatch(/^steepest +0\.0 % +0\.0–84\.2 % +– /m);
    expect(one.out + three.out).not.toMatch(/NaN|null/);
  });
  test.each([
    ['pruning', ['--depth', '7', '--seeds', '3']],
    ['pruning', ['--branching', '100000', '--depth', '1', '--order', 'worst']],
    ['queens', ['--runs', '3']],
    ['queens', ['--n', '5', '--runs', '3', '--exact', '--variant', 'steepest']],
    ['queens', ['--variant', 'sideways', '--n', '30', '--runs', '1', '--limit', '100000']],
    ['budget', ['--nodes', '1e15', '--branching', '1000000']],
  ])('%s %j fits 80 columns', async (name, options) => {
    const { code, out } = await cutoff('lab', name, ...options);
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
  test('what counts other things than steps says so', async () => {
    const all = await cutoff('lab', 'queens', '--runs', '1', '--n', '5');
    expect(all.out).toContain(
      'Averages are of steps; for genetic of generations, for min-conflicts of repairs.',
    );
    const one = await cutoff('lab', 'queens', '--runs', '1', '--variant', 'genetic', '--n', '5');
    expect(one.out).toContain('Averages are of generations.');
  });
  test('budget as JSON', async () => {
    const { code, out } = await cutoff('lab', 'budget', '--nodes', '1e6', '--branching', '35', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ lab: 'budget', nodes: 1e6, branching: 35, deepestPerfect: 6 });
  });
  test.each([
    ['pruning', ['--depth', '5']],
    ['queens', ['--variant', 'all', '--n', '5', '--runs', '3', '--exact']],
    ['budget', []],
  ])('%s draws an SVG file that stands alone', async (name, options) => {
    const { code, err } = await cutoff('lab', name, ...options, '--svg', `${name}.svg`);
    expect({ code, err }).toEqual({ code: 0, err: `drawn in ${name}.svg\n` });
    const drawing = readFileSync(join(folder, `${name}.svg`), 'utf8');
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*role="img"/);
    expect(drawing).toMatch(/<title>[^<]+<\/title><desc>[^<]+<\/desc><style>/);
    expect(drawing).not.toMatch(/NaN|Infinity|undefined|href|<script/);
    expect(drawing.trimEnd()).toMatch(/<\/svg>$/);
  });
  test.each([
    [
      ['lab'],
      'no experiment is named; expected pruning, queens, budget, annealing, restarts, landscape, genetic, tic-tac-toe, ordering, deepening, horizon, beams',
    ],
    [
      ['lab', 'prunning'],
      'there is no experiment "prunning"; expected pruning, queens, budget, annealing, restarts, landscape, genetic, tic-tac-toe, ordering, deepening, horizon, beams; did you mean "pruning"?',
    ],
    [['lab', 'budget', '--nodes', '5x'], '--nodes: found "5x"; expected a whole number from 1'],
    [['lab', 'budget', '--branching', '1'], '--branching: found "1"; expected a whole number from 2'],
    [['lab', 'pruning', '--branching', '30', '--depth', '9'], 'expected at most 16,777,216'],
    [['lab', 'pruning', '--order', 'good'], '--order: found "good"; expected '],
    [['lab', 'queens', '--n', '9', '--exact'], '--exact: found 9 queens; expected at most 8'],
    [['lab', 'queens', '--runs', '0'], '--runs: found "0"'],
  ])('%j is refused in one message', async (argv, message) => {
    const { code, out, err } = await cutoff(...argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
  test('a file in the way of the drawing is said', async () => {
    writeFileSync(join(folder, 'taken'), '');
    const { code, err } = await cutoff('lab', 'budget', '--svg', join('taken', 'budget.svg'));
    expect(code).toBe(2);
    expect(err).toContain('cannot be written');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TREE_ALGORITHMS } from '../../../reference/adversarial/treeAlgorithms.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

/** A tree that suits each search. */
const PLAIN = '{ "title": "T", "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }';
const DICE =
  '{ "title": "T", "bounds": [0, 9], "levels": ["max", "chance", "min"], "tree": [[[3, 5], [2, 9]], [[1, 0], [4, 4]]] }';
const THREE =
  '{ "title": "T", "players": 3, "tree": [[{ "utility": [1, 2, 6] }, { "utility": [4, 2, 3] }], ' +
  '[{ "utility": [6, 1, 2] }, { "utility": [5, 4, 5] }]] }';
const TREES: Readonly<Partial<Record<string, string>>> = {
  expectimax: DICE,
  star1: DICE,
  star2: DICE,
  'max-n': THREE,
};

describe.each(TREE_ALGORITHMS)('%s', (algorithm) => {
  const folder = (): string => folderOf({ 'tree.json': TREES[algorithm] ?? PLAIN });
  const asked = ['tree.json', '--algorithm', algorithm];

  test('has a page of its steps, with lines of pseudocode for all of them', async () => {
    const at = folder();
    const { code, err } = await cutoff(at, ['solve', ...asked, '--html', 'a.html']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const html = readFileSync(join(at, 'a.html'), 'utf8');
    const written = new Set([...html.matchAll(/data-line="([^"]*)"/g)].map(([, id]) => id));
    const steps = [...html.matchAll(/<li data-kind="([^"]*)"[^>]* data-lines="([^"]*)"/g)];
    expect(steps.length).toBeGreaterThan(8);
    for (const [, kind, lines = ''] of steps)
      expect([kind, lines.split(' ').some((line) => written.has(line))]).toEqual([kind, true]);
    const root = /<text [^>]*data-v="0"[^>]*>([^<]*)</.exec(html)![1]!;
    expect(html).toContain(`the root is worth ${root}.`);
  });

  test.each(['svg', 'tikz', 'dot'])('is drawn at each step, and as %s', async (format) => {
    const at = folder();
    const all = await cutoff(at, ['draw', ...asked, '--all', '--to', format, '--out', 'a.txt']);
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(await cutoff(at, ['draw', ...asked, '--step', '3', '--to', format])).toMatchObject({
      code: 0,
      err: '',
    });
  });

  test('plays, as a picture and as a page', async () => {
    const at = folder();
    for (const file of ['a.svg', 'a.html'])
      expect(await cutoff(at, ['draw', ...asked, '--animate', '--out', file])).toMatchObject({
        code: 0,
        err: '',
      });
  });
});

test('max-n is drawn with a list of utilities at each node', async () => {
  const at = folderOf({ 'tree.json': THREE });
  const { out } = await cutoff(at, ['draw', 'tree.json', '--algorithm', 'max-n']);
  expect(out).toContain('>(6, 1, 2)<');
  const third = await cutoff(at, [
    'draw',
    'tree.json',
    '--algorithm',
    'max-n',
    '--step',
    '4',
    '--json',
    '--out',
    'a.svg',
  ]);
  expect(JSON.parse(third.out)).toMatchObject({
    steps: [{ step: 4, text: 'Step 4: Node 0.0 comes to (1, 2, 6): node 0 is now (1, 2, 6).' }],
  });
});

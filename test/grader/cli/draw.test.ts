import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { findBrowser } from '../../support/browser.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff, type Ran } from '../../support/io.ts';

const FIGURE = '{ "title": "Figure 5.2", "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }';
const RUNS: Readonly<Record<string, string>> = {
  'board.json':
    '{ "title": "Queens", "problem": { "name": "n-queens", "n": 6, "initial": [0, 0, 0, 0, 0, 0] }, "seeds": [1] }',
  'hills.json':
    '{ "title": "Hills", "problem": { "name": "landscape", "elevation": [[0, 2, 4, 9, 7, 5]], "initial": [0] }, "seeds": [1] }',
  'grid.json':
    '{ "title": "Grid", "problem": { "name": "landscape", "elevation": [[0, 2, 4], [1, 5, 9]], "initial": [0, 0] }, "seeds": [1] }',
  'cool.json':
    '{ "title": "Cool", "problem": { "name": "one-max", "n": 5, "initial": [0, 0, 0, 0, 0] }, "seeds": [3], ' +
    '"schedule": { "name": "linear", "start": 2, "steps": 20 } }',
  'genes.json':
    '{ "title": "Genes", "genetic": { "size": 4, "fitness": { "name": "n-queens", "n": 8 } }, "seeds": [1], ' +
    '"options": { "mutationRate": 0.1, "values": 8, "generations": 3 } }',
};
const folder = (): string => folderOf({ 'tree.json': FIGURE, ...RUNS });
const isTex = spawnSync('pdflatex', ['--version']).status === 0;
const isDot = spawnSync('dot', ['-V']).status === 0;

const wellFormed = (svg: string): string => {
  const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
    svg,
    'image/svg+xml',
  ).documentElement;
  return root?.tagName ?? '';
};
/** All that is written in a picture. */
const wordsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

test.each(Object.keys(RUNS))('a page plays the run of %s', async (file) => {
  const at = folder();
  expect(await cutoff(at, ['draw', file, '--to', 'html', '--out', 'run.html'])).toMatchObject({
    code: 0,
    err: '',
  });
  const html = readFileSync(join(at, 'run.html'), 'utf8');
  expect(html).toContain('<script type="application/json" data-run>');
  expect(html).toContain('<template id="run-controls">');
});

describe('a step of a search of a tree', () => {
  test('by its number, with the sentence of the step', async () => {
    const at = folder();
    const drawn = await cutoff(at, ['draw', 'tree.json', '--step', '13', '--out', 'a.svg']);
    expect(drawn).toEqual({
      code: 0,
      out:
        'Step 13: An α cutoff, as 2 is beyond α = 3: 2 children of node 1 are not looked at.\n' +
        'Drawn in a.svg.\n',
      err: '',
    });
    const svg = readFileSync(join(at, 'a.svg'), 'utf8');
    expect(wellFormed(svg)).toBe('svg');
    expect(svg.match(/class="st-cut"/g)).toHaveLength(2);
    expect(/<path d="([^"]*)" class="pic-strike"/.exec(svg)?.[1]?.match(/M/g)).toHaveLength(4);
    expect(wordsOf(svg).filter((text) => text.startsWith('['))).toEqual(['[3, ∞]', '[3, ∞]']);
  });

  test('the last one unless something is said, printed without a file', async () => {
    const { out } = await cutoff(folder(), ['draw', 'tree.json']);
    expect(wellFormed(out)).toBe('svg');
    expect(wordsOf(out)).toContain('3');
    expect(out).toContain('The search is done: the root is worth 3.');
  });

  test('all of them, or the cutoffs, each in a file with its number', async () => {
    const at = folder();
    const all = await cutoff(at, ['draw', 'tree.json', '--all', '--to', 'tikz', '--out', 'a.tex']);
    expect(all.out).toBe('23 pictures, from a-01.tex on.\n');
    expect(readdirSync(at).filter((name) => name.endsWith('.tex'))).toHaveLength(23);
    const cuts = await cutoff(at, ['draw', 'tree.json', '--cutoffs', '--out', 'cut.svg', '--json']);
    expect(JSON.parse(cuts.out)).toMatchObject({ steps: [{ step: 13 }], files: ['cut.svg'] });
  });

  test('of a large tree, by its number among all steps, drawn or not', async () => {
    const leaves = Array.from({ length: 30 }, (_, i) =>
      Array.from({ length: 30 }, (__, j) => (7 * i + j) % 50),
    );
    const at = folderOf({ 'large.json': JSON.stringify(leaves) });
    const drawn = async (step: string): Promise<Ran> =>
      cutoff(at, ['draw', 'large.json', '--algorithm', 'minimax', '--step', step, '--out', 'a.svg']);
    // 31 nodes are entered, 900 leaves evaluated, 930 values taken in, and one is the answer.
    expect((await drawn('9999')).err).toMatch(/expected a step from 1 to 1,862\n/);
    const { code, out } = await drawn('1499');
    expect(code).toBe(0);
    expect(out).toMatch(/^Step 1499: .* is not drawn; the picture is of the last step before it/);
    expect(wellFormed(readFileSync(join(at, 'a.svg'), 'utf8'))).toBe('svg');
  });

  test('without answers there is nothing that a search finds', async () => {
    const { out } = await cutoff(folder(), ['draw', 'tree.json', '--no-answers']);
    expect(wordsOf(out).filter((text) => !/^\d+$/.test(text))).toEqual([]);
    expect(out).not.toMatch(/worth|value is|"st-cut|"pic-strike"/);
    expect(wordsOf(out)).toHaveLength(12 + 9);
  });

  test('on paper it is black on white', async () => {
    const { out } = await cutoff(folder(), ['draw', 'tree.json', '--style', 'print']);
    expect(out).toContain('--p-mark:#000');
  });

  test('animated, it holds still for whoever wants that', async () => {
    const at = folder();
    await cutoff(at, ['draw', 'tree.json', '--animate', '--out', 'a.svg']);
    const svg = readFileSync(join(at, 'a.svg'), 'utf8');
    expect(wellFormed(svg)).toBe('svg');
    expect(svg).toContain('@media (prefers-reduced-motion:no-preference)');
    expect(svg.length).toBeLessThan(40_000);
    await cutoff(at, ['draw', 'tree.json', '--animate', '--out', 'a.html']);
    expect(readFileSync(join(at, 'a.html'), 'utf8')).toContain('data-stepper');
  });

  test.each(['notation', 'indented', 'csv', 'json', 'dot'])('as %s it is read again', async (format) => {
    const at = folder();
    const { out } = await cutoff(at, ['draw', 'tree.json', '--to', format]);
    writeFileSync(join(at, 'again'), out);
    const solved = await cutoff(at, ['solve', 'again', '--json']);
    expect(JSON.parse(solved.out)).toMatchObject({ value: 3, prunedLeaves: ['1.1', '1.2'] });
  });
});

describe('a run', () => {
  test.each([
    ['board.json', 'svg', /pic-queen/],
    ['hills.json', 'svg', /pic-line/],
    ['grid.json', 'svg', /pic-mark/],
    ['cool.json', 'svg', /temperature/],
    ['genes.json', 'svg', /share/],
    ['board.json', 'tikz', /circle\[radius/],
    ['genes.json', 'tikz', /rectangle/],
  ])('%s as %s', async (file, format, expected) => {
    const { code, out, err } = await cutoff(folder(), ['draw', file, '--step', '1', '--to', format]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(expected);
    if (format === 'svg') expect(wellFormed(out)).toBe('svg');
  });

  test('by another search, from another seed, every step', async () => {
    const at = folder();
    const argv = [
      'draw',
      'board.json',
      '--algorithm',
      'first-choice',
      '--seed',
      '7',
      '--all',
      '--out',
      'b.svg',
    ];
    const { out } = await cutoff(at, argv);
    expect(out).toMatch(/^\d+ pictures, from b-0+\.svg on\.\n$/);
    expect(await cutoff(at, argv)).toMatchObject({ out });
  });

  test('an exam shows a population without its fitness, and a board without who attacks whom', async () => {
    const genes = await cutoff(folder(), ['draw', 'genes.json', '--no-answers']);
    expect(wordsOf(genes.out).filter((text) => !/^\d+$/.test(text))).toEqual([]);
    const board = await cutoff(folder(), ['draw', 'board.json', '--no-answers', '--step', '0']);
    expect(board.out).not.toMatch(/pic-attack"|attack each other/);
  });
});

test.each([
  [['--step', '24'], '--step: found "24"; expected a step from 1 to 23'],
  [['--step', '2', '--all'], 'expected one of them'],
  [['--to', 'pgn'], '--to: found "pgn"; expected svg, png'],
  [['--to', 'png'], '--out: expected a file to draw into'],
  [['--all'], '--out: expected a file to draw into'],
  [['--animate', '--to', 'pdf', '--out', 'a.pdf'], '--animate: found --to pdf; expected svg or html'],
  [['--algorithm', 'minmax'], 'did you mean "minimax"'],
  [['--algorithm', 'star1'], 'tree.json: star1 needs to know'],
  [['--seed', '3'], '--seed goes with a run'],
  [['--out', 'nowhere/a.svg'], 'nowhere/a.svg: cannot be written'],
])('%j', async (argv, message) => {
  const { code, err } = await cutoff(folder(), ['draw', 'tree.json', ...argv]);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test.each([
  [['board.json', '--cutoffs', '--out', 'a.svg'], '--cutoffs goes with a tree'],
  [['board.json', '--to', 'dot'], '--to dot goes with a tree'],
  [['board.json', '--algorithm', 'minimax'], '--algorithm: found "minimax"; expected'],
  [['board.json', '--animate', '--out', 'a.svg'], 'a run has no SVG that plays; expected a page (--to html)'],
])('%j', async (argv, message) => {
  const { code, err } = await cutoff(folder(), ['draw', ...argv]);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test('without a browser, PNG and PDF say what to do', async () => {
  const env = { CUTOFF_CHROMIUM: join(folder(), 'none') };
  const { code, err } = await cutoff(folder(), ['draw', 'tree.json', '--out', 'a.png'], { env });
  expect(err).toContain('PNG and PDF need Chromium, Chrome or Edge, and none was found.');
  expect(err).toContain('draw with --to svg');
  expect(code).toBe(2);
});

describe.skipIf(findBrowser() === null)('by a browser', () => {
  const env = { CUTOFF_CHROMIUM: findBrowser() ?? '' };
  test('PNG as large as the picture, twice, and a sheet of a PDF for each step', async () => {
    const at = folder();
    await cutoff(at, ['draw', 'tree.json', '--step', '2', '--out', 'a.png'], { env });
    const png = readFileSync(join(at, 'a.png'));
    const { out } = await cutoff(at, ['draw', 'tree.json', '--step', '2']);
    const [, width, height] = / width="([\d.]+)" height="([\d.]+)"/.exec(out)!;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      2 * Math.ceil(Number(width)),
      2 * Math.ceil(Number(height)),
    ]);
    await cutoff(at, ['draw', 'tree.json', '--all', '--out', 'a.pdf'], { env });
    const pdf = readFileSync(join(at, 'a.pdf'), 'latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(23);
  });
});

test.skipIf(!isTex)('TikZ compiles with plain LaTeX (skipped where there is none)', async () => {
  const at = folderOf({
    'tree.json': JSON.stringify({
      title: 'T',
      tree: {
        id: 'root_%&#',
        children: [
          { action: 'a^b~{x}', children: [3, { id: 'é\\', value: '-inf' }] },
          {
            action: '<|">',
            player: 'chance',
            children: [
              { probability: '1/3', value: 2 },
              { probability: '2/3', value: 7 },
            ],
          },
        ],
      },
    }),
    ...RUNS,
  });
  await cutoff(at, ['draw', 'tree.json', '--algorithm', 'expectimax', '--to', 'tikz', '--out', 'tree.tex']);
  for (const file of Object.keys(RUNS))
    await cutoff(at, ['draw', file, '--style', 'print', '--to', 'tikz', '--out', `${file}.tex`]);
  const inputs = ['tree', ...Object.keys(RUNS)].map((name) => `\\input{${name}.tex}\n\n`).join('');
  writeFileSync(
    join(at, 'all.tex'),
    `\\documentclass{article}\\usepackage{tikz}\\begin{document}${inputs}\\end{document}`,
  );
  const made = spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'all.tex'], { cwd: at });
  expect(made.status, made.stdout.toString().slice(-1500)).toBe(0);
  expect(existsSync(join(at, 'all.pdf'))).toBe(true);
});

test.skipIf(!isDot)('Graphviz reads what is written for it (skipped where there is none)', async () => {
  const { out } = await cutoff(folder(), ['draw', 'tree.json', '--step', '13', '--to', 'dot']);
  const made = spawnSync('dot', ['-Tsvg'], { input: out });
  expect(made.stderr.toString()).toBe('');
  expect(made.stdout.toString()).toContain('[3, ∞]');
});

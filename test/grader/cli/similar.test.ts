import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../grader/content/csv.ts';
import { EVIDENCE } from '../../../grader/similar/words.ts';
import { disguise } from '../../support/disguise.ts';
import { cutoff } from '../../support/io.ts';
import { CORRECT, courseFolder } from '../../support/smallExercise.ts';

const HELD_OUT = 'test/fixtures/heldOut/round2/minimax';
const honest = (name: string): string => readFileSync(join(HELD_OUT, name), 'utf8');
const COPY = await disguise(honest('002.py'), 'python', 'renamed', 3);
const CLASS = {
  'class/ann/minimax.py': honest('001.py'),
  'class/bea/minimax.py': honest('002.py'),
  'class/cai/minimax.py': honest('003.py'),
  'class/dan/minimax.py': COPY,
  'class/eva/minimax.js': CORRECT,
};
const similar = (cwd: string, ...more: readonly string[]): ReturnType<typeof cutoff> =>
  cutoff(cwd, ['similar', 'class', '--exercise', './exercise', ...more]);
const found = async (cwd: string, ...more: readonly string[]): Promise<unknown[]> => {
  const { out } = await similar(cwd, '--json', ...more);
  const { pairs } = JSON.parse(out) as { pairs: { a: string; b: string }[] };
  return pairs.map(({ a, b }) => [a, b]);
};

test('a copy under other names is found, shown, and said to be no proof', async () => {
  const cwd = courseFolder(CLASS);
  const { code, out, err } = await similar(cwd, '--out', 'out');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^5 submissions compared: 1 pair to look at\.\n {2}100 % {2}bea and dan; longest part \d+ words/,
  );
  expect(out).toContain(EVIDENCE);
  expect(readdirSync(join(cwd, 'out')).sort()).toEqual([
    'index.html',
    'pair-001.html',
    'pairs.csv',
    'pairs.json',
  ]);
  for (const page of ['index.html', 'pair-001.html']) {
    const html = readFileSync(join(cwd, 'out', page), 'utf8');
    expect(html).toContain(EVIDENCE);
    expect(html).toContain('default-src &#x27;none&#x27;');
  }
  const [, row] = parseCsv(readFileSync(join(cwd, 'out', 'pairs.csv'), 'utf8'));
  expect(row?.slice(0, 6)).toEqual(['bea', 'bea', 'dan', 'dan', '', '1.000']);
});

test('the page of a pair shows both sources, letter for letter', async () => {
  const ann = 'export ' + CORRECT.replace('export ', '').trim();
  const cwd = courseFolder({
    ...CLASS,
    'class/fay/minimax.js': `/* mine */ ${ann}`,
    'class/gus/minimax.js': `const x = 1; ${ann} // & <done>`,
  });
  await similar(cwd, '--out', 'out');
  const pages = readdirSync(join(cwd, 'out')).filter((name) => name.startsWith('pair-'));
  expect(pages.length).toBeGreaterThan(1);
  const known = readdirSync(join(cwd, 'class')).flatMap((who) =>
    readdirSync(join(cwd, 'class', who)).map((file) => readFileSync(join(cwd, 'class', who, file), 'utf8')),
  );
  for (const page of pages) {
    const html = readFileSync(join(cwd, 'out', page), 'utf8');
    const shown = [...html.matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)].map(([, source = '']) =>
      source
        .replaceAll(/<a [^>]*>\d+<\/a>/g, '')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    );
    expect(shown).toHaveLength(2);
    for (const source of shown) expect(known.map((each) => each.trimEnd())).toContain(source.trimEnd());
  }
});

test('the same class gives the same bytes, whatever order it lies in', async () => {
  const [one, two] = [
    courseFolder(CLASS),
    courseFolder(Object.fromEntries(Object.entries(CLASS).toReversed())),
  ];
  for (const cwd of [one, two]) await similar(cwd, '--out', 'out');
  for (const name of readdirSync(join(one, 'out')))
    expect(readFileSync(join(two, 'out', name), 'utf8')).toBe(readFileSync(join(one, 'out', name), 'utf8'));
});

describe('what is left out', () => {
  test('code that everybody was given, and an exercise’s starter', async () => {
    const cwd = courseFolder({ ...CLASS, 'slides.py': honest('002.py') });
    expect(await found(cwd)).toEqual([['bea', 'dan']]);
    expect(await found(cwd, '--common', 'slides.py')).toEqual([]);
    writeFileSync(join(cwd, 'exercise', 'starter', 'helper.py'), honest('002.py'));
    expect(await found(cwd)).toEqual([]);
  });

  test('people of other classes among themselves; what they share with this class is found', async () => {
    const cwd = courseFolder({
      ...CLASS,
      'class/dan/minimax.py': honest('004.py'),
      'before/old/minimax.py': COPY,
      'before/older/minimax.py': COPY,
    });
    expect(await found(cwd)).toEqual([]);
    expect(await found(cwd, '--against', 'before')).toEqual([
      ['bea', 'old'],
      ['bea', 'older'],
    ]);
    expect((await similar(cwd, '--against', 'before')).out).toContain('bea and old (before)');
  });

  test('what cannot be parsed in time is told, and the rest is compared', async () => {
    const cwd = courseFolder({
      ...CLASS,
      'class/fay/minimax.js': 'a<b>('.repeat(15_000),
      'class/gus/minimax.py': 'x\n',
    });
    const { out } = await similar(cwd);
    expect(out).toContain('bea and dan');
    expect(out).toContain('too tangled to be parsed: files of fay.');
    expect(out).toMatch(/Too short to be compared.*: fay, gus\./);
  });

  test('a broken file is compared as far as it goes', async () => {
    const cwd = courseFolder({ ...CLASS, 'class/dan/minimax.py': `${COPY}\ndef broken(:\n` });
    expect(await found(cwd)).toEqual([['bea', 'dan']]);
  });
});

test('hostile names and sources are text on pages, and no formula in the table', async () => {
  const attack = '<script>alert(1)</script>"\'=`';
  const source = `${COPY}\n# ${attack} \u202e </pre></script>\n`;
  const cwd = courseFolder({
    'class/=cmd <b>/minimax.py': source,
    'class/@bea/minimax.py': honest('002.py').replace('def ', `X = "${'<img src=x onerror=1>'}"\n\n\ndef `),
    'class/cai/minimax.py': honest('003.py'),
  });
  await similar(cwd, '--out', 'out');
  for (const page of ['index.html', 'pair-001.html']) {
    const html = readFileSync(join(cwd, 'out', page), 'utf8');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>/');
    expect(html).not.toContain('\u202e');
  }
  const [, row] = parseCsv(readFileSync(join(cwd, 'out', 'pairs.csv'), 'utf8'));
  expect(row?.[0]).toBe("'=cmd <b>");
  expect(row?.[2]).toBe("'@bea");
});

test('without an exercise, and what is wrong with options', async () => {
  const cwd = courseFolder({ ...CLASS, 'full/x': '' });
  expect((await cutoff(cwd, ['similar', 'class'])).out).toContain('bea and dan');
  for (const [options, message] of [
    [['--from', 'much'], '--from: found "much"; expected a percentage, as 60'],
    [['--share', '0'], '--share: found "0"; expected a percentage, as 60'],
    [['--out', 'full'], 'full: this is there already; name a new folder, or remove it'],
    [['--common', 'no.py'], 'no.py: there is no such file, or it cannot be read'],
    [['--common', 'class'], 'class: expected a file in Python, JavaScript or TypeScript'],
    [['--against', 'nowhere'], 'nowhere: there is no such file or folder'],
  ] as const) {
    const { code, err } = await similar(cwd, ...options);
    expect([code, err]).toEqual([2, `cutoff: ${message}\n`]);
  }
  expect(existsSync(join(cwd, 'out'))).toBe(false);
});

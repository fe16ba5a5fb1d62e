import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listQuizzes, loadQuiz, parseQuizJson, quizPath } from '../../grader/quiz/file/quiz.ts';
import { createQuizPages } from '../../grader/quiz/page/pages.ts';
import type { Quiz } from '../../grader/quiz/quiz.ts';
import { onPaper } from '../../grader/report/paper.ts';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { cutoff } from '../support/io.ts';
import { folderOf } from '../support/folders.ts';

const executable = findBrowser();
const hasPdfToText = spawnSync('pdftotext', ['-v']).status === 0;

function bundled(name: string): Quiz {
  const path = quizPath(name);
  const quiz = path.ok ? loadQuiz(path.value, name) : path;
  if (!quiz.ok) throw new Error(JSON.stringify(quiz.problems));
  return quiz.value;
}

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const sizeOf = (pdf: Buffer): string =>
  /\/MediaBox \[0 0 ([\d.]+ [\d.]+)\]/.exec(pdf.toString('latin1'))?.[1] ?? '';

/** What each sheet says. */
function textOf(pdf: string): string[] {
  const { stdout } = spawnSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' });
  return stdout.split('\f').slice(0, -1);
}

describe('a footer in a style sheet', () => {
  it('can end neither the text nor the sheet', () => {
    const page = onPaper(createQuizPages().form(bundled('figure-5-2')), 'a4', '"; } </style><b>\\\n');
    expect(page).not.toContain('</style><b>');
    expect(page).toContain(String.raw`content: "\22 ; \7d  \3c \2f style\3e \3c b\3e \5c \a "`);
  });
});

describe.skipIf(executable === null)('on paper (set CUTOFF_CHROMIUM where none is found)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-paper-'));
  const env = { CUTOFF_CHROMIUM: executable ?? '' };
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executable ?? '', args: [...FLAGS] });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  // What is no higher than a sheet is never broken, as `break-inside` asks for.
  it.each([
    ['a4', 672, 1001],
    ['letter', 695, 935],
  ] as const)('every question of every bundled quiz fits on a sheet: %s', async (_, width, height) => {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.emulateMedia({ media: 'print' });
    const pages = createQuizPages();
    const tooHigh: string[] = [];
    for (const name of listQuizzes()) {
      const file = join(folder, `${name}.html`);
      writeFileSync(file, pages.form(bundled(name)));
      await page.goto(`file://${file}`);
      const heights = await page.evaluate(() =>
        [...document.querySelectorAll('.question')].map((each) => ({
          height: each.getBoundingClientRect().height,
          rule: getComputedStyle(each).breakInside,
        })),
      );
      for (const [at, each] of heights.entries())
        if (each.height > height || each.rule !== 'avoid') tooHigh.push(`${name} ${at + 1}: ${each.height}`);
    }
    await page.close();
    expect(tooHigh).toEqual([]);
  });

  it('a quiz for each student, and each key, with names and page numbers below', async () => {
    const cwd = folderOf({ 'r.csv': 'id,name\nana,Ana Ábel\n' });
    const argv = 'quiz variants figure-5-2 --roster r.csv --out v --pdf --share 1';
    expect((await cutoff(cwd, argv.split(' '), { env })).code).toBe(0);
    const [student, key] = ['students', 'key'].map((each) => join(cwd, 'v', each, 'ana.pdf')) as [
      string,
      string,
    ];
    for (const pdf of [student, key]) {
      expect(pagesIn(readFileSync(pdf))).toBeGreaterThan(1);
      expect(sizeOf(readFileSync(pdf))).toMatch(/^59[45]\S* 84[12]/);
    }
    if (!hasPdfToText) return;
    const sheets = textOf(student);
    for (const [at, text] of sheets.entries()) {
      expect(text).toMatch(/Ana Ábel \(ana\) · Figure 5\.2: a two-ply game tree +\d/);
      expect(text.replaceAll(' ', '')).toContain(`${at + 1}/${sheets.length}`);
    }
    expect(textOf(key).every((text) => text.includes('Key of Ana Ábel (ana), for staff only'))).toBe(true);
    // Each question stands with the last of what it asks for.
    const ends = [
      /D \(MIN\)/,
      /\bD\b/,
      /Nodes from the root/,
      /Pruned leaves/,
      /β at/,
      /Cutoffs/,
      /first to last/,
    ];
    for (const [at, end] of ends.entries()) {
      const sheet = sheets.find((text) => text.includes(`Question ${at + 1} `)) ?? '';
      expect(sheet.split(`Question ${at + 1} `)[1]?.split(/Question \d/)[0]).toMatch(end);
    }
  });

  it('letter paper by the option or the setting; A4 else', async () => {
    const cwd = folderOf({});
    const render = async (more: string, own: Record<string, string>): Promise<string> => {
      const argv = `quiz render random-restarts --pdf --out q.pdf${more}`.split(' ');
      expect((await cutoff(cwd, argv, { env: { ...env, ...own } })).code).toBe(0);
      return sizeOf(readFileSync(join(cwd, 'q.pdf')));
    };
    expect(await render(' --paper letter', {})).toBe('612 792');
    expect(await render('', { CUTOFF_PAPER: 'letter' })).toBe('612 792');
    expect(await render(' --paper a4', { CUTOFF_PAPER: 'letter' })).toMatch(/^59/);
    expect(await render('', { LANG: 'en_US.UTF-8' })).toMatch(/^59/);
  });

  it('formulas are set as such', async () => {
    const quiz = parseQuizJson(
      {
        title: 'q',
        figures: { t: { tree: [[1, 2], [3]] } },
        questions: [{ kind: 'value', text: String.raw`What is $v_2 \ge \frac{a}{b}$ here?` }],
      },
      'q',
      null,
    );
    if (!quiz.ok) throw new Error(JSON.stringify(quiz.problems));
    const file = join(folder, 'formula.html');
    writeFileSync(file, createQuizPages().form(quiz.value));
    const page = await browser.newPage();
    await page.goto(`file://${file}`);
    const seen = await page.evaluate(() => {
      const bottom = (name: string): number =>
        document.querySelector(name)?.getBoundingClientRect().bottom ?? 0;
      return {
        sub: bottom('msub > mn') > bottom('msub > mi'),
        text: document.querySelector('.question math')?.textContent,
      };
    });
    expect(seen).toEqual({ sub: true, text: 'v2≥ab' });
  });
});

describe('without a browser', () => {
  it.each([
    [
      ['quiz', 'render', 'figure-5-2', '--pdf'],
      { CUTOFF_CHROMIUM: '/no' },
      /none was found. Name one with --browser/,
    ],
    [['quiz', 'render', 'figure-5-2', '--pdf', '--browser', '/no'], {}, /--browser: \/no is not there/],
    [['quiz', 'render', 'figure-5-2', '--paper', 'a4'], {}, /--paper goes with --pdf alone/],
    [
      ['quiz', 'render', 'figure-5-2', '--pdf', '--paper', 'a5'],
      {},
      /--paper: found "a5"; expected a4 or letter/,
    ],
    [['quiz', 'render', 'figure-5-2', '--pdf'], { CUTOFF_PAPER: 'b5' }, /CUTOFF_PAPER: found "b5"/],
    [
      ['quiz', 'export', 'figure-5-2', '--to', 'pdf', '--out', 'q.pdf', '--browser', 'r.csv'],
      {},
      /did not print/,
    ],
  ])('%j %j: what to do', async (argv, env, words) => {
    const { code, err } = await cutoff(folderOf({ 'r.csv': 'x' }), argv, { env });
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });
});

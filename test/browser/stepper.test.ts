import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { cutoff } from '../support/io.ts';
import { folderOf } from '../support/folders.ts';

const executable = findBrowser();

/** Cuts only where the value is beyond the bound at MIN, and never lowers β: it looks at too many leaves. */
const FAULTY = `
export function alphaBeta(game, state) {
  const max = (s, a, b) => {
    if (game.isTerminal(s)) return game.utility(s);
    let v = -Infinity;
    for (const action of game.actions(s)) {
      v = Math.max(v, min(game.result(s, action), a, b));
      if (v >= b) return v;
      a = Math.max(a, v);
    }
    return v;
  };
  const min = (s, a, b) => {
    if (game.isTerminal(s)) return game.utility(s);
    let v = Infinity;
    for (const action of game.actions(s)) {
      v = Math.min(v, max(game.result(s, action), a, b));
      if (v < a) return v;
    }
    return v;
  };
  let [best, v] = [null, -Infinity];
  for (const action of game.actions(state)) {
    const w = min(game.result(state, action), v, Infinity);
    if (w > v) [v, best] = [w, action];
  }
  return { value: v, action: best };
}
`;

describe.skipIf(executable === null)('a search, step by step, in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-steps-'));
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executable!, args: [...FLAGS] });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function opened(html: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
    const path = join(folder, `${html.length}.html`);
    writeFileSync(path, html);
    const page = await browser.newPage(options);
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(pathToFileURL(path).href);
    return page;
  }
  const solved = async (tree: string, ...argv: readonly string[]): Promise<string> => {
    const at = folderOf({ 'tree.json': tree });
    expect(await cutoff(at, ['solve', 'tree.json', '--html', 'steps.html', ...argv])).toMatchObject({
      code: 0,
      err: '',
    });
    return readFileSync(join(at, 'steps.html'), 'utf8');
  };
  const FIGURE = '{ "title": "Figure 5.2", "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }';
  const now = (page: Page): Promise<string | null> => page.locator('.now').first().textContent();

  test('keys go on and back, and to both ends', async () => {
    const page = await opened(await solved(FIGURE));
    await page.locator('[data-go="on"]').focus();
    expect(await now(page)).toBe('1 of 23. MAX moves at the root, with α = −∞ and β = ∞.');
    for (let at = 0; at < 12; at += 1) await page.keyboard.press('ArrowRight');
    expect(await now(page)).toBe(
      '13 of 23. An α cutoff, as 2 is beyond α = 3: 2 children of node 1 are not looked at.',
    );
    expect(await page.locator('svg .st-cut').count()).toBe(4);
    expect(await page.locator('svg .pic-strike:not(.st-off)').count()).toBe(2);
    expect(await page.locator('.algorithm .lit').allTextContents()).toEqual(['if v ≤ α, return v']);
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('svg .st-cut').count()).toBe(0);
    await page.keyboard.press('End');
    expect(await now(page)).toBe('23 of 23. The search is done: the root is worth 3.');
    expect(await page.locator('[data-v="0"]').textContent()).toBe('3');
    await page.keyboard.press('Home');
    expect(await page.locator('[data-v="0"]').textContent()).toBe('');
    await page.close();
  });

  test('it plays to the end, and pauses', async () => {
    const page = await opened(await solved('{ "title": "Two", "tree": [[1, 2], [3, 4]] }'));
    await page.locator('[data-speed]').selectOption('300');
    await page.locator('[data-go="play"]').click();
    await page.waitForFunction(
      () => document.querySelector('.now')?.textContent?.startsWith('3 of') === true,
    );
    await page.locator('[data-go="play"]').click();
    const paused = await now(page);
    await page.waitForTimeout(700);
    expect(await now(page)).toBe(paused);
    await page.close();
  });

  test('without scripts there is the whole drawing, and the steps are a list', async () => {
    const html = await solved(FIGURE);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setContent(html);
    expect(await page.locator('.controls').isVisible()).toBe(false);
    await page.locator('.step-list summary').click();
    expect(await page.locator('.step-list li').count()).toBe(23);
    expect(await page.locator('svg .pic-strike:visible').count()).toBe(2);
    await context.close();
  });

  test('axe finds nothing, and nothing runs off a phone', async () => {
    const page = await opened(await solved(FIGURE));
    expect(await faultsOf(page)).toEqual([]);
    await page.close();
  });

  test('a report leads to where the two part: the node and the window of result.json', async () => {
    const at = folderOf({ 'work/ann/alphaBeta.js': FAULTY });
    await cutoff(at, ['grade', 'work', '--exercise', 'alpha-beta', '--out', 'out']);
    const student = join(at, 'out', 'ann', 'student');
    const { verdicts } = JSON.parse(readFileSync(join(student, 'result.json'), 'utf8')) as {
      verdicts: {
        evidence?: {
          search?: unknown;
          difference?: { node: string; window: { alpha: unknown; beta: unknown } };
        };
      }[];
    };
    const { difference } = verdicts.find(({ evidence }) => evidence?.search !== undefined)!.evidence!;
    const html = readFileSync(join(student, 'report.html'), 'utf8');
    expect(html.length).toBeLessThan(400_000);
    const page = await opened(html);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const stepper = page.locator('.check .stepper').first();
    await stepper.locator('[data-go="parts"]').focus();
    await page.keyboard.press('Home');
    expect(await stepper.locator('.now').textContent()).toMatch(/^1 of /);
    const parts = Number(await stepper.getAttribute('data-parts'));
    for (let step = 0; step < parts; step += 1) await page.keyboard.press('ArrowRight');
    const bound = (text: unknown): string => (text === 'inf' ? '∞' : text === '-inf' ? '−∞' : String(text));
    const { node, window } = difference!;
    expect(await stepper.locator('.now').textContent()).toContain(
      `at node ${node}, with α = ${bound(window.alpha)} and β = ${bound(window.beta)}.`,
    );
    await page.keyboard.press('Home');
    await stepper.locator('[data-go="parts"]').click();
    expect(await stepper.locator('.now').textContent()).toContain(`at node ${node},`);
    // Yours beside it: its own place, its line, and another drawing that moves with the first.
    expect(await stepper.locator('.yours-now').textContent()).toMatch(
      new RegExp(
        `^\\d+ of \\d+\\. Yours (opens|looks at) node ${node.replaceAll('.', '\\.')}, in line \\d+\\.$`,
      ),
    );
    expect(await stepper.locator('.theirs .lit').count()).toBe(1);
    // The step that is lit keeps its number among the steps in words.
    const lit = stepper.locator('.step-list li.lit');
    expect(await lit.evaluate((item) => getComputedStyle(item).display)).toBe('list-item');
    expect(await stepper.locator('.scroll.theirs').isVisible()).toBe(false);
    await stepper.locator('[data-view]').selectOption('beside');
    expect(await stepper.locator('.scroll.theirs .st-now').count()).toBe(1);
    await stepper.locator('[data-go="last"]').click();
    const looked = await stepper.locator('.scroll.theirs .st-done .pic-box').count();
    expect(looked).toBe(new Set((await stepper.getAttribute('data-yours'))!.split(' ')).size);
    await page.close();
  });
});

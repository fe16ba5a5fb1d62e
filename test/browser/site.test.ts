import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { folderOf } from '../support/folders.ts';
import { cutoff } from '../support/io.ts';
import { serveSite } from '../support/servedSite.ts';

const executable = findBrowser();

/** What a student types: it never cuts, though it hands its bounds on. */
const FAULTY = `export function alphaBeta(game, state) {
  function search(s, depth, alpha, beta) {
    if (game.isTerminal(s)) return { value: game.utility(s), action: null };
    if (depth === 0) return { value: game.evaluate(s), action: null };
    const isMax = game.player(s) === 'max';
    let best = { value: isMax ? -Infinity : Infinity, action: null };
    for (const action of game.actions(s)) {
      const { value } = search(game.result(s, action), depth - 1, alpha, beta);
      if (isMax ? value > best.value : value < best.value) best = { value, action };
      if (isMax) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
    }
    return best;
  }
  console.log('searching');
  return search(state, game.depthLimit, -Infinity, Infinity);
}
`;
const MENDED = FAULTY.replace(
  'else beta = Math.min(beta, value);\n',
  'else beta = Math.min(beta, value);\n      if (alpha >= beta) break;\n',
);
const PYTHON = `def alpha_beta(game, state):
    def search(s, depth, alpha, beta):
        if game.is_terminal(s):
            return game.utility(s), None
        if depth == 0:
            return game.evaluate(s), None
        is_max = game.player(s) == "max"
        best, chosen = (float("-inf") if is_max else float("inf")), None
        for action in game.actions(s):
            value, _ = search(game.result(s, action), depth - 1, alpha, beta)
            if (value > best) if is_max else (value < best):
                best, chosen = value, action
            if is_max:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                break
        return best, chosen
    return search(state, game.depth_limit, float("-inf"), float("inf"))
`;

describe.skipIf(executable === null)('a site, as a student uses it', () => {
  let browser: Browser;
  let server: Server;
  let base = '';
  let asked: readonly string[] = [];
  beforeAll(async () => {
    ({ server, base, asked } = await serveSite(['alpha-beta', 'minimax']));
    browser = await chromium.launch({ executablePath: executable!, args: [...FLAGS] });
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const troubles: string[] = [];
  async function opened(
    options: Parameters<Browser['newContext']>[0] = {},
    slug = 'alpha-beta',
  ): Promise<{ page: Page; context: BrowserContext }> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.goto(`${base}${slug}/index.html`);
    await page.locator('main[data-ready]').waitFor();
    return { page, context };
  }
  /** By the keyboard alone. */
  async function typed(page: Page, text: string): Promise<void> {
    await page.locator('#editor .cm-content').focus();
    await page.keyboard.press('Control+a');
    // Over a selection, Chromium would keep its colour, by a style that the page's policy forbids.
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(text);
  }
  const shown = (page: Page): Promise<string> =>
    page.locator('#editor .cm-content').evaluate((content) => (content as HTMLElement).innerText);
  async function checked(page: Page): Promise<string> {
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.locator('#status').textContent(), { timeout: 120_000 }).toMatch(/^Checked/);
    return (await page.locator('#status').textContent()) ?? '';
  }
  async function downloaded(page: Page): Promise<{ name: string; text: string }> {
    const coming = page.waitForEvent('download');
    await page.locator('#download').click();
    const file = await coming;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  }
  async function passes(name: string, text: string): Promise<number> {
    const at = folderOf({ [name]: text });
    return (await cutoff(at, ['check', name, '--exercise', 'alpha-beta'])).code;
  }

  test('writes a search with a fault, reads why, steps to the place, mends it, hands it in', async () => {
    const { page, context } = await opened();
    expect(await page.locator('#file-name').textContent()).toBe('alphaBeta.js');
    await typed(page, FAULTY);
    expect(await checked(page)).not.toContain('all passed');
    const report = page.frameLocator('#report');
    await expect.poll(() => report.locator('.diagnoses h3').first().textContent()).toMatch(/cut|prune/i);
    const stepper = report.locator('.counterexample');
    await stepper.locator('details.watch > summary').click();
    await stepper.locator('[data-go="parts"]').click();
    expect(await stepper.locator('.now').textContent()).toMatch(/^\d+ of \d+/);
    await page.locator('summary', { hasText: 'What it printed' }).click();
    expect(await page.locator('#console').textContent()).toContain('searching');
    await typed(page, MENDED);
    expect(await checked(page)).toContain('all passed');
    const { name, text } = await downloaded(page);
    expect({ name, text }).toEqual({ name: 'alphaBeta.js', text: MENDED });
    expect(await passes(name, text)).toBe(0);
    // How far one is stands in the list.
    await page.goto(base);
    await expect.poll(() => page.locator('[data-progress="alpha-beta"]').textContent()).toMatch(/^passed/);
    await context.close();
  });

  test('Python is checked, too, and languages switch without loss', async () => {
    const { page, context } = await opened();
    await typed(page, MENDED);
    await page.locator('#language').selectOption('python');
    await typed(page, PYTHON);
    expect(await checked(page)).toContain('all passed');
    await page.locator('#language').selectOption('javascript');
    expect(await shown(page)).toContain('Math.max(alpha, value)');
    await page.locator('#language').selectOption('python');
    const { name, text } = await downloaded(page);
    expect({ name, text }).toEqual({ name: 'alpha_beta.py', text: PYTHON });
    expect(await passes(name, text)).toBe(0);
    await context.close();
  });

  test('what the game can be asked is completed, and said while it is called', async () => {
    const { page, context } = await opened();
    await typed(page, 'export function alphaBeta(game, state) {\n  return ');
    await page.keyboard.type('game.isT');
    const options = page.locator('#editor .cm-tooltip-autocomplete li');
    await expect.poll(() => options.allInnerTexts()).toEqual([expect.stringContaining('isTerminal')]);
    expect(await options.first().innerText()).toContain('(state: State): boolean');
    // An editor takes no completion in the first moment, in which it may come unawares.
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    await page.keyboard.type('(');
    const said = page.locator('#editor .cm-said');
    await expect
      .poll(() => said.innerText())
      .toMatch(/isTerminal\(state: State\): boolean\s+Whether the game/);
    await page.keyboard.type('state');
    await page.keyboard.press('End');
    await expect.poll(() => said.count()).toBe(0);
    await page.locator('#language').selectOption('python');
    await typed(page, 'def alpha_beta(game, state):\n    return ');
    await page.keyboard.type('game.is_');
    await expect.poll(() => options.allInnerTexts()).toEqual([expect.stringContaining('-> bool')]);
    await context.close();
  });

  test('is checked as one types, where that is asked for, and what comes meanwhile is checked next', async () => {
    const { page, context } = await opened();
    const status = page.locator('#status');
    const became = (words: RegExp): Promise<void> =>
      expect.poll(() => status.textContent(), { timeout: 120_000 }).toMatch(words);
    await page.locator('#as-one-types').check();
    await typed(page, MENDED);
    await became(/all passed/);
    await typed(page, FAULTY);
    await became(/^Check(ing|ed\. )/);
    await typed(page, MENDED);
    await became(/all passed/);
    await page.reload();
    await page.locator('main[data-ready]').waitFor();
    expect(await page.locator('#as-one-types').isChecked()).toBe(true);
    await page.locator('#as-one-types').uncheck();
    await context.close();
  });

  test('work survives a reload, is opened from a file, and starts over only when asked', async () => {
    const { page, context } = await opened();
    await typed(page, '// mine\n');
    await page.reload();
    await page.locator('main[data-ready]').waitFor();
    expect(await shown(page)).toContain('// mine');
    await page.locator('#picker').setInputFiles({
      name: 'other.py',
      mimeType: 'text/x-python',
      buffer: Buffer.from('# from a file\n'),
    });
    await expect.poll(() => shown(page)).toContain('# from a file');
    expect(await page.locator('#language').inputValue()).toBe('python');
    await page.locator('#start-over').click();
    await page.locator('#over button[value="no"]').click();
    expect(await shown(page)).toContain('# from a file');
    await page.locator('#start-over').click();
    await page.locator('#over button[value="yes"]').click();
    expect(await shown(page)).toContain('def alpha_beta');
    await context.close();
  });

  test('a check is stopped, and an error is marked at its line', async () => {
    const { page, context } = await opened();
    await typed(page, 'export function alphaBeta(game, state) {\n  for (;;);\n}\n');
    await page.keyboard.press('Control+Enter');
    await page.locator('#stop:not([disabled])').click();
    expect(await page.locator('#status').textContent()).toContain('Stopped');
    await typed(page, 'export function alphaBeta(game, state) {\n  return game.nothing();\n}\n');
    await checked(page);
    expect(await page.locator('#editor .cm-lintRange-error').count()).toBeGreaterThan(0);
    await context.close();
  });

  test('works without a network after the first visit', async () => {
    const { page, context } = await opened();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await typed(page, MENDED);
    await checked(page);
    await context.setOffline(true);
    await page.reload();
    await page.locator('main[data-ready]').waitFor();
    expect(await checked(page)).toContain('all passed');
    await page.goto(`${base}minimax/index.html`);
    await page.locator('main[data-ready]').waitFor();
    await context.close();
  });

  test('nothing gets out of a program: not to the page, its storage or the network', async () => {
    const { page, context } = await opened();
    await page.evaluate(() => localStorage.setItem('canary', 'alive'));
    const before = asked.length;
    const reaches = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'web', 'reaches.js'), 'utf8');
    await typed(page, reaches);
    await checked(page);
    const printed = (await page.locator('#console').textContent()) ?? '';
    expect(printed).toContain('looked at');
    expect(printed).not.toContain('REACHED');
    expect(await page.evaluate(() => localStorage.getItem('canary'))).toBe('alive');
    expect(asked.slice(before).filter((path) => path.includes('stolen'))).toEqual([]);
    await context.close();
  });

  test.each([
    ['wide, light', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
    ['narrow, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ] as const)('pages are for everybody: %s', async (_, options) => {
    const { page, context } = await opened({ ...options, reducedMotion: 'reduce' });
    await typed(page, FAULTY);
    await checked(page);
    await page.locator('summary', { hasText: 'What it printed' }).click();
    expect(await faults(page)).toEqual([]);
    await page.locator('#start-over').click();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      options.viewport.width,
    );
    await page.goto(base);
    expect(await faults(page)).toEqual([]);
    await context.close();
  });

  test('nothing went wrong in any page', () => {
    expect(troubles.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
    expect(asked.filter((path) => !path.startsWith('ai/autumn/') && path !== 'favicon.ico')).toEqual([]);
  });
});

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}

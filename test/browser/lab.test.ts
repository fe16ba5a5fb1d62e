/** Pages of experiments and keys: trees and runs on one page play, each by its own controls. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { cutoff } from '../support/io.ts';

const executable = findBrowser();

describe.skipIf(executable === null)('an experiment in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-lab-page-'));
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executable!, args: [...FLAGS] });
    await cutoff(folder, ['lab', 'deepening', '--depth', '3', '--html', 'deepening.html']);
    const few = ['--sizes', '6', '--rates', '0.2', '--generations', '5', '--runs', '1'];
    await cutoff(folder, ['lab', 'genetic', ...few, '--html', 'genetic.html']);
    await cutoff(folder, ['quiz', 'render', 'queens-figure-4-3', '--key', '--out', 'key.html']);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function opened(name: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
    const page = await browser.newPage(options);
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(pathToFileURL(join(folder, name)).href);
    return page;
  }

  test('each round of iterative deepening is stepped through by itself', async () => {
    const page = await opened('deepening.html');
    const rounds = page.locator('.play');
    expect(await rounds.count()).toBe(3);
    const now = (at: number): Promise<string | null> => rounds.nth(at).locator('.now').textContent();
    const untouched = await now(1);
    await rounds.nth(2).locator('[data-go="on"]').focus();
    await page.keyboard.press('End');
    expect(await now(2)).toMatch(/^(\d+) of \1\. /);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await now(2)).toMatch(/^2 of /);
    expect(await now(1)).toBe(untouched);
    await page.close();
  });

  test('the generation of figure 4.6 shows its parents and children', async () => {
    const page = await opened('genetic.html');
    const figure = page.locator('.play').first();
    await figure.locator('[data-go="on"]').focus();
    await page.keyboard.press('End');
    expect(await figure.locator('.now').textContent()).toContain('1 of 1. Generation 1 of 4');
    const cells = await figure
      .locator('.pictures figure:nth-of-type(2) svg text.pic-value')
      .allTextContents();
    // The first child of the figure, 32748152, with rows from 0.
    expect(cells.slice(0, 8).join('')).toBe('21637041');
    await page.close();
  });

  test('a quiz’s key plays the climb from figure 4.3 (a), from h = 17 to 12 at first', async () => {
    const page = await opened('key.html');
    const play = page.locator('details.watch').first();
    await play.locator('summary').first().click();
    await play.locator('[data-go="on"]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await play.locator('.now').textContent()).toMatch(
      /^1 of 5\. .* the objective rises from −17 to −12/,
    );
    await page.close();
  });

  test('axe finds nothing, and nothing runs off a phone', async () => {
    for (const [turn, name] of ['deepening.html', 'genetic.html', 'key.html'].entries()) {
      const page = await opened(name);
      expect(await faultsOf(page, { turn })).toEqual([]);
      await page.close();
    }
  });
});

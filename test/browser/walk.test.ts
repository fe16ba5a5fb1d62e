/** A played tree is walked by keyboard: each node is said with its place and what is known of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { cutoff } from '../support/io.ts';

const executable = findBrowser();

describe.skipIf(executable === null)('walking a tree by keyboard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-walk-'));
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executable!, args: [...FLAGS] });
    // Figure 5.2 (Russell and Norvig).
    writeFileSync(join(folder, 'small.txt'), 'max: min: 3 12 8 | min: 2 4 6 | min: 14 5 2');
    const wide = Array.from({ length: 30 }, (_, row) => Array.from({ length: 20 }, (_each, at) => row + at));
    writeFileSync(join(folder, 'large.json'), JSON.stringify({ title: 'Large', tree: wide }));
    await cutoff(folder, ['solve', 'small.txt', '--html', 'small.html']);
    await cutoff(folder, ['solve', 'large.json', '--html', 'large.html']);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function opened(name: string): Promise<{ page: Page; keys: (...keys: string[]) => Promise<string> }> {
    const page = await browser.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(pathToFileURL(join(folder, name)).href);
    const tree = page.locator('[role="tree"]');
    await tree.focus();
    return {
      page,
      // Each key, then what a screen reader says: the item that the tree calls active.
      async keys(...keys) {
        for (const key of keys) await page.keyboard.press(key);
        const id = await tree.getAttribute('aria-activedescendant');
        const item = page.locator(`[id="${id}"]`);
        const [level, place, all] = await Promise.all(
          ['aria-level', 'aria-posinset', 'aria-setsize'].map((name_) => item.getAttribute(name_)),
        );
        return `${level} ${place}/${all} ${await item.textContent()}`;
      },
    };
  }

  test('right, left, up and down; what is known is of the step that is shown', async () => {
    const { page, keys } = await opened('small.html');
    expect(await keys()).toBe('1 1/1 The root, MAX, 3 children: [−∞, ∞], being searched');
    expect(await keys('ArrowLeft')).toContain('The root');
    expect(await keys('ArrowRight')).toBe('2 1/3 Node 0, MIN, 3 children: not looked at yet');
    expect(await keys('ArrowRight', 'ArrowDown')).toBe('3 2/3 Node 0.1, a leaf: 12, not looked at yet');
    expect(await keys('ArrowLeft', 'ArrowDown')).toMatch(/^2 2\/3 Node 1, MIN/);
    expect(await page.locator('.st-walk').getAttribute('data-id')).toBe('1');
    // The step does not change by it; at the end of the search, two leaves are cut off.
    expect(await page.locator('.now').textContent()).toMatch(/^1 of /);
    await page.locator('[data-go="last"]').click();
    await page.locator('[role="tree"]').focus();
    expect(await keys()).toBe('2 2/3 Node 1, MIN, 3 children: ≤ 2, done');
    expect(await keys('ArrowRight', 'ArrowDown')).toBe('3 2/3 Node 1.1, a leaf: 4, cut off');
    expect(await keys('Home')).toBe('1 1/1 The root, MAX, 3 children: 3, done');
    await page.close();
  });

  test('a tree that is folded, where nodes are not drawn', async () => {
    const { page, keys } = await opened('large.html');
    expect(await keys()).toMatch(/^1 1\/1 The root, MAX, 30 children: /);
    expect(await keys('ArrowRight', ...Array.from({ length: 29 }, () => 'ArrowDown'))).toBe(
      '2 30/30 Node 29, MIN, 20 children: not looked at yet',
    );
    expect(await keys('ArrowRight')).toBe('3 1/20 Node 29.0, a leaf: 29, not looked at yet');
    await page.locator('[data-go="last"]').click();
    await page.locator('[role="tree"]').focus();
    expect(await keys('ArrowLeft')).toBe('2 30/30 Node 29, MIN, 20 children: 29, done');
    await page.close();
  });

  test('axe finds nothing', async () => {
    const { page } = await opened('small.html');
    expect(await faultsOf(page)).toEqual([]);
    await page.close();
  });
});

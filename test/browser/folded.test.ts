import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../reference/random.ts';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { folderOf } from '../support/folders.ts';
import { cutoff } from '../support/io.ts';

const executable = findBrowser();

/** Uneven, and too large to be drawn whole. */
function largeTree(): string {
  const random = Random.seeded(7);
  const node = (depth: number): unknown =>
    depth === 0
      ? random.integer(-99, 99)
      : Array.from({ length: random.integer(2, 12) }, () => node(depth - 1));
  return JSON.stringify({ title: 'Large', tree: node(4) });
}

describe.skipIf(executable === null)('a large tree, step by step, in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-folded-'));
  const tree = largeTree();
  let browser: Browser;
  let html = '';
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executable!, args: [...FLAGS] });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  async function opened(options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
    if (html === '') {
      const at = folderOf({ 'tree.json': tree });
      const { code, err } = await cutoff(at, ['solve', 'tree.json', '--html', 'a.html']);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      html = readFileSync(join(at, 'a.html'), 'utf8');
    }
    const path = join(folder, 'a.html');
    writeFileSync(path, html);
    const page = await browser.newPage(options);
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(pathToFileURL(path).href);
    return page;
  }
  const now = async (page: Page): Promise<string> => (await page.locator('.now').textContent()) ?? '';

  test('the steps, values and cutoffs of the drawing are those of the search', async () => {
    const at = folderOf({ 'tree.json': tree });
    const drawn = async (step: number): Promise<string> =>
      (await cutoff(at, ['draw', 'tree.json', '--step', String(step), '--json', '--out', 'a.svg'])).out;
    const page = await opened();
    const count = Number(/of (\d+)/.exec(await now(page))![1]);
    await page.locator('[data-go="on"]').focus();
    await page.keyboard.press('End');
    const solved = JSON.parse((await cutoff(at, ['solve', 'tree.json', '--json'])).out) as { value: number };
    const value = String(solved.value).replace('-', '−');
    expect(await now(page)).toBe(`${count} of ${count}. The search is done: the root is worth ${value}.`);
    expect(await page.locator('svg .pic-value').first().textContent()).toBe(value);
    await page.keyboard.press('Home');
    expect(await now(page)).toBe(`1 of ${count}. MAX moves at the root, with α = −∞ and β = ∞.`);
    await page.locator('[data-go="cut"]').click();
    expect(await now(page)).toMatch(/cutoff, as .* of node [\d.]+ (is|are) not looked at\.$/);
    expect(await page.locator('svg .pic-strike').count()).toBeGreaterThan(0);
    expect(await page.locator('svg .st-cut').count()).toBeGreaterThan(0);
    expect(await drawn(1)).toContain('MAX moves at the root');
    await page.close();
  });

  test('what is far is folded, and said how large; no two texts collide', async () => {
    const page = await opened();
    for (const step of [0, 40, 333, 2000]) {
      await page.locator('input[type="range"]').fill(String(step));
      const found = await page.evaluate(() => {
        const svg = document.querySelector('.scroll > svg')!;
        const boxes = [...svg.querySelectorAll('text')].map((text) => ({
          what: text.textContent,
          x: text.getBBox().x,
          y: text.getBBox().y,
          width: text.getBBox().width,
          height: text.getBBox().height,
        }));
        return {
          folded: boxes.filter(({ what }) => /^\+ \d/.test(what ?? '')).length,
          parts: svg.querySelectorAll('*').length,
          collide: boxes.flatMap((a, at) =>
            boxes
              .slice(at + 1)
              .filter(
                (b) =>
                  a.x + 1 < b.x + b.width &&
                  b.x + 1 < a.x + a.width &&
                  a.y + 4 < b.y + b.height &&
                  b.y + 4 < a.y + a.height,
              )
              .map((b) => `${a.what} | ${b.what}`),
          ),
        };
      });
      expect(found.collide).toEqual([]);
      expect(found.folded).toBeGreaterThan(0);
      expect(found.parts).toBeLessThan(400);
    }
    await page.close();
  });

  test('keys, the wheel and buttons zoom', async () => {
    const page = await opened();
    const width = async (): Promise<number> =>
      Number(await page.locator('.scroll > svg').getAttribute('width'));
    const before = await width();
    await page.locator('.scroll').focus();
    await page.keyboard.press('+');
    expect(await width()).toBeGreaterThan(before);
    await page.keyboard.press('-');
    expect(Math.abs((await width()) - before)).toBeLessThan(2);
    await page.locator('.scroll').hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await page.waitForFunction(
      (was) => Number(document.querySelector('.scroll > svg')!.getAttribute('width')) > was,
      before,
    );
    await page.locator('[data-go="fit"]').click();
    const box = await page.locator('.scroll').evaluate((element) => element.clientWidth);
    expect(await width()).toBeLessThanOrEqual(box);
    await page.close();
  });

  test('two fingers zoom', async () => {
    const page = await opened({ hasTouch: true, viewport: { width: 390, height: 800 } });
    const pinched = await page.evaluate(() => {
      const box = document.querySelector('.scroll')!;
      const width = (): number => Number(box.querySelector('svg')!.getAttribute('width'));
      const touch = (type: string, apart: number): void => {
        const at = (identifier: number, clientX: number): Touch =>
          new Touch({ identifier, target: box, clientX, clientY: 400 });
        const touches = apart === 0 ? [] : [at(0, 200 - apart / 2), at(1, 200 + apart / 2)];
        box.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
      };
      const before = width();
      touch('touchstart', 100);
      touch('touchmove', 150);
      touch('touchend', 0);
      return width() / before;
    });
    expect(pinched).toBeCloseTo(1.5, 1);
    await page.close();
  });

  test('axe finds nothing, and nothing runs off', async () => {
    const page = await opened();
    expect(await faultsOf(page)).toEqual([]);
    await page.close();
  });
});

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { serveSite } from '../support/servedSite.ts';

const executable = findBrowser();

/** Minimax with bounds that it never uses. */
const NO_CUTS = `export function alphaBeta(game, state) {
  function search(s) {
    if (game.isTerminal(s)) return { value: game.utility(s), action: null };
    const isMax = game.player(s) === 'max';
    let best = { value: isMax ? -Infinity : Infinity, action: null };
    for (const action of game.actions(s)) {
      const { value } = search(game.result(s, action));
      if (isMax ? value > best.value : value < best.value) best = { value, action };
    }
    return best;
  }
  return search(state);
}
`;

describe.skipIf(executable === null)('the page on which trees are drawn', () => {
  let browser: Browser;
  let server: Server;
  let base = '';
  const troubles: string[] = [];
  beforeAll(async () => {
    ({ server, base } = await serveSite(['alpha-beta'], true));
    browser = await chromium.launch({ executablePath: executable!, args: [...FLAGS] });
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  async function opened(
    options: Parameters<Browser['newContext']>[0] = {},
    hash = '',
  ): Promise<{ page: Page; context: BrowserContext }> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.goto(`${base}tree/index.html${hash}`);
    await page.locator('main[data-ready]').waitFor();
    return { page, context };
  }
  const written = (page: Page): Promise<string> => page.locator('#text').inputValue();
  const tree = async (page: Page): Promise<string> => (await written(page)).replaceAll(/\s+/g, ' ');
  const walked = (page: Page): Promise<string> => page.locator('#walk').innerText();
  /** `Value: 3. Best action: 0. …` */
  const facts = async (page: Page): Promise<Record<string, string>> =>
    Object.fromEntries(
      await page
        .locator('#facts li')
        .evaluateAll((items) =>
          items.map((item) => [...item.children].map(({ textContent }) => textContent)),
        ),
    ) as Record<string, string>;

  // Russell and Norvig, Artificial Intelligence, figure 5.2: two leaves of B's neighbour are pruned.
  test('begins with figure 5.2, says what alpha–beta finds in it, and follows each value that is typed', async () => {
    const { page, context } = await opened();
    expect(await facts(page)).toMatchObject({ Value: '3', 'Best action': '0', Pruned: '2 leaves' });
    await page.locator('#drawing [data-id="0.1"]').click();
    expect(await walked(page)).toBe('Node 0.1, a leaf, [12]');
    await page.locator('#node-value').fill('1');
    expect(await facts(page)).toMatchObject({ Value: '2', 'Best action': '1', Pruned: '0 leaves' });
    expect(await tree(page)).toBe('# Two plies max: min: 3 1 8 min: 2 4 6 min: 14 5 2');
    // Enter goes on to the next leaf, whose value is then typed over.
    await page.keyboard.press('Enter');
    await page.keyboard.type('7');
    expect(await tree(page)).toContain('min: 3 1 7 ');
    await context.close();
  });

  test('is drawn by the keyboard alone, undone and redone', async () => {
    const { page, context } = await opened({}, '#tree=max%3A%201%202');
    await page.locator('#walk').focus();
    for (const key of ['ArrowRight', 'Enter', '5', 'Enter'])
      await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key));
    expect(await tree(page)).toBe('max: min: 5 2');
    await page.locator('#walk').focus();
    expect(await walked(page)).toBe('Node 1, a leaf, [2]');
    await page.keyboard.press('Alt+ArrowUp');
    expect(await tree(page)).toBe('max: 2 min: 5');
    await page.keyboard.press('Delete');
    expect(await tree(page)).toBe('max: min: 5');
    const after = ['max: 2 min: 5', 'max: min: 5 2', 'max: min: 1 2', 'max: 1 2'];
    for (const expected of after) {
      await page.keyboard.press('Control+z');
      expect(await tree(page)).toBe(expected);
    }
    expect(await page.locator('#undo').isDisabled()).toBe(true);
    for (const expected of [...after.toReversed().slice(1), 'max: min: 5']) {
      await page.keyboard.press('Control+y');
      expect(await tree(page)).toBe(expected);
    }
    await context.close();
  });

  test('what is typed of a node is kept when another one is clicked', async () => {
    const { page, context } = await opened();
    await page.locator('#drawing [data-id="1"] .pic-shape').click();
    await page.locator('#node-evaluation').focus();
    await page.keyboard.type('7');
    await page.locator('#drawing [data-id="2"] .pic-shape').click();
    expect(await tree(page)).toContain('(min: 2 4 6)~7');
    expect(await walked(page)).toMatch(/^Node 2,/);
    await page.locator('#node-name').focus();
    await page.keyboard.type('C');
    await page.locator('#drawing [data-id="0.1"]').click();
    expect(await tree(page)).toContain('C=min: 14 5 2');
    await context.close();
  });

  test('a node is dragged past its siblings', async () => {
    const { page, context } = await opened();
    const middle = async (id: string): Promise<{ x: number; y: number }> => {
      const box = await page.locator(`#drawing [data-id="${id}"] .pic-box`).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [from, to] = [await middle('0.0'), await middle('0.2')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y, { steps: 5 });
    await page.mouse.up();
    expect(await tree(page)).toContain('min: 12 8 3 ');
    await context.close();
  });

  test('takes what solve takes as text, says what is wrong in it, and keeps the last tree until it is right', async () => {
    const { page, context } = await opened();
    const text = page.locator('#text');
    await text.fill('max: min: 3 12 | min: oops');
    expect(await page.locator('#problems').innerText()).toMatch(/line 1, column 23/);
    expect(await facts(page)).toMatchObject({ Value: '3' });
    await text.fill('[[3, 12], [4, 9]]');
    expect(await page.locator('#problems').innerText()).toBe('');
    expect(await facts(page)).toMatchObject({ Value: '4' });
    await text.fill('{"title": "Mine", "bounds": [0, 9], "tree": {"player": "chance", "children": [3, 7]}}');
    expect(await facts(page)).toMatchObject({ Value: '5' });
    // A tree file stays one.
    await page.locator('#add').click();
    expect(JSON.parse(await written(page))).toMatchObject({
      title: 'Mine',
      bounds: [0, 9],
      levels: ['chance', 'min'],
    });
    await context.close();
  });

  test('searches as is chosen, and says why where it cannot', async () => {
    const { page, context } = await opened();
    await page.locator('#search-algorithm').selectOption('minimax');
    expect(await facts(page)).toMatchObject({ Value: '3', Pruned: '0 leaves' });
    await page.locator('#search-depth').fill('1');
    expect(await page.locator('#refusal').innerText()).toMatch(/no evaluation/);
    expect(await page.locator('#steps').isHidden()).toBe(true);
    await page.locator('#search-depth').fill('-1');
    expect(await page.locator('#refusal').innerText()).toMatch(/whole number of plies/);
    await page.locator('#search-depth').fill('');
    await page.locator('#search-algorithm').selectOption('alpha-beta');
    // Fail-soft: what is known is that the root is worth at most 5.
    await page.locator('#search-alpha').fill('5');
    expect(await facts(page)).toMatchObject({ Value: '5' });
    await page.locator('#examples').selectOption('dice');
    expect(await page.locator('#refusal').innerText()).toMatch(/use expectimax/);
    await page.locator('#search-algorithm').selectOption('fitting');
    expect(await page.locator('#how').innerText()).toBe('Expectimax');
    await page.locator('#examples').selectOption('three');
    expect(await page.locator('#how').innerText()).toBe('Max-n');
    await context.close();
  });

  test('is stepped through, and what is drawn after shows in the steps', async () => {
    const { page, context } = await opened();
    await page.locator('#steps summary').click();
    const stepper = page.frameLocator('#stepper');
    await stepper.locator('[data-go="cut"]').click();
    expect(await stepper.locator('.now').innerText()).toMatch(/2 children of node 1 are not looked at/);
    await page.locator('#text').fill('max: 1 2 3');
    await expect.poll(() => stepper.locator('h1').innerText()).toBe('A tree');
    await context.close();
  });

  test('runs the search that one has written for an exercise on the tree', async () => {
    const { page, context } = await opened();
    const ended = async (): Promise<string> => {
      await page.locator('#check:not([disabled])').click();
      await expect
        .poll(() => page.locator('#status').textContent(), { timeout: 120_000 })
        .toMatch(/^(Checked|This search|The check)/);
      return (await page.locator('#status').textContent()) ?? '';
    };
    expect(await page.locator('#own-program').textContent()).toContain('its starter');
    await page.locator('#own-open').click();
    await page.locator('main[data-ready]').waitFor();
    await page.locator('#editor .cm-content').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(NO_CUTS);
    await page.locator('#kept', { hasText: /Kept/ }).waitFor();
    await page.goto(`${base}tree/index.html`);
    await page.locator('main[data-ready]').waitFor();
    expect(await page.locator('#own-program').textContent()).toContain('your program');
    expect(await ended()).toMatch(/^Checked\. /);
    const report = page.frameLocator('#report');
    expect(await report.locator('main').innerText()).toMatch(/1\.1.*1\.2|1\.1 and 1\.2/s);
    // Where nothing can be cut, nothing is wrong with it.
    await page.locator('#text').fill('max: 1 2 3');
    expect(await ended()).toMatch(/^Checked: all passed/);
    await page.locator('#text').fill('chance: 1 2');
    expect(await ended()).toMatch(/^This search does not go with the tree\. .*chance node/);
    await context.close();
  });

  // Figure 5.2, as an author draws it: two leaves are pruned, and the answer hangs on nothing.
  test('tells authors what a tree tells apart, while it is drawn', async () => {
    const { page, context } = await opened();
    const summary = page.locator('#weigh-summary');
    const caught = async (): Promise<number> => {
      await expect.poll(() => summary.getAttribute('data-state'), { timeout: 30_000 }).toBe('done');
      return Number(/catches (\d+) of/.exec(await summary.innerText())?.[1]);
    };
    await expect.poll(() => summary.innerText(), { timeout: 30_000 }).toMatch(/As a case of alpha-beta/);
    const before = await caught();
    const notes = page.locator('#weigh-notes');
    expect(await notes.innerText()).toContain('another order');
    expect(await notes.innerText()).not.toMatch(/Strict|More than one/);
    await page.locator('#weigh-survives summary').click();
    const survivors = page.locator('#weigh-survives li', { hasText: 'Only the parent’s bound' });
    expect(await survivors.count()).toBeGreaterThan(0);
    // A deep cutoff catches more.
    await page.locator('#examples').selectOption('deep');
    await expect.poll(() => survivors.count(), { timeout: 30_000 }).toBe(0);
    expect(await caught()).not.toBe(before);
    await page.locator('#text').fill('max: (min: 3 12) (min: 3 4)');
    await expect.poll(() => notes.innerText(), { timeout: 30_000 }).toMatch(/Strict and non-strict/);
    await page.locator('#text').fill('max: 3 3 2');
    await expect.poll(() => notes.innerText(), { timeout: 30_000 }).toMatch(/More than one action is best/);
    await page.locator('#text').fill(`max: ${'1 '.repeat(2_000)}`);
    await expect.poll(() => summary.innerText(), { timeout: 30_000 }).toMatch(/A tree of 2,001 nodes is not/);
    await context.close();
  });

  test('makes trees to order, and says what cannot be', async () => {
    const { page, context } = await opened();
    await page.locator('#wish-cutoffs').fill('3');
    await page.locator('#draw').click();
    await expect.poll(() => written(page), { timeout: 30_000 }).toMatch(/^# Tree 1\n/);
    expect(Number.parseInt((await facts(page))['Pruned'] ?? '', 10)).toBeGreaterThanOrEqual(3);
    await page.locator('#draw').click();
    await expect.poll(() => written(page), { timeout: 30_000 }).toMatch(/^# Tree 2\n/);
    await page.locator('#wish-plies').fill('2');
    await page.locator('#wish-deep').check();
    await page.locator('#draw').click();
    await expect
      .poll(() => page.locator('#draw-refused').innerText(), { timeout: 30_000 })
      .toMatch(/needs more plies/);
    await context.close();
  });

  test('is kept, and goes along in an address', async () => {
    const { page, context } = await opened();
    await page.locator('#text').fill('# 100 % & mine + yours\nmax: 4 "<b>"=9');
    await page.reload();
    await page.locator('main[data-ready]').waitFor();
    expect(await written(page)).toBe('# 100 % & mine + yours\nmax: 4 "<b>"=9');
    const address = await page.locator('#link').getAttribute('href');
    const other = await opened({}, address ?? '');
    expect(await written(other.page)).toBe('# 100 % & mine + yours\nmax: 4 "<b>"=9');
    await other.context.close();
    await context.close();
  });

  test.each([
    ['indented', 'tree.txt', /^max:\n {2}min: 3 12 8\n/],
    ['json', 'tree.json', /^\{"title":"Two plies","root":"max","tree":\[\[3,12,8\]/],
    ['dot', 'tree.dot', /^digraph/],
    ['svg', 'tree.svg', /^<svg[^>]*><style>/],
    ['tikz', 'tree.tex', /tikzpicture/],
  ])('is saved as %s', async (format, name, begins) => {
    const { page, context } = await opened();
    await page.locator('#format').selectOption(format);
    const coming = page.waitForEvent('download');
    await page.locator('#save').click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(name);
    expect(readFileSync(await file.path(), 'utf8')).toMatch(begins);
    await context.close();
  });

  test.each([
    ['wide, light', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
    ['narrow, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ] as const)('is for everybody: %s', async (_, options) => {
    const { page, context } = await opened({ ...options, reducedMotion: 'reduce' });
    await page.locator('#steps summary').click();
    await page.locator('#drawing [data-id="0.1"]').click();
    await page.locator('#weigh-caught').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      options.viewport.width,
    );
    await context.close();
  });

  test('nothing went wrong in any page', () => expect(troubles).toEqual([]));
});

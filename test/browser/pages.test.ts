import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { manyRows, PAGES } from './samplePages.ts';

const executable = findBrowser();
if (executable === null) {
  console.warn(
    'The pages are not tested in a browser: no Chromium, Chrome or Edge was found. Set CUTOFF_CHROMIUM to the path of one.',
  );
}

const NAMES = Object.keys(PAGES);

describe.skipIf(executable === null)('pages in a browser (set CUTOFF_CHROMIUM where none is found)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-pages-'));
  const addressOf = (name: string): string => pathToFileURL(join(folder, `${name}.html`)).href;
  let browser: Browser;

  beforeAll(async () => {
    for (const [name, html] of Object.entries(PAGES)) writeFileSync(join(folder, `${name}.html`), html);
    browser = await chromium.launch({ executablePath: executable!, args: [...FLAGS] });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  type Options = Parameters<Browser['newContext']>[0];
  /** Opens a page and gives it to `look`, with all that went wrong on it and all that it asked for. */
  async function open<T>(
    name: string,
    options: Options,
    look: (page: Page, context: BrowserContext) => Promise<T>,
  ): Promise<{ seen: T; wrong: string[]; asked: string[] }> {
    const context = await browser.newContext(options);
    try {
      const [wrong, asked]: [string[], string[]] = [[], []];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      context.on('request', (request) => asked.push(request.url()));
      const page = await context.newPage();
      page.on('console', (message) => wrong.push(message.text()));
      page.on('pageerror', (error) => wrong.push(error.message));
      await page.goto(addressOf(name));
      return { seen: await look(page, context), wrong, asked };
    } finally {
      await context.close();
    }
  }
  // The rows of a large class are all alike, and axe looks at each of them.
  it.each(NAMES.filter((name) => name !== 'class').map((name, turn) => [name, turn] as const))(
    'axe finds nothing, in light and dark, on a desk and on a phone: %s',
    async (name, turn) => {
      const { seen, wrong } = await open(name, {}, (page) => faultsOf(page, { turn, narrow: 375 }));
      expect(seen).toEqual([]);
      expect(wrong).toEqual([]);
    },
  );

  it.each(NAMES)(
    'asks for nothing but itself, breaks no policy, runs no script of a student, keeps its outline and does not scroll sideways on a phone of 360 pixels: %s',
    async (name) => {
      const phone = { viewport: { width: 360, height: 740 } };
      const { seen, wrong, asked } = await open(name, phone, (page) =>
        page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
          return {
            ran: (window as { ran?: boolean }).ran ?? false,
            levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
              Number(heading.tagName[1]),
            ),
            landmarks: ['header', 'main', 'footer'].map(
              (tag) => document.querySelectorAll(`body > ${tag}, .columns > ${tag}`).length,
            ),
            reach: document.documentElement.scrollWidth,
          };
        }),
      );
      expect(asked).toEqual([addressOf(name)]);
      expect(wrong).toEqual([]);
      expect(seen.ran).toBe(false);
      expect(seen.levels.filter((level) => level === 1)).toHaveLength(1);
      seen.levels.slice(1).forEach((level, at) => expect(level - seen.levels[at]!).toBeLessThanOrEqual(1));
      expect(seen.landmarks).toEqual([1, 1, 1]);
      expect(seen.reach).toBeLessThanOrEqual(360);
    },
  );

  it('skips to the content by keyboard', async () => {
    const { seen } = await open('report', {}, async (page) => {
      await page.keyboard.press('Tab');
      const first = await page.evaluate(() => document.activeElement?.className);
      await page.keyboard.press('Enter');
      return [first, await page.evaluate(() => document.activeElement?.id)];
    });
    expect(seen).toEqual(['skip', 'main']);
  });

  it('folds and unfolds a case by keyboard', async () => {
    const { seen } = await open('report', {}, async (page) => {
      const passed = page.locator('details.case.passed').first();
      await passed.locator('> summary').focus();
      await page.keyboard.press('Enter');
      return passed.evaluate((details: HTMLDetailsElement) => details.open);
    });
    expect(seen).toBe(true);
  });

  it('opens and closes all at once', async () => {
    const { seen } = await open('report', {}, async (page) => {
      const openOnes = (): Promise<number> => page.locator('details[open]').count();
      await page.getByRole('button', { name: 'Open all' }).click();
      const opened = await openOnes();
      await page.getByRole('button', { name: 'Close all' }).click();
      return { opened, all: await page.locator('details').count(), left: await openOnes() };
    });
    expect(seen.opened).toBe(seen.all);
    expect(seen.left).toBe(0);
  });

  it('scrolls a wide tree in its own box, and to where the searches part', async () => {
    const { seen } = await open('wide', { viewport: { width: 375, height: 800 } }, (page) =>
      page.evaluate(() => {
        const box = document.querySelector<HTMLElement>('.tree > .scroll')!;
        const [outer, inner] = [
          box.getBoundingClientRect(),
          box.querySelector('.pic-halo')!.getBoundingClientRect(),
        ];
        return {
          scrolls: box.scrollWidth > box.clientWidth,
          isInView: inner.left >= outer.left && inner.right <= outer.right,
        };
      }),
    );
    expect(seen).toEqual({ scrolls: true, isInView: true });
  });

  const firstNames = (page: Page): Promise<string[]> =>
    page
      .locator('.rows tbody tr th a')
      .evaluateAll((links) => links.slice(0, 3).map((link) => link.textContent ?? ''));
  const column = (page: Page, at: number): Promise<string[]> =>
    page
      .locator(`.rows tbody tr > :nth-child(${at})`)
      .evaluateAll((cells) =>
        cells.map((cell) => (cell as HTMLElement).dataset['key'] ?? cell.textContent.trim()),
      );

  it('sorts the table by keyboard, both ways, with what has no score at the end', async () => {
    const { seen } = await open('class', {}, async (page) => {
      const head = page.locator('.rows thead th').nth(1);
      await head.getByRole('button').focus();
      await page.keyboard.press('Enter');
      const up = { sort: await head.getAttribute('aria-sort'), scores: await column(page, 2) };
      await page.keyboard.press('Space');
      return { up, down: { sort: await head.getAttribute('aria-sort'), scores: await column(page, 2) } };
    });
    const numbers = (scores: readonly string[]): number[] =>
      scores.filter((score) => score !== '').map(Number);
    const held = manyRows.filter((row) => row.score.value === null).length;
    const sorted = numbers(manyRows.map((row) => String(row.score.value ?? ''))).sort((a, b) => a - b);
    expect(seen.up.sort).toBe('ascending');
    expect(numbers(seen.up.scores)).toEqual(sorted);
    expect(seen.down.sort).toBe('descending');
    expect(numbers(seen.down.scores)).toEqual([...sorted].reverse());
    for (const { scores } of [seen.up, seen.down])
      expect(scores.slice(-held)).toEqual(Array.from({ length: held }, () => ''));
  });

  it('sorts names as people count, and by mouse', async () => {
    const { seen } = await open('class', {}, async (page) => {
      await page.getByRole('button', { name: 'Student' }).click();
      const up = await firstNames(page);
      await page.getByRole('button', { name: 'Student' }).click();
      return { up, down: await firstNames(page) };
    });
    expect(seen).toEqual({
      up: ['Student 0', 'Student 1', 'Student 2'],
      down: ['Student 399', 'Student 398', 'Student 397'],
    });
  });

  it('finds students by name', async () => {
    const { seen } = await open('class', {}, async (page) => {
      await page.getByLabel('Find').fill('student 39');
      return {
        shown: await page.locator('.rows tbody tr:visible').count(),
        words: await page.locator('#found').textContent(),
      };
    });
    expect(seen).toEqual({ shown: 11, words: '11 of 400' });
  });

  it('narrows the table by status, mistake, check and score, and shows all again', async () => {
    const { seen } = await open('class', {}, async (page) => {
      const shown = (): Promise<string | null> => page.locator('#found').textContent();
      const states = (): Promise<string[]> =>
        page
          .locator('.rows tbody tr:visible [data-state]:nth-of-type(1)')
          .evaluateAll((cells) => [
            ...new Set(cells.map((cell) => (cell as HTMLElement).dataset['state'] ?? '')),
          ]);
      await page.getByLabel('Status').selectOption('withheld');
      const withheld = await shown();
      await page.getByRole('button', { name: 'All' }).click();
      await page.waitForFunction(() => document.getElementById('found')?.textContent === '');
      await page.getByLabel('Not passed').selectOption({ index: 1 });
      const failed = await states();
      await page.getByLabel('Not passed').selectOption('');
      await page.getByLabel('Mistake').selectOption({ index: 1 });
      const mistaken = await shown();
      await page.getByLabel('Score from').fill('3');
      await page.getByLabel('to', { exact: true }).fill('6');
      const fitting = await page.locator('.rows tbody tr:not([hidden])').count();
      return { withheld, failed, mistaken, fitting };
    });
    const held = manyRows.filter(({ status }) => status === 'withheld');
    const mistakes = manyRows.flatMap(({ diagnoses }) => diagnoses);
    const [first] = [...new Map(mistakes.map(({ mistake, title }) => [title, mistake]))].sort();
    const has = manyRows.filter(({ diagnoses }) => diagnoses.some(({ mistake }) => mistake === first?.[1]));
    const between = has.filter(({ score: { value } }) => value !== null && value >= 3 && value <= 6);
    expect(held.length).toBeGreaterThan(0);
    expect(between.length).toBeGreaterThan(0);
    expect(seen.withheld).toBe(`${held.length} of 400`);
    expect(seen.failed).not.toContain('passed');
    expect(seen.mistaken).toBe(`${has.length} of 400`);
    expect(seen.fitting).toBe(between.length);
  });

  it('goes from student to student by keyboard', async () => {
    const { seen } = await open('class', {}, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('student 39');
      const names: (string | null)[] = [];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
        await page.keyboard.press(key);
        names.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
      }
      return names;
    });
    expect(seen).toEqual(['Student 39', 'Student 390', 'Student 391', 'Student 390']);
  });

  it('keeps the head of the table in sight', async () => {
    const { seen } = await open('class', {}, async (page) =>
      page.locator('.scroll:has(> .rows)').evaluate((box) => {
        box.scrollTop = 2000;
        const head = box.querySelector('thead th:nth-child(2)')!.getBoundingClientRect();
        return head.top - box.getBoundingClientRect().top;
      }),
    );
    expect(Math.abs(seen)).toBeLessThanOrEqual(2);
  });

  it('lays out the first rows of a long table, and the others as they are come to or asked for', async () => {
    const { seen } = await open('class', {}, async (page) => {
      const shown = (): Promise<number> => page.locator('.rows tbody tr:visible').count();
      const first = await shown();
      await page.locator('.scroll:has(> .rows)').evaluate((box) => (box.scrollTop = box.scrollHeight));
      await page.waitForFunction(() => document.querySelectorAll('.rows tbody tr:not(.late)').length > 60);
      const scrolled = await shown();
      // To the first row again, of which so many are laid out as are in sight.
      await page.getByLabel('Find').fill('student');
      const top = await page.locator('.scroll:has(> .rows)').evaluate((box) => box.scrollTop);
      const narrowed = await shown();
      // By its event: what comes nearer by scrolling to it lays out more, and moves it.
      await page.getByRole('button', { name: 'Show all 400' }).dispatchEvent('click');
      return { first, more: scrolled > first, top, narrowed, all: await shown() };
    });
    expect(seen).toEqual({ first: 60, more: true, top: 0, narrowed: 60, all: 400 });
  });

  it('goes by keyboard past the rows that are laid out', async () => {
    const { seen } = await open('class', {}, async (page) => {
      await page.locator('.rows tbody tr:nth-child(60) th a').focus();
      await page.keyboard.press('ArrowDown');
      return page.evaluate(() => document.activeElement?.textContent);
    });
    expect(seen).toBe('Student 60');
  });

  it('is a plain table without script', async () => {
    const { seen } = await open('class', { javaScriptEnabled: false }, async (page) => ({
      buttons: await page.locator('button:visible').count(),
      finds: await page.locator('.find').isVisible(),
      rows: await page.locator('.rows tbody tr:visible').count(),
    }));
    expect(seen).toEqual({ buttons: 0, finds: false, rows: 400 });
  });

  it('prints every column of the class: nothing of the table is past the edge of a sheet', async () => {
    const sheet = (210 - 2 * 16) * (96 / 25.4); // A4 upright, less the margins, in pixels; the table's sheets are on their side
    const { seen } = await open(
      'class',
      { viewport: { width: Math.floor(sheet), height: 700 } },
      async (page) => {
        await page.emulateMedia({ media: 'print' });
        return page
          .locator('.rows')
          .evaluate((table) => [
            table.getBoundingClientRect().right,
            table.scrollWidth - table.clientWidth,
            ...[...table.querySelectorAll('th, td')].map((cell) => cell.scrollWidth - cell.clientWidth),
          ]);
      },
    );
    const [right, ...over] = seen;
    expect(right).toBeLessThanOrEqual(sheet);
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
  });

  it.each([true, false])('opens what is folded on paper, with script: %s', async (javaScriptEnabled) => {
    const { seen } = await open('report', { javaScriptEnabled, colorScheme: 'dark' }, async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const inside = page.locator('details.case.passed .inside').first();
      return {
        height: (await inside.boundingBox())?.height ?? 0,
        paper: await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
      };
    });
    expect(seen.height).toBeGreaterThan(100);
    expect(seen.paper).toBe('rgb(255, 255, 255)');
  });
});

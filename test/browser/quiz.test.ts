import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadQuiz, parseQuizJson, quizPath } from '../../grader/quiz/file/quiz.ts';
import { gradeSheet } from '../../grader/quiz/judge/report.ts';
import { createQuizPages } from '../../grader/quiz/page/pages.ts';
import { parseAnswers } from '../../grader/quiz/sheets/answersFile.ts';
import { solveQuiz } from '../../grader/quiz/solve.ts';
import type { Quiz } from '../../grader/quiz/quiz.ts';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { isWhole } from '../support/whole.ts';

const executable = findBrowser();

function bundled(name: string): Quiz {
  const path = quizPath(name);
  const quiz = path.ok ? loadQuiz(path.value, name) : path;
  if (!quiz.ok) throw new Error(JSON.stringify(quiz.problems));
  return quiz.value;
}
function hostileQuiz(): Quiz {
  const attack = '"><img src=x onerror="window.ran = true"><script>window.ran = true</script>';
  const parsed = parseQuizJson(
    {
      title: attack,
      intro: attack,
      figures: { t: { title: attack, tree: [{ id: attack, children: [1, 2] }, [3, 4]] } },
      questions: [
        { kind: 'value', text: attack },
        { kind: 'pruned' },
        { kind: 'best-action' },
        { kind: 'cutoffs' },
      ],
    },
    'hostile',
    null,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const pages = createQuizPages();
const QUIZZES: Readonly<Record<string, Quiz>> = Object.fromEntries([
  ...[
    'figure-5-2',
    'notes-alpha-beta',
    'three-players',
    'landscape-features',
    'queens-figure-4-3',
    'genetic-figure-4-6',
    'deep-cutoffs',
  ].map((name) => [name, bundled(name)] as const),
  ['hostile', hostileQuiz()] as const,
]);
const PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(QUIZZES).flatMap(([name, quiz]) => [
    [name, pages.form(quiz)],
    [`${name} key`, pages.key(quiz)],
  ]),
);

/** Each form, and every other key. */
const LOOKED_AT = Object.keys(PAGES).filter((_, at) => isWhole || at % 4 !== 1);

describe('the page for students', () => {
  it('asks for the number keyboard where no answer can need another sign', () => {
    const keyboard = (page: string, id: string): string | undefined =>
      new RegExp(`<input id="${id}"[^>]*?(?: inputmode="(\\w+)")?[^>]*>`)
        .exec(page)?.[0]
        .match(/inputmode="(\w+)"/)?.[1];
    const page = PAGES['figure-5-2'] ?? '';
    // Values of nodes; a list of names; bounds, which may be infinite.
    expect(['q1-0', 'q3-0', 'q5-0'].map((id) => keyboard(page, id))).toEqual([
      'decimal',
      undefined,
      undefined,
    ]);
  });

  it('holds no answer that the figures do not show', () => {
    const quiz = bundled('figure-5-2');
    const page = PAGES['figure-5-2']!;
    const key = PAGES['figure-5-2 key']!;
    for (const { parts } of solveQuiz(quiz).questions)
      for (const { shown } of parts)
        if (shown.length > 3) expect([page.includes(shown), key.includes(shown)]).toEqual([false, true]);
    // A page that knew its answers would have to change with them: only the leaves differ here.
    const of = (leaf: number): string => {
      const parsed = parseQuizJson(
        {
          title: 'q',
          figures: {
            t: {
              tree: [
                [3, 12, leaf],
                [2, 4, 6],
              ],
            },
          },
          questions: [
            { kind: 'values' },
            { kind: 'pruned' },
            { kind: 'best-action' },
            { kind: 'evaluated' },
            { kind: 'windows', nodes: ['C'] },
            { kind: 'cutoffs' },
          ],
        },
        'q',
        null,
      );
      if (!parsed.ok) throw new Error('bad quiz');
      return pages.form(parsed.value).replaceAll(parsed.value.hash, '');
    };
    expect(of(8).replaceAll('8', '1')).toBe(of(1).replaceAll('8', '1'));
  });
});

describe.skipIf(executable === null)(
  'quiz pages in a browser (set CUTOFF_CHROMIUM where none is found)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'cutoff-quiz-'));
    const fileOf = (name: string): string => join(folder, `${name.replaceAll(' ', '-')}.html`);
    let browser: Browser;
    beforeAll(async () => {
      for (const [name, html] of Object.entries(PAGES)) writeFileSync(fileOf(name), html);
      browser = await chromium.launch({ executablePath: executable!, args: [...FLAGS] });
    });
    afterAll(async () => {
      await browser?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    async function open<T>(
      name: string,
      options: Parameters<Browser['newContext']>[0],
      look: (page: Page) => Promise<T>,
    ): Promise<{ seen: T; wrong: string[]; asked: string[] }> {
      const context = await browser.newContext(options);
      try {
        const [wrong, asked]: [string[], string[]] = [[], []];
        context.on('request', (request) => asked.push(request.url()));
        const page = await context.newPage();
        page.on('console', (message) => wrong.push(message.text()));
        page.on('pageerror', (error) => wrong.push(error.message));
        await page.goto(pathToFileURL(fileOf(name)).href);
        return { seen: await look(page), wrong, asked };
      } finally {
        await context.close();
      }
    }

    it.each(LOOKED_AT.map((name, turn) => [name, turn] as const))(
      'axe finds nothing, nothing is fetched, nothing scrolls sideways: %s',
      async (name, turn) => {
        const { seen, wrong, asked } = await open(name, {}, async (page) => ({
          found: await faultsOf(page, { turn, narrow: 360 }),
          ran: await page.evaluate(() => (window as { ran?: boolean }).ran ?? false),
        }));
        expect(seen).toEqual({ found: [], ran: false });
        expect(wrong).toEqual([]);
        expect(asked).toEqual([pathToFileURL(fileOf(name)).href]);
      },
    );

    /** Presses Tab until the element is reached. */
    async function tabTo(page: Page, id: string): Promise<void> {
      for (let presses = 0; presses < 200; presses += 1) {
        if (
          await page.evaluate(
            (wanted) =>
              document.activeElement?.id === wanted ||
              document.activeElement?.closest('[role="tree"]')?.getAttribute('aria-labelledby') === wanted,
            id,
          )
        )
          return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never reaches ${id}`);
    }
    const saved = async (page: Page): Promise<string> => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(download.suggestedFilename()).toBe('answers.json');
      return readFileSync(await download.path(), 'utf8');
    };

    it('can be answered, saved and graded by keyboard alone', async () => {
      const quiz = bundled('figure-5-2');
      const { seen, wrong } = await open('figure-5-2', { acceptDownloads: true }, async (page) => {
        await tabTo(page, 'student-id');
        await page.keyboard.type('ann');
        for (const [at, text] of [
          ['q1-0', '3'],
          ['q1-1', '3'],
          ['q1-2', '2'],
          ['q1-3', '2'],
        ] as const) {
          await tabTo(page, at);
          await page.keyboard.type(text);
        }
        await tabTo(page, 'q2-0-0');
        await page.keyboard.press('Space');
        await tabTo(page, 'q3-0');
        await page.keyboard.type('A, B, b1');
        await tabTo(page, 'q4-0-label');
        // Down to C's second leaf: A, B, b1, b2, b3, C, c1, c2, c3.
        for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Space');
        const marked = await page.evaluate(() =>
          [...document.querySelectorAll('.quiz-branch.marked')].map(
            (branch) => (branch as SVGElement).dataset['node'],
          ),
        );
        for (const [at, text] of [
          ['q5-0', '-inf'],
          ['q5-1', '3'],
          ['q5-2', '3'],
          ['q5-3', '∞'],
          ['q5-4', '3'],
          ['q5-5', '14'],
          ['q5-6', '3'],
          ['q5-7', '5'],
        ] as const) {
          await tabTo(page, at);
          await page.keyboard.type(text);
        }
        await tabTo(page, 'q6-0-2');
        await page.keyboard.press('ArrowDown');
        await tabTo(page, 'q7-0');
        await page.keyboard.type('d3, d2, d1');
        await tabTo(page, 'save');
        return { marked, text: await saved(page) };
      });
      expect(wrong).toEqual([]);
      expect(seen.marked).toEqual(['c2', 'c3']);
      const sheet = parseAnswers(seen.text, 'answers.json', 'x');
      if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
      expect(sheet.value).toMatchObject({ id: 'ann', quiz: 'figure-5-2', hash: quiz.hash });
      const report = gradeSheet(quiz, sheet.value);
      expect(
        report.verdicts
          .filter(({ state }) => state !== 'passed')
          .map(({ check, case: part, rationale }) => `${check} ${part}: ${rationale}`),
      ).toEqual([]);
      expect(report.score.earned).toBe(report.score.max);
    });

    it('branches are marked by a click, nodes take those below with them, and "nothing" is an answer', async () => {
      const { seen } = await open('notes-alpha-beta', { acceptDownloads: true }, async (page) => {
        const checked = (): Promise<string[]> =>
          page.evaluate(() =>
            [...document.querySelectorAll('[role="treeitem"][aria-checked="true"]')].map(
              (item) => (item as HTMLElement).dataset['node']!,
            ),
          );
        // The middle of a sloping line: its box is not where the line is, so the event goes to the element
        // itself.
        await page.locator('.quiz-branch[data-node="l"]').dispatchEvent('click');
        const one = await checked();
        await page.locator('[role="treeitem"][data-node="m"] > .node').click();
        const two = await checked();
        await page.locator('[role="treeitem"][data-node="h"] > .node').click();
        const three = await checked();
        await page.locator('input[data-none]').first().check();
        const four = await checked();
        await page.locator('#save').focus();
        return {
          one,
          two,
          three,
          four,
          answers: (JSON.parse(await saved(page)) as { answers: Record<string, unknown> }).answers,
        };
      });
      expect(seen).toEqual({
        one: ['l', 'm', 'n'],
        two: [],
        three: ['h', 'i', 'j', 'k', 'l', 'm', 'n'],
        four: [],
        answers: { pruned: [] },
      });
    });

    const PRACTICE = { viewport: { width: 1280, height: 900 } };

    it('for practice: checks part by part by keyboard, with hints one by one, then the answer', async () => {
      const { seen, wrong, asked } = await open('figure-5-2', PRACTICE, async (page) => {
        await tabTo(page, 'q1-0');
        await page.keyboard.type('2');
        await tabTo(page, 'q1-1');
        await page.keyboard.type('3');
        await page.keyboard.press('Enter');
        const group = page.locator('[data-question="values"]');
        const summary = group.getByRole('status');
        await expect.poll(() => summary.textContent()).toBe('1 of 4 parts are right, 2 still open.');
        const standing = (): Promise<string[]> => group.locator('.standing').allTextContents();
        const states = await standing();
        // The input is described by how it stands.
        const described = await page.evaluate(() => {
          const id = document.getElementById('q1-0')?.getAttribute('aria-describedby') ?? '';
          return document.getElementById(id)?.textContent;
        });
        const names: (string | null)[] = [];
        for (let level = 0; level < 4; level += 1) {
          const hint = group.locator('.mark').first().getByRole('button');
          names.push(await hint.getAttribute('aria-label'));
          await hint.focus();
          await page.keyboard.press('Enter');
        }
        const tips = await group.locator('.tip').allTextContents();
        const isFocusKept = await page.evaluate(() => document.activeElement?.className);
        await page.fill('#q1-0', '3');
        return { states, described, names, tips, isFocusKept, after: await standing() };
      });
      expect(wrong).toEqual([]);
      expect(asked).toHaveLength(1);
      expect(seen.states).toEqual(['Not right', 'Right', 'Still open', 'Still open']);
      expect(seen.described).toBe('Not right');
      expect(seen.names).toEqual([
        'Hint for A (MAX)',
        'Next hint for A (MAX)',
        'Next hint for A (MAX)',
        'Show the answer for A (MAX)',
      ]);
      expect(seen.tips.map((tip) => tip.slice(0, 24).trim())).toEqual([
        'Your number is too low.',
        'MAX moves at the root: w',
        'From the leaves up, MAX',
        'The answer is 3. MAX at',
      ]);
      expect(seen.isFocusKept).toBe('told');
      // What is changed is not what was marked.
      expect(seen.after).toEqual(['Right', 'Still open', 'Still open']);
    });

    it('for practice: axe finds nothing in marks and hints, and all can be cleared', async () => {
      const { seen } = await open('figure-5-2', PRACTICE, async (page) => {
        await page.fill('#q1-0', '2');
        await page.fill('#q3-0', 'nonsense');
        await page.locator('[role="treeitem"][data-node="c1"] > .node').click();
        for (const check of await page.getByRole('button', { name: /^Check / }).all()) await check.click();
        await page.evaluate(() => {
          for (const hint of document.querySelectorAll<HTMLElement>('.mark button')) hint.click();
        });
        const found = await faultsOf(page, { narrow: 360 });
        page.on('dialog', (dialog) => void dialog.accept());
        await page.locator('#clear').click();
        return { found, left: await page.locator('.mark').count() };
      });
      expect(seen).toEqual({ found: [], left: 0 });
    });

    it('for practice, without JavaScript: the form alone', async () => {
      const { seen } = await open('figure-5-2', { javaScriptEnabled: false }, async (page) => ({
        buttons: await page.getByRole('button').allTextContents(),
        text: await page.locator('noscript').innerText(),
      }));
      expect(seen.buttons).toEqual(['Save answers.json', 'Clear all answers']);
      expect(seen.text).toMatch(/^Checking and saving need JavaScript\./);
    });

    it.each([1280, 390])(
      'the tree is in view while any question about it is answered, at %d',
      async (width) => {
        const { seen } = await open('figure-5-2', { viewport: { width, height: 844 } }, async (page) => {
          const hidden: string[] = [];
          for (const field of await page.locator('[data-part]').all()) {
            const input = field.locator('input, select, [role="treeitem"]').last();
            await input.evaluate((element) => {
              element.focus({ preventScroll: true });
              element.scrollIntoView({ block: 'center', behavior: 'instant' });
            });
            const isSeen = await field.evaluate((element) => {
              const drawn = element.closest('.body')?.querySelector('figure svg')?.getBoundingClientRect();
              return drawn !== undefined && drawn.bottom > 150 && drawn.top < window.innerHeight - 150;
            });
            if (!isSeen) hidden.push((await field.textContent()) ?? '');
          }
          return hidden;
        });
        expect(seen).toEqual([]);
      },
    );

    it('keeps what was typed when the browser is opened again', async () => {
      const profile = mkdtempSync(join(tmpdir(), 'cutoff-profile-'));
      const visit = async <T>(look: (page: Page) => Promise<T>): Promise<T> => {
        const context = await chromium.launchPersistentContext(profile, {
          executablePath: executable!,
          args: [...FLAGS],
        });
        try {
          const page = await context.newPage();
          await page.goto(pathToFileURL(fileOf('deep-cutoffs')).href);
          return await look(page);
        } finally {
          await context.close();
        }
      };
      try {
        await visit(async (page) => {
          await page.fill('#q3-0', '7');
          await page.locator('[role="treeitem"][data-node="M"] > .node').click();
          await page.selectOption('#q2-0-2', { label: 'α, shallow' });
        });
        await visit(async (page) => {
          const facts = (): Promise<(string | null)[]> =>
            page.evaluate(() => [
              (document.getElementById('q3-0') as HTMLInputElement).value,
              document.querySelector('[role="treeitem"][data-node="M"]')!.getAttribute('aria-checked'),
              (document.getElementById('q2-0-2') as HTMLSelectElement).value,
            ]);
          // A browser under load may open a page before its storage: then what was kept is there at the next
          // look.
          for (let looks = 0; looks < 20 && (await facts())[0] === ''; looks += 1) await page.reload();
          expect(await facts()).toEqual(['7', 'true', 'alpha shallow']);
        });
      } finally {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    });

    it('prints as a form with blanks, without what only a screen can do', async () => {
      const { seen } = await open('figure-5-2', { viewport: { width: 700, height: 900 } }, async (page) => {
        await page.emulateMedia({ media: 'print' });
        const facts = await page.evaluate(() => {
          const shown = (selector: string): boolean =>
            [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
          return {
            tree: shown('[role="tree"]'),
            buttons: shown('button'),
            blank: shown('.blank'),
            inputs: shown('input[type="text"]'),
            drawings: shown('svg.pic'),
          };
        });
        return {
          facts,
          pages: (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0,
        };
      });
      expect(seen.facts).toEqual({ tree: false, buttons: false, blank: true, inputs: true, drawings: true });
      expect(seen.pages).toBeGreaterThan(0);
      expect(seen.pages).toBeLessThan(6);
    });

    it('works in every size of target: what is clicked is at least 24 pixels', async () => {
      const { seen } = await open('notes-alpha-beta', { viewport: { width: 360, height: 740 } }, (page) =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('.node, button, select, input[type="text"]')]
              .filter((element) => element.checkVisibility())
              .map((element) => element.getBoundingClientRect().height)
              .filter((height) => height < 24).length,
        ),
      );
      expect(seen).toBe(0);
    });
  },
);

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GenerationsEvidence, RunEvidence } from '../../grader/types/verdict.ts';
import { findBrowser, FLAGS } from '../support/browser.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { cutoff } from '../support/io.ts';
import { writeFiles } from '../support/folders.ts';

const executable = findBrowser();

/** ΔE with the sign turned round. */
const ANNEALING = `
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; schedule(t) > 0; t++) {
    const next = random.choice(problem.neighbours(current));
    const delta = problem.value(current) - problem.value(next);
    if (delta > 0 || random.number() < Math.exp(delta / schedule(t))) current = next;
  }
  return current;
}
`;

/** Children of two positions changed, which no mutation of one gives. */
const GENETIC = `
export function geneticAlgorithm(population, fitness, random, options) {
  let current = population;
  for (let made = 1; ; made++) {
    const child = () => {
      const [x, y] = [random.choice(current), random.choice(current)];
      const c = random.integer(1, x.length - 1);
      return [...x.slice(0, c), ...y.slice(c)].map((value, at) => (at < 3 ? (value + 1) % options.values : value));
    };
    current = current.map(child);
    options.onGeneration(current);
    if (made === options.generations || current.some((each) => fitness(each) >= options.fitEnough))
      return current.reduce((a, b) => (fitness(b) > fitness(a) ? b : a));
  }
}
`;

interface Graded {
  readonly html: string;
  readonly run: Omit<RunEvidence, 'kind'> & Omit<GenerationsEvidence, 'kind'>;
}

describe.skipIf(executable === null)('a local search, step by step, in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-runs-'));
  let browser: Browser;
  let annealing: Graded;
  let genetic: Graded;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executable!, args: [...FLAGS] });
    annealing = await graded('simulated-annealing', 'simulatedAnnealing.js', ANNEALING);
    genetic = await graded('genetic-algorithm', 'geneticAlgorithm.js', GENETIC);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The student's page, and the evidence of its first case that fails after its first step. */
  async function graded(exercise: string, file: string, text: string): Promise<Graded> {
    const at = join(folder, exercise);
    writeFiles(at, { [`work/ann/${file}`]: text });
    await cutoff(at, ['grade', 'work', '--exercise', exercise, '--out', 'out']);
    const student = join(at, 'out', 'ann', 'student');
    const { verdicts } = JSON.parse(readFileSync(join(student, 'result.json'), 'utf8')) as {
      verdicts: { evidence?: Graded['run'] }[];
    };
    const run = verdicts.find(({ evidence }) => (evidence?.brokenAt ?? 0) > 0)!.evidence!;
    return { html: readFileSync(join(student, 'report.html'), 'utf8'), run };
  }

  async function opened(html: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
    const path = join(folder, `${html.length}.html`);
    writeFileSync(path, html);
    const page = await browser.newPage(options);
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(pathToFileURL(path).href);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    return page;
  }

  /** The run of the first case whose law is broken after its first step. */
  const broken = (page: Page) =>
    page.locator('.check [data-stepper="run"]:has(tr.marked:not([data-at="0"]))').first();
  const number = (value: number): string => String(value).replace('-', '−');

  test('keys lead to the step that breaks the law: the state and the value of result.json', async () => {
    const { html, run } = annealing;
    expect(html.length).toBeLessThan(400_000);
    const page = await opened(html);
    const played = broken(page);
    await played.locator('[data-go="all"]').click();
    await played.locator('[data-go="on"]').focus();
    await page.keyboard.press('Home');
    const last = run.states.length - 1;
    expect(await played.locator('.now').textContent()).toContain(
      `0 of ${last}. At ${number(run.values[0]!)} and T`,
    );
    for (let step = 0; step < run.brokenAt!; step += 1) await page.keyboard.press('ArrowRight');
    const text = (await played.locator('.now').textContent())!;
    expect(text).toContain(
      `${run.brokenAt} of ${last}. Yours: At ${number(run.values[run.brokenAt!]!)} and T = `,
    );
    const refused = run.rejected!.find(({ at }) => at === run.brokenAt)!;
    expect(text).toContain(`ΔE = ${number(refused.value - run.values[run.brokenAt!]!)}, so it must be taken`);
    expect(text).toMatch(/it is not taken\. Here the law is broken\. A correct run: At .*: it is taken\.$/);
    expect(await played.locator('tr.lit').getAttribute('data-at')).toBe(String(run.brokenAt));
    await page.keyboard.press('End');
    expect(await played.locator('.now').textContent()).toContain(
      `${last} of ${last}. Yours: At ${number(run.values[last]!)}`,
    );
    await played.locator('[data-go="parts"]').click();
    expect(await played.locator('.now').textContent()).toBe(text);
    await page.close();
  });

  test('of a genetic run, the generation of result.json with its members and their parents', async () => {
    const { html, run } = genetic;
    const page = await opened(html);
    const played = broken(page);
    await played.locator('[data-go="on"]').focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < run.brokenAt!; step += 1) await page.keyboard.press('ArrowRight');
    const { size, best, worst } = run.generations[run.brokenAt!]!;
    const text = await played.locator('.now').textContent();
    expect(text).toContain(`Generation ${run.brokenAt} of ${size}: the fittest is worth ${best},`);
    expect(text).toContain(`the least fit is worth ${worst}.`);
    expect(text).toMatch(/only with more.* Here the law is broken\. A correct run: Generation /);
    const cells = played.locator('.pictures figure:nth-of-type(2) svg text.pic-value');
    const members = run.populations!.members[run.brokenAt! - run.populations!.from]!;
    const first = members[0]!.length;
    expect((await cells.allTextContents()).slice(0, first)).toEqual(members[0]!.map(String));
    await page.close();
  });

  test('space plays and pauses; the chart grows with it', async () => {
    const page = await opened(annealing.html, { reducedMotion: 'reduce' });
    const played = broken(page);
    const place = (): Promise<number> =>
      played.locator('[data-play] line').evaluate((line) => Number(line.getAttribute('x1')));
    await played.locator('input[type="range"]').focus();
    await page.keyboard.press('Home');
    const start = await place();
    await played.locator('[data-speed]').selectOption('300');
    await played.locator('input[type="range"]').focus();
    await page.keyboard.press(' ');
    await page.waitForTimeout(1_500);
    await page.keyboard.press(' ');
    const paused = await place();
    expect(paused).toBeGreaterThan(start);
    await page.waitForTimeout(900);
    expect(await place()).toBe(paused);
    await page.close();
  });

  test('without scripts there is the chart with the step that matters, and a table of steps', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setContent(annealing.html);
    expect(await page.locator('.controls').count()).toBe(0);
    const played = broken(page);
    expect(await played.locator('.plot svg .pic-mark').count()).toBe(1);
    expect(await played.locator('[data-play]').isVisible()).toBe(false);
    expect(await played.locator('tr.marked').textContent()).toContain('the law is broken here');
    await context.close();
  });

  test('axe finds nothing, and nothing runs off a phone', async () => {
    for (const [turn, { html }] of [annealing, genetic].entries()) {
      const page = await opened(html);
      expect(await faultsOf(page, { turn })).toEqual([]);
      await page.close();
    }
  });
});

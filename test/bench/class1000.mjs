/** A class as they are, graded by two cores, and its page in a browser. */
import { appendFileSync, cpSync, mkdirSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../dist/grader/cli/pdf/browser.js';
import { median } from './interleave.mjs';
import { cutoff, ROOT } from './cutoff.mjs';

const SIZES = [200, 1000];
export const CLASS_1000 = [
  'class-1000: 1,000 JavaScript submissions on two cores',
  'class-1000: peak memory of all threads',
  'class-1000: the class page opens in a browser',
];
const SAMPLE = join(ROOT, 'test/fixtures/classes/alpha-beta');
const OPENINGS = 7;

/** Folders of the sample class with JavaScript alone: right, wrong in many ways, broken and empty ones. */
const javascript = () =>
  readdirSync(SAMPLE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(SAMPLE, name))
    .filter((folder) => {
      const files = readdirSync(folder);
      return files.length > 0 && files.every((name) => extname(name) === '.js');
    });

/** So many students, none of whom handed in the same bytes as another. */
function classOf(folder, size) {
  const sample = javascript();
  for (let at = 0; at < size; at += 1) {
    const student = join(folder, `student-${String(at).padStart(4, '0')}`);
    mkdirSync(student, { recursive: true });
    cpSync(sample[at % sample.length], student, { recursive: true });
    for (const name of readdirSync(student)) appendFileSync(join(student, name), `\n// ${at}\n`);
  }
}

/** Rows of a class of 1,000, in the folder `work`. */
export async function class1000Rows(work, tell) {
  const graded = {};
  for (const size of SIZES) {
    const [folder, out] = [join(work, `mixed-${size}`), join(work, `mixed-out-${size}`)];
    classOf(folder, size);
    tell(`grade a class of ${size} on two cores`);
    graded[size] = await cutoff(['grade', folder, '--exercise', 'alpha-beta', '--out', out, '--jobs', '2'], {
      counts: true,
    });
    tell(`${size}: ${Math.round(graded[size].seconds)} s, peak ${Math.round(graded[size].peak ?? 0)} MiB`);
  }
  const [few, many] = SIZES.map((size) => graded[size]);
  const rows = [
    {
      row: CLASS_1000[0],
      ours: many.seconds,
      unit: `s (${Math.round(many.work)} s of work)`,
      against: 'the work of 200',
      ratio: many.work / few.work,
      aim: 5.5,
    },
  ];
  if (few.peak !== null && many.peak !== null)
    rows.push({
      row: CLASS_1000[1],
      ours: many.peak,
      unit: 'MiB',
      against: `200 submissions (${Math.round(few.peak)} MiB)`,
      ratio: many.peak / few.peak,
      aim: 1.25,
    });
  const opened = await openingOf(join(work, `mixed-out-${SIZES.at(-1)}`, 'index.html'), tell);
  if (opened !== null)
    rows.push({
      row: CLASS_1000[2],
      ours: 1000 * opened.seconds,
      unit: `ms (${Math.round(1000 * opened.work)} ms of work)`,
      against: 'aim of 1 s',
      ratio: opened.seconds,
      aim: 1,
    });
  return rows;
}

/**
 * Seconds from asking for a page to its rows being there and painted, and those of work that it took, by the
 * browser that CUTOFF_CHROMIUM names or that is found; null where there is none.
 */
export async function openingOf(path, tell) {
  const executablePath = findBrowser(process.env);
  if (executablePath === null) {
    tell('no Chromium, Chrome or Edge was found, so the class page is not opened');
    return null;
  }
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const [times, works] = [[], []];
    const system = await browser.newBrowserCDPSession();
    const worked = async () =>
      (await system.send('SystemInfo.getProcessInfo')).processInfo.reduce(
        (sum, { cpuTime }) => sum + cpuTime,
        0,
      );
    for (let at = 0; at < OPENINGS; at += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const before = await worked();
      const start = performance.now();
      await page.goto(pathToFileURL(path).href, { waitUntil: 'load' });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      times.push((performance.now() - start) / 1000);
      works.push((await worked()) - before);
      await context.close();
    }
    return { seconds: median(times), work: median(works) };
  } finally {
    await browser.close();
  }
}

/**
 * How soon and how light a page of a site checks, beside the command line in the same run: the first check of
 * a page that was just opened, what is fetched for it, and memory over many checks.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cutoff, ROOT } from './cutoff.mjs';
import { median } from './interleave.mjs';

export const SITE = [
  'site, first check of a JavaScript file',
  'site, first check of a Python file',
  'site, fetched until JavaScript can be checked',
  'site, fetched more for Python',
  'site, memory after 200 checks',
];

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const ROUNDS = 5;
const [WARM, CHECKS] = [40, 200];
const SOLUTIONS = join(ROOT, 'exercises/alpha-beta/solutions');
const FILES = {
  javascript: join(SOLUTIONS, 'figure-5-7/alphaBeta.js'),
  python: join(SOLUTIONS, 'python-class/alpha_beta.py'),
};

/** Rows, or none where there is no browser. */
export async function siteRows(work, tell) {
  const executablePath = process.env.CUTOFF_CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    tell('no Chromium here, so no site is timed');
    return [];
  }
  tell('a site');
  const folder = join(work, 'public');
  await cutoff(['site', 'alpha-beta', '--out', folder]);
  const server = await served(folder);
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const line = { javascript: [], python: [] };
    const page = { javascript: [], python: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const language of ['javascript', 'python']) {
        line[language].push(await onTheLine(work, language));
        const { ms } = await onAPage(browser, server.url, language);
        page[language].push(ms);
      }
    const fetched = {};
    for (const language of ['javascript', 'python']) {
      server.asked.clear();
      await onAPage(browser, server.url, language);
      fetched[language] = weight(folder, server.asked);
    }
    const timed = (row, language, aim) => {
      const ours = median(page[language]);
      const other = median(line[language]);
      return [
        { row, ours, unit: 'ms', against: `aim of ${aim} ms`, ratio: ours / aim, aim: 1 },
        { row, ours, unit: 'ms', against: `cutoff check, ${Math.round(other)} ms`, ratio: ours / other },
      ];
    };
    const weighed = (row, bytes, aim) => {
      const ours = bytes / 1e6;
      return { row, ours, unit: 'MB', against: `aim of ${aim} MB`, ratio: ours / aim, aim: 1 };
    };
    const more = fetched.python - fetched.javascript;
    return [
      ...timed(SITE[0], 'javascript', 1000),
      ...timed(SITE[1], 'python', 4000),
      weighed(SITE[2], fetched.javascript, 1.2),
      weighed(SITE[3], more, 9),
      ...(await memoryRow(browser, server.url, tell)),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

async function onTheLine(work, language) {
  const folder = join(work, `line-${language}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, FILES[language].split(/[\\/]/).at(-1));
  cpSync(FILES[language], file);
  return 1000 * (await cutoff(['check', file, '--exercise', 'alpha-beta'])).seconds;
}

/** A page in a browser context of its own, so that nothing is kept from another: from ready to checked. */
async function onAPage(browser, url, language) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  // A service worker would fetch the whole site meanwhile.
  await tab.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await tab.goto(`${url}alpha-beta/index.html`);
  await tab.locator('main[data-ready]').waitFor();
  const ms = await checkOn(tab, language);
  await context.close();
  return { ms };
}

async function checkOn(tab, language) {
  await tab.locator('#language').selectOption(language);
  await tab.locator('#editor .cm-content').focus();
  await tab.keyboard.press('Control+a');
  await tab.keyboard.press('Delete');
  await tab.keyboard.insertText(readFileSync(FILES[language], 'utf8'));
  return tab.evaluate(again);
}

/** Runs in the page: presses the button, and gives how long it took until all was said. */
function again() {
  return new Promise((resolve, reject) => {
    const status = document.querySelector('#status');
    const start = performance.now();
    const look = new MutationObserver(() => {
      if (status.textContent.startsWith('The check could not')) reject(new Error(status.textContent));
      if (!status.textContent.startsWith('Checked: all passed')) return;
      look.disconnect();
      resolve(performance.now() - start);
    });
    look.observe(status, { childList: true, characterData: true, subtree: true });
    document.querySelector('#check').click();
  });
}

/** What the page's own process holds, in MiB, after so many checks; only Linux tells. */
async function memoryRow(browser, url, tell) {
  const session = await browser.newBrowserCDPSession();
  const held = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1])
      .reduce((sum, kilobytes) => sum + Number(kilobytes) / 1024, 0);
  };
  const tab = await browser.newPage();
  await tab.goto(`${url}alpha-beta/index.html`);
  await tab.locator('main[data-ready]').waitFor();
  await checkOn(tab, 'javascript');
  try {
    tell(`${CHECKS} checks in one page`);
    for (let i = 1; i < WARM; i += 1) await tab.evaluate(again);
    const before = await held();
    for (let i = WARM; i < CHECKS; i += 1) await tab.evaluate(again);
    const ours = await held();
    // What is collected when is the browser's to say: a leak would show all the same.
    const against = `${Math.round(before)} MiB after ${WARM} checks`;
    return [{ row: SITE[4], ours, unit: 'MiB', against, ratio: ours / before, aim: 1.25 }];
  } catch (error) {
    tell(`memory is not told here: ${error.message}`);
    return [];
  } finally {
    await tab.close();
  }
}

/** As servers send it that compress text: our engines' files are compressed already. */
const weight = (folder, paths) =>
  [...paths].reduce((sum, path) => {
    const content = readFileSync(join(folder, path));
    return sum + (path.endsWith('.bin') ? content.length : gzipSync(content, { level: 9 }).length);
  }, 0);

function served(folder) {
  const asked = new Set();
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(url.slice(1));
    const file = join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.statusCode = 404;
      response.end();
      return;
    }
    asked.add(path);
    const content = readFileSync(file);
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.setHeader('content-length', content.length);
    response.end(content);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ asked, url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    );
  });
}

/** How fluid a tree of 200,000 nodes is in a browser: the time from a step that is asked for to its frame. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cutoff } from './cutoff.mjs';
import { median } from './interleave.mjs';

export const FOLDED = 'a frame of a played tree of 200,000 nodes';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const FRAMES = 200;

/** Seven plies, so wide that there are just over 200,000 nodes; values that no order makes easy. */
function tree() {
  let state = 1;
  const value = () => {
    state = (state * 48271) % 2147483647;
    return (state % 1999) - 999;
  };
  const node = (depth) =>
    depth === 0 ? value() : Array.from({ length: 20 - 4 * (depth % 2) }, () => node(depth - 1));
  return { title: 'Large', tree: Array.from({ length: 2 }, () => node(4)) };
}

/** The row, or none where there is no browser. */
export async function foldedRows(work, tell) {
  const executablePath = process.env.CUTOFF_CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    tell('no Chromium here, so no played tree is timed');
    return [];
  }
  tell(FOLDED);
  const [file, page] = [join(work, 'large.json'), join(work, 'large.html')];
  writeFileSync(file, JSON.stringify(tree()));
  await cutoff(['solve', file, '--algorithm', 'minimax', '--html', page]);
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await tab.goto(pathToFileURL(page).href);
    const times = await tab.evaluate((frames) => {
      const slider = document.querySelector('.stepper input[type="range"]');
      return Array.from({ length: frames }, (_, at) => {
        slider.value = String(Math.floor((Number(slider.max) * ((at * 7919) % frames)) / frames));
        const begun = performance.now();
        slider.dispatchEvent(new Event('input'));
        document.body.getBoundingClientRect();
        return performance.now() - begun;
      });
    }, FRAMES);
    const frame = median(times);
    return [{ row: FOLDED, ours: frame, unit: 'ms', against: 'aim of 16 ms', ratio: frame / 16, aim: 1 }];
  } finally {
    await browser.close();
  }
}

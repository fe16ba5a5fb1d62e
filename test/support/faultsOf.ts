import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { isWhole } from './whole.ts';

/** How a page is looked at: in a theme, on a screen of a width. */
interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

export interface LookOptions {
  /** Which of pages that share their styles this is: they take turns in what is looked at. */
  readonly turn?: number;
  /** Of a phone, in pixels. */
  readonly narrow?: number;
}

/**
 * What axe finds on a page with everything unfolded, and whether it runs off sideways; nothing where all is well.
 * In both themes and both widths, and by turns in the two pairings of them, as axe is slow; in all four with
 * `CUTOFF_CORPUS=whole`.
 */
export async function faultsOf(page: Page, options: LookOptions = {}): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const { colorScheme, width } of looksAt(options)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const [reach, faults] = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
      });
      const described = violations.map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
        return `${id}: ${places.join(' | ')}`;
      });
      return [document.documentElement.scrollWidth, described] as const;
    });
    found.push(...faults.map((fault) => `${colorScheme}, ${width}: ${fault}`));
    if (reach > width) found.push(`${colorScheme}, ${width}: reaches to ${reach}`);
  }
  return found;
}

function looksAt({ turn = 0, narrow = 390 }: LookOptions): readonly Look[] {
  const pairing = (colorSchemes: readonly Look['colorScheme'][]): Look[] =>
    colorSchemes.map((colorScheme, at) => ({ colorScheme, width: at === 0 ? 1280 : narrow }));
  const pairings = [pairing(['light', 'dark']), pairing(['dark', 'light'])];
  return isWhole ? pairings.flat() : (pairings[turn % 2] ?? []);
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Io } from './io.ts';

/** Where browsers of Chromium's family usually are, on each system. */
function usualPlaces(env: Io['env']): string[] {
  const programs = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
    (folder) => folder !== undefined,
  );
  return [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'].map(
      (name) => `/usr/bin/${name}`,
    ),
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...programs.flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
  ];
}

/** The browser that `CUTOFF_CHROMIUM` names, else one in a usual place, else null. */
export function findBrowser(env: Io['env']): string | null {
  const set = env['CUTOFF_CHROMIUM'] ?? '';
  return set !== ''
    ? existsSync(set)
      ? set
      : null
    : (usualPlaces(env).find((path) => existsSync(path)) ?? null);
}

/** Prints a page of our own from disk to a PDF, with no network; false when the browser fails. */
export async function printToPdf(browser: string, page: string, pdf: string): Promise<boolean> {
  const profile = await mkdtemp(join(tmpdir(), 'cutoff-browser-'));
  try {
    const flags = [
      '--headless',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-pdf-header-footer',
      `--user-data-dir=${profile}`,
      `--print-to-pdf=${pdf}`,
    ];
    const run = (extra: readonly string[]): Promise<number | null> =>
      new Promise((resolve) => {
        const child = spawn(browser, [...flags, ...extra, pathToFileURL(page).href], { stdio: 'ignore' });
        child.on('error', () => resolve(null)).on('close', resolve);
      });
    // Where a browser cannot make its own sandbox (in a container, as root) it ends at once; the page is our
    // own.
    return (await run([])) === 0 || (await run(['--no-sandbox'])) === 0 ? existsSync(pdf) : false;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Io } from '../io.ts';

/** Where browsers of Chromium's family usually are, on each system. */
function usualPlaces(env: Io['env']): string[] {
  const programs = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
    (folder) => folder !== undefined,
  );
  return [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'].map(
      (name) => join('/usr/bin', name),
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
  if (set !== '') return existsSync(set) ? set : null;
  return usualPlaces(env).find((path) => existsSync(path)) ?? null;
}

const FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-pdf-header-footer',
];

/** After which a browser that does not end has failed. */
const LONGEST_MS = 120_000;

/**
 * A browser that is asked for one file at a time. Where it cannot make its own sandbox (in a container, as
 * root) it ends at once, and is asked again without, from then on; the pages are our own.
 */
export class SandboxedBrowser {
  readonly path: string;
  #extra: string[] = [];

  constructor(path: string) {
    this.path = path;
  }

  /** False when the browser fails. */
  async make(attempt: (path: string, extra: string[]) => Promise<boolean>): Promise<boolean> {
    for (const extra of [this.#extra, ['--no-sandbox']])
      if (await attempt(this.path, extra)) {
        this.#extra = extra;
        return true;
      }
    return false;
  }
}

type Given = Readonly<Record<'page' | 'profile', string>> & { readonly extra: string[] };

/** Prints a page of our own from disk to a PDF; false when the browser fails. */
export const printToPdf = (
  browser: string,
  { pdf, ...given }: Given & { readonly pdf: string },
): Promise<boolean> => run(browser, pdf, [`--print-to-pdf=${pdf}`], given);

/** Takes a picture of a page of our own, of that size in pixels and so many points a pixel. */
export const pictureToPng = (
  browser: string,
  {
    file,
    width,
    height,
    scale,
    ...given
  }: Given & { readonly file: string } & Readonly<Record<'width' | 'height' | 'scale', number>>,
): Promise<boolean> =>
  run(
    browser,
    file,
    [
      '--hide-scrollbars',
      `--force-device-scale-factor=${scale}`,
      `--window-size=${width},${height}`,
      `--screenshot=${file}`,
    ],
    given,
  );

async function run(
  browser: string,
  made: string,
  wish: readonly string[],
  { page, profile, extra }: Given,
): Promise<boolean> {
  const own = [`--user-data-dir=${profile}`, ...wish, pathToFileURL(page).href];
  const code = await new Promise((resolve) => {
    const options = { stdio: 'ignore', timeout: LONGEST_MS, killSignal: 'SIGKILL' } as const;
    const child = spawn(browser, [...FLAGS, ...extra, ...own], options);
    child.on('error', () => resolve(null)).on('close', resolve);
  });
  return code === 0 && existsSync(made);
}

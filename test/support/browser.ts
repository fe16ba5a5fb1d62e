import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where browsers of Chromium's family usually are, on each system. */
function usualPlaces(): string[] {
  const programs = [
    process.env['PROGRAMFILES'],
    process.env['PROGRAMFILES(X86)'],
    process.env['LOCALAPPDATA'],
  ].filter((folder) => folder !== undefined);
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

/**
 * The browser to test pages in: the one that `CUTOFF_CHROMIUM` names, else one in a usual place, else null.
 * A setting that names no file is an error: who sets it wants these tests to run.
 */
export function findBrowser(): string | null {
  const set = process.env['CUTOFF_CHROMIUM'];
  if (set !== undefined && set !== '') {
    if (!existsSync(set)) throw new Error(`CUTOFF_CHROMIUM names ${set}, which is not there`);
    return set;
  }
  return usualPlaces().find((path) => existsSync(path)) ?? null;
}

export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

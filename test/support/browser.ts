import { findBrowser as findIn } from '../../grader/cli/pdf/browser.ts';

/**
 * The browser to test pages in: the one that `CUTOFF_CHROMIUM` names, else one in a usual place, else null.
 * A setting that names no file is an error: who sets it wants these tests to run.
 */
export function findBrowser(): string | null {
  const [set, found] = [process.env['CUTOFF_CHROMIUM'] ?? '', findIn(process.env)];
  if (set !== '' && found === null) throw new Error(`CUTOFF_CHROMIUM names ${set}, which is not there`);
  return found;
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

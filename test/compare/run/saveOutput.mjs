import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How far a long computation is: whether it is said hangs on the clock. */
const PERCENT = /^\d+ %\n/gm;

/**
 * Writes what a command printed to `save.txt` (or `.json`), and what it said besides, with its exit code, to
 * `save.err.txt`.
 */
export function saveOutput(folder, { args, save }, { code, out, err }) {
  const path = join(folder, save);
  const said = err.replace(PERCENT, '');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${args.includes('--json') ? 'json' : 'txt'}`, out);
  if (said !== '' || code !== 0) writeFileSync(`${path}.err.txt`, `exit code ${code}\n${said}`);
}

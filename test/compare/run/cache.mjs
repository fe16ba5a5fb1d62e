import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from '../checkout.mjs';
import { runJob } from './runJob.mjs';

/** Where what a build wrote is kept from one comparison to the next. */
export const cacheOf = ({ build }) => join(tmpdir(), 'cutoff-compare', build);

/**
 * Runs a job unless the same one, with the same inputs, has been run with this build before; gives its
 * folder.
 */
export async function runOnce(job, checkout) {
  const folder = join(cacheOf(checkout), job.name);
  const note = join(cacheOf(checkout), 'done', `${job.name}.txt`);
  const identity = identityOf(job);
  if (existsSync(note) && readFileSync(note, 'utf8') === identity) return folder;
  await runJob(job, folder, checkout.program);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, identity);
  return folder;
}

function identityOf({ inputs, steps, quick }) {
  const hash = createHash('sha256').update(JSON.stringify({ steps, quick }));
  for (const [path, content] of Object.entries(inputs)) {
    hash.update(`\0${path}\0`);
    if (typeof content === 'string' || content instanceof Uint8Array) hash.update(content);
    else for (const file of filesOf(content.from)) hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const filesOf = (path) =>
  statSync(path).isFile() ? [path] : filesBelow(path).map((file) => join(path, file));

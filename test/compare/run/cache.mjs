import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../checkout.mjs';
import { withLock } from './lock.mjs';
import { runJob } from './runJob.mjs';

const HOME = join(tmpdir(), 'cutoff-compare');

/**
 * Where what a program wrote is kept from one comparison to the next: before by its build, after by its
 * place.
 */
export const homeBefore = ({ build }) => join(HOME, `before-${build}`);
export const homeAfter = ({ root }) => join(HOME, `after-${hashOf(root)}`);

/**
 * Runs a job, unless the same one has been run with the same inputs by the same build before; gives its
 * folder. Of earlier builds nothing is kept.
 */
export async function runOnce(job, checkout, home) {
  const identity = identityOf(job, checkout);
  const folder = join(home, `${job.name}@${identity}`);
  const note = join(folder, 'in', 'done');
  mkdirSync(dirname(folder), { recursive: true });
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(note)) return;
    for (const old of earlierRuns(folder)) rmSync(old, { recursive: true, force: true });
    await runJob(job, folder, checkout.program);
    writeFileSync(note, '');
  });
  return folder;
}

/** Folders of the same job; other jobs, and locks, are left alone. */
function earlierRuns(folder) {
  const job = basename(folder).split('@')[0];
  const names = readdirSync(dirname(folder)).filter(
    (name) => name.startsWith(`${job}@`) && !name.endsWith('.lock'),
  );
  return names.map((name) => join(dirname(folder), name));
}

function identityOf({ inputs, steps, quick }, { build }) {
  const parts = [JSON.stringify({ steps, quick, build })];
  for (const [path, content] of Object.entries(inputs)) {
    if (typeof content === 'string') parts.push(path, content);
    else for (const file of filesOf(content.from)) parts.push(path, file, hashOf(readFileSync(file)));
  }
  return hashOf(parts.join('\0'));
}

const filesOf = (path) =>
  statSync(path).isFile() ? [path] : filesBelow(path).map((file) => join(path, file));
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

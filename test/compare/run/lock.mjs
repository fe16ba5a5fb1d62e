import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Does some work while no other comparison, in a process of its own, does what the same lock is for. */
export async function withLock(path, work) {
  while (!take(path)) await wait(500);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isRunning(path)) rmSync(path, { force: true });
    return false;
  }
}

/** Whether the process that took a lock still runs; one that was stopped leaves its locks behind. */
function isRunning(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

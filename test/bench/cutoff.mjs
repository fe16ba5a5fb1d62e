/** The command line as a process of its own, and what it takes. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = join(ROOT, 'dist/program/cutoff.js');

/**
 * Makes a process say what it took of all cores together: wall clocks tell more about what else the machine
 * does.
 */
const TELL_CPU = `--import=data:text/javascript,${encodeURIComponent('process.on("exit", () => { const { user, system } = process.cpuUsage(); process.stderr.write(`\\ncpu ${user + system}\\n`); });')}`;

/**
 * Runs the command line; gives its seconds, those of all its threads' work if it `counts`, and its
 * peak memory in MiB where the system tells (Linux).
 */
export function cutoff(argv, { counts = false } = {}) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [...(counts ? [TELL_CPU] : []), MAIN, ...argv], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let peak = null;
    let said = '';
    child.stderr.on('data', (text) => {
      said = `${said}${text}`.slice(-2000);
    });
    // The kernel keeps the high-water mark, so that looking now and then is enough.
    const look = setInterval(() => {
      peak = highWater(child.pid) ?? peak;
    }, 20);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(look);
      if (code !== 0 && code !== 1) reject(new Error(`cutoff ${argv.join(' ')} ended with ${code}: ${said}`));
      else
        resolve({
          seconds: (performance.now() - start) / 1000,
          work: Number(/\ncpu (\d+)\n$/.exec(said)?.[1]) / 1e6,
          peak,
        });
    });
  });
}

function highWater(pid) {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { saveOutput } from './saveOutput.mjs';

const MANY = join(dirname(fileURLToPath(import.meta.url)), 'manyCommands.mjs');
const run = promisify(execFile);
/** No colours, no terminal, and one language, whoever runs it. */
const ENV = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  LC_ALL: 'C.UTF-8',
  CUTOFF_DEBUG: undefined,
};

/**
 * Runs a job in a folder of its own: its inputs go to `in/`, where comparing does not look, and each step
 * writes beside that. Every command runs in the job's folder, so that paths are the same before and after.
 */
export async function runJob(job, folder, program) {
  rmSync(folder, { recursive: true, force: true });
  layOut(job.inputs, join(folder, 'in'));
  if (job.quick) await runManyQuickly(job.steps, folder, program);
  else for (const step of job.steps) await runStep(step, folder, program);
}

/** Writes inputs: a text, or `{ from }`, which copies a file or a folder. */
function layOut(inputs, folder) {
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of Object.entries(inputs)) {
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    if (typeof content === 'string') writeFileSync(to, content);
    else cpSync(content.from, to, { recursive: true });
  }
}

/**
 * A step is a command (`args`, and `save`, what its output is called) or a copy of what an earlier one wrote,
 * if it did.
 */
async function runStep({ args, save, copy }, folder, program) {
  if (copy === undefined)
    return saveOutput(folder, { args, save }, await runNode([program, ...args], folder));
  const from = join(folder, copy.from);
  if (existsSync(from)) cpSync(from, join(folder, copy.to), { recursive: true });
}

/** Starting the program takes longer than most commands, so that thousands of them share one process. */
async function runManyQuickly(steps, folder, program) {
  const list = join(folder, 'in', 'commands.json');
  writeFileSync(list, JSON.stringify(steps));
  const { code, err } = await runNode([MANY, program, list], folder);
  if (code !== 0) throw new Error(`commands in ${folder} could not be run: ${err}`);
}

async function runNode(args, cwd) {
  try {
    const { stdout, stderr } = await run(process.execPath, args, { cwd, env: ENV, maxBuffer: 2 ** 30 });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    if (typeof error.code !== 'number') throw error;
    return { code: error.code, out: error.stdout, err: error.stderr };
  }
}

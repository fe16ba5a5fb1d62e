import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Engine, Job } from '../../../types/engine.ts';
import type { Observation } from '../../../types/observation.ts';
import { observationOfOutcome } from '../task.ts';
import { isInstalled } from './confine.ts';
import type { Confinement } from './confine.ts';
import { Session } from './session.ts';

/**
 * Runs submissions in any language, by a command. Work is not metered here: the clock is the only limit on
 * it, and it counts against the submission.
 */
export function nativeEngine(workers: number, confinement: Confinement): Engine {
  const sessions = new Set<Session>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let isClosed = false;

  async function turn(): Promise<void> {
    if (busy >= workers) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
  }

  async function runIn(folder: string, job: Job): Promise<Observation[]> {
    for (const { path, text } of job.program.files) {
      const at = join(folder, ...path.split('/'));
      await mkdir(dirname(at), { recursive: true });
      await writeFile(at, text);
    }
    const session = new Session(job, folder, confinement);
    sessions.add(session);
    if (isClosed) session.stop();
    try {
      return await session.run();
    } finally {
      session.stop();
      sessions.delete(session);
    }
  }

  return {
    languages: ['command'],
    metered: false,
    hidesDraws: true,
    async observe(job) {
      if (isClosed) throw new Error('the sandbox is closed');
      await turn();
      // A folder of its own for each job: what one leaves behind is gone before the next.
      let folder: string | null = null;
      try {
        const { command = [] } = job.program;
        if (!isInstalled(command, confinement))
          throw new Error(`there is no program ${JSON.stringify(command[0] ?? '')} here`);
        folder = await mkdtemp(join(tmpdir(), 'cutoff-'));
        return await runIn(folder, job);
      } catch (error) {
        return job.inputs.map(() => fault(error));
      } finally {
        if (folder !== null)
          await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
        busy -= 1;
        waiting.shift()?.();
      }
    },
    async close() {
      isClosed = true;
      for (const session of sessions) session.stop();
      for (const resume of waiting.splice(0)) resume();
    },
  };
}

const fault = (error: unknown): Observation =>
  observationOfOutcome({ kind: 'fault', message: error instanceof Error ? error.message : String(error) });

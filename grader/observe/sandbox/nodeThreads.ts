import { Worker } from 'node:worker_threads';
import type { FromWorker } from './messages.ts';
import type { Threads } from './thread.ts';

export interface ThreadOptions {
  readonly script: URL;
  /** Given to each thread when it starts. */
  readonly workerData: unknown;
  /** Recursion costs more of a thread's stack than of the engine's own, whose limit must be met first. */
  readonly stackMB: number;
  /** The most that a thread's own objects may take, the guest's memory not among them; 512 unless given. */
  readonly heapMB?: number;
}

const HEAP_MB = 512;

/** Threads of this process. */
export const nodeThreads = ({ script, workerData, stackMB, heapMB = HEAP_MB }: ThreadOptions): Threads => ({
  areRenewed: false,
  afterMessages: (call) => void setImmediate(call),
  start({ ready, heard, lost }) {
    const worker = new Worker(script, {
      workerData,
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: { stackSizeMb: stackMB, maxOldGenerationSizeMb: heapMB },
    });
    worker.on('online', ready);
    worker.on('message', (message: FromWorker) => heard(message));
    worker.on('error', (error: Error) => lost(error.message));
    worker.on('exit', () => lost('the worker ended'));
    // A thread that waits for work keeps nobody from leaving.
    worker.unref();
    return {
      send: (message) => worker.postMessage(message),
      holds: (hasWork) => (hasWork ? worker.ref() : worker.unref()),
      end: () => worker.terminate(),
    };
  },
});

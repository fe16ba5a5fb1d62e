import type { FromWorker } from '../../observe/sandbox/messages.ts';
import type { Threads } from '../../observe/sandbox/thread.ts';
import type { Begin, Ready } from './serve.ts';

/** Workers of a page as threads of a pool: each is given the parts of its engine when it starts. */
export const workerThreads = (script: URL, parts: unknown): Threads => ({
  areRenewed: true,
  afterMessages: (call) => void setTimeout(call, 0),
  start({ ready, heard, lost }) {
    const worker = new Worker(script, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker | Ready>) => {
      if (data.kind === 'ready') ready();
      else heard(data);
    };
    worker.onmessageerror = () => lost('a message was lost');
    worker.onerror = (event) => {
      event.preventDefault();
      lost(event.message);
    };
    worker.postMessage({ begin: parts } satisfies Begin);
    return {
      send: (message) => worker.postMessage(message),
      holds: () => undefined,
      end() {
        worker.terminate();
        return Promise.resolve();
      },
    };
  },
});

import { parentPort, workerData } from 'node:worker_threads';
import { KeptInputs } from '../inputs.ts';
import type { FromWorker, ToWorker } from '../messages.ts';
import type { Image } from './image.ts';
import { Runner } from './runJob.ts';

/** A thread that runs one job at a time. The pool may end it at any moment. */
const port = parentPort!;
const inputs = new KeptInputs();
const runner = new Runner(workerData as Image);

port.on('message', ({ job, from }: ToWorker) => {
  const send = (message: FromWorker): void => port.postMessage(message);
  try {
    runner.run(inputs.job(job), from, (observation) => send({ kind: 'observed', observation }));
    send({ kind: 'done' });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
});

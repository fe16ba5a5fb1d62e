import { parentPort, workerData } from 'node:worker_threads';
import { KeptInputs } from '../inputs.ts';
import type { ToWorker } from '../messages.ts';
import { Outbox } from '../outbox.ts';
import type { Image } from './image.ts';
import { Runner } from './runJob.ts';

// Nobody reads the stacks of errors here, and a submission can have as many made as it asks questions.
Error.stackTraceLimit = 0;

/** A thread that runs one job at a time. The pool may end it at any moment. */
const port = parentPort!;
const inputs = new KeptInputs();
const runner = new Runner(workerData as Image);

port.on('message', ({ job, from, careful }: ToWorker) => {
  const outbox = new Outbox((message) => port.postMessage(message), careful);
  try {
    runner.run(inputs.job(job, from), (observation) => outbox.add(observation));
    outbox.close();
  } catch (error) {
    outbox.fail(error);
  }
});

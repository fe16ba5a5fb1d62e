import { parentPort, workerData } from 'node:worker_threads';
import { KeptInputs } from './inputs.ts';
import { Machines } from './javascript/machine.ts';
import { runJob } from './javascript/runJob.ts';
import type { ToWorker } from './messages.ts';
import { Outbox } from './outbox.ts';
import type { WasmModule } from './webAssembly.ts';

/** A thread that runs one job at a time. The pool may end it at any moment. */
const port = parentPort!;
const inputs = new KeptInputs();
const machines = new Machines((workerData as { readonly quickjs: WasmModule }).quickjs);

port.on('message', ({ job, careful }: ToWorker) => {
  const outbox = new Outbox((message) => port.postMessage(message), careful);
  runJob(inputs.job(job), machines, (observation) => outbox.add(observation)).then(
    (isFit) => outbox.close(!isFit),
    (error: unknown) => outbox.fail(error),
  );
});

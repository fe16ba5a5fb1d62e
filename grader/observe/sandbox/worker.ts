import { parentPort, workerData } from 'node:worker_threads';
import { KeptInputs } from './inputs.ts';
import { Machines } from './javascript/machine.ts';
import { runJob } from './javascript/runJob.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { WasmModule } from './webAssembly.ts';

/** A thread that runs one job at a time. The pool may end it at any moment. */
const port = parentPort!;
const inputs = new KeptInputs();
const machines = new Machines((workerData as { readonly quickjs: WasmModule }).quickjs);

port.on('message', ({ job, from }: ToWorker) => {
  const send = (message: FromWorker): void => port.postMessage(message);
  runJob(inputs.job(job), from, machines, (observation) => send({ kind: 'observed', observation })).then(
    (isFit) => send({ kind: 'done', isSpent: !isFit }),
    (error: unknown) => send({ kind: 'failed', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }),
  );
});

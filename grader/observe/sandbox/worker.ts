import { parentPort, workerData } from 'node:worker_threads';
import { KeptInputs } from './inputs.ts';
import { TypeScript } from './javascript/compiler.ts';
import { compilerStarter } from './javascript/startCompiler.ts';
import { Machines } from './javascript/machine.ts';
import { rehearse } from './javascript/rehearse.ts';
import { runJob } from './javascript/runJob.ts';
import type { ToWorker } from './messages.ts';
import { Outbox } from './outbox.ts';
import type { WasmModule } from './webAssembly.ts';

// Nobody reads the stacks of errors here, and a submission can have as many made as it asks questions.
Error.stackTraceLimit = 0;

/** A thread that runs one job at a time. The pool may end it at any moment. */
const port = parentPort!;
const inputs = new KeptInputs();
const typeScript = new TypeScript(compilerStarter());
const { quickjs, rehearses } = workerData as { readonly quickjs: WasmModule; readonly rehearses: boolean };
const machines = new Machines(quickjs);

port.on('message', ({ job, from, careful }: ToWorker) => {
  const outbox = new Outbox((message) => port.postMessage(message), careful);
  try {
    runJob(inputs.job(job, from), machines, typeScript, (observation) => outbox.add(observation));
    outbox.close();
  } catch (error) {
    outbox.fail(error);
  }
});

if (rehearses) rehearse(machines, typeScript);

import type { Job } from '../../../types/engine.ts';
import type { Observation } from '../../../types/observation.ts';
import { Instance } from './instance.ts';
import type { Machine, Machines } from './machine.ts';
import { Sources } from './sources.ts';
import { runInputs, type Loaded } from '../runInputs.ts';
import type { Mode } from './typescript.ts';

/**
 * Runs one job, and emits an observation for each input, in order. All share one engine, which is replaced after
 * a trap. False when the thread must not be used for another job.
 */
export async function runJob(
  job: Job,
  machines: Machines,
  emit: (observation: Observation) => void,
): Promise<boolean> {
  const start = await open(job, machines);
  const last = runInputs(job, start, () => begin(job, machines, start.sources), emit);
  if (!last.isLost()) machines.giveBack(last.machine);
  return !last.instance.broken;
}

interface Start extends Loaded {
  readonly machine: Machine;
  readonly instance: Instance;
  readonly sources: Sources;
}

async function open(job: Job, machines: Machines): Promise<Start> {
  const { files, language } = job.program;
  const startIn = async (mode: Mode): Promise<Start> => begin(job, machines, await Sources.read(files, mode));
  const start = await startIn('strip');
  // Types imported without the word `type` look like values that are not there; only a transform drops them.
  const mayHelp =
    language === 'typescript' && start.failure?.outcome.kind === 'not-loaded' && !start.instance.broken;
  return mayHelp ? startIn('transform') : start;
}

function begin(job: Job, machines: Machines, sources: Sources): Start {
  const machine = machines.take(job.program.files);
  const instance = new Instance(machine, sources, job.program, job.limits);
  return {
    machine,
    instance,
    sources,
    failure: instance.load(job.program.entryFile),
    loading: instance.loadFuel,
    call: (input, fuel) => instance.call(input, fuel),
    isLost: () => instance.trapped,
  };
}

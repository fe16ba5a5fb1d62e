import type { Job } from '../../../types/engine.ts';
import type { Observation } from '../../../types/observation.ts';
import type { TypeScript } from './compiler.ts';
import { Instance } from './instance.ts';
import type { Machine, Machines } from './machine.ts';
import { Sources } from './sources.ts';
import { runInputs, type Loaded } from '../runInputs.ts';
import type { Mode } from './typescript.ts';

/**
 * Runs one job, and emits an observation for each input, in order. All share one engine, which is replaced
 * after a trap.
 */
export function runJob(
  job: Job,
  machines: Machines,
  typeScript: TypeScript,
  emit: (observation: Observation) => void,
): void {
  const start = open(job, machines, typeScript);
  const last = runInputs(job, start, () => begin(job, machines, start.sources), emit);
  if (!last.isLost()) machines.giveBack(last.machine);
}

interface Start extends Loaded {
  readonly machine: Machine;
  readonly instance: Instance;
  readonly sources: Sources;
}

function open(job: Job, machines: Machines, typeScript: TypeScript): Start {
  const { files, language } = job.program;
  const startIn = (mode: Mode): Start => begin(job, machines, new Sources(files, typeScript, mode));
  const start = startIn('strip');
  // Types imported without the word `type` look like values that are not there; only a transform drops them.
  const mayHelp = language === 'typescript' && start.failure?.outcome.kind === 'not-loaded';
  return mayHelp ? startIn('transform') : start;
}

function begin(job: Job, machines: Machines, sources: Sources): Start {
  const machine = machines.take(job.program.files);
  const instance = new Instance(machine, sources, job);
  return {
    machine,
    instance,
    sources,
    failure: instance.load(job.program.entryFile),
    loading: instance.loadFuel,
    call: (input, fuel) => instance.call(input, fuel),
    isLost: () => instance.trapped,
    memory: () => machine.grown,
  };
}

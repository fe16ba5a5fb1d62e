import type { Job } from '../../../types/engine.ts';
import type { Observation } from '../../../types/observation.ts';
import { Instance } from './instance.ts';
import type { Machine, Machines } from './machine.ts';
import { Sources } from './sources.ts';
import type { Mode } from './typescript.ts';

/**
 * Runs one job from the input at `from`, and emits an observation for each, in order. All share one engine,
 * which is replaced after a trap. False when the thread must not be used for another job.
 */
export async function runJob(
  job: Job,
  from: number,
  machines: Machines,
  emit: (observation: Observation) => void,
): Promise<boolean> {
  let start = await open(job, machines);
  for (const input of job.inputs.slice(from)) {
    if (start.failure === null && start.instance.trapped) start = begin(job, machines, start.sources);
    // What does not load does not load twice: every input gets the same observation.
    emit(start.failure ?? start.instance.call(input));
  }
  if (!start.instance.trapped) machines.giveBack(start.machine);
  return !start.instance.broken;
}

interface Start {
  readonly machine: Machine;
  readonly instance: Instance;
  readonly sources: Sources;
  /** What happened if there is nothing to call. */
  readonly failure: Observation | null;
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
  return { machine, instance, sources, failure: instance.load(job.program.entryFile) };
}

import type { Job } from '../../../types/engine.ts';
import type { Frame, Observation, StudentError } from '../../../types/observation.ts';
import type { WasmModule } from '../webAssembly.ts';
import { Instance } from './instance.ts';
import { Sources } from './sources.ts';
import { CompilerBroken, TypeScriptError, type Mode } from './typescript.ts';

/**
 * Runs one job from the input at `from`, and emits an observation for each, in order. All share one engine, which is
 * replaced after a trap. False when the thread must not be used for another job.
 */
export async function runJob(job: Job, from: number, module: WasmModule, emit: (observation: Observation) => void): Promise<boolean> {
  let start = await open(job, module);
  for (const input of job.inputs.slice(from)) {
    // What does not load does not load twice: every input gets the same observation.
    if (!('instance' in start)) emit(start.failure);
    else {
      if (start.instance.trapped) start = begin(job, module, start.sources);
      emit('instance' in start ? start.instance.call(input) : start.failure);
    }
  }
  return !('isBroken' in start);
}

type Start = { readonly instance: Instance; readonly sources: Sources } | { readonly failure: Observation; readonly isBroken?: true };

async function open(job: Job, module: WasmModule): Promise<Start> {
  const strip = await openIn('strip', job, module);
  // Types imported without the word `type` look like values that are not there; only a transform drops them.
  const mayHelp = job.program.language === 'typescript' && 'failure' in strip && !('isBroken' in strip) && strip.failure.outcome.kind === 'not-loaded';
  return mayHelp ? openIn('transform', job, module) : strip;
}

async function openIn(mode: Mode, job: Job, module: WasmModule): Promise<Start> {
  try {
    return begin(job, module, await Sources.read(job.program.files, mode));
  } catch (error) {
    if (error instanceof TypeScriptError) return { failure: notLoaded(error.message, { file: error.path, line: error.line, column: error.column, function: '' }) };
    // The compiler is one for all submissions of a thread: after this one it could misread the next.
    if (error instanceof CompilerBroken) return { failure: notLoaded(error.message, { file: error.path, line: 1, column: null, function: '' }), isBroken: true };
    throw error;
  }
}

function begin(job: Job, module: WasmModule, sources: Sources): Start {
  const instance = new Instance(module, sources, job.program, job.limits);
  const failure = instance.load(job.program.entryFile);
  return failure === null ? { instance, sources } : { failure };
}

function notLoaded(message: string, frame: Frame): Observation {
  const error: StudentError = { name: 'SyntaxError', message, frames: [frame] };
  return { outcome: { kind: 'not-loaded', error }, events: new Float64Array(0), states: [], points: [], output: { text: '', bytes: 0 }, fuel: 0, calls: 0 };
}

import type { Job } from '../../../types/engine.ts';
import type { Observation } from '../../../types/observation.ts';
import { NULL } from './exports.ts';
import { FileSystem } from './fileSystem.ts';
import type { Image } from './image.ts';
import { Interpreter } from './interpreter.ts';
import { Printed } from '../printed.ts';
import { Session } from './session.ts';

/** Runs jobs one after another in one interpreter, put back for each and replaced when that is not enough. */
export class Runner {
  readonly #image: Image;
  #interpreter: Interpreter;

  constructor(image: Image) {
    this.#image = image;
    this.#interpreter = open(image);
  }

  /** Runs one job from the input at `from`, and emits an observation for each, in order. */
  run(job: Job, from: number, emit: (observation: Observation) => void): void {
    let start = this.#begin(job);
    for (const input of job.inputs.slice(from)) {
      if ('session' in start && start.session.trapped) start = this.#begin(job);
      // What does not load does not load twice: every input gets the same observation.
      emit('session' in start ? start.session.call(input) : start.failure);
    }
  }

  #begin(job: Job): { readonly session: Session } | { readonly failure: Observation } {
    if (this.#interpreter.grown) this.#interpreter = open(this.#image);
    const session = new Session(this.#interpreter, this.#image, job.program, job.limits);
    const failure = session.load();
    return failure === null ? { session } : { failure };
  }
}

function open(image: Image): Interpreter {
  return new Interpreter(image, {
    files: new FileSystem(),
    printed: new Printed(1),
    memoryLimit: 0,
    workBefore: 0,
    fuelSet: 0,
    entropy: 1,
    call: () => NULL,
  });
}

import type { Job } from '../../../types/engine.ts';
import type { Observation } from '../../../types/observation.ts';
import { NULL } from './exports.ts';
import { FileSystem } from './fileSystem.ts';
import type { Image } from './image.ts';
import { Interpreter } from './interpreter.ts';
import { Printed } from '../printed.ts';
import { runInputs, type Loaded } from '../runInputs.ts';
import { Session } from './session.ts';

/** Runs jobs one after another in one interpreter, put back for each and replaced when that is not enough. */
export class Runner {
  readonly #image: Image;
  #interpreter: Interpreter;

  constructor(image: Image) {
    this.#image = image;
    this.#interpreter = open(image);
  }

  /** Runs one job, and emits an observation for each input, in order. */
  run(job: Job, emit: (observation: Observation) => void): void {
    runInputs(job, this.#begin(job), () => this.#begin(job), emit);
  }

  #begin(job: Job): Loaded {
    if (this.#interpreter.grown) this.#interpreter = open(this.#image);
    const interpreter = this.#interpreter;
    const session = new Session(interpreter, this.#image, job);
    const failure = session.load();
    return {
      failure,
      loading: session.loadFuel,
      call: (input, fuel) => session.call(input, fuel),
      isLost: () => session.trapped,
      memory: () => interpreter.system.memory.size - interpreter.snapshot.memoryBytes,
    };
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

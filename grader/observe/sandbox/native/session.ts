import type { Job } from '../../../types/engine.ts';
import type { Input } from '../../../types/input.ts';
import type { Observation, Outcome, Plain } from '../../../types/observation.ts';
import { spokenIn } from '../../../words/spoken.ts';
import { spellingOf, voiceFor } from '../../../words/vocabulary.ts';
import { HostError, LimitReached } from '../../host/errors.ts';
import { openRun, recordOf, type Run } from '../../host/run.ts';
import { Printed } from '../printed.ts';
import { argumentReader } from './argument.ts';
import { ask } from './ask.ts';
import { confine, type Confinement } from './confine.ts';
import { Program } from './process.ts';
import { formatAnswer, formatCall, formatError, parseLine } from './protocol.ts';

/** A program that has answered everything may still write for so long. */
const FAREWELL_MS = 500;

/**
 * One job: a program that is started once, called on each input in turn, and started again after anything but
 * an answer. What it prints cannot be told apart by call, so that all of it is with the last observation.
 */
export class Session {
  readonly #job: Job;
  readonly #folder: string;
  readonly #confinement: Confinement;
  readonly #printed: Printed;
  readonly #read: (value: unknown) => unknown;
  #program: Program | null = null;
  #calls = 0;
  #isOver = false;

  constructor(job: Job, folder: string, confinement: Confinement) {
    this.#job = job;
    this.#folder = folder;
    this.#confinement = confinement;
    this.#read = argumentReader(spellingOf(voiceFor(false, spokenIn(job.program)).language));
    this.#printed = new Printed(job.limits.outputKB);
  }

  async run(): Promise<Observation[]> {
    const observations: Observation[] = [];
    for (const input of this.#job.inputs) {
      let observation = await this.#call(input);
      // What keeps a program from starting is ours: once more, and then it is said.
      if (observation.outcome.kind === 'fault' && !this.#isOver) observation = await this.#call(input);
      observations.push(observation);
    }
    await this.#program?.close(FAREWELL_MS);
    this.#program = null;
    const last = observations.pop();
    return last === undefined ? [] : [...observations, { ...last, output: this.#printed.result() }];
  }

  /** Ends the program at once; what is not answered yet is a fault. */
  stop(): void {
    this.#isOver = true;
    this.#program?.kill();
  }

  async #call(input: Input): Promise<Observation> {
    const { calls, wallSeconds } = this.#job.limits;
    const run = openRun(input, calls);
    if (this.#isOver) return observation(run, { kind: 'fault', message: 'stopped before it ended' });
    if (run.kind !== 'part') return observation(run, await this.#timed(run, wallSeconds * 1000));
    const answers: Plain[] = [];
    for (let repeat = 0; repeat < run.repeat; repeat += 1) {
      run.part.begin();
      const outcome = await this.#timed(run, wallSeconds * 1000);
      if (outcome.kind !== 'returned') return observation(run, outcome);
      answers.push(outcome.value);
      // The program has copies: what was given stays as it was.
      run.part.after(run.part.given);
    }
    return observation(run, { kind: 'returned', value: answers });
  }

  async #timed(run: Run, milliseconds: number): Promise<Outcome> {
    const program = (this.#program ??= this.#start());
    let isLate = false;
    const clock = setTimeout(() => {
      isLate = true;
      program.kill();
    }, milliseconds);
    const outcome = await this.#converse(program, run);
    clearTimeout(clock);
    if (outcome.kind !== 'returned') {
      program.kill();
      this.#program = null;
    }
    if (this.#isOver) return { kind: 'fault', message: 'stopped before it ended' };
    return isLate && outcome.kind !== 'returned' ? { kind: 'limit', limit: 'time' } : outcome;
  }

  async #converse(program: Program, run: Run): Promise<Outcome> {
    this.#calls += 1;
    const call = this.#calls;
    await program.send(formatCall(call, this.#job.program.entry, run));
    for (;;) {
      const heard = await program.next();
      switch (heard.kind) {
        case 'flood':
          return { kind: 'limit', limit: 'output' };
        case 'not-started':
          return { kind: 'fault', message: heard.message };
        case 'ended':
          return threw(
            'ProgramEnded',
            'the program ended ' +
              `${heard.signal === null ? `with exit code ${heard.code}` : `by signal ${heard.signal}`} ` +
              'before it ' +
              `answered${heard.words === '' ? '' : `; the last that it wrote is: ${heard.words}`}`,
          );
        case 'line': {
          const said = parseLine(heard.text, call);
          // The program ended in the middle of it: how, is what comes next.
          if (said.kind === 'malformed' && heard.isCutShort) break;
          if (said.kind === 'malformed')
            return threw('ProtocolError', `a line that the program wrote ${said.why}`);
          if (said.kind === 'return') return { kind: 'returned', value: said.value };
          try {
            await program.send(formatAnswer(call, ask(run, said.question, said.args.map(this.#read))));
          } catch (error) {
            if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit };
            if (!(error instanceof HostError)) throw error;
            await program.send(formatError(call, error.message));
          }
        }
      }
    }
  }

  #start(): Program {
    const { program, limits, inputs } = this.#job;
    return new Program(
      confine(program.command ?? [], this.#folder, limits, inputs.length, this.#confinement),
      this.#folder,
      this.#printed,
    );
  }
}

const threw = (name: string, message: string): Outcome => ({
  kind: 'threw',
  error: { name, message, frames: [] },
});

function observation(run: Run, outcome: Outcome): Observation {
  return { outcome, ...recordOf(run), output: { text: '', bytes: 0 }, fuel: null };
}

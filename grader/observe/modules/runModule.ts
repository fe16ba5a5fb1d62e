import type { Engine } from '../../types/engine.ts';
import type { Limits } from '../../types/exercise.ts';
import type { Input } from '../../types/input.ts';
import type { Observation, StudentError } from '../../types/observation.ts';
import { fail, ok, type Problem, type Result } from '../../types/result.ts';
import { grouped } from '../../words/numbers.ts';
import type { Fault } from './guest.ts';
import { moduleProgram } from './program.ts';

/** What a module may show of its first positions or states, those nearest the start. */
export const SHOWN = { mostPictures: 200, longestPicture: 20_000 } as const;

/** What running a module may take: far more than any game that is small enough. */
export const MODULE_LIMITS: Limits = {
  fuel: 600_000_000,
  calls: 10,
  memoryMB: 64,
  outputKB: 32_768,
  wallSeconds: 60,
};

/** The entry of a program needs to be called on something; the modules' never asks it. */
const NOTHING: Input = { kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit: 1 };

/** What a module runs in, and within what. */
export interface Where {
  readonly engine: Engine;
  readonly limits: Limits;
}

export interface ModuleFile {
  readonly path: string;
  /** As its user knows it. */
  readonly file: string;
  readonly source: string;
}

/** What a module's run told: its lines, and what it returned. */
export interface Told<T> {
  readonly lines: readonly string[];
  readonly value: T;
}

/** Runs `work` beside a module; problems name the module's file and line. */
export async function runModule<T>(
  { engine, limits }: Where,
  module: ModuleFile,
  work: string,
  settings: { readonly parameters: unknown },
): Promise<Result<Told<T>>> {
  const run = async (how: { readonly counts: boolean; readonly names: number }): Promise<Observation> => {
    const program = moduleProgram(module, work, { ...settings, ...how });
    const [observation] = await engine.observe({ program, inputs: [NOTHING], limits });
    if (observation === undefined) throw new Error('the engine lost the run of a module');
    return observation;
  };
  const observation = await run({ counts: false, names: 0 });
  const { outcome } = observation;
  const problem = (code: string, place: string, found: string, expected: string): Result<never> =>
    fail({ code, file: module.file, place, found, expected } satisfies Problem);
  switch (outcome.kind) {
    case 'returned': {
      const { fault, told } = outcome.value as { readonly fault?: Fault; readonly told?: T };
      if (fault !== undefined) return problem(fault.code, '', fault.found, fault.expected);
      return ok({ lines: linesOf(observation), value: told as T });
    }
    case 'not-loaded':
      return problem(
        'module-not-loaded',
        ...saidOf(outcome.error, module, ''),
        'a module that loads, and imports nothing',
      );
    case 'threw': {
      const call = callIn(observation);
      const expected = call === '' ? 'a module that can be asked' : 'an answer, as the game may come there';
      return problem('module-throws', ...saidOf(outcome.error, module, call), expected);
    }
    case 'limit': {
      const past = pastOf(limits)[outcome.limit];
      if (outcome.isLoading === true)
        return problem('module-limit', '', `a module that ${past} to load`, 'one that loads at once');
      const { call, calls } = await lastCall(run);
      return calls < MANY_CALLS
        ? problem('module-limit', '', `${call}, which ${past}`, 'an answer at once')
        : problem(
            'module-too-large',
            '',
            `so much that it ${past}; the last of ${grouped(calls)} questions was ${call}`,
            'what can be looked at in full: a smaller start, or a lower "depthLimit"',
          );
    }
    case 'no-entry':
    case 'unreadable':
      return problem('module-answer', '', 'a module that changes what JavaScript itself does', 'plain rules');
    case 'fault':
      throw new Error(`a module could not be run: ${outcome.message}`);
  }
}

const pastOf = (limits: Limits) => ({
  work: `takes more than ${grouped(limits.fuel)} steps, or never ends`,
  calls: 'asks for too much',
  memory: `needs more than ${limits.memoryMB} MB of memory`,
  output: 'tells far too much',
  time: `takes more than ${limits.wallSeconds} seconds, or never ends`,
});

/** The place of an error in the module, and the error with the call that led to it. */
function saidOf(error: StudentError, { path }: ModuleFile, call: string): [place: string, found: string] {
  const frame = error.frames.find(({ file }) => file === path);
  const place =
    frame === undefined ? '' : `line ${frame.line}${frame.column === null ? '' : `, column ${frame.column}`}`;
  const said = error.message === '' ? error.name : `${error.name}: ${error.message}`;
  return [place, call === '' ? said : `${call} throws ${said}`];
}

const linesOf = ({ output }: Observation): string[] => output.text.split('\n').filter((line) => line !== '');

/** The call that is told last, in words. */
const callIn = (observation: Observation): string =>
  (linesOf(observation).findLast((line) => line.startsWith('at ')) ?? '').slice('at '.length);

/** So many questions were answered that it is not a single one that takes too long. */
const MANY_CALLS = 5_000;

/** The call at which a module goes on for ever: counted in one run, named in another. */
async function lastCall(
  run: (how: { readonly counts: boolean; readonly names: number }) => Promise<Observation>,
): Promise<{ readonly call: string; readonly calls: number }> {
  const counted = await run({ counts: true, names: 0 });
  // A line of one point for each call.
  const calls = linesOf(counted).filter((line) => line === '.').length;
  const { outcome } = await run({ counts: false, names: calls });
  const fault = outcome.kind === 'returned' ? (outcome.value as { readonly fault?: Fault }).fault : undefined;
  return { call: fault?.found ?? 'the module', calls };
}

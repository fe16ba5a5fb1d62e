import { findConfinement } from '../../../../grader/observe/sandbox/native/confine.ts';
import { nativeEngine } from '../../../../grader/observe/sandbox/native/engine.ts';
import type { Limits } from '../../../../grader/types/exercise.ts';
import type { Input } from '../../../../grader/types/input.ts';
import { type Observation } from '../../../../grader/types/observation.ts';
import { FIGURE_5_2, LIMITS } from '../../../support/sandbox.ts';

/**
 * Programs that speak the protocol badly, or do worse. Node runs them, as it is on every machine that runs
 * the tests.
 */
export const engine = nativeEngine(2, findConfinementHere());
process.once('exit', () => void engine.close());

/** Node itself may stand where bubblewrap shows nothing, so that only prlimit is tried here. */
export function findConfinementHere(): ReturnType<typeof findConfinement> {
  return { ...findConfinement(), bwrap: null };
}

/** How a program begins that speaks the protocol. */
export const HEAD = `
import { createInterface } from 'node:readline';
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const read = async () => JSON.parse((await lines.next()).value ?? 'null');
const write = (message) => process.stdout.write((typeof message === 'string' ? message : JSON.stringify(message)) + '\\n');
const ask = async (call, question, ...args) => { write({ call, ask: question, args }); return read(); };
for (let given = await read(); given !== null; given = await read()) {
  const { call } = given;
`;

/** What a program is asked, where that is not the usual. */
export interface Asked {
  readonly inputs?: readonly Input[];
  readonly limits?: Partial<Limits>;
  readonly command?: readonly string[];
}

export const observe = (
  body: string,
  { inputs = [FIGURE_5_2], limits = {}, command = [process.execPath, 'main.mjs'] }: Asked = {},
): Promise<Observation[]> =>
  engine.observe({
    program: {
      language: 'command',
      command,
      entryFile: '',
      entry: 'search',
      files: [{ path: 'main.mjs', text: `${HEAD}${body}\n}\n` }],
    },
    inputs,
    limits: { ...LIMITS, wallSeconds: 30, ...limits },
  });
/** What one call came to. */
export const one = async (body: string, asked: Asked = {}): Promise<Observation> =>
  (await observe(body, asked))[0]!;

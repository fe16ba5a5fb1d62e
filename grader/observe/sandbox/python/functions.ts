import { itemAt } from '../../../types/lookup.ts';
import type { Run } from '../../host/run.ts';

/**
 * The functions outside that Python can call, by number, with the names of their parameters. A number and the
 * call they were made for are the `self` of a built-in function, so that one C function serves them all.
 */
export const PARAMETERS = {
  player: ['state'],
  actions: ['state'],
  result: ['state', 'action'],
  isTerminal: ['state'],
  utility: ['state', 'player'],
  evaluate: ['state'],
  probability: ['state', 'action'],
  initial: [],
  neighbours: ['state'],
  value: ['state'],
  randomState: [],
  number: [],
  integer: ['low', 'high'],
  choice: ['list'],
  shuffle: ['list'],
  legalActions: ['state', 'agentIndex'],
  successor: ['state', 'agentIndex', 'action'],
  isWin: ['state'],
  isLose: ['state'],
  evaluation: ['state'],
  schedule: ['t'],
  fitness: ['individual'],
  onGeneration: ['population'],
  hold: ['action'],
  drawNumber: [],
  drawInteger: ['low', 'high'],
  drawChoice: ['length'],
  drawShuffle: ['length'],
  sleep: ['seconds'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type FunctionName = keyof typeof PARAMETERS;

/** The parameters of a function; only where each player has a utility of its own, one names whose. */
export const parametersIn = (run: Run | null, name: FunctionName): readonly string[] =>
  name === 'utility' && (run?.kind !== 'game' || run.game.players === null) ? ['state'] : PARAMETERS[name];

const FUNCTIONS = Object.keys(PARAMETERS) as FunctionName[];
const MOST_FUNCTIONS = 32;

/** The call 0 stands for whichever is running: for the functions behind Python's own modules. */
export const ANY_CALL = 0;

export const selfOf = (name: FunctionName, call: number): number =>
  call * MOST_FUNCTIONS + FUNCTIONS.indexOf(name);

export function readSelf(self: number): { readonly name: FunctionName; readonly call: number } {
  return { name: itemAt(FUNCTIONS, self % MOST_FUNCTIONS), call: Math.floor(self / MOST_FUNCTIONS) };
}

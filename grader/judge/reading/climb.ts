import type { Problem } from '../../../reference/problem.ts';
import { localProblem } from '../../content/localProblem.ts';
import { highestValued } from '../../../reference/local/hillClimbing.ts';
import type { LocalInput } from '../../types/input.ts';
import { type Observation, EVENT_SIZE, OPS, type Plain } from '../../types/observation.ts';
import { isList } from '../words.ts';

export type Board = readonly number[];

/** A local search as the path of its current states. */
export interface Climb {
  readonly problem: Problem<number[]>;
  readonly initial: Board;
  /** States whose neighbours were asked, in order; asking again of the same one is not a step. */
  readonly asked: readonly Board[];
  /** Whether the search ever asked the value of a state. */
  isValued(state: Board): boolean;
}

const NEIGHBOURS = OPS.indexOf('neighbours');
const VALUE = OPS.indexOf('value');

/** Reads the events of a run that began: its first point is the initial state, drawn or given. */
export function readClimb(input: LocalInput, observation: Observation): Climb {
  const { events, points } = observation;
  const initial = points[0]!;
  const asked: Board[] = [];
  const valued = new Set<string>();
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    const state = points[events[at + 1]!];
    if (state === undefined) continue;
    if (events[at] === VALUE) valued.add(keyOf(state));
    if (events[at] === NEIGHBOURS && asked.at(-1) !== state) asked.push(state);
  }
  return { problem: { ...localProblem(input.problem), initial: [...initial] }, initial, asked, isValued: (state) => valued.has(keyOf(state)) };
}

const keyOf = (state: Board): string => state.join();

export const sameBoard = (a: Board, b: Board): boolean => a.length === b.length && a.every((row, column) => row === b[column]);

/** One queen moved, in its column. */
export const areNeighbours = (a: Board, b: Board): boolean => a.length === b.length && a.filter((row, column) => row !== b[column]).length === 1;

/** The value of the best neighbours of a state; −∞ where it has none. */
export function bestNeighbours(problem: Problem<number[]>, state: Board): { readonly value: number; readonly boards: readonly Board[] } {
  const boards = highestValued(problem, problem.neighbours([...state]));
  return { value: boards[0] === undefined ? -Infinity : problem.value(boards[0]), boards };
}

/** The state in an answer: a list of rows of the right length, each on the board; null for anything else. */
export function readBoard(answer: Plain, n: number): Board | null {
  if (!isList(answer) || answer.length !== n) return null;
  return answer.every((row) => typeof row === 'number' && Number.isInteger(row) && row >= 0 && row < n) ? (answer as Board) : null;
}

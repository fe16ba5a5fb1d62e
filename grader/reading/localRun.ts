import { itemAt } from '../types/lookup.ts';
import type { LocalProblem } from '../content/localProblem.ts';
import { problemOf } from '../content/countedMoves.ts';
import type { LocalInput } from '../types/input.ts';
import { type Observation, EVENT_SIZE, OPS, type Op, type Plain } from '../types/observation.ts';
import {
  type Neighbourhood,
  Neighbourhoods,
  type State,
  hasNeighbour,
  neighbourhood,
  sameState,
} from './neighbourhood.ts';
import { isList } from '../words/answers.ts';
import { ofKnownPoints } from './known.ts';

/** A question or a draw of a run. */
export interface Asked {
  readonly op: Op;
  /** As in `Observation.events`. */
  readonly state: number;
  readonly argument: number;
  readonly answer: number;
}

/** A run of a local search, with what its problem says about the states it met. */
export interface LocalRun {
  readonly input: LocalInput;
  readonly observation: Observation;
  readonly problem: LocalProblem;
  readonly initial: State;
  readonly asked: readonly Asked[];
  /** States whose neighbours were asked for, in order; asking again of the same one at once counts once. */
  readonly path: readonly State[];
  /** Whether it returned; a run that was stopped breaks no law by ending. */
  readonly isFinished: boolean;
  readonly answer: Plain;
  /** The answer, if it is a state of the problem. */
  readonly returned: State | null;
  around(state: State): Neighbourhood;
  value(state: State): number;
  areNeighbours(from: State, to: State): boolean;
}

/** Rows that name a point which is not there are no part of it; see `ofKnownPoints`. */
export function readLocalRun(input: LocalInput, log: Observation): LocalRun {
  const observation = ofKnownPoints(log);
  const problem = problemOf(input);
  const { points, outcome } = observation;
  const asked = readAsked(observation);
  const path: State[] = [];
  for (const { op, state } of asked)
    if (op === 'neighbours') {
      const point = itemAt(points, state);
      if (path.at(-1) !== point) path.push(point);
    }
  const known = new Neighbourhoods(problem, points);
  const numbers = new Map(points.map((point, at) => [point, at]));
  const around = (state: State): Neighbourhood => {
    const number = numbers.get(state);
    return number === undefined ? neighbourhood(problem, state) : known.at(number);
  };
  const isFinished = outcome.kind === 'returned';
  const answer = isFinished ? outcome.value : undefined;
  return {
    input,
    observation,
    problem,
    initial: itemAt(points, 0),
    asked,
    path,
    isFinished,
    answer,
    returned: readState(problem, answer),
    around,
    value: (state) => problem.value([...state]),
    areNeighbours: (from, to) => hasNeighbour(around(from), to),
  };
}

export function readAsked({ events }: Observation): Asked[] {
  const asked: Asked[] = [];
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    const op = OPS[events[at] ?? NaN];
    if (op === undefined) continue;
    asked.push({
      op,
      state: events[at + 1] ?? NaN,
      argument: events[at + 2] ?? NaN,
      answer: events[at + 3] ?? NaN,
    });
  }
  return asked;
}

/** The state in an answer: a list of integers that is one of the problem's; null for anything else. */
export function readState(problem: LocalProblem, answer: Plain): State | null {
  if (!isList(answer) || answer.length !== problem.length) return null;
  const fits = answer.every(
    (item, at) =>
      typeof item === 'number' && Number.isInteger(item) && item >= 0 && item < itemAt(problem.values, at),
  );
  return fits && problem.isState(answer as State) ? (answer as State) : null;
}

export const isDraw = ({ op }: Asked): boolean => op.startsWith('draw-') || op === 'random-state';

export const includesState = (states: readonly State[], state: State): boolean =>
  states.some((each) => sameState(each, state));

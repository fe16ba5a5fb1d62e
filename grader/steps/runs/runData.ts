import { localProblem } from '../../content/localProblem.ts';
import type { ProblemSpec } from '../../types/input.ts';
import { itemAt } from '../../types/lookup.ts';
import type { RunEvidence } from '../../types/verdict.ts';

/** More states than this are not played: those before are left out, but for a few before the broken one. */
export const MOST_PLAYED = 400;
const MOST_BEFORE = 200;

/** What of a problem is drawn. */
export type DrawnProblem = Pick<ProblemSpec, 'name'> & {
  readonly elevation?: readonly (readonly number[])[];
};

/** Places in a state and the numbers that they take there, in pairs. */
export type Change = readonly number[];

/**
 * A run to be played, as a page holds it: of each state only what is new in it. Places are counted from the
 * first state that is played.
 */
export interface RunData {
  readonly kind: 'run';
  readonly problem: DrawnProblem;
  /** The number of the first step that is played. */
  readonly first: number;
  readonly brokenAt: number | null;
  readonly start: readonly number[];
  readonly changes: readonly Change[];
  readonly values: readonly number[];
  readonly temperatures?: readonly number[];
  readonly drawn?: readonly (number | null)[];
  /** Proposals that were not taken; without `change` where only their value is known. */
  readonly rejected?: readonly { readonly at: number; readonly value: number; readonly change?: Change }[];
  readonly starts?: readonly number[];
  readonly beams?: readonly number[];
  /** Of each state of a beam, the states of the beam before that it is a neighbour of. */
  readonly parents?: readonly (readonly number[])[];
  /** A correct run from the last step that both have. */
  readonly correct?: CorrectData;
}

export interface CorrectData {
  /** Where it parts, as a place among the steps that are played. */
  readonly from: number;
  readonly run: RunData;
}

/** A run as it is played, beside a correct one where one is known; null where there is nothing to play. */
export function runData(run: RunEvidence, correct: CorrectRun | null = null): RunData | null {
  if (run.states.length < 2 && correct === null) return null;
  const own = dataOf(run);
  // Of a run that is too long the start is not played, and so nothing that parts from it there.
  if (correct === null || own.first > 0) return own;
  return { ...own, correct: { from: correct.from, run: dataOf(correct.run) } };
}

/** A correct run from where it parts from another: `from` is the last place that both have. */
export interface CorrectRun {
  readonly from: number;
  readonly run: RunEvidence;
}

function dataOf(run: RunEvidence): RunData {
  const { length } = run.states;
  const broken = run.brokenAt ?? length - 1;
  const from = length <= MOST_PLAYED || broken < MOST_PLAYED - 1 ? 0 : broken - MOST_BEFORE;
  const to = Math.min(length, from + MOST_PLAYED);
  const own = <T>(list: readonly T[]): readonly T[] => list.slice(from, to);
  const states = own(run.states);
  const start = itemAt(states, 0);
  const isPlayed = (at: number): boolean => at >= from && at < to;
  const { name } = run.problem;
  return {
    kind: 'run',
    problem: name === 'landscape' ? { name, elevation: run.problem.elevation } : { name },
    first: from,
    brokenAt: run.brokenAt === undefined ? null : run.brokenAt - from,
    start,
    changes: states.slice(1).map((state, at) => changeOf(itemAt(states, at), state)),
    values: own(run.values),
    ...(run.temperatures === undefined ? {} : { temperatures: own(run.temperatures) }),
    ...(run.drawn === undefined ? {} : { drawn: own(run.drawn) }),
    ...(run.rejected === undefined
      ? {}
      : {
          rejected: run.rejected
            .filter(({ at }) => isPlayed(at))
            .map(({ at, state, value }) => ({
              at: at - from,
              value,
              ...(state === undefined ? {} : { change: changeOf(itemAt(run.states, at), state) }),
            })),
        }),
    ...(run.starts === undefined ? {} : { starts: run.starts.filter(isPlayed).map((at) => at - from) }),
    ...(run.beams === undefined
      ? {}
      : { beams: own(run.beams), parents: parentsOf(run.problem, states, own(run.beams)) }),
  };
}

/** What is new in a state, of the same length as the one before. */
function changeOf(before: readonly number[], after: readonly number[]): Change {
  return after.flatMap((value, at) => (value === before[at] ? [] : [at, value]));
}

export const changed = (before: readonly number[], change: Change): number[] => {
  const after = [...before];
  for (let at = 0; at + 1 < change.length; at += 2) after[itemAt(change, at)] = itemAt(change, at + 1);
  return after;
};

/** Beams in order, as places in a list of states: where one number ends and another begins. */
export function groupsOf(beams: readonly number[]): { readonly from: number; readonly to: number }[] {
  const groups: { from: number; to: number }[] = [];
  beams.forEach((beam, at) => {
    const last = groups.at(-1);
    if (last !== undefined && beam === beams[at - 1]) last.to = at + 1;
    else groups.push({ from: at, to: at + 1 });
  });
  return groups;
}

/** More parents of one state are not named. */
const MOST_PARENTS = 3;

function parentsOf(
  problem: ProblemSpec,
  states: readonly (readonly number[])[],
  beams: readonly number[],
): readonly (readonly number[])[] {
  const parents: number[][] = states.map(() => []);
  // Results do not hold the states of an own problem.
  if (problem.name === 'module') return parents;
  const { neighbours } = localProblem(problem);
  let before: { readonly at: number; readonly around: ReadonlySet<string> }[] = [];
  for (const { from, to } of groupsOf(beams)) {
    for (let at = from; at < to; at += 1) {
      const key = itemAt(states, at).join();
      parents[at] = before
        .filter(({ around }) => around.has(key))
        .map((parent) => parent.at)
        .slice(0, MOST_PARENTS);
    }
    before = states.slice(from, to).map((state, place) => ({
      at: from + place,
      around: new Set(neighbours([...state]).map((neighbour) => neighbour.join())),
    }));
  }
  return parents;
}

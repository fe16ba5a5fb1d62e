import { type LocalRun, readLocalRun } from '../../reading/localRun.ts';
import {
  bestPositions,
  betterPositions,
  positionsOf,
  sameState,
  type State,
} from '../../reading/neighbourhood.ts';
import type { RunReading } from '../../subjects/subject.ts';
import { runSubjectOf } from '../../subjects/subjects.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { LocalInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import { MOST_STEPS, type RunFeatures } from './features.ts';

export function localFeatures(
  exercise: Pick<Exercise, 'algorithm'>,
  input: LocalInput,
  observation: Observation,
): RunFeatures {
  const kind = runSubjectOf(exercise)?.reading.as ?? null;
  const run = readLocalRun(input, observation);
  // A beam may ask for the neighbours of a state once for each use.
  const path = kind === 'beam' ? [...new Set(run.path)] : run.path;
  const steps = stepsOf(kind, run, path.slice(0, MOST_STEPS));
  // How far a run comes before it is stopped depends on the limits, not so what it does until then.
  if (observation.outcome.kind === 'limit') return { quantities: {}, steps };
  const temperatures = run.asked.filter(({ op }) => op === 'schedule').map(({ argument }) => argument);
  return {
    quantities: {
      ...(kind === 'anneal' ? {} : { moves: path.length }),
      ...(run.returned === null ? {} : endOf(run, run.returned)),
      temperatures: new Set(temperatures).size,
      // One that is drawn after the last climb, before it is known that there is no other, says nothing.
      starts: run.asked
        .slice(0, run.asked.findLastIndex(({ op }) => op === 'neighbours') + 1)
        .filter(({ op }) => op === 'random-state').length,
    },
    steps,
  };
}

/** What was returned, and where it lies. */
const endOf = (run: LocalRun, returned: State): { readonly returned: number; readonly end: string } => ({
  returned: run.value(returned),
  end: sameState(returned, run.initial)
    ? 'start'
    : betterPositions(run.around(returned)).length === 0
      ? 'top'
      : 'slope',
});

function stepsOf(kind: RunReading['as'] | null, run: LocalRun, path: readonly State[]): string[] {
  if (kind === 'beam') return path.slice(1).map((to, at) => memberKind(run, path.slice(0, at + 1), to));
  // A step of annealing is a proposal as well, which logs do not always show.
  if (kind !== 'climb' && kind !== 'restarts') return [];
  const steps: string[] = [];
  let [from] = path;
  for (const to of path.slice(1)) {
    if (from !== undefined) steps.push(moveKind(run, from, to, kind === 'restarts'));
    from = to;
  }
  return steps;
}

/**
 * Where a move stands among those that could be made. Which of equals is taken says nothing where any may be.
 */
function moveKind(run: LocalRun, from: State, to: State, anyTie: boolean): string {
  const around = run.around(from);
  const positions = positionsOf(around, to);
  if (positions.length === 0) return 'jump';
  const gain = run.value(to) - around.value;
  const size = gain > 1 ? 'steep' : gain > 0 ? 'up' : gain === 0 ? 'level' : 'down';
  const best = place(bestPositions(around), positions);
  const better = place(betterPositions(around), positions);
  if (anyTie) return `${size} ${best === 'out' ? better : 'best'}`;
  return `${size} ${best} ${better} ${positions.includes(around.neighbours.length - 1) ? 'end' : ''}`;
}

/** Where a state of a beam stands among the successors of the state that it comes from. */
function memberKind(run: LocalRun, before: readonly State[], to: State): string {
  const from = before.findLast((state) => run.areNeighbours(state, to));
  if (from === undefined) return 'none';
  const around = run.around(from);
  const value = run.value(to);
  if (value === around.values.reduce((a, b) => Math.max(a, b), -Infinity)) return 'best';
  if (value === around.values.reduce((a, b) => Math.min(a, b), Infinity)) return 'worst';
  const isInFront = positionsOf(around, to)
    .slice(0, 1)
    .some((at) => at < Number(run.input.options['k'] ?? 1));
  return isInFront ? 'between front' : 'between';
}

/** Where in a list of positions any of some are. */
function place(list: readonly number[], positions: readonly number[]): string {
  const at = list.findIndex((each) => positions.includes(each));
  if (at < 0) return 'out';
  return list.length === 1 ? 'only' : at === 0 ? 'first' : at === list.length - 1 ? 'last' : 'between';
}

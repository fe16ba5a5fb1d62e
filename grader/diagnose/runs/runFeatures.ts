import { runSubjectOf } from '../../subjects/subjects.ts';
import type { RunInput } from '../../content/run.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { LocalInput, PartInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import { type LocalRun, readLocalRun } from '../../reading/localRun.ts';
import { answersOf, isIndividual } from '../../reading/answersOfParts.ts';
import { readGenerations } from '../../reading/generations.ts';
import {
  bestPositions,
  betterPositions,
  positionsOf,
  sameState,
  type State,
} from '../../reading/neighbourhood.ts';

/** What a run did, freed from the order in which it drew and asked. */
export interface RunFeatures {
  /**
   * By name: lengths, and values at the end. Where nothing is left to chance they are the same in each run.
   */
  readonly quantities: Readonly<Record<string, number | string>>;
  /** Each step, child or answer, by its kind. */
  readonly steps: readonly string[];
}

const MOST_STEPS = 60;

export function runFeatures(
  exercise: Pick<Exercise, 'algorithm'>,
  input: RunInput,
  observation: Observation,
): RunFeatures {
  switch (input.kind) {
    case 'local':
      return localFeatures(exercise, input, observation);
    case 'genetic':
      return geneticFeatures(observation);
    case 'part':
      return {
        quantities: { changed: (observation.changed ?? []).length > 0 ? 'yes' : 'no' },
        steps: answersOf(observation)
          .slice(0, MOST_STEPS)
          .map((answer) => answerKind(input, answer)),
      };
  }
}

function localFeatures(
  exercise: Pick<Exercise, 'algorithm'>,
  input: LocalInput,
  observation: Observation,
): RunFeatures {
  if (observation.outcome.kind === 'limit') return { quantities: {}, steps: [] };
  const run = readLocalRun(input, observation);
  const { returned } = run;
  const how = runSubjectOf(exercise)?.reading.as;
  // A beam may ask for the neighbours of a state once for each use.
  const path = how === 'beam' ? [...new Set(run.path)] : run.path;
  // Each of its steps is a choice among the neighbours; those of annealing are proposals, which logs may not show.
  const isClimb = how === 'climb' || how === 'restarts';
  const steps = path.slice(1, MOST_STEPS);
  return {
    quantities: {
      ...(how === 'anneal' ? {} : { moves: path.length }),
      ...(returned === null
        ? {}
        : {
            returned: run.value(returned),
            end: sameState(returned, run.initial)
              ? 'start'
              : betterPositions(run.around(returned)).length === 0
                ? 'top'
                : 'slope',
          }),
      temperatures: new Set(run.asked.filter(({ op }) => op === 'schedule').map(({ argument }) => argument))
        .size,
      starts: run.asked.filter(({ op }) => op === 'random-state').length,
    },
    steps: isClimb
      ? steps.map((to, at) => moveKind(run, path[at]!, to, how === 'restarts'))
      : how === 'beam'
        ? steps.map((to, at) => memberKind(run, path.slice(0, at + 1), to))
        : [],
  };
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
  if (anyTie) return `${size} ${best === 'out' ? place(betterPositions(around), positions) : 'best'}`;
  return `${size} ${best} ${place(betterPositions(around), positions)} ${positions.includes(around.neighbours.length - 1) ? 'end' : ''}`;
}

/** Where a state of a beam stands among the successors of the state that it comes from. */
function memberKind(run: LocalRun, before: readonly State[], to: State): string {
  const from = before.findLast((state) => run.areNeighbours(state, to));
  if (from === undefined) return 'none';
  const around = run.around(from);
  const value = run.value(to);
  const [lowest, highest] = [
    around.values.reduce((a, b) => Math.min(a, b), Infinity),
    around.values.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
  if (value === highest || value === lowest) return value === highest ? 'best' : 'worst';
  return positionsOf(around, to)[0]! < Number(run.input.options['k'] ?? 1) ? 'between front' : 'between';
}

/** Where in a list of positions any of some are. */
function place(list: readonly number[], positions: readonly number[]): string {
  const at = list.findIndex((each) => positions.includes(each));
  if (at < 0) return 'out';
  return list.length === 1 ? 'only' : at === 0 ? 'first' : at === list.length - 1 ? 'last' : 'between';
}

function geneticFeatures(observation: Observation): RunFeatures {
  const generations = readGenerations(observation);
  if (observation.outcome.kind === 'limit') return { quantities: {}, steps: [] };
  const steps = generations
    .slice(1)
    .flatMap((members, at) => members.map((child) => childKind(generations[at]!, child)));
  const sizes = generations.map(({ length }) => length);
  const changes = sizes.slice(1).map((size, at) => `size ${Math.sign(size - sizes[at]!)}`);
  return {
    quantities: { generations: generations.length, sizes: sizes.join() },
    steps: [...changes, ...steps.slice(0, 10 * MOST_STEPS)],
  };
}

/** How much of a child is neither the front of one of the generation before nor the back of another. */
function childKind(parents: readonly State[], child: State): string {
  const n = child.length;
  let [front, back] = [0, 0];
  for (const parent of parents) {
    if (sameState(parent, child)) return 'copy';
    let at = 0;
    while (at < n && parent[at] === child[at]) at += 1;
    front = Math.max(front, at);
    at = 0;
    while (at < n && parent[n - 1 - at] === child[n - 1 - at]) at += 1;
    back = Math.max(back, at);
  }
  const left = Math.max(0, n - front - back);
  return `left ${Math.min(left, 5)}`;
}

function answerKind(input: PartInput, answer: ReturnType<typeof answersOf>[number]): string {
  if (typeof answer === 'number')
    return input.part === 'randomSelection' && Number.isInteger(answer) && answer < input.population.length
      ? 'index'
      : 'number';
  if (!isIndividual(answer)) return typeof answer;
  const end = (at: number, length: number): string =>
    at === 0 ? 'first' : at === length - 1 ? 'last' : 'between';
  switch (input.part) {
    case 'randomSelection': {
      const at = input.population.findIndex((each) => sameState(each, answer));
      if (at < 0) return 'stranger';
      const fitness = input.fitness[at]!;
      return `${end(at, input.population.length)} ${fitness === 0 ? 'unfit' : fitness === Math.max(...input.fitness) ? 'fittest' : ''}`;
    }
    case 'reproduce': {
      const [x, y] = input.parents;
      const isFrom = (cut: number, front: State, back: State): boolean =>
        answer.every((value, at) => value === (at < cut ? front[at] : back[at]));
      const cut =
        answer.length === x.length
          ? Array.from({ length: x.length + 1 }, (_, at) => at).find((at) => isFrom(at, x, y))
          : undefined;
      return cut === undefined
        ? `length ${Math.sign(answer.length - x.length)}`
        : `cut ${cut === 0 || cut === x.length ? end(cut, x.length + 1) : `inside ${end(cut - 1, x.length - 1)}`}`;
    }
    case 'mutate': {
      const { child, options } = input;
      const changed = child.flatMap((value, at) => (answer[at] === value ? [] : [at]));
      if (answer.length !== child.length || changed.length !== 1)
        return `${changed.length > 2 ? 'many' : changed.length} changed`;
      const [at] = changed as [number];
      const value = answer[at]!;
      return `one ${end(at, child.length)} ${value === 0 ? 'zero' : value === Number(options['values']) - 1 ? 'top' : value > 0 ? 'inside' : 'outside'}${value === child[at]! + 1 ? ' next' : ''}`;
    }
  }
}

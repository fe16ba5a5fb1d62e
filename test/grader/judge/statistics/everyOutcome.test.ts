import { describe, expect, it } from 'vitest';
import { localProblem } from '../../../../grader/content/localProblem.ts';
import { betterPositions, bestPositions, neighbourhood } from '../../../../grader/reading/neighbourhood.ts';
import { openFamily } from '../../../../grader/judge/statistics/families.ts';
import type { Conventions } from '../../../../grader/types/exercise.ts';
import type { LocalInput } from '../../../../grader/types/input.ts';
import type { Observation } from '../../../../grader/types/observation.ts';
import { averageOf, expectFair, type Outcome } from './everyOutcome.ts';
import { Trace, lineInput } from './traces.ts';

/**
 * Each family, on problems so small that everything a correct submission can do is listed with its chance:
 * the evidence that it comes to is 1 on the average, or less, under every hypothesis that is true of it. This
 * holds the whole way from the log to the evidence, not only the bets.
 */
describe('annealing', () => {
  const input = lineInput([3, 1, 2, 0, 2], 1);
  const problem = localProblem(input.problem);
  const temperatures = [2, 1.5, 1, 0.7];

  /** Style of a correct search: where it asks for neighbours and temperatures, and when it asks again. */
  interface Style {
    readonly schedule: 'before' | 'after';
    readonly neighbours: 'each' | 'moves' | 'once';
    /** Weighs the proposal before it decides, never, or once it was accepted. */
    readonly evaluates: boolean | 'after';
    /** The first time; 1 if left out. */
    readonly from?: 0 | 1;
  }

  interface Move {
    readonly to: readonly number[];
    readonly accepted: boolean;
    readonly chance: number;
  }

  function proposalsFrom(state: readonly number[], T: number): Move[] {
    const neighbours = problem.neighbours([...state]);
    return neighbours.flatMap((to) => {
      const delta = problem.value(to) - problem.value([...state]);
      const p = delta >= 0 ? 1 : Math.exp(delta / T);
      return [
        { to, accepted: true, chance: p / neighbours.length },
        { to, accepted: false, chance: (1 - p) / neighbours.length },
      ].filter(({ chance }) => chance > 0);
    });
  }

  function outcomes(style: Style): Outcome[] {
    const found: Outcome[] = [];
    const follow = (moves: readonly Move[], state: readonly number[], chance: number): void => {
      if (moves.length === temperatures.length) found.push({ chance, observation: traceOf(moves, style) });
      else
        for (const move of proposalsFrom(state, temperatures[moves.length]!))
          follow([...moves, move], move.accepted ? move.to : state, chance * move.chance);
    };
    follow([], [1], 1);
    return found;
  }

  function traceOf(
    moves: readonly Move[],
    { schedule, neighbours, evaluates, from = 1 }: Style,
  ): Observation {
    const trace = new Trace([1]);
    let state: readonly number[] = [1];
    const asked = new Set<string>();
    let isNew = true;
    const ask = (): void => {
      if (
        neighbours === 'each' ||
        (neighbours === 'moves' && isNew) ||
        (neighbours === 'once' && !asked.has(state.join()))
      )
        trace.neighbours(state);
      asked.add(state.join());
      isNew = false;
    };
    moves.forEach((move, at) => {
      if (schedule === 'after') ask();
      trace.schedule(at + from, temperatures[at]!);
      if (schedule === 'before') ask();
      trace.note('draw-choice', -1, 2, 0);
      if (evaluates === true) trace.value(move.to).value(state);
      trace.number();
      if (move.accepted) [state, isNew] = [move.to, true];
      if (move.accepted && evaluates === 'after') trace.value(state);
    });
    if (schedule === 'after') ask();
    trace.schedule(temperatures.length + from, 0);
    return trace.returns([...state]);
  }

  const styles = (['before', 'after'] as const).flatMap((schedule) =>
    (['each', 'moves', 'once'] as const).flatMap((neighbours) =>
      [true, false].map((evaluates): Style => ({ schedule, neighbours, evaluates })),
    ),
  );

  it.each(styles)('schedule $schedule, neighbours $neighbours, evaluates: $evaluates', (style) => {
    const all = outcomes(style);
    expect(all.length).toBeGreaterThan(40);
    const reading = `schedule ${style.schedule}, neighbours ${style.neighbours}`;
    const expected = averageOf('annealing', {}, input, all, (tests) =>
      tests.hypotheses.find((hypothesis) => hypothesis.reading === reading)!,
    );
    // Several known mistakes reject better neighbours, which a correct search never does.
    expectFair(expected, 0.95);
  });

  it('from t = 0, where that is accepted: what is done at that time is no decision', () => {
    const fromZero = outcomes({ schedule: 'before', neighbours: 'each', evaluates: true, from: 0 });
    expectFair(averageOf('annealing', { accepts: ['time-from-zero'] }, input, fromZero), 0.95);
  });

  it('a proposal that is weighed only once it was accepted is not counted: what is remembered need not be asked', () => {
    const weighsAfter = outcomes({ schedule: 'before', neighbours: 'each', evaluates: 'after' });
    const { evidence } = averageOf('annealing', {}, input, weighsAfter);
    expect(evidence[1]).toBe(1);
    for (const { observation } of weighsAfter) {
      const tests = openFamily('annealing', {} as Conventions, 20);
      tests.consume(input, observation);
      expect(tests.hypotheses[0]!.processes).toHaveLength(1);
    }
  });
});

describe('climbs', () => {
  const input: LocalInput = {
    kind: 'local',
    problem: { name: 'one-max', n: 3, initial: [0, 0, 0] },
    seed: 1,
    options: {},
  };
  const knapsack: LocalInput = {
    kind: 'local',
    problem: {
      name: 'knapsack',
      items: [
        { weight: 1, worth: 1 },
        { weight: 1, worth: 2 },
        { weight: 1, worth: 4 },
      ],
      capacity: 3,
      initial: [0, 0, 0],
    },
    seed: 1,
    options: {},
  };

  function outcomes(
    { problem: spec }: LocalInput,
    choose: (around: ReturnType<typeof neighbourhood>) => { position: number; chance: number }[],
  ): Outcome[] {
    const problem = localProblem(spec);
    const found: Outcome[] = [];
    const follow = (path: readonly (readonly number[])[], chance: number): void => {
      const last = path.at(-1)!;
      const around = neighbourhood(problem, last);
      const choices = choose(around);
      if (choices.length === 0) {
        const trace = new Trace(path[0]!);
        for (const state of path) trace.neighbours(state).number();
        found.push({ chance, observation: trace.returns([...last]) });
      }
      for (const choice of choices)
        follow([...path, around.neighbours[choice.position]!], chance * choice.chance);
    };
    follow([[0, 0, 0]], 1);
    return found;
  }

  const evenly = (positions: readonly number[]): { position: number; chance: number }[] =>
    positions.map((position) => ({ position, chance: 1 / positions.length }));

  it('ties', () =>
    expectFair(
      averageOf(
        'ties',
        {},
        input,
        outcomes(input, (around) =>
          betterPositions(around).length === 0 ? [] : evenly(bestPositions(around)),
        ),
      ),
      0.97,
    ));
  it('first choice', () =>
    expectFair(
      averageOf(
        'first-choice',
        {},
        knapsack,
        outcomes(knapsack, (around) => evenly(betterPositions(around))),
      ),
      0.97,
    ));
  it('stochastic, uniform', () =>
    expectFair(
      averageOf(
        'stochastic',
        { weights: ['uniform'] },
        knapsack,
        outcomes(knapsack, (around) => evenly(betterPositions(around))),
      ),
      0.97,
    ));
  it('stochastic, by gain', () =>
    expectFair(
      averageOf(
        'stochastic',
        { weights: ['gain'] },
        knapsack,
        outcomes(knapsack, (around) => {
          const better = betterPositions(around);
          const total = better.reduce((gain, position) => gain + around.values[position]! - around.value, 0);
          return better.map((position) => ({
            position,
            chance: (around.values[position]! - around.value) / total,
          }));
        }),
      ),
      0.97,
    ));
});

describe('restarts', () => {
  /** Every way to build two further starts, climbing to the first of the best each time. */
  function outcomes(
    input: LocalInput,
    starts: readonly (readonly number[])[],
    asksRandomState: boolean,
  ): Outcome[] {
    const problem = localProblem(input.problem);
    const initial = input.problem.initial!;
    const climb = (trace: Trace, start: readonly number[]): readonly number[] => {
      for (let current = start; ;) {
        trace.neighbours(current);
        const around = neighbourhood(problem, current);
        const [best] = bestPositions(around);
        if (best === undefined || around.values[best]! <= around.value) return current;
        current = around.neighbours[best]!;
      }
    };
    return starts.flatMap((first) =>
      starts.map((second): Outcome => {
        const trace = new Trace(initial);
        if (asksRandomState) trace.randomState(starts.at(-1)!);
        climb(trace, initial);
        climb(trace.number(), first);
        return {
          chance: 1 / starts.length ** 2,
          observation: trace.returns([...climb(trace.number(), second)]),
        };
      }),
    );
  }

  const boards = Array.from({ length: 27 }, (_, at) => [Math.floor(at / 9), Math.floor(at / 3) % 3, at % 3]);
  const orders = [0, 1, 2, 3]
    .flatMap((a) =>
      [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].flatMap((c) => [0, 1, 2, 3].map((d) => [a, b, c, d]))),
    )
    .filter((tour) => new Set(tour).size === 4);
  const distances = [
    [0, 3, 4, 9],
    [3, 0, 5, 2],
    [4, 5, 0, 7],
    [9, 2, 7, 0],
  ];

  // Starts at the end of the climb before, next to it, or at a state that was given cannot be seen: far more
  // than in larger problems.
  it.each([
    ['three queens', { name: 'n-queens', n: 3, initial: [0, 0, 0] }, boards, false],
    [
      'three queens, with a random state that is not used',
      { name: 'n-queens', n: 3, initial: [1, 0, 2] },
      boards,
      true,
    ],
    [
      'a line',
      { name: 'landscape', elevation: [[3, 1, 2, 0, 2, 5, 4]], initial: [1] },
      [0, 1, 2, 3, 4, 5, 6].map((place) => [place]),
      false,
    ],
    [
      'a tour of four cities',
      { name: 'tour', distances, moves: 'swap', initial: [0, 1, 2, 3] },
      orders,
      false,
    ],
  ] as const)('%s', (_, problem, starts, asksRandomState) => {
    const input = { kind: 'local', problem, seed: 1, options: {} } as LocalInput;
    // Known mistakes put some of their stake on starts that cannot be seen.
    expectFair(averageOf('restarts', {}, input, outcomes(input, starts, asksRandomState)), 0.7);
  });
});

import { describe, expect, it } from 'vitest';
import { localProblem } from '../../../../grader/content/localProblem.ts';
import { bestPositions, neighbourhood } from '../../../../grader/reading/neighbourhood.ts';
import type { LocalInput } from '../../../../grader/types/input.ts';
import type { Observation } from '../../../../grader/types/observation.ts';
import { expectBroken, firstBrokenOf, type Row } from './firstBroken.ts';
import { Trace, lineInput } from './traces.ts';

describe('annealing', () => {
  // Places 0 to 4; 1 is between 3 (worse) and 5 (better).
  const input = lineInput([1, 3, 5, 3, 4], 1, { schedule: { name: 'table', temperatures: [2, 1, 1e-300] } });
  const step = (trace: Trace, t: number, T: number, at: number, to: number): Trace =>
    trace.schedule(t, T).neighbours([at]).note('draw-choice', -1, 2, 0).value([to]).value([at]).number();
  const walk = (): Trace =>
    step(step(step(new Trace([1]), 1, 2, 1, 2), 2, 1, 2, 3), 3, 1e-300, 3, 4).schedule(4, 0);

  it.each<Row>([
    ['up, down, up', walk().returns([4]), null, ''],
    [
      'the last move was not made',
      step(step(step(new Trace([1]), 1, 2, 1, 2), 2, 1, 2, 3), 3, 1e-300, 3, 2)
        .schedule(4, 0)
        .returns([3]),
      null,
      '',
    ],
    [
      'starts elsewhere',
      step(new Trace([1]), 1, 2, 2, 3)
        .schedule(2, 1)
        .neighbours([3])
        .schedule(4, 0)
        .returns([3]),
      'start',
      'began at [2]',
    ],
    [
      'refuses a better neighbour',
      step(step(new Trace([1]), 1, 2, 1, 2), 2, 1, 1, 0)
        .schedule(3, 0)
        .returns([1]),
      'uphill',
      'drew [2] (value 5), which is better, but did not take it',
    ],
    [
      'enters no neighbour',
      step(step(new Trace([1]), 1, 2, 1, 2), 2, 1, 4, 3)
        .schedule(3, 0)
        .returns([4]),
      'moves',
      'from [1] (value 3) to [4] (value 4), which is not one of its neighbours',
    ],
    [
      'starts with t = 2',
      step(new Trace([1]), 2, 1, 1, 2)
        .schedule(3, 0)
        .returns([2]),
      'schedule',
      'schedule(2) first, where schedule(1) comes next',
    ],
    [
      'skips a t',
      step(step(new Trace([1]), 1, 2, 1, 2), 3, 1, 2, 1)
        .schedule(4, 0)
        .returns([2]),
      'schedule',
      'schedule(3) after t = 1',
    ],
    [
      'asks the same t twice',
      step(new Trace([1]).schedule(1, 2), 1, 2, 1, 2)
        .schedule(2, 0)
        .returns([2]),
      null,
      '',
    ],
    [
      'never asks for a temperature',
      new Trace([1]).neighbours([1]).number().returns([1]),
      'schedule',
      'never asked schedule(t)',
    ],
    [
      'goes on at T = 0',
      walk().schedule(5, 0).returns([4]),
      'stops',
      'schedule(4) is 0, and your search went on',
    ],
    ['draws at T = 0', walk().number().returns([4]), 'stops', 'it drew another random number'],
    [
      'stops while it is warm',
      step(new Trace([1]), 1, 2, 1, 2).returns([2]),
      'stops',
      'stopped after t = 1, when the temperature was 2',
    ],
    ['returns no state', walk().returns(4), 'returns', 'returned the number 4'],
    ['returns what it was never at', walk().returns([0]), 'returns', 'returned [0] (value 1)'],
    [
      'draws nothing',
      new Trace([1]).schedule(1, 2).neighbours([1]).value([2]).schedule(2, 0).returns([1]),
      'stream',
      'without drawing a random number',
    ],
    [
      'never asks for neighbours',
      new Trace([1]).schedule(1, 2).number().schedule(2, 0).returns([1]),
      'moves',
      'never asked problem.neighbours',
    ],
  ])('%s', (_, observation, law, words) =>
    expectBroken('simulated-annealing', input, observation, law, words),
  );

  it('the best state so far, where only the current one is accepted, and the other way round', () => {
    const back = (): Trace =>
      step(step(new Trace([1]), 1, 2, 1, 2), 2, 1, 2, 3)
        .schedule(3, 1e-300)
        .neighbours([3])
        .number()
        .schedule(4, 0);
    const cold = lineInput([1, 3, 9, 3, 1, 0], 1);
    expectBroken('simulated-annealing', cold, back().returns([2]), null, '', {}); // one more step up may have followed
    const apart = step(step(step(new Trace([1]), 1, 2, 1, 2), 2, 1, 2, 3), 3, 1, 3, 4)
      .schedule(4, 1e-300)
      .neighbours([4])
      .number()
      .schedule(5, 0);
    expectBroken(
      'simulated-annealing',
      cold,
      apart.returns([2]),
      'returns',
      'not the current state at the end',
      { returned: ['current'] },
    );
    expectBroken(
      'simulated-annealing',
      cold,
      apart.returns([4]),
      'returns',
      'not the best state that it was at',
      { returned: ['best'] },
    );
    expectBroken('simulated-annealing', cold, apart.returns([2]), null, '', { returned: ['best'] });
  });

  it('a state that the last temperature makes impossible to reach', () => {
    const trace = step(new Trace([2]), 1, 1e-300, 2, 3).schedule(2, 0);
    expectBroken(
      'simulated-annealing',
      lineInput([1, 3, 5, 3, 4], 2),
      trace.returns([3]),
      'returns',
      'returned [3]',
      { returned: ['current'] },
    );
  });
});

describe('a search that draws nothing', () => {
  const path = (...places: number[]): Trace =>
    places.reduce((trace, place) => trace.neighbours([place]), new Trace([places[0]!]));

  it.each(['stochastic-hill-climbing', 'first-choice'] as const)(
    '%s: only where there was a choice',
    (algorithm) => {
      const fromThree = lineInput([9, 5, 3, 4, 1], 2); // 3 has two better neighbours
      expectBroken(
        algorithm,
        fromThree,
        path(2, 3).returns([3]),
        'stream',
        'without drawing a random number, though move 1 could go to any of 2 better neighbours',
      );
      expectBroken(algorithm, lineInput([1, 2, 3, 4, 1], 0), path(0, 1, 2, 3).returns([3]), null, '');
    },
  );

  it('annealing: only where a state has several neighbours, or a worse one', () => {
    const schedule = { name: 'table', temperatures: [2] } as const;
    const trace = (): Trace =>
      new Trace([0]).schedule(1, 2).neighbours([0]).value([1]).value([0]).schedule(2, 0);
    expectBroken('simulated-annealing', lineInput([1, 3], 0, { schedule }), trace().returns([1]), null, '');
    expectBroken(
      'simulated-annealing',
      lineInput([3, 1], 0, { schedule }),
      trace().returns([0]),
      'stream',
      'without drawing a random number',
    );
  });
});

describe('sideways moves', () => {
  // A shoulder: 1 2 2 2 3.
  const input = lineInput([1, 2, 2, 2, 3], 1, { options: { sideways: 2 } });
  const path = (...places: number[]): Trace =>
    places.reduce((trace, place) => trace.neighbours([place]), new Trace([1]));

  it.each<Row>([
    ['over the shoulder and up', path(1, 2, 3, 4).returns([4]), null, ''],
    [
      'too many in a row',
      path(1, 2, 1, 2).returns([2]),
      'stops',
      'sideways move number 3 in a row, and 2 are allowed',
    ],
    ['none, though it may', path(1).returns([1]), 'stops', 'after 0 sideways moves in a row'],
    ['remembers the way back: 1, 2, 1 is not asked again', path(1, 2).returns([1]), null, ''],
    ['down', path(1, 0).returns([0]), 'moves', 'which is worse'],
  ])('%s', (_, observation, law, words) => expectBroken('hill-climbing', input, observation, law, words));
});

describe('first choice', () => {
  const input: LocalInput = {
    kind: 'local',
    problem: { name: 'one-max', n: 4, initial: [1, 1, 0, 0] },
    seed: 1,
    options: {},
  };
  const begin = (): Trace => new Trace([1, 1, 0, 0]).neighbours([1, 1, 0, 0]);
  const end = (trace: Trace): Observation => trace.neighbours([1, 1, 1, 1]).number().returns([1, 1, 1, 1]);

  it.each<Row>([
    [
      'takes the first better one that it draws',
      end(
        begin()
          .number()
          .value([0, 1, 0, 0])
          .number()
          .value([1, 1, 1, 0])
          .neighbours([1, 1, 1, 0])
          .number()
          .value([1, 1, 1, 1]),
      ),
      null,
      '',
    ],
    [
      'looks on',
      end(
        begin()
          .number()
          .value([1, 1, 1, 0])
          .number()
          .value([1, 1, 0, 1])
          .neighbours([1, 1, 0, 1])
          .number()
          .value([1, 1, 1, 1]),
      ),
      'moves',
      'looked at [1, 1, 1, 0] (value 3), which is better than [1, 1, 0, 0] (value 2), but looked on',
    ],
    [
      'weighs all before it draws',
      end(
        begin()
          .value([0, 1, 0, 0])
          .value([1, 0, 0, 0])
          .value([1, 1, 1, 0])
          .value([1, 1, 0, 1])
          .number()
          .neighbours([1, 1, 0, 1])
          .number(),
      ),
      null,
      '',
    ],
    ['goes down', begin().number().neighbours([0, 1, 0, 0]).returns([0, 1, 0, 0]), 'moves', 'which is worse'],
    [
      'gives up',
      begin().number().value([0, 1, 0, 0]).returns([1, 1, 0, 0]),
      'stops',
      'but a neighbour has value 3',
    ],
  ])('%s', (_, observation, law, words) => expectBroken('first-choice', input, observation, law, words));

  it('may give up once it has tried so often', () => {
    const limited = { ...input, options: { tries: 2 } };
    expectBroken(
      'first-choice',
      limited,
      begin().number().value([0, 1, 0, 0]).number().value([1, 0, 0, 0]).returns([1, 1, 0, 0]),
      null,
      '',
    );
    expectBroken(
      'first-choice',
      limited,
      begin().number().value([0, 1, 0, 0]).returns([1, 1, 0, 0]),
      'stops',
      'stopped at',
    );
  });
});

describe('random restarts', () => {
  // Two hills: 0 1 0 2 0.
  const input = lineInput([0, 1, 0, 2, 0], 0, { options: { restarts: 2, goal: 2 } });
  const first = (): Trace => new Trace([0]).randomState([0]).neighbours([0]).neighbours([1]);

  it.each<Row>([
    [
      'a second climb reaches the goal',
      first().randomState([4]).neighbours([4]).neighbours([3]).returns([3]),
      null,
      '',
    ],
    ['the goal ends it', first().randomState([3]).neighbours([3]).returns([3]), null, ''],
    [
      'stops after one climb',
      first().returns([1]),
      'stops',
      'stopped after 1 climb without reaching the goal',
    ],
    [
      'returns the last end',
      first().randomState([0]).neighbours([0]).neighbours([1]).returns([0]),
      'returns',
      'best climb ended at [1]',
    ],
    [
      'a climb is not finished',
      new Trace([0]).randomState([0]).neighbours([0]).randomState([3]).neighbours([3]).returns([3]),
      'stops',
      'Climb 1 stopped at [0]',
    ],
    [
      'climbs down',
      new Trace([0]).randomState([3]).neighbours([3]).neighbours([2]).returns([2]),
      'moves',
      'Climb 1: ',
    ],
  ])('%s', (_, observation, law, words) => expectBroken('random-restart', input, observation, law, words));

  it('the same start again, where it is no step of a climb', () => {
    const far = lineInput([0, 1, 2, 3, 0, 0], 0, { options: { restarts: 3 } });
    const climb = (trace: Trace): Trace =>
      trace.neighbours([0]).number().neighbours([1]).neighbours([2]).neighbours([3]);
    expectBroken(
      'random-restart',
      far,
      climb(climb(new Trace([0]))).returns([3]),
      'restarts',
      'Climb 2 started from [0], as climb 1 did',
    );
  });

  describe('starts that the code draws itself', () => {
    // A line of ten, up to the end: whatever starts there is soon at the top. Few states, so that starts
    // repeat by chance.
    const line = lineInput([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 7, { options: { restarts: 3 } });
    const climbFrom = (trace: Trace, start: number): Trace => {
      for (let place = start; place < 10; place += 1) trace.neighbours([place]);
      return trace;
    };

    it.each<[string, (draw: (trace: Trace) => Trace) => Trace]>([
      ['repeat', (draw) => climbFrom(draw(climbFrom(draw(climbFrom(new Trace([7]), 7)), 4)), 4)],
      [
        'are next to the end of the climb before',
        (draw) => climbFrom(draw(climbFrom(draw(climbFrom(new Trace([7]), 7)), 8)), 3),
      ],
      [
        'are where the climb before ended',
        (draw) => climbFrom(draw(climbFrom(draw(climbFrom(new Trace([7]), 7)), 9)), 3),
      ],
    ])('%s, which is chance if something was drawn, and only then', (_, run) => {
      expectBroken('random-restart', line, run((trace) => trace.number()).returns([9]), null, '');
      expect(firstBrokenOf('random-restart', line, run((trace) => trace).returns([9]), {})).not.toBeNull();
    });

    it('drawn between earlier climbs, or before all, are drawn', () => {
      const [first, between] = [new Trace([7]).number(), climbFrom(new Trace([7]), 7).number()];
      expectBroken(
        'random-restart',
        line,
        climbFrom(climbFrom(climbFrom(first, 7), 4), 4).returns([9]),
        null,
        '',
      );
      expectBroken('random-restart', line, climbFrom(climbFrom(between, 4), 8).returns([9]), null, '');
    });

    it('next to the end again and again, or repeated again and again, are no chance where there are many states', () => {
      const queens: LocalInput = {
        kind: 'local',
        problem: { name: 'n-queens', n: 8, initial: [0, 1, 2, 3, 4, 5, 6, 7] },
        seed: 1,
        options: { restarts: 4 },
      };
      const problem = localProblem(queens.problem);
      const climb = (trace: Trace, start: readonly number[]): readonly number[] => {
        for (let current = start; ;) {
          trace.neighbours(current);
          const around = neighbourhood(problem, current);
          const [best] = bestPositions(around);
          if (around.values[best!]! <= around.value) return current;
          current = around.neighbours[best!]!;
        }
      };
      const beside = new Trace(queens.problem.initial!);
      let end = climb(beside, queens.problem.initial!);
      for (let i = 0; i < 3; i += 1) end = climb(beside.number(), problem.neighbours([...end])[11]!);
      expectBroken('random-restart', queens, beside.returns([...end]), 'moves', 'Climb 1: ');
      const same = new Trace(queens.problem.initial!);
      climb(same, queens.problem.initial!);
      for (let i = 0; i < 3; i += 1) end = climb(same.number(), [3, 3, 3, 3, 3, 3, 3, 3]);
      expectBroken(
        'random-restart',
        queens,
        same.returns([...end]),
        'restarts',
        'Climb 3 started from [3, 3, 3, 3, 3, 3, 3, 3], as climb 2 did',
      );
    });
  });

  it('too many climbs, and one after the goal', () => {
    const many = first().randomState([0]).neighbours([0]).neighbours([1]).randomState([3]).neighbours([3]);
    expectBroken('random-restart', input, many.returns([3]), 'stops', '3 climbs, and 2 are allowed');
    const after = new Trace([0])
      .randomState([3])
      .neighbours([3])
      .randomState([0])
      .neighbours([0])
      .neighbours([1]);
    expectBroken(
      'random-restart',
      input,
      after.returns([3]),
      'stops',
      'which is the goal, but your search climbed again',
    );
  });
});

describe('local beam', () => {
  const input: LocalInput = {
    kind: 'local',
    problem: { name: 'one-max', n: 4, initial: [0, 0, 0, 0] },
    seed: 1,
    options: { k: 2, steps: 2, goal: 9 },
  };
  const beams = (...list: number[][]): Trace =>
    list.reduce((trace, state) => trace.neighbours(state), new Trace([0, 0, 0, 0]));
  const [a, b] = [
    [0, 0, 0, 0],
    [1, 0, 0, 0],
  ];

  it.each<Row>([
    ['keeps the two best of all', beams(a, b, [1, 1, 0, 0], [1, 0, 1, 0]).returns([1, 1, 1, 0]), null, ''],
    ['any two of equals', beams(a, b, [1, 0, 0, 1], [1, 0, 1, 0]).returns([1, 0, 1, 1]), null, ''],
    [
      'one best of each state',
      beams(a, b, [0, 1, 0, 0], [1, 1, 0, 0]).returns([1, 1, 1, 0]),
      'beam',
      'leaves out',
    ],
    [
      'a state that is no successor',
      beams(a, b, [1, 1, 1, 1], [1, 1, 0, 0]).returns([1, 1, 1, 1]),
      'beam',
      'holds [1, 1, 1, 1] (value 4), which is no successor',
    ],
    [
      'returns what was in no beam',
      beams(a, b, [1, 1, 0, 0], [1, 0, 1, 0]).returns([0, 0, 0, 1]),
      'returns',
      'which was in no beam',
    ],
    ['one step too few', beams(a, b).returns([1, 1, 0, 0]), 'stops', 'stopped after 1 beam'],
  ])('%s', (_, observation, law, words) => expectBroken('local-beam', input, observation, law, words));
});

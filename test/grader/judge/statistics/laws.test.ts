import { describe, it } from 'vitest';
import type { LocalInput } from '../../../../grader/types/input.ts';
import type { Observation } from '../../../../grader/types/observation.ts';
import { expectBroken, type Row } from './firstBroken.ts';
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
      new Trace([1]).schedule(1, 2).neighbours([1]).value([2]).value([1]).schedule(2, 0).returns([1]),
      'stream',
      'without drawing a random number',
    ],
    [
      'draws a neighbour, and ignores it',
      new Trace([1]).schedule(1, 2).neighbours([1]).number().value([2]).schedule(2, 0).returns([1]),
      'moves',
      'cannot have compared the two',
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

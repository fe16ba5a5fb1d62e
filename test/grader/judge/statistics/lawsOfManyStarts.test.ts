import { describe, expect, it } from 'vitest';
import { localProblem } from '../../../../grader/content/localProblem.ts';
import { bestPositions, neighbourhood } from '../../../../grader/reading/neighbourhood.ts';
import type { LocalInput } from '../../../../grader/types/input.ts';
import { expectBroken, firstBrokenOf, type Row } from './firstBroken.ts';
import { Trace, lineInput } from './traces.ts';

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
    ['climbs down', new Trace([3]).neighbours([3]).neighbours([2]).returns([2]), 'moves', 'Climb 1: '],
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
    const after = new Trace([3]).neighbours([3]).randomState([0]).neighbours([0]).neighbours([1]);
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
    list.reduce((trace, state) => trace.neighbours(state), new Trace([0, 0, 0, 0]).randomState(b));
  const given = (): Trace => new Trace([0, 0, 0, 0]);
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
    ['nothing asked', given().returns(a), 'beam', 'never asked problem.neighbours'],
    ['one state alone', given().neighbours(a).returns(a), 'beam', 'holds 1 state, and should hold 2'],
    [
      'one state again and again',
      beams(a, a, a, a).returns(a),
      'beam',
      'first beam of your search holds 1 state, and should hold 2',
    ],
    [
      'two states in turn that nobody gave',
      given().neighbours(a).neighbours(b).neighbours(a).neighbours(b).returns(a),
      'beam',
      'holds 1 state, and should hold 2',
    ],
  ])('%s', (_, observation, law, words) => expectBroken('local-beam', input, observation, law, words));
});

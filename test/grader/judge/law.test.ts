import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { LocalInput } from '../../../grader/types/input.ts';
import type { RunEvidence } from '../../../grader/types/verdict.ts';
import { type LocalEntry, type StudentProblem, observeFunction } from '../../support/inProcess.ts';
import { exerciseOf } from './exercises.ts';
import { said, saidInFull } from '../../support/said.ts';

/** Figure 4.3 (a) of the textbook, rows from 0: 17 pairs attack each other, eight best neighbours have 12. */
const FIGURE = queens([4, 5, 6, 3, 4, 5, 6, 5]);
/** Figure 4.3 (b): a local maximum with one pair left. */
const PEAK = queens([7, 2, 6, 3, 1, 4, 0, 5]);
/** One pair left, four neighbours as good and none better. */
const PLATEAU = queens([2, 6, 1, 7, 4, 6, 0, 5]);
const ROW = queens([0, 0, 0, 0, 0, 0, 0, 0]);
/** A solution of the 4-queens problem. */
const SOLVED: LocalInput = {
  kind: 'local',
  problem: { name: 'n-queens', n: 4, initial: [1, 3, 0, 2] },
  seed: 1,
  options: {},
};
const drawn = (seed: number): LocalInput => ({
  kind: 'local',
  problem: { name: 'n-queens', n: 8, initial: null },
  seed,
  options: {},
});

function queens(initial: number[]): LocalInput {
  return { kind: 'local', problem: { name: 'n-queens', n: 8, initial }, seed: 1, options: {} };
}

const judge = (entry: LocalEntry, input: LocalInput) =>
  judgeInput(
    exerciseOf('hill-climbing'),
    'law',
    input,
    observeFunction(entry, input, { calls: 20_000 }),
    true,
  );

/** The best of a list by `>` or by `>=`. */
function best(problem: StudentProblem, states: readonly number[][], last = false): number[] {
  return states.reduce((a, b) =>
    (last ? problem.value(b) >= problem.value(a) : problem.value(b) > problem.value(a)) ? b : a,
  );
}

const CORRECT: readonly (readonly [string, LocalEntry])[] = [
  [
    'figure 4.2',
    (problem) => {
      let current = problem.initial;
      for (;;) {
        const next = best(problem, problem.neighbours(current));
        if (problem.value(next) <= problem.value(current)) return current;
        current = next;
      }
    },
  ],
  [
    'the last of equal neighbours',
    (problem) => {
      let current = problem.initial;
      for (;;) {
        const next = best(problem, problem.neighbours(current), true);
        if (problem.value(next) <= problem.value(current)) return current;
        current = next;
      }
    },
  ],
  [
    'recursion',
    (problem) => {
      const climb = (state: number[]): number[] => {
        const next = best(problem, problem.neighbours(state));
        return problem.value(next) > problem.value(state) ? climb(next) : state;
      };
      return climb(problem.initial);
    },
  ],
  [
    'do … while, one move too far and back',
    (problem) => {
      let previous: number[];
      let current = problem.initial;
      do {
        previous = current;
        current = best(problem, problem.neighbours(current));
      } while (problem.value(current) > problem.value(previous));
      return previous;
    },
  ],
  [
    'neighbours asked again for each question',
    (problem) => {
      let current = problem.initial;
      const top = (): number => Math.max(...problem.neighbours(current).map((s) => problem.value(s)));
      while (top() > problem.value(current))
        current = problem.neighbours(current).find((s) => problem.value(s) === top())!;
      return [...current];
    },
  ],
  [
    'values once, kept with the states',
    (problem) => {
      let current = { s: problem.initial, v: problem.value(problem.initial) };
      for (;;) {
        const rated = problem
          .neighbours(current.s)
          .map((s) => ({ s, v: problem.value(s) }))
          .sort((a, b) => b.v - a.v);
        if (rated[0]!.v <= current.v) return current.s;
        current = rated[0]!;
      }
    },
  ],
  [
    'stops at a solution without asking on',
    (problem) => {
      let current = problem.initial;
      while (problem.value(current) < 0) {
        const next = best(problem, problem.neighbours(current));
        if (problem.value(next) <= problem.value(current)) return current;
        current = next;
      }
      return current;
    },
  ],
];

describe('correct steepest ascent passes', () => {
  it.each(CORRECT)('%s', (_name, entry) => {
    const inputs = [
      FIGURE,
      PEAK,
      PLATEAU,
      ROW,
      SOLVED,
      ...Array.from({ length: 40 }, (_, seed) => drawn(seed)),
    ];
    for (const input of inputs) expect(judge(entry, input)).toMatchObject({ state: 'passed' });
  });

  it('says how far it came, with every state and value', () => {
    const finding = judge(CORRECT[0]![1], FIGURE);
    expect(said(finding).rationale).toMatch(
      /^Made \d moves, each to a best neighbour, and stopped at value −\d/,
    );
    const { states, values } = finding.evidence as RunEvidence;
    expect(states[0]).toEqual([4, 5, 6, 3, 4, 5, 6, 5]);
    expect(values.slice(0, 2)).toEqual([-17, -12]); // figure 4.3
  });
});

function climbing(
  step: (problem: StudentProblem, current: number[]) => number[] | null,
  end: (problem: StudentProblem, path: number[][]) => unknown = (_p, path) => path.at(-1),
): LocalEntry {
  return (problem) => {
    const path = [problem.initial];
    for (;;) {
      const next = step(problem, path.at(-1)!);
      if (next === null) return end(problem, path);
      path.push(next);
    }
  };
}

const steepest = (problem: StudentProblem, current: number[]): number[] | null => {
  const next = best(problem, problem.neighbours(current));
  return problem.value(next) > problem.value(current) ? next : null;
};

type Row = [name: string, entry: LocalEntry, input: LocalInput, brokenAt: number | null, words: RegExp];

const MISTAKES: readonly Row[] = [
  ['never moves', (problem) => problem.initial, FIGURE, null, /never asked problem\.neighbours/],
  [
    'never moves, and looks',
    (problem) => (problem.neighbours(problem.initial), problem.initial),
    FIGURE,
    0,
    /stopped at \[4, 5, 6, 3, 4, 5, 6, 5\] \(value −17\), but a neighbour has value −12/,
  ],
  [
    'returns a solution it was given without looking',
    (problem) => problem.initial,
    SOLVED,
    null,
    /never asked problem\.neighbours/,
  ],
  [
    'makes its own neighbours',
    climbing((problem, s) => {
      const own = s.flatMap((_, column) =>
        [0, 1, 2, 3, 4, 5, 6, 7].filter((row) => row !== s[column]).map((row) => s.with(column, row)),
      );
      const next = best(problem, own);
      return problem.value(next) > problem.value(s) ? next : null;
    }),
    FIGURE,
    null,
    /never asked problem\.neighbours/,
  ],
  [
    'the first better neighbour',
    climbing((problem, s) => problem.neighbours(s).find((n) => problem.value(n) > problem.value(s)) ?? null),
    FIGURE,
    1,
    /In step 1 .*\(value −17\) to .* but the best neighbour has value −12/,
  ],
  [
    'minimises',
    climbing((problem, s) => {
      const next = problem.neighbours(s).reduce((a, b) => (problem.value(b) < problem.value(a) ? b : a));
      return problem.value(next) < problem.value(s) ? next : null;
    }),
    FIGURE,
    1,
    /In step 1 your search went from .* but the best neighbour has value −12/,
  ],
  [
    'over plateaus for ever',
    climbing((problem, s) => {
      const next = best(problem, problem.neighbours(s));
      return problem.value(next) >= problem.value(s) ? next : null;
    }),
    PLATEAU,
    1,
    /In step 1 .*which is no better/,
  ],
  [
    'one step too many',
    (problem) => {
      let current = problem.initial;
      for (let i = 0; i < 30; i += 1) current = best(problem, problem.neighbours(current));
      return current;
    },
    PEAK,
    1,
    /which is worse: no neighbour is better than −1, so it should have stopped/,
  ],
  [
    'a fixed number of steps',
    (problem) => {
      let current = problem.initial;
      for (let i = 0; i < 2; i += 1) current = best(problem, problem.neighbours(current));
      problem.neighbours(current);
      return current;
    },
    FIGURE,
    2,
    /stopped at .*but a neighbour has value/,
  ],
  [
    'the board before the last',
    climbing(steepest, (_p, path) => path.at(-2)),
    FIGURE,
    5,
    /a state from before/,
  ],
  [
    'the value in place of the state',
    climbing(steepest, (problem, path) => problem.value(path.at(-1)!)),
    FIGURE,
    5,
    /returned its value, −\d/,
  ],
  [
    'the state inside an object',
    climbing(steepest, (_p, path) => ({ state: path.at(-1) })),
    FIGURE,
    5,
    /an object with "state", with the state inside it/,
  ],
  ['nothing', climbing(steepest, () => undefined), FIGURE, 5, /returned nothing/],
  [
    'the best neighbour of the last',
    climbing(steepest, (problem, path) => best(problem, problem.neighbours(path.at(-1)!))),
    PEAK,
    0,
    /its neighbour .*which is not better/,
  ],
  [
    'starts elsewhere',
    climbing((problem, s) => steepest(problem, s.every((row) => row === 0) ? [1, 2, 3, 4, 5, 6, 7, 0] : s)),
    ROW,
    0,
    /began at \[1, 2, 3, 4, 5, 6, 7, 0\], not at the initial state/,
  ],
  [
    'leaves the last neighbour out',
    climbing((problem, s) => {
      const next = best(problem, problem.neighbours(s).slice(0, -1));
      return problem.value(next) > problem.value(s) ? next : null;
    }),
    queens([3, 6, 0, 6, 6, 3, 5, 6]),
    1,
    /In step 1|stopped at/,
  ],
  [
    'moves two queens at a time',
    climbing((problem, s) => {
      const once = steepest(problem, s);
      const twice = once === null ? null : best(problem, [once.with(0, (once[0]! + 1) % 8)]);
      return twice;
    }),
    FIGURE,
    1,
    /not one of its neighbours/,
  ],
];

describe('each mistake is told with the first step that breaks the law', () => {
  it.each(MISTAKES)('%s', (_name, entry, input, brokenAt, words) => {
    const finding = judge(entry, input);
    expect(finding.state).toBe('failed');
    expect(saidInFull(finding)).toMatch(words);
    expect((finding.evidence as RunEvidence).brokenAt ?? null).toBe(brokenAt);
  });
});

it('a run that never ends is a work limit, and the help names the step that broke the law', () => {
  const finding = judge(
    climbing((problem, state) => best(problem, problem.neighbours(state))),
    PEAK,
  );
  expect(finding).toMatchObject({ state: 'failed', reason: 'work-limit' });
  expect(said(finding).help).toMatch(/^In step 1 .*so it should have stopped/);
  expect((finding.evidence as RunEvidence).states.length).toBeLessThanOrEqual(200);
});

it('a returned board that differs in type is described, not trusted', () => {
  const odd: readonly [unknown, RegExp][] = [
    [['4', '5'], /a list of 2 items/],
    [[4.5, 5, 6, 3, 4, 5, 6, 5], /a list of 8 items/],
    [[0, 1, 2, 3, 4, 5, 6, 8], /a list of 8 items/],
    [NaN, /NaN/],
  ];
  for (const [answer, words] of odd) {
    expect(
      said(
        judge(
          climbing(steepest, () => answer),
          FIGURE,
        ),
      ).rationale,
    ).toMatch(words);
  }
});

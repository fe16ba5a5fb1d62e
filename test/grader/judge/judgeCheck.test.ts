import { describe, expect, it } from 'vitest';
import { judgeCheck } from '../../../grader/judge/judgeCheck.ts';
import type { Check, Exercise } from '../../../grader/types/exercise.ts';
import type { Input } from '../../../grader/types/input.ts';
import type { LimitKind, Observation, Outcome } from '../../../grader/types/observation.ts';
import type { TreeEvidence } from '../../../grader/types/treeEvidence.ts';
import type { Verdict } from '../../../grader/types/verdict.ts';
import { type Load, inProcessEngine } from '../../support/inProcess.ts';
import { checkOf, exerciseOf, treeInput } from './exercises.ts';
import { alphaBetaWith, minimaxWith } from './mistaken.ts';
import { observeTrusted } from '../../../grader/observe/host/observeTrusted.ts';

const PROGRAM = { language: 'javascript', files: [], entryFile: 'search.js', entry: 'search' } as const;
const FIGURE = treeInput([
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]);
const SMALL = treeInput([
  [1, 2],
  [3, 4],
]);
const WIDE = treeInput([
  [1, 9],
  [2, 8],
  [3, 7],
  [4, 6],
]);

async function run(
  exercise: Exercise,
  check: Check,
  load: Load,
): Promise<{ verdicts: Verdict[]; probes: Input[] }> {
  const engine = inProcessEngine(load);
  const probes: Input[] = [];
  const flat = await engine.observe({
    program: PROGRAM,
    inputs: check.cases.flatMap(({ inputs }) => inputs),
    limits: exercise.limits,
  });
  let at = 0;
  const observations = check.cases.map(({ inputs }) => flat.slice(at, (at += inputs.length)));
  const verdicts = await judgeCheck(exercise, check, observations, {
    async probe(input) {
      probes.push(input);
      return (await engine.observe({ program: PROGRAM, inputs: [input], limits: exercise.limits }))[0]!;
    },
    engine,
    observeTrusted,
  });
  return { verdicts, probes };
}

describe('state kept between calls', () => {
  /** The best action of the whole program: never reset. */
  const forgetful: Load = () => {
    let best = -Infinity;
    return minimaxWith({ answer: (value, action) => ({ value: (best = Math.max(best, value)), action }) });
  };

  it('fails where a fresh start is right, and says so', async () => {
    const { verdicts, probes } = await run(
      exerciseOf('minimax'),
      checkOf('value', [[FIGURE], [SMALL], [WIDE]]),
      forgetful,
    );
    expect(verdicts.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed']);
    expect(probes).toEqual([]);
    const second = await run(exerciseOf('minimax'), checkOf('value', [[WIDE], [SMALL], [FIGURE]]), forgetful);
    expect(second.verdicts.map(({ state }) => state)).toEqual(['passed', 'failed', 'failed']);
    expect(second.verdicts[1]).toMatchObject({
      reason: 'student-error',
      points: '0',
      rationale: expect.stringMatching(/keeps state between calls.*returned 4; the minimax value is 3/),
    });
    expect(second.probes).toEqual([SMALL, FIGURE]);
  });

  it('a plain mistake is not taken for kept state, and the first input is not tried again: it was fresh', async () => {
    const { verdicts, probes } = await run(exerciseOf('minimax'), checkOf('value', [[FIGURE], [SMALL]]), () =>
      minimaxWith({ isMax: () => true }),
    );
    expect(verdicts.map(({ rationale }) => rationale).join()).not.toMatch(/keeps state/);
    expect(probes).toEqual([SMALL]);
  });

  it('endless runs are tried again once in a check, not once a case', async () => {
    const endless: Load = () => (game, state) => {
      for (;;) game.player(state);
    };
    const exercise = exerciseOf('minimax');
    const { verdicts, probes } = await run(
      { ...exercise, limits: { ...exercise.limits, calls: 50 } },
      checkOf('value', [[FIGURE], [SMALL], [WIDE]]),
      endless,
    );
    expect(verdicts.map(({ reason }) => reason)).toEqual(Array(3).fill('work-limit'));
    expect(probes.length).toBeLessThanOrEqual(1);
  });
});

describe('a case with many inputs', () => {
  const exercise = exerciseOf('minimax');

  it('passes as one', async () => {
    const { verdicts } = await run(exercise, checkOf('value', [[FIGURE, SMALL, WIDE]]), () => minimaxWith());
    expect(verdicts).toMatchObject([
      { state: 'passed', rationale: 'All 3 random trees passed.', points: '1' },
    ]);
  });

  it('shows the smallest tree that fails', async () => {
    const { verdicts } = await run(exercise, checkOf('value', [[FIGURE, WIDE, SMALL]]), () =>
      minimaxWith({ isMax: () => true }),
    );
    expect(verdicts[0]!.rationale).toMatch(
      /returned 4; the minimax value is 3\. \(3 of 3 random trees fail; this is the smallest\.\)/,
    );
    expect((verdicts[0]!.evidence as TreeEvidence).tree).toMatchObject({
      tree: [
        [1, 2],
        [3, 4],
      ],
    });
  });
});

describe('outcomes without an answer', () => {
  const error = {
    name: 'TypeError',
    message: 'x is undefined',
    frames: [
      { file: 'search.js', line: 3, column: 5, function: 'f' },
      { file: 'search.js', line: 9, column: 1, function: '' },
    ],
  };
  const limit = (kind: LimitKind): Outcome => ({ kind: 'limit', limit: kind });
  type Row = readonly [
    name: string,
    outcome: Outcome,
    verdict: Partial<Verdict>,
    words: RegExp,
    metered: boolean,
  ];
  const ROWS: readonly Row[] = [
    [
      'threw',
      { kind: 'threw', error },
      { state: 'failed', reason: 'student-error' },
      /stopped with an error: TypeError: x is undefined, at search\.js, line 3\..*Called from search\.js, line 9\./,
      true,
    ],
    [
      'stack, QuickJS',
      { kind: 'threw', error: { ...error, name: 'RangeError', message: 'Maximum call stack size exceeded' } },
      { state: 'failed', reason: 'student-error' },
      /called itself too deeply.*line 3/,
      true,
    ],
    [
      'stack, Python',
      {
        kind: 'threw',
        error: { ...error, name: 'RecursionError', message: 'maximum recursion depth exceeded' },
      },
      { state: 'failed', reason: 'student-error' },
      /called itself too deeply/,
      true,
    ],
    [
      'not loaded',
      { kind: 'not-loaded', error: { ...error, name: 'SyntaxError', message: "expecting ')'" } },
      { state: 'failed', reason: 'student-error' },
      /could not be loaded: SyntaxError: expecting '\)'/,
      true,
    ],
    [
      'no entry',
      { kind: 'no-entry', exports: ['minmax', 'help'] },
      { state: 'failed', reason: 'student-error' },
      /exports no function search\. It exports "minmax" and "help"/,
      true,
    ],
    [
      'no exports',
      { kind: 'no-entry', exports: [] },
      { state: 'failed', reason: 'student-error' },
      /It exports nothing/,
      true,
    ],
    [
      'a promise',
      { kind: 'unreadable', what: 'a Promise', path: '' },
      { state: 'failed', reason: 'student-error' },
      /a Promise.*leave out async and await/,
      true,
    ],
    [
      'something odd inside',
      { kind: 'unreadable', what: 'a Map', path: 'value' },
      { state: 'failed', reason: 'student-error' },
      /a Map \(at value\)/,
      true,
    ],
    [
      'work',
      limit('work'),
      { state: 'failed', reason: 'work-limit' },
      /stopped after 10,000,000 units of work/,
      true,
    ],
    ['calls', limit('calls'), { state: 'failed', reason: 'work-limit' }, /200,000 questions/, true],
    ['memory', limit('memory'), { state: 'failed', reason: 'memory-limit' }, /more than 64 MB/, true],
    ['output', limit('output'), { state: 'failed', reason: 'output-limit' }, /more than 64 KB/, true],
    [
      'time, metered: never the student’s',
      limit('time'),
      { state: 'not-checked', reason: 'time-limit' },
      /stopped by the clock after 20 s.*costs no points/,
      true,
    ],
    [
      'time, not metered',
      limit('time'),
      { state: 'failed', reason: 'time-limit' },
      /did not finish within 20 s/,
      false,
    ],
    [
      'our fault',
      { kind: 'fault', message: 'the worker ended' },
      { state: 'not-checked', reason: 'grader-fault' },
      /not your fault/,
      true,
    ],
  ];

  it.each(ROWS)('%s', async (_name, outcome, verdict, words, metered) => {
    const observation: Observation = {
      outcome,
      events: new Float64Array(0),
      states: [0],
      points: [],
      output: { text: '', bytes: 0 },
      fuel: null,
      calls: 0,
    };
    for (const kind of ['value', 'leaves'] as const) {
      const [found] = await judgeCheck(exerciseOf('minimax'), checkOf(kind, [[FIGURE]]), [[observation]], {
        probe: async () => observation,
        engine: { metered },
        observeTrusted,
      });
      expect(found).toMatchObject({ ...verdict, points: '0' });
      expect(`${found!.rationale} ${found!.help ?? ''}`).toMatch(words);
    }
  });

  it('code that does not load fails a local search too, drawn boards included', async () => {
    const input: Input = {
      kind: 'local',
      problem: { name: 'n-queens', n: 8, initial: null },
      seed: 3,
      options: {},
    };
    for (const [outcome, expected] of [
      [
        { kind: 'not-loaded', error },
        { state: 'failed', reason: 'student-error' },
      ],
      [limit('time'), { state: 'not-checked', reason: 'time-limit' }],
    ] as const) {
      const observation: Observation = {
        outcome,
        events: new Float64Array(0),
        states: [],
        points: [],
        output: { text: '', bytes: 0 },
        fuel: null,
        calls: 0,
      };
      const [found] = await judgeCheck(
        exerciseOf('hill-climbing'),
        checkOf('law', [[input]]),
        [[observation]],
        { probe: async () => observation, engine: { metered: true }, observeTrusted },
      );
      expect(found).toMatchObject(expected);
    }
  });

  it('an observation that is missing is our fault', async () => {
    const verdicts = await judgeCheck(exerciseOf('minimax'), checkOf('value', [[FIGURE], [SMALL]]), [], {
      async probe() {
        throw new Error('not asked');
      },
      engine: { metered: true },
      observeTrusted,
    });
    expect(verdicts.map(({ reason }) => reason)).toEqual(['grader-fault', 'grader-fault']);
  });
});

describe('leaves without a value', () => {
  const pruned = treeInput([
    [3, 12],
    [2, null],
  ]);
  it('never matter to a search that prunes them: the value and the best action are known all the same', async () => {
    for (const kind of ['value', 'action', 'leaves', 'calls'] as const) {
      const { verdicts } = await run(
        exerciseOf('alpha-beta', { childOrder: 'given' }),
        checkOf(kind, [[pruned]]),
        () => alphaBetaWith(),
      );
      expect(verdicts[0]).toMatchObject({ state: 'passed' });
    }
  });
  it('one that a search must not reach in the given order is the student’s', async () => {
    const { verdicts } = await run(
      exerciseOf('alpha-beta', { childOrder: 'given' }),
      checkOf('leaves', [[pruned]]),
      () => minimaxWith(),
    );
    expect(verdicts[0]).toMatchObject({
      state: 'failed',
      reason: 'student-error',
      rationale: expect.stringMatching(/leaf 1\.1/),
    });
  });
  it('one that a correct search may reach is the author’s', async () => {
    for (const [algorithm, load] of [
      ['minimax', () => minimaxWith()],
      ['alpha-beta', () => alphaBetaWith({ actions: (a) => a.reverse() })],
    ] as const) {
      const { verdicts } = await run(exerciseOf(algorithm), checkOf('leaves', [[pruned]]), load);
      expect(verdicts[0]).toMatchObject({
        state: 'not-checked',
        reason: 'author-error',
        rationale: expect.stringMatching(/1\.1/),
      });
    }
  });
});

it('a check that does not fit its inputs is the author’s', async () => {
  const { verdicts } = await run(exerciseOf('minimax'), checkOf('law', [[FIGURE]]), () => minimaxWith());
  expect(verdicts[0]).toMatchObject({ state: 'not-checked', reason: 'author-error' });
});

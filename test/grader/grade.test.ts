import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gradeSubmission } from '../../grader/grade.ts';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import type { Engine, Engines } from '../../grader/types/engine.ts';
import type { Submission } from '../../grader/types/submission.ts';
import { checkOf, exerciseOf, treeInput } from './judge/exercises.ts';

const FIGURE = treeInput([
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]);
const MIN_ROOT = treeInput(
  [
    [3, 12],
    [2, 4],
  ],
  { root: 'min' },
);
const EXERCISE = exerciseOf('alpha-beta', {}, [
  checkOf('value', [[FIGURE], [MIN_ROOT]], { points: '4' }),
  checkOf('action', [[FIGURE], [MIN_ROOT]], { points: '7/3' }),
  checkOf('leaves', [[FIGURE, MIN_ROOT]], { points: '2', visibility: 'staff', credit: 'all' }),
  checkOf('calls', [[FIGURE]], { points: '5/3', visibility: 'after-due' }),
]);

const RIGHT = `
export function search(game, state) {
  const visit = (s, alpha, beta) => {
    if (game.isTerminal(s)) return { value: game.utility(s), action: null };
    const isMax = game.player(s) === 'max';
    let best = { value: isMax ? -Infinity : Infinity, action: null };
    for (const action of game.actions(s)) {
      const { value } = visit(game.result(s, action), alpha, beta);
      if (isMax ? value > best.value : value < best.value) best = { value, action };
      if (isMax) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) break;
    }
    return best;
  };
  return visit(state, -Infinity, Infinity);
}`;

function submissionOf(text: string): Submission {
  const files = [{ path: 'search.js', text }];
  return {
    id: 'ada',
    name: 'Ada',
    hash: 'b'.repeat(64),
    files,
    content: {
      kind: 'program',
      program: { language: 'javascript', files, entryFile: 'search.js', entry: 'search' },
    },
  };
}

const without = (kind: 'not-attempted' | 'unusable' | 'withheld', note: string): Submission => ({
  ...submissionOf(''),
  files: [],
  content: { kind, note },
});

describe('the arrow, through the real sandbox', () => {
  let engines: Engines;
  beforeAll(() => {
    engines = createEngines({ workers: 1 });
  });
  afterAll(() => engines.close());

  it('grades a correct submission in full, the same every time', async () => {
    const report = await gradeSubmission(EXERCISE, submissionOf(RIGHT), engines);
    expect(report).toMatchObject({
      status: 'graded',
      note: '',
      score: { value: 10, earned: '10', max: '10' },
      audience: 'staff',
      diagnoses: [],
      output: [],
    });
    expect(
      report.verdicts.map(({ check, case: name, state, points }) => [check, name, state, points]),
    ).toEqual([
      ['value', 'case-0', 'passed', '2'],
      ['value', 'case-1', 'passed', '2'],
      ['action', 'case-0', 'passed', '7/6'],
      ['action', 'case-1', 'passed', '7/6'],
      ['leaves', 'case-0', 'passed', '2'],
      ['calls', 'case-0', 'passed', '5/3'],
    ]);
    expect(report.exercise.checks.map(({ points }) => points)).toEqual(['4', '7/3', '2', '5/3']);
    expect(JSON.stringify(await gradeSubmission(EXERCISE, submissionOf(RIGHT), engines))).toBe(
      JSON.stringify(report),
    );
  });

  it('takes points only where something is wrong, and rounds once', async () => {
    const report = await gradeSubmission(
      EXERCISE,
      submissionOf(RIGHT.replace('alpha >= beta', 'false')),
      engines,
    );
    expect(report.score).toEqual({ value: 8, earned: '8', max: '10' });
    expect(report.verdicts.find(({ check }) => check === 'leaves')).toMatchObject({
      state: 'failed',
      visibility: 'staff',
      rationale: expect.stringMatching(/did not cut/),
    });
  });

  it('keeps what was printed, case by case, with who may see it', async () => {
    const report = await gradeSubmission(
      EXERCISE,
      submissionOf(RIGHT.replace('const visit', 'console.log("root", state); const visit')),
      engines,
    );
    expect(report.output).toEqual([
      { check: 'value', case: 'case-0', visibility: 'student', text: 'root 0\n', bytes: 7 },
      { check: 'value', case: 'case-1', visibility: 'student', text: 'root 0\n', bytes: 7 },
      { check: 'action', case: 'case-0', visibility: 'student', text: 'root 0\n', bytes: 7 },
      { check: 'action', case: 'case-1', visibility: 'student', text: 'root 0\n', bytes: 7 },
      { check: 'leaves', case: 'case-0', visibility: 'staff', text: 'root 0\nroot 0\n', bytes: 14 },
      { check: 'calls', case: 'case-0', visibility: 'after-due', text: 'root 0\n', bytes: 7 },
    ]);
  });

  it('finds state that is kept between calls, and between calls only', async () => {
    const source = `let best = -Infinity;${RIGHT.replace('return visit(state, -Infinity, Infinity);', 'const found = visit(state, -Infinity, Infinity); best = Math.max(best, -found.value); return { ...found, value: -best };')}`;
    const report = await gradeSubmission(EXERCISE, submissionOf(source), engines);
    expect(report.verdicts.filter(({ check }) => check === 'value')).toMatchObject([
      { state: 'passed' },
      {
        state: 'failed',
        reason: 'student-error',
        rationale: expect.stringMatching(/keeps state between calls/),
      },
    ]);
  });
});

describe('a submission that cannot be graded makes a report too', () => {
  const none: Engines = { for: () => null, close: async () => {} };

  it.each([
    [
      'not attempted: nothing earned',
      without('not-attempted', 'Nothing was handed in.'),
      {
        status: 'not-attempted',
        note: 'Nothing was handed in.',
        score: { value: 0, earned: '0', max: '10' },
      },
    ],
    [
      'unusable: nothing earned, and why',
      without('unusable', 'search.js is not text.'),
      { status: 'unusable', note: 'search.js is not text.', score: { value: 0, earned: '0', max: '10' } },
    ],
    [
      'withheld: no score',
      without('withheld', 'Two submissions have this id.'),
      { status: 'withheld', score: { value: null, earned: '0', max: '10', withheld: '10' } },
    ],
    [
      'a language without an engine: no score',
      submissionOf(RIGHT),
      { status: 'withheld', score: { value: null, withheld: '10' } },
    ],
  ] as const)('%s', async (_name, submission, expected) => {
    expect(await gradeSubmission(EXERCISE, submission, none)).toMatchObject({
      ...expected,
      verdicts: [],
      output: [],
    });
  });
});

it('a fault of ours withholds what it touches, and only that', async () => {
  const faulty: Engine = {
    languages: ['javascript'],
    metered: true,
    observe: async ({ inputs }) =>
      inputs.map(() => ({
        outcome: { kind: 'fault', message: 'lost' },
        events: new Float64Array(0),
        states: [],
        points: [],
        output: { text: '', bytes: 0 },
        fuel: null,
        calls: 0,
      })),
    close: async () => {},
  };
  const report = await gradeSubmission(EXERCISE, submissionOf(RIGHT), {
    for: () => faulty,
    close: async () => {},
  });
  expect(report).toMatchObject({
    status: 'withheld',
    score: { value: null, earned: '0', max: '10', withheld: '10' },
  });
  expect(report.verdicts.every(({ reason }) => reason === 'grader-fault')).toBe(true);
});

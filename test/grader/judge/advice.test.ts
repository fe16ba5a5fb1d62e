import { describe, expect, it } from 'vitest';
import { gradeSubmission } from '../../../grader/grade.ts';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import { judgeOutcome } from '../../../grader/judge/outcome.ts';
import type { Plain } from '../../../grader/types/observation.ts';
import type { Submission } from '../../../grader/types/submission.ts';
import { type GameEntry, inProcessEngine, observeFunction } from '../../support/inProcess.ts';
import { checkOf, exerciseOf, treeInput } from './exercises.ts';
import { said } from '../../support/said.ts';

/** Advice is given where it applies, and only there. */
const OVER = treeInput(7);
const judged = (answer: Plain, input: ReturnType<typeof treeInput>, kind: 'value' | 'action') =>
  judgeInput(
    exerciseOf('minimax'),
    kind,
    input,
    observeFunction(() => answer, input),
    true,
  );

describe('where the game is over at once', () => {
  it.each<[string, Plain]>([
    ['null', { value: 7, action: null }],
    ['undefined', { value: 7, action: undefined }],
    ['left out', { value: 7 }],
  ])('an action may be %s', (_, answer) => {
    expect(judged(answer, OVER, 'action').state).toBe('passed');
  });

  it('but not where there is one to choose', () => {
    const finding = judged({ value: 3 }, treeInput([3, 2]), 'action');
    expect(finding.state).toBe('failed');
    expect(said(finding).rationale).toContain('an object with "value"');
  });
});

describe('a value of the wrong sign', () => {
  it('is explained by the point of view where MIN moves first', () => {
    expect(said(judged({ value: -2 }, treeInput([3, 2], { root: 'min' }), 'value')).help).toMatch(
      /right but for its sign/,
    );
  });

  it('is only a wrong value where MAX moves first', () => {
    expect(said(judged({ value: -3 }, treeInput([3, 2]), 'value'))).not.toHaveProperty(
      'help',
      expect.stringMatching(/sign/),
    );
  });
});

describe('too few arguments', () => {
  const error = {
    name: 'TypeError',
    message: "alpha_beta() missing 3 required positional arguments: 'depth', 'alpha', and 'beta'",
  };
  const frame = { file: 'alpha_beta.py', line: 3, column: 1, function: 'alpha_beta' };

  it('of our own call are the parameters’ fault', () => {
    expect(
      said(judgeOutcome({ kind: 'threw', error: { ...error, frames: [] } }, exerciseOf('alpha-beta'), true))
        .help,
    ).toMatch(/give further parameters a default/);
  });

  it('of a call in the submission are that line’s', () => {
    expect(
      said(
        judgeOutcome({ kind: 'threw', error: { ...error, frames: [frame] } }, exerciseOf('alpha-beta'), true),
      ).help,
    ).toBeUndefined();
  });
});

describe('the diagnosis of a search that never answers', () => {
  const checks = [
    checkOf('value', [
      [
        treeInput([
          [3, 12],
          [2, 4],
        ]),
      ],
      [treeInput([1, [2, 5]])],
    ]),
  ];
  const exercise = exerciseOf('alpha-beta', {}, checks);
  const submission: Submission = {
    id: 'a',
    name: 'a',
    hash: 'b'.repeat(64),
    files: [],
    content: {
      kind: 'program',
      program: { language: 'javascript', files: [], entryFile: 'search.js', entry: 'search' },
    },
  };
  const diagnosed = async (entry: GameEntry): Promise<string[]> => {
    const engine = inProcessEngine(() => entry);
    const report = await gradeSubmission(exercise, submission, { for: () => engine, close: async () => {} });
    return report.diagnoses.map(({ mistake }) => mistake);
  };

  it('is told as its error', async () => {
    expect(await diagnosed((game) => (game as unknown as { getUtility(): number }).getUtility())).toEqual([
      'error',
    ]);
  });

  it('says that nothing known explains it where there is an answer', async () => {
    expect(
      await diagnosed((game, state) => ({ value: game.actions(state).length * 1000 + 1, action: null })),
    ).toEqual(['unknown']);
  });
});

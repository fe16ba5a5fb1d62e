/**
 * Faults of ours, in each engine: a run that kills its thread, or cannot be started, is tried once more and
 * then is a grader fault, which withholds points and costs none. The runs beside it keep what they have.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { buildTree } from '../../reference/games/tree.ts';
import { gradeSubmission } from '../../grader/grade.ts';
import { outcomeOf } from '../../grader/batch/outcome.ts';
import { threadOptions } from '../../grader/observe/sandbox/engines.ts';
import { nativeEngine } from '../../grader/observe/sandbox/native/engine.ts';
import { nodeThreads } from '../../grader/observe/sandbox/nodeThreads.ts';
import { Pool } from '../../grader/observe/sandbox/pool.ts';
import type { Engine } from '../../grader/types/engine.ts';
import type { Check, Exercise } from '../../grader/types/exercise.ts';
import type { GameInput } from '../../grader/types/input.ts';
import { packageRoot } from '../../grader/types/root.ts';
import type { Program, Submission } from '../../grader/types/submission.ts';
import { bareExercise } from '../support/exercises.ts';
import { LIMITS } from '../support/sandbox.ts';

const small: GameInput = {
  kind: 'game',
  game: { name: 'tree', tree: buildTree({ title: 'small', tree: [3, 5] }) },
  depthLimit: Infinity,
};
/** Its nodes are more than the thread below has room for, before the submission is asked anything. */
const huge: GameInput = {
  kind: 'game',
  game: {
    name: 'tree',
    tree: buildTree({
      title: 'huge',
      tree: Array.from({ length: 400 }, () => Array.from({ length: 400 }, () => 1)),
    }),
  },
  depthLimit: Infinity,
};

const PROGRAMS: Readonly<Record<'javascript' | 'python', Program>> = {
  javascript: {
    language: 'javascript',
    entryFile: 'a.js',
    entry: 'minimax',
    files: [
      {
        path: 'a.js',
        text: `export const minimax = (game, state) => { const best = game.actions(state).map((action) => ({ action, value: game.utility(game.result(state, action)) })); return best.reduce((a, b) => (b.value > a.value ? b : a)); };`,
      },
    ],
  },
  python: {
    language: 'python',
    entryFile: 'a.py',
    entry: 'minimax',
    files: [
      {
        path: 'a.py',
        text: 'def minimax(game, state):\n    return max((game.utility(game.result(state, a)), a) for a in game.actions(state))\n',
      },
    ],
  },
};

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

function threads(
  language: 'javascript' | 'python',
  changes: Partial<ReturnType<typeof threadOptions>> = {},
): Engine {
  const pool = new Pool({
    workers: 1,
    threads: nodeThreads({ ...threadOptions(language, packageRoot()), heapMB: 24, ...changes }),
  });
  open.push(pool);
  return { languages: [language], metered: true, observe: (job) => pool.run(job), close: () => pool.close() };
}

function exerciseOf(...inputs: readonly GameInput[]): Exercise {
  const checks = inputs.map((input, at): Check => ({
    id: `c${at}`,
    title: 'c',
    kind: 'value',
    points: '2',
    visibility: 'student',
    credit: 'share',
    cases: [{ id: 'x', description: 'x', inputs: [input], file: null }],
  }));
  return bareExercise('/nowhere', {
    algorithm: 'minimax',
    entry: 'minimax',
    languages: ['javascript', 'python'],
    limits: { ...LIMITS, wallSeconds: 60 },
    checks,
  });
}

async function grade(engine: Engine, program: Program, ...inputs: readonly GameInput[]) {
  const submission: Submission = {
    id: 'a',
    name: 'a',
    hash: '',
    files: program.files,
    content: { kind: 'program', program },
  };
  const report = await gradeSubmission(exerciseOf(...inputs), submission, {
    for: () => engine,
    close: async () => {},
  });
  return {
    report,
    verdicts: report.verdicts.map(({ state, reason = null, points }) => [state, reason, points]),
  };
}

describe.each(['javascript', 'python'] as const)('%s', (language) => {
  test('a thread that runs out of memory costs the run it had, and no points', async () => {
    const { report, verdicts } = await grade(threads(language), PROGRAMS[language], small, huge, small);
    expect(verdicts).toEqual([
      ['passed', null, '2'],
      ['not-checked', 'grader-fault', '0'],
      ['passed', null, '2'],
    ]);
    expect(report).toMatchObject({
      status: 'withheld',
      score: { value: null, earned: '4', max: '6', withheld: '2' },
    });
    expect(outcomeOf(report)).toBe('fault');
  });

  test('threads that cannot begin are a fault, each run tried twice, and never a wrong answer', async () => {
    const { report, verdicts } = await grade(
      threads(language, { workerData: {} }),
      PROGRAMS[language],
      small,
      small,
    );
    expect(verdicts).toEqual(Array(2).fill(['not-checked', 'grader-fault', '0']));
    expect(report.score).toEqual({ value: null, earned: '0', max: '4', withheld: '4' });
  });
});

test('a command that is not there is a fault too', async () => {
  const engine = nativeEngine(1, { bwrap: null, prlimit: null });
  open.push(engine);
  const { report, verdicts } = await grade(
    engine,
    {
      language: 'command',
      command: ['no-such-program'],
      entry: 'minimax',
      entryFile: '',
      files: [{ path: 'a', text: '' }],
    },
    small,
  );
  expect(verdicts).toEqual([['not-checked', 'grader-fault', '0']]);
  expect(report.status).toBe('withheld');
});

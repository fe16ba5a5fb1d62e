/** What chance does to an answer is told from what a submission does whatever it draws. */
import { afterAll, describe, expect, test } from 'vitest';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { Language } from '../../../grader/types/submission.ts';
import { submissionOf } from '../../support/writtenEngine.ts';
import { PRUNING_TEMPLATES, RIGHT, type Slots } from './corpora/searchTemplates.ts';

const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}
const alphaBeta = await load('alpha-beta');

async function named(exercise: Exercise, text: string, language: Language = 'javascript'): Promise<string[]> {
  const path = language === 'python' ? 'search.py' : 'search.js';
  const files = [{ path, text }];
  const submission = {
    ...submissionOf(''),
    files,
    content: {
      kind: 'program' as const,
      program: { language, files, entryFile: path, entry: exercise.entry },
    },
  };
  const { diagnoses } = await gradeSubmission(exercise, submission, engines);
  return diagnoses.map(({ mistake }) => mistake.split('+').sort().join('+'));
}

const written = (slots: Partial<Slots>, style = 'oneFunction'): Promise<string[]> =>
  named(alphaBeta, `${PRUNING_TEMPLATES[style]!({ ...RIGHT, ...slots })}\nexport { search as alphaBeta };`);

const ONE_OF_ALL = '(game.actions(root)[Math.floor(Math.random() * game.actions(root).length)] ?? null)';
/** Draws, and makes nothing of it. */
const IDLE = { before: 'Math.random();' };
const SHUFFLED =
  '((all) => { for (let i = all.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [all[i], all[j]] = [all[j], all[i]]; } return all; })(game.actions(s))';
const NO_CUT = { cutMax: 'false', cutMin: 'false' };

const PYTHON = (action: string): string => `import random

def alpha_beta(game, root):
    def visit(s, depth, alpha, beta):
        if game.is_terminal(s):
            return game.utility(s), None
        if depth >= game.depth_limit:
            return game.evaluate(s), None
        is_max = game.player(s) == 'max'
        v, moves = (float('-inf') if is_max else float('inf')), []
        for a in game.actions(s):
            w, _ = visit(game.result(s, a), depth + 1, alpha, beta)
            if w > v if is_max else w < v:
                v, moves = w, [a]
            elif w == v:
                moves.append(a)
            if is_max:
                if v >= beta:
                    break
                alpha = max(alpha, v)
            else:
                if v <= alpha:
                    break
                beta = min(beta, v)
        return v, moves
    v, moves = visit(root, 0, float('-inf'), float('inf'))
    return v, ${action}
`;

describe('an answer that hangs on what is drawn', () => {
  test.each<[what: string, slots: Partial<Slots>, is: string]>([
    ['any action of the root', { action: ONE_OF_ALL }, 'random-action'],
    [
      'nothing at the end of the game',
      { action: 'game.actions(root)[Math.floor(Math.random() * game.actions(root).length)]' },
      'random-action',
    ],
    ['any action, and no pruning', { action: ONE_OF_ALL, ...NO_CUT }, 'no-pruning+random-action'],
  ])('%s', async (_what, slots, is) => {
    expect(await written(slots)).toEqual([is]);
  });

  test.each<[what: string, action: string, is: string]>([
    ['any of all', 'random.choice(game.actions(root)) if moves else None', 'random-action'],
    ['any of all, an error at the end', 'random.choice(list(game.actions(root)))', 'random-action'],
    ['any of the best', 'random.choice(moves) if moves else None', 'ties-at-random'],
    [
      'any of the best, from a generator with a seed of its own',
      'random.Random(7).choice(moves) if moves else None',
      'ties-at-random',
    ],
  ])('Python: %s', async (_what, action, is) => {
    expect(await named(alphaBeta, PYTHON(action), 'python')).toEqual([is]);
  });
});

describe('an answer that does not', () => {
  test.each<[what: string, slots: Partial<Slots>, is: string]>([
    [
      'the last action, after a draw that nothing is made of',
      { ...IDLE, action: 'game.actions(root).at(-1) ?? null' },
      'always-last-action',
    ],
    ['the last of equals, likewise', { ...IDLE, betterMax: 'w >= v', betterMin: 'w <= v' }, 'last-of-equals'],
    ['no pruning, children in an order drawn', { ...NO_CUT, actions: SHUFFLED }, 'no-pruning'],
  ])('%s', async (_what, slots, is) => {
    expect(await written(slots)).toEqual([is]);
  });

  test('ties broken by a rule are not broken by chance', async () => {
    expect(
      await named(alphaBeta, PYTHON('max(moves, key=lambda a: (len(a), a)) if moves else None'), 'python'),
    ).not.toContain('ties-at-random');
  });

  test('a random order of children, with nothing wrong, is not diagnosed', async () => {
    expect(await written({ actions: SHUFFLED })).toEqual([]);
  });
});

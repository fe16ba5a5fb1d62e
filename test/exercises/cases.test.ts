/**
 * Each case names the mistakes that it catches, and `lint` proves it with the mistakes of the bank. Here are
 * mistakes once more, replaced in the same skeleton but written by themselves, and judged without the judge:
 * each has to show itself on some case, and correct searches on none.
 */
import { describe, expect, test } from 'vitest';
import { loadExercise } from '../../grader/content/exercise.ts';
import { sumPoints } from '../../grader/words/points.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import type { Input } from '../../grader/types/input.ts';
import type { Search } from './api.ts';
import { isCaught, isGame } from './caught.ts';
import { ALPHA_BETA_MISTAKES, CORRECT_ALPHA_BETA } from './mistakes/alphaBeta.ts';
import { ALL_OPTIMAL_MISTAKES, CORRECT_ALL_OPTIMAL } from './mistakes/allOptimal.ts';
import { CORRECT_EXPECTIMAX, EXPECTIMAX_MISTAKES, EXPECTIMINIMAX_MISTAKES } from './mistakes/expectimax.ts';
import { CORRECT_MINIMAX, DECISION_MISTAKES, MINIMAX_MISTAKES } from './mistakes/minimax.ts';
import { CORRECT_NEGAMAX, NEGAMAX_MISTAKES } from './mistakes/negamax.ts';
import { CORRECT_NEGAMAX_ALPHA_BETA, NEGAMAX_ALPHA_BETA_MISTAKES } from './mistakes/negamaxAlphaBeta.ts';

/** Programs by what they do, and whether one is caught on an input of a check. */
interface Family {
  readonly correct: readonly string[];
  readonly mistakes: readonly string[];
  caught(program: string, input: Input, exercise: Exercise, check: Exercise['checks'][number]): boolean;
}

function searches(correct: Record<string, Search>, mistakes: Record<string, Search>): Family {
  const all = { ...correct, ...mistakes };
  return {
    correct: Object.keys(correct),
    mistakes: Object.keys(mistakes),
    caught: (program, input, { algorithm, conventions }, { kind }) =>
      isGame(input) && isCaught(all[program]!, input, { algorithm, kind, conventions }),
  };
}

const FAMILIES: Readonly<Record<string, Family>> = {
  minimax: searches(CORRECT_MINIMAX, MINIMAX_MISTAKES),
  'minimax-decision': searches(CORRECT_MINIMAX, DECISION_MISTAKES),
  'alpha-beta': searches(CORRECT_ALPHA_BETA, ALPHA_BETA_MISTAKES),
  negamax: searches(CORRECT_NEGAMAX, NEGAMAX_MISTAKES),
  'negamax-alpha-beta': searches(CORRECT_NEGAMAX_ALPHA_BETA, NEGAMAX_ALPHA_BETA_MISTAKES),
  'all-optimal-actions': searches(CORRECT_ALL_OPTIMAL, ALL_OPTIMAL_MISTAKES),
  expectimax: searches(CORRECT_EXPECTIMAX, EXPECTIMAX_MISTAKES),
  expectiminimax: searches(CORRECT_EXPECTIMAX, EXPECTIMINIMAX_MISTAKES),
};

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

describe.each(Object.keys(FAMILIES))('%s', async (slug) => {
  const exercise = await load(slug);
  const family = FAMILIES[slug]!;
  const cases = exercise.checks.flatMap((check) =>
    check.cases.map((item) => ({ name: `${check.id}/${item.id}`, check, item })),
  );

  test('every case names a mistake that it catches', () => {
    expect(cases.filter(({ item }) => item.catches === undefined).map(({ name }) => name)).toEqual([]);
  });

  test.each(cases)('$name lets correct searches through', ({ check, item }) => {
    for (const program of family.correct) {
      expect(
        item.inputs.filter((input) => family.caught(program, input, exercise, check)),
        program,
      ).toEqual([]);
    }
  });

  test.each(family.mistakes)('some case catches: %s', (mistake) => {
    const catching = cases.filter(({ check, item }) =>
      item.inputs.some((input) => family.caught(mistake, input, exercise, check)),
    );
    expect(catching.map(({ name }) => name)).not.toEqual([]);
  });

  test('the visible cases miss only what is kept back on purpose', () => {
    const visible = cases.filter(({ check }) => check.visibility === 'student');
    const missed = family.mistakes.filter(
      (mistake) =>
        !visible.some(({ check, item }) =>
          item.inputs.some((input) => family.caught(mistake, input, exercise, check)),
        ),
    );
    expect(missed).toEqual(ONLY_HIDDEN[slug]);
  });

  test('at least eight visible and eight hidden cases, and points that sum to a round number', () => {
    const visible = cases.filter(({ check }) => check.visibility === 'student');
    expect(visible.length).toBeGreaterThanOrEqual(8);
    expect(cases.length - visible.length).toBeGreaterThanOrEqual(8);
    const points = sumPoints(exercise.checks.map((check) => check.points)).valueOf();
    expect(points % 10).toBe(0);
  });
});

/**
 * What only hidden cases catch, on purpose: to meet these needs values, throws or boards of a kind that is
 * kept back.
 */
const ONLY_HIDDEN: Readonly<Record<string, readonly string[]>> = {
  minimax: ['best starts at ±1e9', 'best starts at ±1e12'],
  'minimax-decision': [
    'best starts at ±999',
    'best starts at ±1e9',
    'best starts at ±1e12',
    'never more than four plies',
    'rounded to six decimals',
    'better only by more than a millionth',
    '32-bit integers',
  ],
  'alpha-beta': ['best starts at ±1e9', 'best starts at ±1e12', 'window of ±1e12'],
  negamax: ['best starts at ±1e9', 'best starts at ±1e12'],
  'negamax-alpha-beta': ['best starts at ±1e9', 'best starts at ±1e12', 'window of ±1e12'],
  'all-optimal-actions': [],
  expectimax: ['best starts at ±1e9', 'best starts at ±1e12', 'outcomes of less than a twentieth ignored'],
  expectiminimax: [
    'best starts at ±1e9',
    'best starts at ±1e12',
    'outcomes of less than a twentieth ignored',
  ],
};

/** The number that stands for infinity is named only where the submission was seen to have that number. */
import { describe, expect, test } from 'vitest';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import { submissionOf, writtenEngines } from '../../support/writtenEngine.ts';
import { EXPECTIMAX_TEMPLATES } from './corpora/expectimaxTemplates.ts';
import { FULL_SEARCH_TEMPLATES, PRUNING_TEMPLATES, RIGHT, type Slots } from './corpora/searchTemplates.ts';

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}
const [alphaBeta, minimax, expectimax] = [
  await load('alpha-beta'),
  await load('minimax'),
  await load('expectimax'),
];

/** The mistakes named, and the words about their form. */
async function diagnosed(exercise: Exercise, text: string): Promise<string[]> {
  const { diagnoses } = await gradeSubmission(exercise, submissionOf(text), writtenEngines(text));
  return diagnoses.map(
    ({ mistake, evidence }) => `${mistake}: ${/\(here: (.*)\)/.exec(evidence)?.[1] ?? 'unsaid'}`,
  );
}

const best = (max: string, min: string): Partial<Slots> => ({ initMax: max, initMin: min });
const window = (size: string): Partial<Slots> => ({ window: `-(${size}), ${size}` });

describe('the number that stands for infinity', () => {
  test.each<[what: string, slots: Partial<Slots>, words: string]>([
    ['best values', best('-999', '999'), '±999'],
    ['best values of a number that few would take', best('-54321', '54321'), '±54321'],
    ['best values', best('-1e9', '1e9'), '±1e9'],
    ['the best value of MAX alone', best('-777', 'Infinity'), '−777 for MAX'],
    ['the best value of MIN alone', best('-Infinity', '1e7'), '1e7 for MIN'],
    ['a window', window('1e9'), 'a window of ±1e9'],
    ['a window', window('1e10'), 'a window of ±1e10'],
    ['a window', window('2 ** 31 - 1'), 'a window of ±2147483647'],
    ['a window', window('999'), 'a window of ±999'],
    [
      'a window that starts at no usual number',
      window('5e8'),
      'a window of some number between 100000000 and 999999999',
    ],
    [
      'a window that starts at no usual number',
      window('31415'),
      'a window of some number between 12345 and 32767',
    ],
    ['a window and best values', { ...best('-1e9', '1e9'), ...window('1e9') }, '±1e9'],
    ['a window and best values', { ...best('-999', '999'), ...window('999') }, '±999'],
    ['a window and best values', { ...best('-54321', '54321'), ...window('54321') }, '±54321'],
  ])('%s: %o', async (_what, slots, words) => {
    expect(await diagnosed(alphaBeta, PRUNING_TEMPLATES['pairOfFunctions']!({ ...RIGHT, ...slots }))).toEqual(
      [`finite-infinity: ${words}`],
    );
  });

  test.each(['999', '5000000', '8e11'])('in minimax and expectimax: %s', async (size) => {
    const slots = { ...RIGHT, ...best(`-${size}`, size) };
    expect(await diagnosed(minimax, FULL_SEARCH_TEMPLATES['classWithField']!(slots))).toEqual([
      `finite-infinity: ±${Number(size)}`,
    ]);
    expect(await diagnosed(expectimax, EXPECTIMAX_TEMPLATES['functionEach']!(slots))).toEqual([
      `finite-infinity: ±${Number(size)}`,
    ]);
  });

  test('is named beside another mistake', async () => {
    const text = PRUNING_TEMPLATES['oneFunction']!({
      ...RIGHT,
      ...best('-54321', '54321'),
      downMax: 'v, Infinity',
      downMin: '-Infinity, v',
    });
    expect(await diagnosed(alphaBeta, text)).toEqual([
      expect.stringMatching(
        /^(finite-infinity\+shallow-cuts-only|shallow-cuts-only\+finite-infinity): ±54321$/,
      ),
    ]);
  });

  test('is not put in the first step where it is not known', async () => {
    const { counterexample } = await gradeSubmission(
      alphaBeta,
      submissionOf('x'),
      writtenEngines(PRUNING_TEMPLATES['oneFunction']!({ ...RIGHT, ...window('31415') })),
    );
    expect(JSON.stringify(counterexample)).not.toMatch(/seems/);
  });
});

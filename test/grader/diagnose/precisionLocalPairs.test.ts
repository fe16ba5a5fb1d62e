/**
 * Two faults at once in a local search are told from one. How often, is measured on pairs of the faults by
 * which single diagnoses are: written as text, apart from the bank of mistakes. One of both is named where
 * the other leaves no trace in what was seen: two wrong chances at once, or a rare step that no run came to.
 *
 * `CUTOFF_CORPUS=whole` takes every pair (about 400 submissions, many minutes); otherwise a few of them.
 */
import { describe, expect, test } from 'vitest';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { Report } from '../../../grader/types/report.ts';
import { submissionOf, writtenEngines } from '../../support/writtenEngine.ts';
import { comesTo, FAULTY_LOCAL_PAIRS, type FaultyPair } from './corpora/faultyLocalPairs.ts';
import { isWhole } from '../../support/whole.ts';

/** One in so many is taken. */
const ONE_IN = 222;

const exercises = new Map<string, Promise<Exercise>>();
function load(slug: string): Promise<Exercise> {
  const known =
    exercises.get(slug) ??
    loadExercise(slug).then((loaded) => {
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
      return loaded.value;
    });
  exercises.set(slug, known);
  return known;
}

const grade = async ({ exercise, text }: FaultyPair): Promise<Report> =>
  gradeSubmission(await load(exercise), submissionOf(text), writtenEngines(text));
const namesIn = ({ diagnoses }: Report): string[] =>
  diagnoses.map(({ mistake }) => mistake.split('+').sort().join('+'));

function pairOf(exercise: string, one: string, other: string): FaultyPair {
  const found = FAULTY_LOCAL_PAIRS.find(
    (pair) => pair.exercise === exercise && pair.expected.includes([one, other].sort().join('+')),
  );
  if (found === undefined) throw new Error(`no such pair: ${one}, ${other}`);
  return found;
}

describe('two mistakes at once', () => {
  test.each<[what: string, exercise: string, one: string, other: string]>([
    ['both broken laws', 'hill-climbing', 'edge-rows-never', 'board-before'],
    [
      'a broken law, and a test of chances that tells of the other',
      'hill-climbing',
      'last-tie',
      'board-before',
    ],
  ])('are named together: %s', async (_what, exercise, one, other) => {
    const report = await grade(pairOf(exercise, one, other));
    expect(namesIn(report)).toEqual([[one, other].sort().join('+')]);
    expect(report.diagnoses[0]!.title).toMatch(/^[^.]+\. And: [^.]+$/);
    expect(report.diagnoses[0]!.sentence).toMatch(/^[^.]*your search [^.]+\. Your search [^.]+\.$/i);
  });

  test('one that hides the other is named alone', async () => {
    const pair = pairOf('hill-climbing', 'no-sideways', 'any-better');
    expect(comesTo(pair, await load('hill-climbing'))).toEqual(['any-better']);
    expect(namesIn(await grade(pair))).toEqual(['any-better']);
  });
});

describe('diagnoses of local searches with two known faults', () => {
  const chosen = isWhole ? FAULTY_LOCAL_PAIRS : FAULTY_LOCAL_PAIRS.filter((_, at) => at % ONE_IN === 44);

  test('say both, or say that they do not know', { timeout: 7_200_000 }, async () => {
    const found: { readonly pair: FaultyPair; readonly outcome: string; readonly named: string }[] = [];
    for (const pair of chosen) {
      const report = await grade(pair);
      const names = namesIn(report).filter((name) => name !== 'unknown' && name !== 'several');
      const isRight =
        names.some((name) => pair.expected.includes(name)) ||
        (names.length > 0 && comesTo(pair, await load(pair.exercise)).some((name) => names.includes(name)));
      const outcome =
        report.score.earned === report.score.max
          ? 'passed'
          : names.length === 0
            ? 'silent'
            : isRight
              ? 'right'
              : names.some((name) => pair.halves.flat().includes(name))
                ? 'half'
                : 'wrong';
      found.push({ pair, outcome, named: namesIn(report).join(' | ') });
    }
    const those = (outcome: string): string[] =>
      found.filter((one) => one.outcome === outcome).map(({ pair, named }) => `${pair.name} → ${named}`);
    const [right, wrong, half, silent] = [those('right'), those('wrong'), those('half'), those('silent')];
    if (isWhole)
      process.stdout.write(
        `of ${found.length}: ${right.length} right; wrong:\n  ${wrong.join('\n  ')}\n` +
          `only one of both:\n  ${half.join('\n  ')}\n` +
          `silent:\n  ${silent.join('\n  ')}\n`,
      );
    expect(right.length).toBeGreaterThanOrEqual(found.length / 3);
    expect(right.length / (right.length + wrong.length), `wrong: ${wrong.join('; ')}`).toBeGreaterThanOrEqual(
      0.9,
    );
  });
});

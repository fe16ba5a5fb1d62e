/**
 * How often a diagnosis of a local search is right, measured on submissions whose fault is known: written as
 * text in two styles, apart from the bank of mistakes. Some have faults that the bank does not know; those
 * must not be given a name.
 *
 * `CUTOFF_CORPUS=whole` takes every fault in every style (about 300 submissions, some minutes); otherwise a
 * few of them.
 */
import { describe, expect, test } from 'vitest';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { Report } from '../../../grader/types/report.ts';
import { submissionOf, writtenEngines } from '../../support/writtenEngine.ts';
import { CORRECT_LOCAL, FAULTY_LOCAL, type FaultyLocal } from './corpora/faultyLocalSearches.ts';
import { isWhole, some } from '../../support/whole.ts';

/** One fault in so many is taken, in one of its styles. */
const ONE_IN = 44;

const exercises = new Map<string, Exercise>();
async function load(slug: string): Promise<Exercise> {
  const known = exercises.get(slug);
  if (known !== undefined) return known;
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  exercises.set(slug, loaded.value);
  return loaded.value;
}

const grade = async ({ exercise, text }: FaultyLocal): Promise<Report> =>
  gradeSubmission(await load(exercise), submissionOf(text), writtenEngines(text));

/**
 * What became of a submission: its fault named, alone or with others that do the same; another named; none
 * named; nothing wrong found in it.
 */
type Outcome = 'right' | 'wrong' | 'silent' | 'passed';

function outcomeOf({ expected }: FaultyLocal, { score, diagnoses }: Report): Outcome {
  if (score.earned === score.max) return 'passed';
  const named = diagnoses
    .map(({ mistake }) => mistake)
    .filter((name) => name !== 'unknown' && name !== 'several');
  if (named.length === 0) return 'silent';
  return named.some((name) => expected.includes(name)) ? 'right' : 'wrong';
}

const chosen = isWhole
  ? FAULTY_LOCAL.flat()
  : FAULTY_LOCAL.filter((_, at) => at % ONE_IN === 3).map((styles, at) => styles[at % styles.length]!);

describe('diagnoses of local searches whose fault is known', () => {
  test('precision 0.98 and recall 0.9', { timeout: 3_600_000 }, async () => {
    const found: { readonly faulty: FaultyLocal; readonly outcome: Outcome; readonly named: string }[] = [];
    for (const faulty of chosen) {
      const report = await grade(faulty);
      found.push({
        faulty,
        outcome: outcomeOf(faulty, report),
        named: report.diagnoses.map(({ mistake }) => mistake).join(' | '),
      });
    }
    const those = (wanted: (one: (typeof found)[number]) => boolean): string[] =>
      found.filter(wanted).map(({ faulty, named }) => `${faulty.name} → ${named}`);
    const right = those(({ outcome }) => outcome === 'right').length;
    const wrong = those(({ outcome }) => outcome === 'wrong');
    const missed = those(
      ({ faulty, outcome }) => faulty.expected.length > 0 && (outcome === 'silent' || outcome === 'wrong'),
    );
    const passed = those(({ outcome }) => outcome === 'passed');
    if (isWhole)
      process.stdout.write(
        `of ${found.length}: ${right} right; wrong:\n  ${wrong.join('\n  ')}\n` +
          `missed:\n  ${missed.join('\n  ')}\n` +
          `passed:\n  ${passed.join('\n  ')}\n`,
      );
    expect(right).toBeGreaterThan(2);
    expect(right / (right + wrong.length), `wrong: ${wrong.join('; ')}`).toBeGreaterThanOrEqual(0.98);
    expect(right / (right + missed.length), `missed: ${missed.join('; ')}`).toBeGreaterThanOrEqual(0.9);
    expect(passed.length, passed.join('; ')).toBeLessThanOrEqual(found.length / 50);
  });

  test.each(some(CORRECT_LOCAL, 20))('nothing is said of a correct search: $name', async (correct) => {
    const report = await grade(correct);
    expect(
      report.verdicts
        .filter(({ state }) => state !== 'passed')
        .map(({ check, case: name, rationale }) => `${check}/${name}: ${rationale}`),
    ).toEqual([]);
    expect(report.diagnoses).toEqual([]);
    expect(report).not.toHaveProperty('counterexample');
  });
});

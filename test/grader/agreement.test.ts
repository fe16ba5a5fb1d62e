/**
 * One report gives one answer: what its checks name and what it begins with are the same mistake, and
 * students are told in their copies what `check` tells them.
 *
 * `CUTOFF_CORPUS=whole` looks at every faulty program; otherwise at some.
 */
import { describe, expect, test } from 'vitest';
import { idsThatDrawLike } from '../../mistakes/local/localBank.ts';
import { gradeSubmission } from '../../grader/grade.ts';
import { forStudent } from '../../grader/report/forStudent.ts';
import { runSubjectOf } from '../../grader/subjects/subjects.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import type { Diagnosis, Report } from '../../grader/types/report.ts';
import { bundled } from '../support/handedIn.ts';
import { submissionOf, writtenEngines } from '../support/writtenEngine.ts';
import { FAULTY_LOCAL } from './diagnose/corpora/faultyLocalSearches.ts';
import { FAULTY_LOCAL_PAIRS } from './diagnose/corpora/faultyLocalPairs.ts';
import { FAULTY_SEARCHES } from './diagnose/corpora/faultySearches.ts';
import { some } from '../support/whole.ts';

interface Faulty {
  readonly exercise: string;
  readonly name: string;
  readonly text: string;
}

const LOCAL: readonly Faulty[] = [...some(FAULTY_LOCAL.flat(), 300), ...some(FAULTY_LOCAL_PAIRS, 480)];
const TREES: readonly Faulty[] = some(FAULTY_SEARCHES, 240);

const grade = (exercise: Exercise, text: string): Promise<Report> =>
  gradeSubmission(exercise, submissionOf(text), writtenEngines(text));

/** What students check by themselves: the visible checks alone. */
const openTo = (exercise: Exercise): Exercise => ({
  ...exercise,
  checks: exercise.checks.filter(({ visibility }) => visibility === 'student'),
});

const NAMELESS = ['unknown', 'several', 'error'];
const namesIn = (diagnoses: readonly Diagnosis[]): string[] =>
  diagnoses.flatMap(({ mistake }) => mistake.split(/[+|]/)).filter((id) => !NAMELESS.includes(id));

/** What contradicts what in a report. */
function contradictions(exercise: Exercise, { diagnoses, verdicts }: Report): string[] {
  const bank = runSubjectOf(exercise);
  const like = (id: string): string[] => (bank === null ? [id] : [id, ...idsThatDrawLike(bank, id)]);
  const headline = namesIn(diagnoses).flatMap(like);
  const tests = verdicts.flatMap(({ check, evidence }) =>
    evidence?.kind === 'chance' && evidence.mistake !== undefined
      ? [{ check, family: evidence.family, id: evidence.mistake.id }]
      : [],
  );
  const families = new Map(tests.map(({ family, id }) => [family, id]));
  return tests.flatMap(({ check, family, id }) => [
    ...(headline.includes(id) ? [] : [`${check} names ${id}, the headline ${headline.join()}`]),
    ...(families.get(family) === id ? [] : [`${check} names ${id}, another test ${families.get(family)}`]),
  ]);
}

describe('a report', () => {
  test('contradicts itself nowhere, and tells students what their own check tells', async () => {
    const found: string[] = [];
    for (const { exercise: slug, name, text } of [...LOCAL, ...TREES]) {
      const exercise = await bundled(slug);
      const report = await grade(exercise, text);
      const copy = forStudent(report);
      const wrong = [report, copy].flatMap((each) => contradictions(exercise, each));
      const own = namesIn((await grade(openTo(exercise), text)).diagnoses);
      const lost = own.filter((id) => !namesIn(copy.diagnoses).includes(id));
      found.push(
        ...[...wrong, ...lost.map((id) => `lost: ${id}`)].map((what) => `${slug}, ${name}: ${what}`),
      );
    }
    expect(found).toEqual([]);
  }, 3_600_000);
});

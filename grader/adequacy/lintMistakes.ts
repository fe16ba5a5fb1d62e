import { ADVERSARIAL_MISTAKES } from '../../mistakes/adversarial/adversarialMistakes.ts';
import { mistakesOf } from '../diagnose/trees/mistakesOf.ts';
import { byClass, isOfAgents } from '../subjects/agentClasses.ts';
import { searchSubjectOf } from '../subjects/subjects.ts';
import type { Exercise, GameAlgorithm } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { variantRows } from './adequacy.ts';
import { isCaught } from './caught.ts';
import { isPermitted, type WrongProgram, wrongPrograms } from './programs.ts';
import { type MistakeProblem, NOT_PERMITTED, unknownMistake } from './unknownMistake.ts';

/** An exercise on one game algorithm, or one class of an exercise on agents. */
interface Searched {
  readonly exercise: Exercise;
  readonly algorithm: GameAlgorithm;
  readonly programs: readonly WrongProgram[];
}

/**
 * What an exercise on games gets wrong about right and wrong searches: a correct one that some case fails,
 * and a mistake that it promises to catch in its usual form and does not. In an exercise on agents, a mistake
 * is promised to be caught in every class where it can be made. Nothing for other exercises.
 */
export function lintMistakes(exercise: Exercise, label: string): Problem[] {
  const subjects = byClass(exercise).flatMap((one): Searched[] => {
    const algorithm = searchSubjectOf(one)?.name;
    return algorithm === undefined
      ? []
      : [{ exercise: one, algorithm, programs: wrongPrograms(algorithm, one.conventions, mistakesOf(one)) }];
  });
  if (subjects.length === 0) return [];
  const file = `${label}/exercise.json`;
  const failing = subjects.flatMap((one) =>
    variantRows(one.exercise, one.algorithm).flatMap(({ title, failures }) =>
      failures.slice(0, 1).map((failure): Problem => ({
        code: 'correct-search-fails',
        file,
        place: 'checks',
        found: `a correct search (${title}) that fails ${failure}`,
        expected: 'full marks for every correct search that the conventions accept',
      })),
    ),
  );
  const broken = exercise.mustCatch.flatMap((id, at): Problem[] =>
    brokenPromise(subjects, id).map((problem) => ({
      file,
      place: `mustCatch[${at}]`,
      found: JSON.stringify(id),
      ...problem,
    })),
  );
  return [...failing, ...broken];
}

function brokenPromise(subjects: readonly Searched[], id: string): MistakeProblem[] {
  const made = subjects.flatMap(({ exercise, algorithm, programs }) =>
    programs
      .filter(({ mistake }) => mistake.id === id)
      .slice(0, 1)
      .map((program) => ({ exercise, algorithm, program })),
  );
  if (made.length === 0) {
    const isKnown = ADVERSARIAL_MISTAKES.some((mistake) => mistake.id === id);
    const what = subjects.some(({ exercise }) => isOfAgents(exercise))
      ? 'by agents'
      : `in ${subjects[0]?.algorithm}`;
    const known = subjects.flatMap(({ programs }) => programs.map(({ mistake }) => mistake.id));
    return [
      unknownMistake(id, known, isKnown ? `a mistake that can be made ${what}` : 'the id of a known mistake'),
    ];
  }
  const asked = made.filter(
    ({ algorithm, exercise, program }) => !isPermitted(program.mistake, algorithm, exercise.conventions),
  );
  if (asked.length === 0) return [{ code: 'permitted-mistake', expected: NOT_PERMITTED }];
  return asked
    .filter(({ exercise, program }) => !isCaught(exercise, program))
    .map(({ exercise, program }) => ({
      code: 'mistake-let-through',
      expected:
        `a case that catches it${isOfAgents(exercise) ? ` in ${exercise.entry}` : ''}: ` +
        `${program.mistake.title}`,
      hint: 'cutoff adequacy --suggest finds a tree that does',
    }));
}

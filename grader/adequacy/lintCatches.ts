import { mistakesOf } from '../diagnose/trees/mistakesOf.ts';
import { byClass } from '../subjects/agentClasses.ts';
import { searchSubjectOf, runSubjectOf } from '../subjects/subjects.ts';
import type { Case, Check, Exercise } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { casesThatCatch } from './caught.ts';
import { gradeCheck } from './gradeInProcess.ts';
import { caseName } from './namedCases.ts';
import { isPermitted, wrongPrograms } from './programs.ts';
import { type MistakeProblem, NOT_PERMITTED, unknownMistake } from './unknownMistake.ts';

/** What can be asked of the known mistakes in one algorithm. */
interface KnownMistakes {
  readonly ids: readonly string[];
  /** Whether the exercise permits it, so that no case can catch it. */
  isPermitted(id: string): boolean;
  /** Whether a case tells it, in some form, from every correct program. */
  isCaught(id: string, check: Check, one: Case): boolean;
}

/**
 * What cases wrongly say that they catch: a mistake that nobody knows or that the exercise permits, and one
 * that gets through the case. Nothing for exercises without known mistakes.
 */
export function lintCatches(exercise: Exercise, label: string): Problem[] {
  return byClass(exercise).flatMap((one) => {
    const known = mistakesOfGames(one) ?? mistakesOfRuns(one);
    if (known === null) return [];
    return one.checks.flatMap((check) => {
      const at = exercise.checks.indexOf(check);
      return check.cases.flatMap((item, index) =>
        (item.catches ?? []).flatMap((id, nth): Problem[] => {
          const trouble = troubleWith(id, check, item, known);
          const place = `checks[${at}].cases[${index}].catches[${nth}]`;
          return trouble === null
            ? []
            : [{ file: `${label}/exercise.json`, place, found: JSON.stringify(id), ...trouble }];
        }),
      );
    });
  });
}

function troubleWith(id: string, check: Check, item: Case, known: KnownMistakes): MistakeProblem | null {
  if (!known.ids.includes(id))
    return unknownMistake(id, known.ids, 'the id of a known mistake that can be made here');
  if (known.isPermitted(id)) return { code: 'permitted-mistake', expected: NOT_PERMITTED };
  if (known.isCaught(id, check, item)) return null;
  return {
    code: 'mistake-not-caught',
    expected: `a mistake that ${caseName(check, item)} tells from every correct program`,
    hint: 'cutoff adequacy lists what each case catches',
  };
}

function mistakesOfGames(exercise: Exercise): KnownMistakes | null {
  const algorithm = searchSubjectOf(exercise)?.name;
  if (algorithm === undefined) return null;
  const programs = wrongPrograms(algorithm, exercise.conventions, mistakesOf(exercise));
  const catching = new Map<Check, Map<string, ReadonlySet<number>>>();
  /** Of whole checks, since one instance serves all cases of a check. */
  const casesOf = (id: string, check: Check): ReadonlySet<number> => {
    const known = catching.get(check) ?? new Map<string, ReadonlySet<number>>();
    const cases =
      known.get(id) ??
      new Set(
        programs
          .filter(({ mistake }) => mistake.id === id)
          .flatMap((program) => [...casesThatCatch(exercise, check, program)]),
      );
    catching.set(check, known.set(id, cases));
    return cases;
  };
  return {
    ids: [...new Set(programs.map(({ mistake }) => mistake.id))],
    isPermitted: (id) =>
      programs.some(
        ({ mistake }) => mistake.id === id && isPermitted(mistake, algorithm, exercise.conventions),
      ),
    isCaught: (id, check, one) => casesOf(id, check).has(check.cases.indexOf(one)),
  };
}

function mistakesOfRuns(exercise: Exercise): KnownMistakes | null {
  const mistakes = runSubjectOf(exercise)?.mistakes;
  if (mistakes === undefined) return null;
  return {
    ids: mistakes.map(({ id }) => id),
    isPermitted: (id) => exercise.conventions.accepts?.includes(id) === true,
    // A case of an evidence check is judged alone, with the whole check's part of alpha.
    isCaught: (id, check, one) =>
      mistakes
        .filter((mistake) => mistake.id === id)
        .some(
          ({ load }) =>
            typeof gradeCheck(exercise, { ...check, cases: [one] }, load, (input) => input) === 'object',
        ),
  };
}

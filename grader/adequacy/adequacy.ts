import { searchSubjectOf } from '../subjects/subjects.ts';
import type { Algorithm, Exercise } from '../types/exercise.ts';
import type { SkeletonAlgorithm } from '../../mistakes/skeletons/conventions.ts';
import { mistakesOf } from '../diagnose/trees/mistakesOf.ts';
import { isOfAgents } from '../subjects/agentClasses.ts';
import { casesThatCatch, findingsOf } from './caught.ts';
import { type Hang, hangOf } from './hangsOn.ts';
import { correctPrograms, isPermitted, wrongPrograms } from './programs.ts';

/** How well an exercise's cases tell mistakes from correct searches. */
export interface Adequacy {
  readonly exercise: string;
  readonly algorithm: Algorithm;
  /** The class that it is about, in an exercise on agents. */
  readonly class?: string;
  readonly mistakes: readonly MistakeRow[];
  readonly cases: readonly CaseRow[];
  readonly variants: readonly {
    readonly id: string;
    readonly title: string;
    readonly failures: readonly string[];
  }[];
}

export interface MistakeRow {
  readonly id: string;
  readonly title: string;
  /** `caught`: every form of it is. `partly`: its usual form is, some other is not. */
  readonly state: 'caught' | 'partly' | 'survives' | 'permitted';
  /** `check/case` of every case that catches its usual form. */
  readonly caughtBy: readonly string[];
  /** Forms that no case catches, in words; empty where there is one form only. */
  readonly survivingForms: readonly string[];
}

export interface CaseRow {
  /** `check/case`. */
  readonly id: string;
  /** Mistakes of which it catches the usual form. */
  readonly catches: readonly string[];
  /** Whether it and all other redundant cases could go, and everything would still be caught. */
  readonly isRedundant: boolean;
  /** For games. */
  readonly hangsOn?: Hang;
}

/**
 * Runs every correct variant and every mistake against an exercise on games, or one class of it; null for
 * other exercises.
 */
export function adequacyOf(exercise: Exercise): Adequacy | null {
  const algorithm = searchSubjectOf(exercise)?.name;
  if (algorithm === undefined) return null;
  const names = exercise.checks.map((check) => check.cases.map((one) => `${check.id}/${one.id}`));
  const programs = wrongPrograms(algorithm, exercise.conventions, mistakesOf(exercise));
  const caught = programs.map(
    (program) =>
      new Set(
        exercise.checks.flatMap((check, c) =>
          [...casesThatCatch(exercise, check, program)].map((at) => names[c]![at]!),
        ),
      ),
  );
  const usual = (id: string): number => programs.findIndex(({ mistake }) => mistake.id === id);
  const mistakes = [...new Map(programs.map(({ mistake }) => [mistake.id, mistake])).values()].map(
    (mistake): MistakeRow => {
      const forms = programs.flatMap((program, at) =>
        program.mistake === mistake ? [{ label: program.form.label, isCaught: caught[at]!.size > 0 }] : [],
      );
      const caughtBy = [...caught[usual(mistake.id)]!];
      const surviving = forms.filter((form) => !form.isCaught).map(({ label }) => label);
      const state = isPermitted(mistake, algorithm, exercise.conventions)
        ? 'permitted'
        : caughtBy.length === 0
          ? 'survives'
          : surviving.length === 0
            ? 'caught'
            : 'partly';
      return {
        id: mistake.id,
        title: mistake.title,
        state,
        caughtBy,
        survivingForms: state === 'permitted' ? [] : surviving.filter((words) => words !== ''),
      };
    },
  );
  const redundant = redundantCases(
    names.flat(),
    programs.flatMap(({ mistake }, at) =>
      isPermitted(mistake, algorithm, exercise.conventions) ? [] : [caught[at]!],
    ),
  );
  const cases = exercise.checks.flatMap((check, c) =>
    check.cases.map((one, at): CaseRow => {
      const id = names[c]![at]!;
      return {
        id,
        catches: mistakes
          .filter(({ state, caughtBy }) => state !== 'permitted' && caughtBy.includes(id))
          .map((row) => row.id),
        isRedundant: redundant.has(id),
        hangsOn: hangOf(
          exercise,
          check,
          one.inputs.filter((input) => input.kind === 'game'),
        ),
      };
    }),
  );
  return {
    exercise: exercise.slug,
    algorithm,
    ...(isOfAgents(exercise) ? { class: exercise.entry } : {}),
    mistakes,
    cases,
    variants: variantRows(exercise, algorithm),
  };
}

/** Every accepted way to be correct, and the cases that wrongly fail it. */
export function variantRows(exercise: Exercise, algorithm: SkeletonAlgorithm): Adequacy['variants'] {
  return correctPrograms(algorithm, exercise.conventions).map(({ id, title, search }) => ({
    id,
    title,
    failures: exercise.checks.flatMap((check) =>
      [...findingsOf(exercise, check, search)]
        .filter(({ finding }) => finding.state !== 'passed')
        .map(({ at, finding }) => `${check.id}/${check.cases[at]!.id}: ${finding.rationale}`),
    ),
  }));
}

/**
 * Cases that can all go at once, of what catches each mistake: from the last on, each that catches nothing
 * alone.
 */
export function redundantCases(
  names: readonly string[],
  caught: readonly ReadonlySet<string>[],
): Set<string> {
  const gone = new Set<string>();
  for (const name of names.toReversed()) {
    if (caught.every((by) => !by.has(name) || [...by].some((other) => other !== name && !gone.has(other))))
      gone.add(name);
  }
  return gone;
}

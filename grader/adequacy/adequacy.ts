import { wordsOf } from '../words/remarks.ts';
import { voiceFor } from '../words/vocabulary.ts';
import { searchSubjectOf } from '../subjects/subjects.ts';
import type { Algorithm, Exercise } from '../types/exercise.ts';
import type { SkeletonAlgorithm } from '../../mistakes/skeletons/algorithms.ts';
import { mistakesOf } from '../diagnose/trees/mistakesOf.ts';
import { isOfAgents } from '../subjects/agentClasses.ts';
import { casesThatCatch, findingsOf } from './caught.ts';
import { type Dependence, dependenceOf } from './dependence.ts';
import { caseName, namedCases } from './namedCases.ts';
import { correctPrograms, isPermitted, type WrongProgram, wrongPrograms } from './programs.ts';

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
  readonly dependsOn?: Dependence;
}

/**
 * Runs every correct variant and every mistake against an exercise on games, or one class of it; null for
 * other exercises.
 */
export function adequacyOf(exercise: Exercise): Adequacy | null {
  const algorithm = searchSubjectOf(exercise)?.name;
  if (algorithm === undefined) return null;
  const programs = wrongPrograms(algorithm, exercise.conventions, mistakesOf(exercise)).map(
    (program): Caught => ({ program, by: casesThatCatchIn(exercise, program) }),
  );
  const permitted = new Set(
    programs.flatMap(({ program: { mistake } }) =>
      isPermitted(mistake, algorithm, exercise.conventions) ? [mistake.id] : [],
    ),
  );
  const mistakes = byMistake(programs).map((forms) => mistakeRow(forms, permitted));
  const redundant = redundantCases(
    namedCases(exercise).map(({ id }) => id),
    programs.filter(({ program }) => !permitted.has(program.mistake.id)).map(({ by }) => by),
  );
  return {
    exercise: exercise.slug,
    algorithm,
    ...(isOfAgents(exercise) ? { class: exercise.entry } : {}),
    mistakes,
    cases: namedCases(exercise).map(({ id, check, item }) => ({
      id,
      catches: mistakes
        .filter(({ state, caughtBy }) => state !== 'permitted' && caughtBy.includes(id))
        .map((row) => row.id),
      isRedundant: redundant.has(id),
      dependsOn: dependenceOf(
        exercise,
        check,
        item.inputs.filter((input) => input.kind === 'game'),
      ),
    })),
    variants: variantRows(exercise, algorithm),
  };
}

/** A mistake in one form, and the names of the cases that catch it. */
interface Caught {
  readonly program: WrongProgram;
  readonly by: ReadonlySet<string>;
}

/** The forms of a mistake, its usual one first. */
type Forms = readonly [Caught, ...Caught[]];

const casesThatCatchIn = (exercise: Exercise, program: WrongProgram): ReadonlySet<string> =>
  new Set(
    exercise.checks.flatMap((check) => {
      const caught = casesThatCatch(exercise, check, program);
      return check.cases.filter((_, at) => caught.has(at)).map((item) => caseName(check, item));
    }),
  );

function byMistake(programs: readonly Caught[]): Forms[] {
  const forms = new Map<string, Forms>();
  for (const one of programs) {
    const { id } = one.program.mistake;
    const before = forms.get(id);
    forms.set(id, before === undefined ? [one] : [...before, one]);
  }
  return [...forms.values()];
}

function mistakeRow(forms: Forms, permitted: ReadonlySet<string>): MistakeRow {
  const [usual] = forms;
  const { id, title } = usual.program.mistake;
  const surviving = forms.filter(({ by }) => by.size === 0).map(({ program }) => program.form.label);
  const state = permitted.has(id)
    ? 'permitted'
    : usual.by.size === 0
      ? 'survives'
      : surviving.length === 0
        ? 'caught'
        : 'partly';
  return {
    id,
    title,
    state,
    caughtBy: [...usual.by],
    survivingForms: state === 'permitted' ? [] : surviving.filter((label) => label !== ''),
  };
}

const VOICE = voiceFor(false);

/** Every accepted way to be correct, and the cases that wrongly fail it. */
export function variantRows(exercise: Exercise, algorithm: SkeletonAlgorithm): Adequacy['variants'] {
  return correctPrograms(algorithm, exercise.conventions).map(({ id, title, load }) => ({
    id,
    title,
    failures: exercise.checks.flatMap((check) =>
      [...findingsOf(exercise, check, load())]
        .filter(({ finding }) => finding.state !== 'passed')
        .map(({ item, finding }) => `${caseName(check, item)}: ${wordsOf(finding.remark, VOICE).rationale}`),
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

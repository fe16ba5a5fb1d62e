import { askedSubjectOf } from '../subjects/asked.ts';
import { seedWords } from '../../reference/random.ts';
import { DEFAULT_ALPHA, type Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { TrustedProgram } from '../types/trusted.ts';
import { type Graded, gradeInProcess } from './gradeInProcess.ts';

/**
 * What `power.json` holds: how often correct programs fail, and how often and how soon mistakes are caught.
 */
export interface PowerTable {
  readonly seed: number;
  /**
   * How often a correct submission may fail by chance; null where nothing is judged by evidence, as laws
   * never do that.
   */
  readonly alpha: number | null;
  /** The exercise that was measured, by its hash; another one needs another table. */
  readonly exercise: string;
  readonly correct: readonly CorrectRow[];
  readonly mistakes: readonly MistakeRow[];
}

export interface CorrectRow {
  readonly variant: string;
  readonly gradings: number;
  readonly falseFails: number;
}

export interface MistakeRow {
  readonly mistake: string;
  readonly gradings: number;
  /** A share. */
  readonly caught: number;
  /**
   * Decisions until the evidence was enough, over the first gradings; null where mostly only a law caught it.
   */
  readonly medianDecisions: number | null;
}

export interface PowerPlan {
  readonly seed: number;
  /** Gradings of each correct program, and of each mistake. */
  readonly correct: number;
  readonly mistakes: number;
}

/** So many gradings of a mistake are judged by evidence even where a law has caught it. */
const FOR_MEDIAN = 100;

/**
 * The same input with another seed, which depends on the seed of the measurement, the program and the
 * grading.
 */
function freshSeeds(seed: number, program: string, grading: number): (input: Input) => Input {
  let own = mixed(seed);
  for (let i = 0; i < program.length; i += 1) own = mixed(own ^ program.charCodeAt(i));
  own = mixed(own ^ grading);
  return (input) => (input.kind === 'game' ? input : { ...input, seed: mixed(own ^ input.seed) >>> 1 });
}

const mixed = (seed: number): number => seedWords(seed)[0];

/**
 * Measures an exercise, a program at a time. Rows of `known` that are of the same plan and exercise are kept,
 * so that a long measurement can be broken off and taken up again; `done` gets the table so far after each
 * program.
 */
export function measurePower(
  exercise: Exercise,
  plan: PowerPlan,
  known: PowerTable | null,
  done: (table: PowerTable, name: string) => void = () => undefined,
): PowerTable {
  const subject = askedSubjectOf(exercise);
  if (subject === null) throw new RangeError(`there is no bank of random searches for ${exercise.algorithm}`);
  const isSame =
    known !== null &&
    known.seed === plan.seed &&
    known.exercise === exercise.hash &&
    known.alpha === alphaOfAll(exercise);
  const correct: CorrectRow[] = [];
  const mistakes: MistakeRow[] = [];
  const table = (): PowerTable => ({
    seed: plan.seed,
    alpha: alphaOfAll(exercise),
    exercise: exercise.hash,
    correct: [...correct],
    mistakes: [...mistakes],
  });
  const graded = (id: string, load: () => TrustedProgram, gradings: number, whole: number): Graded[] =>
    Array.from({ length: gradings }, (_, grading) =>
      gradeInProcess(exercise, load, freshSeeds(plan.seed, id, grading), grading < whole),
    );
  for (const { id, load } of subject.variants) {
    const kept = isSame
      ? known.correct.find(({ variant, gradings }) => variant === id && gradings === plan.correct)
      : undefined;
    correct.push(
      kept ?? {
        variant: id,
        gradings: plan.correct,
        falseFails: graded(id, load, plan.correct, 0).filter(({ failed }) => failed).length,
      },
    );
    if (kept === undefined) done(table(), id);
  }
  for (const { id, load } of subject.mistakes) {
    const kept = isSame
      ? known.mistakes.find(({ mistake, gradings }) => mistake === id && gradings === plan.mistakes)
      : undefined;
    mistakes.push(kept ?? mistakeRow(id, graded(id, load, plan.mistakes, FOR_MEDIAN)));
    if (kept === undefined) done(table(), id);
  }
  return table();
}

const alphaOfAll = ({ alpha = DEFAULT_ALPHA, checks }: Exercise): number | null =>
  checks.some(({ kind }) => kind === 'evidence') ? alpha : null;

function mistakeRow(mistake: string, graded: readonly Graded[]): MistakeRow {
  return {
    mistake,
    gradings: graded.length,
    caught: graded.filter(({ failed }) => failed).length / graded.length,
    medianDecisions: medianOf(graded),
  };
}

/** Over the first gradings; null where evidence caught less than half of them. */
function medianOf(all: readonly Graded[]): number | null {
  const graded = all.slice(0, FOR_MEDIAN);
  const counts = graded.flatMap(({ decisions }) => decisions ?? []).sort((a, b) => a - b);
  return 2 * counts.length > graded.length ? (counts[counts.length >> 1] ?? null) : null;
}

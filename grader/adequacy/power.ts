import { askedSubjectOf } from '../subjects/asked.ts';
import { DEFAULT_ALPHA, type Exercise } from '../types/exercise.ts';
import type { TrustedProgram } from '../types/trusted.ts';
import { freshSeeds } from './freshSeeds.ts';
import { type Graded, gradeInProcess } from './gradeInProcess.ts';
import { isJudgedByChance } from './judgedByChance.ts';
import { type LeaningRow, leaningRows } from './leaningRows.ts';

/**
 * What `power.json` holds: how often correct programs fail, how often and how soon mistakes are caught, and
 * how often leanings that no test knows.
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
  readonly leanings: readonly LeaningRow[];
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
  /** Gradings of each correct program, of each mistake, and of each leaning of a size. */
  readonly correct: number;
  readonly mistakes: number;
  readonly leanings: number;
  /** Only leanings are measured, and all other rows left as they are. */
  readonly isOfLeanings?: boolean;
}

/** So many gradings of a mistake are judged by evidence even where a law has caught it. */
const FOR_MEDIAN = 100;

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
  const kept = isSame ? known : null;
  const onlyLeanings = plan.isOfLeanings === true;
  const rows: { correct: CorrectRow[]; mistakes: MistakeRow[]; leanings: LeaningRow[] } = {
    correct: onlyLeanings ? [...(kept?.correct ?? [])] : [],
    mistakes: onlyLeanings ? [...(kept?.mistakes ?? [])] : [],
    // Those that are not measured yet wait at the end.
    leanings: [...(kept?.leanings ?? [])],
  };
  const table = (): PowerTable => ({
    seed: plan.seed,
    alpha: alphaOfAll(exercise),
    exercise: exercise.hash,
    correct: [...rows.correct],
    mistakes: [...rows.mistakes],
    leanings: [...rows.leanings],
  });
  const add = <Row>(programs: readonly Program[], to: Row[], from: MeasureOf<Row>): void => {
    for (const program of programs) {
      const same = kept === null ? undefined : from.kept(kept, program.id);
      to.push(same ?? from.measured(program));
      if (same === undefined) done(table(), program.id);
    }
  };
  if (!onlyLeanings) {
    add(subject.variants, rows.correct, ofCorrect(exercise, plan));
    add(subject.mistakes, rows.mistakes, ofMistakes(exercise, plan));
  }
  if (isJudgedByChance(exercise))
    rows.leanings = leaningRows(exercise, subject, plan, rows.leanings, (sofar, name) => {
      rows.leanings = sofar;
      done(table(), name);
    });
  return table();
}

interface Program {
  readonly id: string;
  load(): TrustedProgram;
}

/** How a program gets its row: the one that a table has of as many gradings, or one that is measured. */
interface MeasureOf<Row> {
  kept(table: PowerTable, id: string): Row | undefined;
  measured(program: Program): Row;
}

const ofCorrect = (exercise: Exercise, { seed, correct }: PowerPlan): MeasureOf<CorrectRow> => ({
  kept: (table, id) => table.correct.find((row) => row.variant === id && row.gradings === correct),
  measured: (program) => ({
    variant: program.id,
    gradings: correct,
    falseFails: gradings(exercise, seed, program, correct, 0).filter(({ failed }) => failed).length,
  }),
});

const ofMistakes = (exercise: Exercise, { seed, mistakes }: PowerPlan): MeasureOf<MistakeRow> => ({
  kept: (table, id) => table.mistakes.find((row) => row.mistake === id && row.gradings === mistakes),
  measured: (program) => mistakeRow(program.id, gradings(exercise, seed, program, mistakes, FOR_MEDIAN)),
});

/** The first `whole` of them are judged by evidence even where a law has failed them. */
const gradings = (
  exercise: Exercise,
  seed: number,
  { id, load }: Program,
  count: number,
  whole: number,
): Graded[] =>
  Array.from({ length: count }, (_, grading) =>
    gradeInProcess(exercise, load, freshSeeds(seed, id, grading), grading < whole),
  );

const alphaOfAll = (exercise: Exercise): number | null =>
  isJudgedByChance(exercise) ? (exercise.alpha ?? DEFAULT_ALPHA) : null;

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

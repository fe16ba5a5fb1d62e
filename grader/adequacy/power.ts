import { allCorrect, askedSubjectOf } from '../subjects/asked.ts';
import type { Exercise } from '../types/exercise.ts';
import type { TrustedProgram } from '../types/trusted.ts';
import { freshSeeds } from './freshSeeds.ts';
import { type Graded, gradeInProcess } from './gradeInProcess.ts';
import { isJudgedByChance } from './judgedByChance.ts';
import { leaningRows } from './leaningRows.ts';
import { lawCases } from './measuredOn.ts';
import {
  alphaOfAll,
  type CorrectRow,
  keptRows,
  type MistakeRow,
  type PowerPlan,
  type PowerTable,
} from './powerRows.ts';

/** So many gradings of a mistake are judged by evidence even where a law has caught it. */
const FOR_MEDIAN = 100;

/**
 * Measures an exercise, a program at a time. Rows of `known` that are of the same plan and still hold are
 * kept, so that a long measurement can be broken off and taken up again; `done` gets the table so far after
 * each program, with what is kept of those that are not reached yet.
 */
export function measurePower(
  exercise: Exercise,
  plan: PowerPlan,
  known: PowerTable | null,
  done: (table: PowerTable, name: string) => void = () => undefined,
): PowerTable {
  const subject = askedSubjectOf(exercise);
  if (subject === null) throw new RangeError(`there is no bank of random searches for ${exercise.algorithm}`);
  const rows = keptRows(exercise, plan, known);
  const table = (): PowerTable => ({
    seed: plan.seed,
    alpha: alphaOfAll(exercise),
    chances: rows.chances,
    laws: rows.laws,
    correct: allCorrect(subject).flatMap(({ id }) => rows.correct.get(id) ?? []),
    mistakes: subject.mistakes.flatMap(({ id }) => rows.mistakes.get(id) ?? []),
    leanings: [...rows.leanings],
  });
  const add = <Row>(
    programs: readonly Program[],
    to: Map<string, Row>,
    measured: (program: Program, row: Row | undefined) => Row,
  ): void => {
    for (const program of programs) {
      const before = to.get(program.id);
      const row = measured(program, before);
      to.set(program.id, row);
      if (row !== before) done(table(), program.id);
    }
  };
  if (plan.isOfLeanings !== true) {
    add(allCorrect(subject), rows.correct, (program, row) =>
      correctRow(exercise, plan, rows.laws, program, row),
    );
    add(subject.mistakes, rows.mistakes, (program, row) => row ?? mistakeRow(exercise, plan, program));
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

/** A row that was measured on fewer cases is tried on those that came since. */
function correctRow(
  exercise: Exercise,
  plan: PowerPlan,
  laws: readonly string[],
  program: Program,
  row: CorrectRow | undefined,
): CorrectRow {
  if (row?.laws === laws.length) return row;
  const since = laws.slice(row?.laws ?? 0);
  // Which gradings have failed is not known.
  const isGoneOn = row !== undefined && row.falseFails === 0;
  const checks = isGoneOn
    ? lawCases(exercise).flatMap(({ hash, check }) => (since.includes(hash) ? [check] : []))
    : exercise.checks;
  const graded = gradings({ ...exercise, checks }, plan.seed, program, plan.correct, 0);
  return {
    variant: program.id,
    gradings: plan.correct,
    falseFails: graded.filter(({ failed }) => failed).length,
    laws: laws.length,
  };
}

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

function mistakeRow(exercise: Exercise, { seed, mistakes }: PowerPlan, program: Program): MistakeRow {
  const graded = gradings(exercise, seed, program, mistakes, FOR_MEDIAN);
  return {
    mistake: program.id,
    gradings: mistakes,
    caught: graded.filter(({ failed }) => failed).length / mistakes,
    medianDecisions: medianOf(graded),
  };
}

/** Over the first gradings; null where evidence caught less than half of them. */
function medianOf(all: readonly Graded[]): number | null {
  const graded = all.slice(0, FOR_MEDIAN);
  const counts = graded.flatMap(({ decisions }) => decisions ?? []).sort((a, b) => a - b);
  return 2 * counts.length > graded.length ? (counts[counts.length >> 1] ?? null) : null;
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TreeSpec } from '../../reference/games/treeSpec.ts';
import { Problems } from '../content/problems.ts';
import { addSchemaProblems } from '../content/schemaProblems.ts';
import type { ResultFile } from '../content/schemas/result/result.ts';
import type { Validator } from '../content/validators.ts';
import type { Report } from '../types/report.ts';
import { fail, ok } from '../types/result.ts';
import type { Problem, Result } from '../types/result.ts';
import { packageRoot } from '../types/root.ts';
import { RESULT_FORMAT } from '../types/version.ts';
import type { Evidence } from '../types/verdict.ts';

/** The schema of results as compiled by the build; loaded only where a result is read. */
const fitsSchema = (): Validator =>
  (
    createRequire(import.meta.url)(
      join(packageRoot(), 'dist', 'validators', 'results.cjs'),
    ) as ResultValidators
  ).result;
type ResultValidators = Readonly<Record<'result', Validator>>;

interface StoredResult
  extends Omit<Report, 'score'>, Pick<ResultFile, 'score' | 'earned' | 'max' | 'withheld'> {
  readonly format?: number;
  /** Not in format 1. */
  readonly trees?: Trees;
}

type Trees = Readonly<Record<string, TreeSpec>>;

/**
 * The report behind a stored `result.json`, so that it can be written again: the inverse of `reportJson`.
 *
 * What is not as the schema says is a problem, so that no renderer falls over it; whether it is true is not
 * asked, as whoever can change the file can change the grade in it. Files of older formats are read too:
 * format 1, without a number, holds each tree where it is shown, and of it only the outline is checked.
 */
export function parseReport(text: string, file: string): Result<Report> {
  const problem = (found: string): Result<Report> =>
    fail({ code: 'not-a-result', file, place: '', found, expected: 'a result that `cutoff grade` wrote' });
  let stored: StoredResult;
  try {
    stored = JSON.parse(text) as StoredResult;
  } catch {
    return problem('text that is not JSON');
  }
  if (typeof stored !== 'object' || stored === null || stored.tool !== 'cutoff')
    return problem('JSON of another kind');
  const { format } = stored;
  if (format === undefined)
    return isWhole(stored) ? ok(reportOf(stored)) : problem('a result with parts missing');
  if (format > RESULT_FORMAT) return fail(tooNew(file, format));
  const fits = fitsSchema();
  if (fits(stored)) return ok(reportOf(stored));
  const problems = new Problems(file);
  addSchemaProblems(problems, fits.errors ?? [], '');
  return problems.failure();
}

function tooNew(file: string, format: number): Problem {
  return {
    code: 'newer-format',
    file,
    place: 'format',
    found: `${format}, the format of a newer version of Cutoff`,
    expected: `${RESULT_FORMAT} or less`,
    hint: 'use the version that wrote it, or grade the class again',
  };
}

/** Of the first format. */
function isWhole({ verdicts, diagnoses, output, exercise, submission, earned, max }: StoredResult): boolean {
  const lists = [verdicts, diagnoses, output, exercise?.checks, submission?.files];
  const texts = [earned, max, submission?.id];
  return lists.every(Array.isArray) && texts.every((text) => typeof text === 'string');
}

function reportOf(stored: StoredResult): Report {
  const { score, earned, max, withheld, trees = {}, verdicts, counterexample, ...rest } = stored;
  const { maxScore: _, format: __, ...report } = rest as typeof rest & { readonly maxScore?: number };
  return {
    ...report,
    score: { value: score, earned, max, ...(withheld === undefined ? {} : { withheld }) },
    verdicts: verdicts.map((verdict) => withTree(verdict, trees)),
    ...(counterexample === undefined ? {} : { counterexample: withTree(counterexample, trees) }),
  };
}

/** With its tree in place of the tree's name; without the evidence where no tree has that name. */
function withTree<T extends { readonly evidence?: Evidence }>(item: T, trees: Trees): T {
  const { evidence } = item;
  if (evidence?.kind !== 'tree' || typeof evidence.tree !== 'string') return item;
  const tree = trees[evidence.tree];
  const { evidence: _, ...without } = item;
  return (tree === undefined ? without : { ...item, evidence: { ...evidence, tree } }) as T;
}

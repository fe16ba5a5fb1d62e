import type { TreeSpec } from '../../reference/games/treeSpec.ts';
import type { ResultFile } from '../content/schemas/result/result.ts';
import type { Report } from '../types/report.ts';
import { fail, ok } from '../types/result.ts';
import type { Problem, Result } from '../types/result.ts';
import { RESULT_FORMAT } from '../types/version.ts';
import type { Evidence } from '../types/verdict.ts';

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
 * Only the outline is checked: the file is Cutoff's own, and whoever can change it can change the grade in
 * it. Files of older formats are read too: format 1, without a number, holds each tree where it is shown.
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
  const { format = 1 } = stored;
  if (format > RESULT_FORMAT) return fail(tooNew(file, format));
  if (!isWhole(stored)) return problem('a result with parts missing');
  return ok(reportOf(stored));
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

function isWhole(stored: StoredResult): boolean {
  const { verdicts, diagnoses, output, exercise, submission, earned, max } = stored;
  const { format = 1, trees } = stored;
  const lists = [verdicts, diagnoses, output, exercise?.checks, submission?.files];
  const texts = [earned, max, submission?.id];
  return (
    lists.every(Array.isArray) &&
    texts.every((text) => typeof text === 'string') &&
    (format === 1 || (typeof trees === 'object' && trees !== null))
  );
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

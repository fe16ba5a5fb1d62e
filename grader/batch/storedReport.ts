import type { Report } from '../types/report.ts';
import { fail, ok } from '../types/result.ts';
import type { Result } from '../types/result.ts';

interface StoredResult extends Omit<Report, 'score'> {
  readonly score: number | null;
  readonly earned: string;
  readonly max: string;
  readonly withheld?: string;
}

/**
 * The report behind a stored `result.json`, so that it can be written again: the inverse of `reportJson`.
 *
 * Only the outline is checked: the file is Cutoff's own, and whoever can change it can change the grade in
 * it.
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
  const isWhole =
    [
      stored.verdicts,
      stored.diagnoses,
      stored.output,
      stored.exercise?.checks,
      stored.submission?.files,
    ].every(Array.isArray) &&
    typeof stored.earned === 'string' &&
    typeof stored.max === 'string' &&
    typeof stored.submission.id === 'string';
  if (!isWhole) return problem('a result with parts missing');
  const { score, earned, max, withheld, ...rest } = stored;
  const { maxScore: _, ...report } = rest as typeof rest & { readonly maxScore?: number };
  return ok({
    ...report,
    score: { value: score, earned, max, ...(withheld === undefined ? {} : { withheld }) },
  });
}

import type { Check, Exercise } from './exercise.ts';
import type { CheckSummary, Report } from './report.ts';

/** What a report says of its exercise. */
export const outlineOf = ({ slug, title, hash, checks, rules }: Exercise): Report['exercise'] => ({
  slug,
  title,
  hash,
  checks: checks.map(summaryOf),
  ...(rules === undefined
    ? {}
    : { rules: rules.map(({ id, says }) => ({ id, ...(says === undefined ? {} : { says }) })) }),
});

function summaryOf(check: Check): CheckSummary {
  const { id, title, visibility, points, kind, cases } = check;
  // What is judged by chance is one verdict over all cases.
  const needed = kind === 'evidence' ? 1 : neededOf(check, cases.length);
  return { id, title, visibility, points, ...(needed > 1 ? { needed } : {}) };
}

/** How many of a check's verdicts must be passes before any is paid. */
export const neededOf = (
  { credit, atLeast = 1 }: Pick<Check, 'credit' | 'atLeast'>,
  verdicts: number,
): number => (credit === 'all' ? verdicts : Math.min(atLeast, verdicts));

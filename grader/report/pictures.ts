import type { Counterexample, Report } from '../types/report.ts';
import type { Verdict } from '../types/verdict.ts';
import type { DrawEvidence, EvidenceParts } from './pageEvidence.ts';

/** Searches that are stepped through on a page at most: each is as large as its tree. */
export const MOST_STEPPED = 8;

/** Whether each verdict has a search to be stepped through that is among so many first ones of its page. */
export function steppedIn({ verdicts }: Report, most: number): (verdict: Verdict) => boolean {
  const first = verdicts.filter(
    ({ evidence }) =>
      evidence?.kind === 'tree' && evidence.search !== undefined && evidence.difference !== undefined,
  );
  const stepped = new Set(first.slice(0, most));
  return (verdict) => stepped.has(verdict);
}

/** Only who failed needs the signs explained. */
export function pictures(
  verdict: Verdict,
  draw: DrawEvidence,
  language: string | null,
  stepped: boolean,
): EvidenceParts {
  const parts = draw(verdict.evidence, language);
  if (parts.tree === null) return parts;
  const legend = verdict.state === 'passed' ? [] : parts.tree.legend;
  return { ...parts, tree: { ...parts.tree, legend, ...(stepped ? {} : { stepper: null }) } };
}

/** Whether there are runs on a page of it, for which it needs a script more. */
export const playsRuns = (
  shown: readonly (Pick<Verdict, 'evidence'> | Pick<Counterexample, 'evidence'> | undefined)[],
): boolean => shown.some((each) => each?.evidence?.kind === 'run' || each?.evidence?.kind === 'generations');

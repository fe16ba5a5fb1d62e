import type { ChanceEvidence } from '../../types/verdict.ts';
import type { BrokenLawRemark } from '../../words/laws/laws.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';

/**
 * What the evidence decided: nothing against the submission, or too much. `besides`: variants that the
 * exercise accepts, in words. `again`: so many choices came out as before when all draws were others, which
 * alone was enough.
 */
export function chanceFinding(
  evidence: ChanceEvidence,
  state: 'passed' | 'failed',
  besides: readonly string[],
  again: { readonly choices: number; readonly draws: number } | null = null,
): RunFinding {
  const { family, decisions, runs, highestLog10, threshold, alpha, mistake, convention } = evidence;
  const looked = { family, decisions, runs, besides };
  if (state === 'passed') {
    const args = { ...looked, convention: convention ?? null };
    return passed({ remark: { code: 'chances-right', args }, evidence });
  }
  const found = { ...looked, highestLog10, threshold, alpha };
  if (mistake === undefined && again !== null)
    return wrong({ remark: { code: 'draws-unused', args: { ...found, ...again } }, evidence });
  if (mistake === undefined) return wrong({ remark: { code: 'chances-wrong', args: found }, evidence });
  const { words, hint } = mistake;
  return wrong({ remark: { code: 'chances-of-a-mistake', args: { ...found, words, hint } }, evidence });
}

/** What choices come to that each can be right, but not all of them in one way. */
export const inSeveralWays = (
  looked: Pick<ChanceEvidence, 'family' | 'runs'> & { readonly besides: readonly string[] },
): RunFinding => wrong({ remark: { code: 'choices-of-several-ways', args: looked } });

/**
 * What runs come to in which too few decisions can be seen: a law was broken, or what was asked does not show
 * what the handout says it must. Either is the student's to mend, and withholds nothing.
 */
export function withoutEvidence(
  broken: BrokenLawRemark | null,
  { family, runs }: Pick<ChanceEvidence, 'family' | 'runs'>,
  evidence: ChanceEvidence | undefined,
): RunFinding {
  const shown = evidence === undefined || evidence.decisions === 0 ? {} : { evidence };
  return broken === null
    ? wrong({ remark: { code: 'choices-unseen', args: { family, runs } }, ...shown })
    : {
        state: 'not-checked',
        reason: 'student-error',
        remark: { code: 'laws-before-chances', args: { broken } },
        ...shown,
      };
}

import type { Probe } from '../types/engine.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { Finding, RunFinding } from './finding.ts';
import { itemAt } from '../types/lookup.ts';

/** One input's observation, judged. */
export interface Attempt {
  readonly input: Input;
  readonly finding: RunFinding;
  readonly observation: Observation | undefined;
  /** Whether nothing ran in the instance before it. */
  readonly isFresh: boolean;
}

export interface Retries {
  readonly judge: (input: Input, observation: Observation) => RunFinding;
  readonly probe: Probe;
  /**
   * Whether a run without an answer ended so in a fresh instance too; the others in the check are then not
   * tried again, as each may cost a whole limit.
   */
  endsFresh: boolean;
}

/** How many failing inputs of one case are tried again before the state is held to be kept. */
const MOST_PROBES = 3;

/**
 * Tries failing inputs again in a fresh instance, in order. The first that fails there too is the verdict. If
 * they pass there, the code carries something over from call to call, and that is the verdict.
 */
export async function confirm(failed: readonly Attempt[], retries: Retries): Promise<Finding> {
  const original = itemAt(failed, 0).finding;
  for (const attempt of failed.slice(0, MOST_PROBES)) {
    if (attempt.isFresh) retries.endsFresh ||= hasNoAnswer(attempt);
    if (!isWorthRetrying(attempt, retries)) return attempt.finding;
    const again = await retries.probe(attempt.input);
    if (isTotal(again)) return original;
    const finding = retries.judge(attempt.input, again);
    if (finding.state === 'failed') {
      retries.endsFresh ||= hasNoAnswer(attempt);
      return finding;
    }
    if (finding.state === 'not-checked') return original;
  }
  return {
    ...original,
    remark: { code: 'state-kept-between-calls', args: { then: original.remark } },
  };
}

const hasNoAnswer = ({ observation }: Attempt): boolean => observation?.outcome.kind !== 'returned';

/** It was ended by what all runs had taken before it, which says nothing of this input. */
const isTotal = ({ outcome }: Observation): boolean =>
  outcome.kind === 'limit' && (outcome.isTotal === true || outcome.isLoading === true);

function isWorthRetrying(attempt: Attempt, retries: Retries): boolean {
  const { observation, isFresh } = attempt;
  if (isFresh || observation === undefined) return false;
  const { kind } = observation.outcome;
  if (isTotal(observation)) return false;
  if (kind === 'not-loaded' || kind === 'no-entry') return false;
  return !(retries.endsFresh && hasNoAnswer(attempt));
}

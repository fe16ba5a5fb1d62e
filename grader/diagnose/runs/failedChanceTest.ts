import { decisionsUntil } from '../../judge/checks/evidence.ts';
import { evidenceOrder, testRuns } from '../../judge/judgeEvidence.ts';
import type { Check, Exercise } from '../../types/exercise.ts';
import type { ObserveTrusted } from '../../types/trusted.ts';
import type { ChanceEvidence } from '../../types/verdict.ts';
import type { KnownProgram } from './knownPrograms.ts';

/** A test of chances that a submission failed. */
export interface FailedChanceTest {
  readonly check: Check;
  readonly evidence: ChanceEvidence;
}

/** With other seeds somewhat more runs may be needed for the same result. */
const SOME_MORE = { times: 1.5, and: 8 };

/**
 * Whether a known program fails a test of chances as a submission did, on the same runs and not many more:
 * with the same mistake named, where one was. What it breaks of the laws may be what the test took for wrong
 * chances.
 */
export function failsSameTest(
  exercise: Exercise,
  { check, evidence }: FailedChanceTest,
  program: KnownProgram,
  observe: ObserveTrusted,
): boolean {
  const isNamed = evidence.mistake !== undefined;
  const most = SOME_MORE.times * (isNamed ? evidence.runs : runsToFail(evidence)) + SOME_MORE.and;
  const found = testRuns(
    exercise,
    check,
    evidenceOrder(check).slice(0, most),
    () => (input) => observe(program.load(), input, exercise.limits),
  );
  return (
    found.state === 'failed' &&
    found.evidence?.kind === 'chance' &&
    (!isNamed || found.evidence.mistake?.id === evidence.mistake.id)
  );
}

/** How many runs it took to fail: their share of the decisions, as the runs of a check are much alike. */
function runsToFail(evidence: ChanceEvidence): number {
  return Math.ceil((evidence.runs * decisionsUntil(evidence)) / Math.max(1, evidence.decisions));
}

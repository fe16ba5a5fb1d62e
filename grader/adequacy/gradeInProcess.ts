import { decisionsUntil } from '../judge/checks/evidence.ts';
import { evidenceOrder, testRuns } from '../judge/judgeEvidence.ts';
import { judgeInput } from '../judge/judgeInput.ts';
import { observeTrusted } from '../observe/host/observeTrusted.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { TrustedProgram } from '../types/trusted.ts';

/** What one grading comes to. */
export interface Graded {
  readonly failed: boolean;
  /** Checks that could not be judged. */
  readonly open: readonly string[];
  /** Decisions after which evidence failed it; null where a law did, or nothing. */
  readonly decisions: number | null;
  /** The check that failed it. */
  readonly check: string | null;
}

/**
 * Grades a program of ours as a submission is graded, without the sandbox and on fresh seeds. Laws are looked
 * at first, as they are cheaper. It stops at the first check that fails, unless `isWhole`.
 */
export function gradeInProcess(
  exercise: Exercise,
  load: () => TrustedProgram,
  fresh: (input: Input) => Input,
  isWhole = false,
): Graded {
  const open: string[] = [];
  let failedBy: string | null = null;
  let decisions: number | null = null;
  for (const check of [...exercise.checks].sort(
    (a, b) => Number(a.kind === 'evidence') - Number(b.kind === 'evidence'),
  )) {
    const result = gradeCheck(exercise, check, load, fresh);
    if (result === 'open') open.push(check.id);
    else if (result !== 'passed') {
      failedBy ??= check.id;
      decisions ??= result.decisions;
    }
    if (failedBy !== null && (!isWhole || decisions !== null)) break;
  }
  return { failed: failedBy !== null, open, decisions, check: failedBy };
}

/** `open`: it could not be judged. `decisions` as in `Graded`. */
export type Outcome = 'passed' | 'open' | { readonly decisions: number | null };

/** One check, or what is left of its cases, judged in process. */
export function gradeCheck(
  exercise: Exercise,
  check: Check,
  load: () => TrustedProgram,
  fresh: (input: Input) => Input,
): Outcome {
  return check.kind === 'evidence'
    ? gradeEvidence(exercise, check, load, fresh)
    : gradeLaws(exercise, check, load(), fresh);
}

function gradeEvidence(
  exercise: Exercise,
  check: Check,
  load: () => TrustedProgram,
  fresh: (input: Input) => Input,
): Outcome {
  const runs = evidenceOrder(check).map(({ input }) => ({ input: fresh(input) }));
  const open = (): ((input: Input) => Observation) => {
    const entry = load();
    return (input) => observeTrusted(entry, input, exercise.limits);
  };
  const finding = testRuns(exercise, check, runs, open, 'state');
  if (finding.state !== 'failed') return finding.state === 'passed' ? 'passed' : 'open';
  const evidence = finding.evidence?.kind === 'chance' ? finding.evidence : null;
  return { decisions: evidence === null ? null : decisionsUntil(evidence) };
}

function gradeLaws(
  exercise: Exercise,
  check: Check,
  entry: TrustedProgram,
  fresh: (input: Input) => Input,
): Outcome {
  let outcome: Outcome = 'passed';
  for (const { inputs } of check.cases) {
    for (const input of inputs) {
      const seeded = fresh(input);
      const { state } = judgeInput(
        exercise,
        check.kind,
        seeded,
        observeTrusted(entry, seeded, exercise.limits),
        true,
        check.laws ?? null,
      );
      if (state === 'failed') return { decisions: null };
      if (state === 'not-checked') outcome = 'open';
    }
  }
  return outcome;
}

import { judgeInput } from '../judge/judgeInput.ts';
import type { Finding } from '../judge/finding.ts';
import type { Case, Check, Exercise } from '../types/exercise.ts';
import type { GameInput } from '../types/input.ts';
import { observeTrusted } from '../observe/host/observeTrusted.ts';
import type { TrustedProgram } from '../types/trusted.ts';
import type { WrongProgram } from './programs.ts';

/** Findings of a trusted search on the inputs of a check, all in one instance, case by case and in order. */
export function* findingsOf(
  exercise: Exercise,
  check: Check,
  entry: TrustedProgram,
): Generator<{ readonly at: number; readonly item: Case; readonly finding: Finding }> {
  for (const [at, item] of check.cases.entries()) {
    for (const input of item.inputs) {
      if (input.kind !== 'game') continue;
      yield {
        at,
        item,
        finding: judgeInput(exercise, check.kind, input, observeTrusted(entry, input, exercise.limits), true),
      };
    }
  }
}

/** Positions of the cases of a check that catch a program, under each way to cut that is accepted. */
export function casesThatCatch(exercise: Exercise, check: Check, { makes }: WrongProgram): Set<number> {
  const each = makes.map(
    (make) =>
      new Set(
        [...findingsOf(exercise, check, make())]
          .filter(({ finding }) => finding.state === 'failed')
          .map(({ at }) => at),
      ),
  );
  return each.reduce((all, some) => new Set([...all].filter((at) => some.has(at))));
}

/**
 * Whether any case of an exercise catches a program, under each way to cut: the first that does ends the
 * search.
 */
export function isCaught(exercise: Exercise, { makes }: WrongProgram): boolean {
  return makes.every((make) =>
    exercise.checks.some((check) => {
      for (const { finding } of findingsOf(exercise, check, make()))
        if (finding.state === 'failed') return true;
      return false;
    }),
  );
}

/** Whether an input catches a program in a check of some kind, under each way to cut. */
export function catches(
  exercise: Exercise,
  kinds: readonly Check['kind'][],
  input: GameInput,
  { makes }: WrongProgram,
): boolean {
  return makes.every((make) =>
    kinds.some(
      (kind) =>
        judgeInput(exercise, kind, input, observeTrusted(make(), input, exercise.limits), true).state ===
        'failed',
    ),
  );
}

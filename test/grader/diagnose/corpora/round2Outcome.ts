import { agentClassOf } from '../../../../grader/subjects/agentClasses.ts';
import type { Exercise } from '../../../../grader/types/exercise.ts';
import type { Report } from '../../../../grader/types/report.ts';
import type { Round2Unit } from './heldOutRound2.ts';

/**
 * What became of a program or class: a mistake of it named and nothing else, another named, or none; or
 * nothing wrong found in it.
 */
export type Outcome = 'right' | 'wrong' | 'silent' | 'passed';

export interface Round2Outcome {
  readonly outcome: Outcome;
  /** Whether each of its mistakes is named. */
  readonly isWhole: boolean;
  readonly named: readonly string[];
}

/** `a|b`: names of what cannot be told apart. */
const meets = (said: string, labelled: string | null): boolean =>
  labelled !== null && said.split('|').some((id) => labelled.split('|').includes(id));

/**
 * `named` are diagnoses of which one is meant to be right; `a+b` says two mistakes at once, and is wrong if
 * one of them is.
 */
function judged(named: readonly string[], { mistakes }: Round2Unit): Omit<Round2Outcome, 'named'> {
  const right = named
    .map((diagnosis) => diagnosis.split('+'))
    .filter((said) => said.every((one) => mistakes.some((labelled) => meets(one, labelled))));
  return {
    outcome: right.length > 0 ? 'right' : 'wrong',
    isWhole: right.some((said) => mistakes.every((labelled) => said.some((one) => meets(one, labelled)))),
  };
}

export function round2Outcome(exercise: Exercise, unit: Round2Unit, report: Report): Round2Outcome {
  const { agent } = unit;
  const checks = new Set(
    exercise.checks.filter((check) => agent === null || check.agent === agent).map(({ id }) => id),
  );
  const hasPassed = report.verdicts.every(({ check, state }) => !checks.has(check) || state === 'passed');
  const named = report.diagnoses
    .filter(({ classes }) => agent === null || classes?.includes(agentClassOf(agent)) === true)
    .map(({ mistake }) => mistake)
    // An error is told as it is, and names no mistake.
    .filter((name) => !['unknown', 'several', 'error'].includes(name));
  if (named.length > 0) return { ...judged(named, unit), named };
  return { outcome: hasPassed ? 'passed' : 'silent', isWhole: false, named };
}

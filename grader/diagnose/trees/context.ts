import type { SearchMistake } from '../../../mistakes/adversarial/searchMistake.ts';
import { isOfAgents } from '../../subjects/agentClasses.ts';
import { prunes } from '../../subjects/subjects.ts';
import type { Conventions, Exercise } from '../../types/exercise.ts';
import { type ChildOrderRule, childOrderRule } from './childOrderRule.ts';
import { mistakesOf } from './mistakesOf.ts';
import type { GameAlgorithm, SearchRun } from './searchRun.ts';

/** What must be known of a submission and its exercise to compare it with known mistakes. */
export interface DiagnosisContext {
  readonly algorithm: GameAlgorithm;
  readonly conventions: Conventions;
  /** Those that are known, likelier ones first. */
  readonly mistakes: readonly SearchMistake[];
  readonly order: ChildOrderRule;
  /** Whether the submission ever returns an action; one that never does is judged by its values. */
  readonly hasActions: boolean;
  readonly mostQuestions: number;
  /** Whether what it answers may depend on what it draws. */
  readonly mayDraw: boolean;
  /** Numbers that it answered with and no game gave it, without their signs: perhaps what it starts from. */
  readonly numbers: readonly number[];
}

/** The context before anything has been asked of the submission: it is not yet known whether it draws. */
export function createContext(
  exercise: Exercise,
  algorithm: GameAlgorithm,
  runs: readonly SearchRun[],
): DiagnosisContext {
  const { conventions, limits } = exercise;
  return {
    algorithm,
    conventions,
    mistakes: mistakesOf(exercise),
    order: prunes({ algorithm }) ? childOrderRule(runs) : 'given',
    hasActions:
      isOfAgents(exercise) || runs.some(({ seen: { action } }) => action.ok || action.inside !== 'whole'),
    mostQuestions: limits.calls,
    mayDraw: false,
    numbers: [],
  };
}

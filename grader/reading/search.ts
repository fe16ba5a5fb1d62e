import type { Observation } from '../types/observation.ts';
import { readOrdering } from './ordering.ts';
import { type Question, readQuestions } from './questions.ts';
import type { Unrolled } from './unrolled.ts';

/** One step of a search: a successor generated, or a leaf's value read. */
export interface Step {
  readonly kind: 'generate' | 'evaluate';
  readonly node: number;
}

/** How a submission searched a game, freed from the style it is written in. */
export interface Search {
  /** In order, with repeats; evaluations that only put children in order are left out. */
  readonly steps: readonly Step[];
  /** Leaves evaluated, in order, with repeats. */
  readonly evaluated: readonly number[];
  /**
   * Leaves whose evaluation cannot be told from ordering: a search that sorts by `evaluate` and keeps the
   * numbers need not ask again. Nothing is held against them.
   */
  readonly unseen: ReadonlySet<number>;
}

/** Reads the events of an observation as a search to `depthLimit` plies; `depthFirst` if it must be one. */
export function readSearch(
  unrolled: Unrolled,
  observation: Observation,
  depthLimit: number,
  depthFirst: boolean,
): Search {
  const answered = readQuestions(unrolled, observation, depthFirst).filter(({ isAnswered }) => isAnswered);
  return searchOf(unrolled, answered, depthLimit);
}

/** The search behind questions that have been read already. */
export function searchOf(unrolled: Unrolled, questions: readonly Question[], depthLimit: number): Search {
  const { ordering, unseen } = readOrdering(unrolled, questions, depthLimit);
  const steps = questions
    .filter((_question, at) => !ordering.has(at))
    .map((question): Step => ({
      kind: isEvaluation(question) ? 'evaluate' : 'generate',
      node: question.node,
    }));
  return {
    steps,
    evaluated: steps.filter((step) => step.kind === 'evaluate').map((step) => step.node),
    unseen,
  };
}

const isEvaluation = (question: Question): boolean => question.op !== 'result';

/** Whether a search to `depthLimit` plies stops at a node. */
export function isLeaf(unrolled: Unrolled, node: number, depthLimit: number): boolean {
  return unrolled.ply(node) >= depthLimit || unrolled.children(node).length === 0;
}

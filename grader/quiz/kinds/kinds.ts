import type { AnyQuestion, QuestionKind } from '../question/kind.ts';
import { acceptance } from './acceptance.ts';
import { acceptanceChain } from './acceptanceChain/acceptanceChain.ts';
import { beam } from './beam.ts';
import { bestAction } from './bestAction.ts';
import { bestMoves } from './bestMoves.ts';
import { choiceAmong } from './choice.ts';
import { bounds } from './bounds.ts';
import { chooseLeaves } from './chooseLeaves/chooseLeaves.ts';
import { cost } from './cost.ts';
import { count } from './count.ts';
import { cutoffs } from './cutoffs.ts';
import { depthTable } from './depthTable.ts';
import { evaluated } from './evaluated.ts';
import { evaluationTable } from './evaluationTable.ts';
import { feature } from './feature.ts';
import { fitness } from './fitness.ts';
import { gameTree } from './gameTree/gameTree.ts';
import { localMaximum } from './localMaximum.ts';
import { nextState } from './nextState.ts';
import { offspring } from './offspring.ts';
import { order } from './order.ts';
import { principalVariation } from './principalVariation.ts';
import { pruned } from './pruned.ts';
import { pseudocode } from './pseudocode/pseudocode.ts';
import { restarts } from './restarts.ts';
import { roulette } from './roulette.ts';
import { selection } from './selection.ts';
import { trace } from './trace.ts';
import { utilities } from './utilities.ts';
import { value } from './value.ts';
import { values } from './values.ts';
import { windows } from './windows.ts';

/** Every kind of question: a new one is a file and a line here. */
export const KINDS = [
  value,
  values,
  bestAction,
  principalVariation,
  evaluated,
  pruned,
  windows,
  bounds,
  cutoffs,
  count,
  trace,
  order,
  chooseLeaves,
  utilities,
  depthTable,
  evaluationTable,
  gameTree,
  choiceAmong(kindOf),
  cost,
  bestMoves,
  nextState,
  beam,
  localMaximum,
  feature,
  acceptance,
  acceptanceChain,
  fitness,
  selection,
  roulette,
  offspring,
  restarts,
  pseudocode,
] as const;

type KindIn = (typeof KINDS)[number];
export type KindName = KindIn['name'];

/** A question as written, once it is checked: its `kind` says which options it has. */
export type Question = KindIn extends infer Kind ? QuestionIn<Kind> : never;
type QuestionIn<Kind> = Kind extends QuestionKind<infer Q, infer _F> ? Q : never;

/** @throws RangeError where there is no such kind. */
export function kindNamed(name: string): QuestionKind {
  const found = KINDS.find((kind) => kind.name === name);
  if (found === undefined) throw new RangeError(`there is no kind of question ${name}`);
  return found;
}

export function kindOf({ kind }: AnyQuestion): QuestionKind {
  return kindNamed(kind);
}

/** The question that is asked in the end: the one behind the options, where it is answered by choosing. */
export function askedQuestion(question: AnyQuestion): AnyQuestion {
  return kindOf(question).inner?.(question) ?? question;
}

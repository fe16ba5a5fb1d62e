import { itemAt } from '../types/lookup.ts';
import { type Observation, EVENT_SIZE, OPS } from '../types/observation.ts';
import { Looks } from './looks.ts';
import type { Unrolled } from './unrolled.ts';

/** What a search asked about a node, in order: how it came by, and how it read its value. */
export interface Question {
  readonly op: 'result' | 'utility' | 'evaluate';
  /** The node generated or evaluated. */
  readonly node: number;
}

/** A question as it was asked of the host. */
export interface AskedQuestion extends Question {
  /** Not if the host answered with an error. That gave no value: it is no evaluation, and orders nothing. */
  readonly isAnswered: boolean;
}

const RESULT = OPS.indexOf('result');
const UTILITY = OPS.indexOf('utility');
const EVALUATE = OPS.indexOf('evaluate');

/**
 * The questions that show where a search was, over nodes of the unrolled game.
 *
 * `player`, `actions`, `isTerminal` and `probability` are left out: correct searches ask them as often as
 * they like, of a node or from its parent, so they tell nothing.
 *
 * Where two plays lead to one state, the submission has one number for both. In a depth-first search the play
 * at hand is the latest that led there. A search in any order (`depthFirst` false) may come back to an
 * earlier one, so what the latest play has been asked already is taken for another play that has not.
 */
export function readQuestions(
  unrolled: Unrolled,
  { events }: Observation,
  depthFirst: boolean,
): AskedQuestion[] {
  const plays = new Map<number, number[]>([[0, [0]]]);
  const generated = new Set<number>();
  const evaluated = new Set<number>();
  const questions: AskedQuestion[] = [];
  const looks = new Looks();
  /** The play of a state that the question is about. */
  const playOf = (state: number, isAnswered: (node: number) => boolean): number | undefined => {
    const nodes = plays.get(state);
    const latest = nodes?.at(-1);
    if (depthFirst || nodes === undefined || nodes.length === 1 || !isAnswered(latest!)) return latest;
    return nodes.findLast((node) => !isAnswered(node)) ?? latest;
  };
  const note = (state: number, node: number): void => {
    const nodes = plays.get(state);
    if (nodes === undefined) plays.set(state, [node]);
    else if (nodes.at(-1) !== node) {
      const at = nodes.indexOf(node);
      if (at >= 0) nodes.splice(at, 1);
      nodes.push(node);
    }
  };
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    const [op, state, position, answer] = [
      itemAt(events, at),
      itemAt(events, at + 1),
      itemAt(events, at + 2),
      itemAt(events, at + 3),
    ];
    if (op === RESULT) {
      const childOf = (node: number): number | undefined => unrolled.children(node)[position];
      const parent = playOf(state, (node) => generated.has(childOf(node) ?? -1));
      const child = parent === undefined ? undefined : childOf(parent);
      if (child === undefined) continue;
      generated.add(child);
      note(answer, child);
      questions.push({ op: 'result', node: child, isAnswered: true });
    } else if (op === UTILITY || op === EVALUATE) {
      const node = playOf(state, (play) => evaluated.has(play));
      if (node === undefined) continue;
      if (!looks.isNew(node, position)) continue;
      const isAnswered = !Number.isNaN(answer);
      if (isAnswered) evaluated.add(node);
      questions.push({ op: op === UTILITY ? 'utility' : 'evaluate', node, isAnswered });
    }
  }
  return questions;
}

import { type Observation, EVENT_SIZE, OPS } from '../../types/observation.ts';
import type { Unrolled } from './unrolled.ts';

/** What a search asked about a node, in order: how it came by, and how it read its value. */
export interface Question {
  readonly op: 'result' | 'utility' | 'evaluate';
  /** The node generated or evaluated. */
  readonly node: number;
}

const RESULT = OPS.indexOf('result');
const UTILITY = OPS.indexOf('utility');
const EVALUATE = OPS.indexOf('evaluate');

/**
 * The questions that show where a search was, over nodes of the unrolled game.
 *
 * `player`, `actions`, `isTerminal` and `probability` are left out: correct searches ask them as often as they like,
 * of a node or from its parent, so they tell nothing.
 */
export function readQuestions(unrolled: Unrolled, observation: Observation): Question[] {
  const { events } = observation;
  const nodeOf = new Map<number, number>([[0, 0]]);
  const questions: Question[] = [];
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    const op = events[at]!;
    const node = nodeOf.get(events[at + 1]!);
    if (node === undefined) continue;
    if (op === RESULT) {
      const child = unrolled.children(node)[events[at + 2]!];
      if (child === undefined) continue;
      nodeOf.set(events[at + 3]!, child);
      questions.push({ op: 'result', node: child });
    } else if (op === UTILITY) questions.push({ op: 'utility', node });
    else if (op === EVALUATE) questions.push({ op: 'evaluate', node });
  }
  return questions;
}

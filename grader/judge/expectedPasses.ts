import type { Exercise } from '../types/exercise.ts';
import type { GameInput } from '../types/input.ts';
import { heightOf } from '../reading/held.ts';
import type { Unrolled } from '../reading/unrolled.ts';
import { expectedAnswer, optimalActions } from './expected.ts';

/** What handouts allow: a pass may ask so many questions about each of its nodes. */
export const QUESTIONS_A_NODE = 8;

/** What the passes of a correct search find, worked out when it is asked for. */
export class ExpectedPasses {
  readonly #best = new Map<number, readonly string[]>();
  readonly #algorithm: string;
  readonly #unrolled: Unrolled;
  /** The depth of the last pass: that of the limit, or of the whole game. */
  readonly deepest: number;

  constructor({ algorithm }: Pick<Exercise, 'algorithm'>, unrolled: Unrolled, { depthLimit }: GameInput) {
    this.#algorithm = algorithm;
    this.#unrolled = unrolled;
    this.deepest = heightOf(unrolled, depthLimit);
  }

  /** The best actions as far as a pass to that depth can see. */
  best(depth: number): readonly string[] {
    const known = this.#best.get(depth);
    if (known !== undefined) return known;
    const best = optimalActions(expectedAnswer(this.#algorithm, this.#unrolled, depth));
    this.#best.set(depth, best);
    return best;
  }

  isBest(action: string, depth: number): boolean {
    return this.best(depth).includes(action);
  }

  /** The deepest pass that is over before so many questions have been asked, however it is written. */
  finishedWithin(questions: number): number {
    let left = questions;
    for (let depth = 1; depth <= this.deepest; depth += 1) {
      left -= QUESTIONS_A_NODE * this.#nodes(0, depth);
      if (left < 0) return depth - 1;
    }
    return this.deepest;
  }

  #nodes(node: number, depth: number): number {
    if (this.#unrolled.ply(node) >= depth) return 1;
    return this.#unrolled.children(node).reduce((nodes, child) => nodes + this.#nodes(child, depth), 1);
  }
}

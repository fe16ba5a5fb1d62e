import { weighsChance } from '../subjects/subjects.ts';
import { expectimax } from '../../reference/adversarial/expectimax.ts';
import { minimax } from '../../reference/adversarial/minimax.ts';
import { RefusedError } from '../../reference/adversarial/refused.ts';
import type { Game, Player } from '../../reference/game.ts';
import { UnknownLeafError } from '../../reference/games/tree.ts';
import type { Algorithm } from '../types/exercise.ts';
import { isLeaf } from '../reading/search.ts';
import type { Unrolled } from '../reading/unrolled.ts';
import { itemAt } from '../types/lookup.ts';
import type { Worth } from '../words/gameAnswers.ts';

/** Expectations are rounded sums: equal within this share of the largest leaf. */
const TOLERANCE = 1e-9;

/** An action at the root; its value lies from `low` to `high`, which differ only where leaves are unknown. */
export interface ExpectedAction {
  readonly action: string;
  readonly low: number;
  readonly high: number;
}

/** What a correct search answers at the root. */
export interface ExpectedAnswer {
  readonly value: number;
  readonly player: Player;
  /** In the order of `actions`; empty at a leaf. */
  readonly actions: readonly ExpectedAction[];
  /** Numbers closer than this are equal: 0, but for expectations. */
  readonly tolerance: number;
}

interface Values {
  readonly root: number;
  readonly children: readonly number[];
  readonly largest: number;
  /** The first leaf without a value that was met, if any. */
  readonly unknown: UnknownLeafError | null;
}

/**
 * Solves the game to `depthLimit` plies.
 *
 * A leaf without a value must not matter, so it is taken for −∞ and then for ∞: every other value lies
 * between.
 *
 * @throws UnknownLeafError when the root's value depends on one all the same; NoEvaluationError as the game
 * does; RefusedError when there is no value, as ∞ and −∞ meet under a chance node.
 */
export function expectedAnswer(algorithm: Algorithm, unrolled: Unrolled, depthLimit: number): ExpectedAnswer {
  const low = solve(algorithm, unrolled, depthLimit, -Infinity);
  const high = low.unknown === null ? low : solve(algorithm, unrolled, depthLimit, Infinity);
  if (low.unknown !== null && low.root !== high.root) throw low.unknown;
  if (Number.isNaN(low.root))
    throw new RefusedError('the root has no value: ∞ and −∞ meet under a chance node');
  const names = isLeaf(unrolled, 0, depthLimit) ? [] : unrolled.game.actions(0);
  return {
    value: low.root,
    player: unrolled.game.player(0),
    actions: names.map((action, at) => ({
      action,
      low: itemAt(low.children, at),
      high: itemAt(high.children, at),
    })),
    tolerance: weighsChance({ algorithm }) ? TOLERANCE * low.largest : 0,
  };
}

function solve(algorithm: Algorithm, unrolled: Unrolled, depthLimit: number, standIn: number): Values {
  let largest = 0;
  let unknown: UnknownLeafError | null = null;
  const read = (ask: () => number): number => {
    try {
      const value = ask();
      if (Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
      return value;
    } catch (error) {
      if (!(error instanceof UnknownLeafError)) throw error;
      unknown ??= error;
      return standIn;
    }
  };
  const { game } = unrolled;
  const filled: Game<number, string> = {
    ...game,
    utility: (node) => read(() => game.utility(node)),
    evaluate: (node) => read(() => game.evaluate(node)),
  };
  const search = weighsChance({ algorithm }) ? expectimax : minimax;
  if (isLeaf(unrolled, 0, depthLimit))
    return { root: search(filled, 0, { depth: depthLimit }).value, children: [], largest, unknown };
  const children = unrolled
    .children(0)
    .map((child) => search(filled, child, { depth: depthLimit - 1 }).value);
  return { root: combine(unrolled, children), children, largest, unknown };
}

function combine({ game }: Unrolled, values: readonly number[]): number {
  const player = game.player(0);
  if (player === 'max') return values.reduce((a, b) => Math.max(a, b));
  if (player === 'min') return values.reduce((a, b) => Math.min(a, b));
  return game.actions(0).reduce((sum, action, at) => {
    const probability = game.probability(0, action);
    // An outcome that never happens counts for nothing.
    return probability > 0 ? sum + probability * itemAt(values, at) : sum;
  }, 0);
}

/** Equal as far as this answer's numbers can be told apart; −0 equals 0. */
export function equals(answer: ExpectedAnswer, a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= answer.tolerance;
}

/**
 * The actions worth as much as the root, in the order of `actions`; none at a leaf, and none where chance
 * moves.
 */
export function optimalActions(answer: ExpectedAnswer): string[] {
  if (answer.player === 'chance') return [];
  return answer.actions
    .filter(({ low, high }) => equals(answer, low, answer.value) && equals(answer, high, answer.value))
    .map(({ action }) => action);
}

/**
 * What an action is worth that is not among the optimal ones.
 *
 * @throws UnknownLeafError where it may be just as good, as a leaf is unknown: then nobody can say.
 */
export function worthOf(answer: ExpectedAnswer, { action, low, high }: ExpectedAction): Worth {
  const isDecided = high < answer.value || low > answer.value;
  if (!isDecided && !equals(answer, low, high)) throw new UnknownLeafError(`below action ${action}`);
  return { low, high, player: answer.player === 'max' ? 'max' : 'min' };
}

import { differenceAt } from '../evidence.ts';
import type { Replay } from '../reading/replay.ts';
import { isLeaf } from '../reading/search.ts';
import type { Unrolled } from '../reading/unrolled.ts';
import type { Difference } from '../../types/verdict.ts';
import { count, showNumber } from '../words.ts';
import { type Order, differing, firstInOrder, topmostSkipped } from './compare.ts';

/** Where a search parts from a correct one, with advice. */
export interface Explanation {
  readonly difference: Difference;
  readonly help?: string;
}

export interface Compared {
  readonly unrolled: Unrolled;
  readonly depthLimit: number;
  readonly order: Order;
  readonly actual: ReadonlySet<number>;
  readonly unseen: ReadonlySet<number>;
}

/** Explains the first leaf, in the search's own order, that only one of the two evaluates. There must be one. */
export function explainFirst(compared: Compared, correct: Replay): Explanation {
  const { unrolled, order, actual, unseen } = compared;
  const expected = new Set(correct.evaluated);
  const leaf = firstInOrder(unrolled, order, differing(actual, expected, unseen));
  const stray = explainStray(compared, leaf);
  if (stray !== null) return stray;
  return actual.has(leaf) ? explainMissingCut(compared, correct, leaf) : explainSkipped(compared, correct, leaf);
}

/**
 * A search that stopped at `node` though the game goes on there, or that went on below it, past the depth limit.
 * Null when neither is so.
 */
export function explainStray({ unrolled, depthLimit, actual }: Pick<Compared, 'unrolled' | 'depthLimit' | 'actual'>, node: number): Explanation | null {
  const deeper = unrolled.ply(node) > depthLimit ? node : [...actual].find((other) => unrolled.ply(other) > depthLimit && isBelow(unrolled, other, node));
  if (deeper !== undefined) {
    const sentence = `Your search went past the depth limit: it evaluated ${nodeName(unrolled, deeper)}, ${plies(unrolled, deeper)} below the root, but depthLimit is ${depthLimit}.`;
    return { difference: differenceAt(unrolled, deeper, sentence), help: 'The root is at depth 0; at depth depthLimit, take game.evaluate(state) and go no deeper.' };
  }
  if (isLeaf(unrolled, node, depthLimit)) return null;
  const until = Number.isFinite(depthLimit) ? `depthLimit is ${depthLimit}` : 'there is no depth limit';
  const sentence = `Your search stopped at ${nodeName(unrolled, node)}, ${plies(unrolled, node)} below the root, and took its evaluation, but ${until} and the game goes on there.`;
  return { difference: differenceAt(unrolled, node, sentence), help: 'The root is at depth 0; stop only at terminal states and at depth depthLimit.' };
}

const plies = (unrolled: Unrolled, node: number): string => count(unrolled.ply(node), 'ply', 'plies');

function isBelow(unrolled: Unrolled, node: number, above: number): boolean {
  let at = node;
  while (unrolled.ply(at) > unrolled.ply(above)) at = unrolled.parent(at);
  return at === above;
}

function explainMissingCut(compared: Compared, correct: Replay, leaf: number): Explanation {
  const { unrolled, order } = compared;
  let skipped = leaf;
  while (!correct.visits.has(unrolled.parent(skipped))) skipped = unrolled.parent(skipped);
  const node = unrolled.parent(skipped);
  const { window, value, cutoff } = correct.visits.get(node)!;
  const byAlpha = cutoff?.by === 'alpha';
  const alpha = byAlpha ? window.alpha : Math.max(window.alpha, value);
  const beta = byAlpha ? Math.min(window.beta, value) : window.beta;
  const last = order(node).filter((child) => correct.visits.has(child)).at(-1)!;
  const sentence = `Your search did not cut at ${nodeName(unrolled, node)}, though a correct alpha–beta in the same order does: `
    + `after ${nodeName(unrolled, last)}, α = ${showNumber(alpha)} and β = ${showNumber(beta)}, so ${nodeName(unrolled, skipped)} need not be searched.`;
  const sign = correct.convention.cut === 'strict' ? ['<', '>'] : ['≤', '≥'];
  const rule = byAlpha ? `At a MIN node, stop as soon as its value so far is ${sign[0]} α.` : `At a MAX node, stop as soon as its value so far is ${sign[1]} β.`;
  const deep = cutoff?.kind === 'deep' ? ` This ${byAlpha ? 'α' : 'β'} comes from further up than the parent: hand both bounds down through every level.` : '';
  return { difference: differenceAt(unrolled, node, sentence, window), help: rule + deep };
}

function explainSkipped(compared: Compared, correct: Replay, leaf: number): Explanation {
  const { unrolled, actual } = compared;
  const top = topmostSkipped(unrolled, leaf, actual);
  const { window } = correct.visits.get(top)!;
  const value = leafValue(unrolled, leaf);
  const what = top === leaf ? `leaf ${unrolled.id(leaf)} (value ${value})` : `${nodeName(unrolled, top)}, with leaf ${unrolled.id(leaf)} (value ${value}) below it`;
  const why = window.alpha < window.beta
    ? `which can still change the answer: the window there is (${showNumber(window.alpha)}, ${showNumber(window.beta)})`
    : `which a strict search still looks at: α = β = ${showNumber(window.alpha)} there, and it cuts only when α > β`;
  const help = window.alpha < window.beta ? 'Cut only when α ≥ β, with the α and β of the node itself.' : undefined;
  return { difference: differenceAt(unrolled, top, `Your search skipped ${what}, ${why}.`, window), ...(help === undefined ? {} : { help }) };
}

export function nodeName(unrolled: Unrolled, node: number): string {
  return node === 0 ? 'the root' : `node ${unrolled.id(node)}`;
}

function leafValue({ game }: Unrolled, leaf: number): string {
  return showNumber(game.isTerminal(leaf) ? game.utility(leaf) : game.evaluate(leaf));
}

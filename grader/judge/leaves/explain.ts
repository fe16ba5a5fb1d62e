import type { Visit } from '../../../reference/trace.ts';
import { differenceAt } from '../evidence.ts';
import { type Replay, replayVisits } from '../../reading/replay.ts';
import type { Unrolled } from '../../reading/unrolled.ts';
import { showNumber } from '../../words/values.ts';
import { firstInOrder, topmostSkipped } from './compare.ts';
import { type Compared, type Explanation, nodeName } from './compared.ts';
import { explainStray } from './stray.ts';

type Visits = ReadonlyMap<number, Visit<number>>;

/**
 * Explains the first of `leaves` in the search's own order: leaves that only one of the two searches
 * evaluates.
 */
export function explainFirst(compared: Compared, correct: Replay, leaves: readonly number[]): Explanation {
  const leaf = firstInOrder(compared.unrolled, compared.order, leaves);
  const stray = explainStray(compared, leaf);
  if (stray !== null) return stray;
  const visits = replayVisits({ ...compared, convention: correct.convention });
  return compared.actual.has(leaf)
    ? explainMissingCut(compared, visits, leaf)
    : explainSkipped(compared, visits, leaf);
}

/** The search evaluated a leaf that a correct one does not come to, because it cuts at a node above. */
function explainMissingCut(compared: Compared, visits: Visits, leaf: number): Explanation {
  const { unrolled, order } = compared;
  let skipped = leaf;
  while (!visits.has(unrolled.parent(skipped))) skipped = unrolled.parent(skipped);
  const node = unrolled.parent(skipped);
  const { window, cutoff } = visits.get(node)!;
  const searched = order(node).filter((child) => visits.has(child));
  const values = searched.map((child) => visits.get(child)!.value);
  const byAlpha = cutoff?.by === 'alpha';
  const alpha = byAlpha ? window.alpha : values.reduce((a, b) => Math.max(a, b), window.alpha);
  const beta = byAlpha ? values.reduce((a, b) => Math.min(a, b), window.beta) : window.beta;
  const sentence =
    `Your search did not cut at ${nodeName(unrolled, node)}, though a correct alpha–beta in the same order does: ` +
    `after ${nodeName(unrolled, searched.at(-1)!)}, α = ${showNumber(alpha)} and β = ${showNumber(beta)}, so ${nodeName(unrolled, skipped)} need not be searched.`;
  const bound = byAlpha ? 'α' : 'β';
  const rule = byAlpha
    ? `A MIN node can stop as soon as its value so far is ${signs(compared, '≤', '<')} α.`
    : `A MAX node can stop as soon as its value so far is ${signs(compared, '≥', '>')} β.`;
  // What is missing does not show: the bound may not have come here, or nobody may have compared with it.
  const where =
    cutoff?.kind === 'deep'
      ? `This ${bound} comes from further up than the parent. Does it come down through every level, and is it compared with?`
      : `Does ${bound} come to this node, and is it compared with?`;
  return { difference: differenceAt(unrolled, node, sentence, window), help: `${rule} ${where}` };
}

/** The search left out a leaf that a correct one evaluates. */
function explainSkipped(compared: Compared, visits: Visits, leaf: number): Explanation {
  const { unrolled, actual } = compared;
  const top = topmostSkipped(unrolled, leaf, actual);
  const { window } = visits.get(top)!;
  const value = leafValue(unrolled, leaf);
  const what =
    top === leaf
      ? `leaf ${unrolled.id(leaf)} (value ${value})`
      : `${nodeName(unrolled, top)}, with leaf ${unrolled.id(leaf)} (value ${value}) below it`;
  const isOpen = window.alpha < window.beta;
  const why = isOpen
    ? `which can still change the answer: the window there is (${showNumber(window.alpha)}, ${showNumber(window.beta)})`
    : `which a strict search still looks at: α = β = ${showNumber(window.alpha)} there, and it cuts only when α > β`;
  const difference = differenceAt(unrolled, top, `Your search skipped ${what}, ${why}.`, window);
  return isOpen
    ? {
        difference,
        help: `Was it a cut that left it out? A node may be left early only once α ${signs(compared, '≥', '>')} β at that node.`,
      }
    : { difference };
}

function signs({ conventions }: Compared, nonStrict: string, strict: string): string {
  return conventions.cut.includes('non-strict') ? nonStrict : strict;
}

function leafValue({ game }: Unrolled, leaf: number): string {
  return showNumber(game.isTerminal(leaf) ? game.utility(leaf) : game.evaluate(leaf));
}

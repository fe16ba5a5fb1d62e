import type { TreeNode } from '../../../reference/games/tree.ts';
import { kindOf } from './searchParts.ts';
import type { Running } from './searchParts.ts';

/** An outcome, and what is certain of its value so far. */
interface Outcome {
  readonly child: number;
  readonly probability: number;
  low: number;
  high: number;
  isSeen: boolean;
}

/**
 * A chance node by star1 (Ballard 1983): it is left once its mean meets a bound even if everything not yet
 * seen turns out as well, or as badly, as the tree's bounds allow. In a tree without bounds nothing is left
 * out.
 */
export function searchChance(running: Running, node: TreeNode, alpha: number, beta: number): number {
  const { tree, habits, how } = running;
  const habit = habits.chance;
  const equal = 1 / node.children.length;
  const outcomes: Outcome[] = node.children.map((child) => ({
    child,
    low: tree.bounds?.[0] ?? -Infinity,
    high: tree.bounds?.[1] ?? Infinity,
    isSeen: false,
    probability: habit === 'equal-weights' ? equal : tree.nodes[child]!.probability,
  }));
  const children = habits.order?.(outcomes) ?? outcomes;
  const prunes = how.algorithm === 'star1' && tree.bounds !== null && habit !== 'never';
  let met: 'alpha' | 'beta' | null = null;
  for (const outcome of children) {
    if (running.skipNext) {
      running.skipNext = false;
      continue;
    }
    if (outcome.probability === 0) continue;
    outcome.isSeen = true;
    if (!prunes) {
      outcome.low = outcome.high = running.visit(outcome.child, -Infinity, Infinity);
      continue;
    }
    const a = threshold(outcomes, outcome, 'high', alpha);
    const b = threshold(outcomes, outcome, 'low', beta);
    const v = running.visit(outcome.child, Math.max(a, tree.bounds[0]), Math.min(b, tree.bounds[1]));
    if (running.cuts(v, b)) [outcome.low, met] = [Math.max(v, outcome.low), 'beta'];
    else if (running.cuts(a, v)) [outcome.high, met] = [Math.min(v, outcome.high), 'alpha'];
    else outcome.low = outcome.high = v;
    if (met === null && habit === 'as-min' && running.cuts(alpha, v)) met = 'alpha';
    if (met === null && habit === 'seen-only') {
      const shown = outcomes.filter(({ isSeen }) => isSeen);
      if (
        running.cuts(
          alpha,
          mean(shown, 'high') / shown.reduce((sum, { probability }) => sum + probability, 0),
        )
      )
        met = 'alpha';
    }
    if (met !== null) {
      running.cutoffs[node.index] = {
        by: met,
        kind: kindOf(running, node, met === 'beta' ? 'max' : 'min', { alpha, beta }),
        skipped: outcomes.filter(({ isSeen }) => !isSeen).length,
      };
      break;
    }
  }
  const [low, high] = [mean(outcomes, 'low'), mean(outcomes, 'high')];
  running.proven[node.index] = { low, high };
  // Rounding must not carry a value back over the bound that it has met.
  if (met === 'beta') return Math.max(low, beta);
  return met === 'alpha' ? Math.min(high, alpha) : high;
}

function mean(outcomes: readonly Outcome[], pick: 'low' | 'high', except?: Outcome): number {
  let sum = 0;
  for (const outcome of outcomes)
    if (outcome !== except && outcome.probability > 0) sum += outcome.probability * outcome[pick];
  return sum;
}

/** How low (or high) this outcome must turn out for the node to meet the bound, whatever the others do. */
function threshold(
  outcomes: readonly Outcome[],
  outcome: Outcome,
  pick: 'low' | 'high',
  bound: number,
): number {
  return (bound - mean(outcomes, pick, outcome)) / outcome.probability;
}

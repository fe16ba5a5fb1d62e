import type { Search, Step } from './search.ts';
import type { Unrolled } from './unrolled.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * A search as one pass over the tree, and what follows it. A second pass goes through the root's children
 * once more, to find the action that brings the value; anything else that comes twice is a repeat.
 */
export interface Passes {
  readonly first: readonly Step[];
  /** Empty when there was one pass. */
  readonly second: readonly Step[];
  /** The first step that was taken before in its own pass, if any. */
  readonly repeat: Step | null;
}

export function readPasses(unrolled: Unrolled, search: Search): Passes {
  // Where evaluations cannot be told from ordering, how many there were says nothing.
  const steps = search.steps.filter(({ kind, node }) => kind === 'generate' || !search.unseen.has(node));
  const at = firstRepeat(steps);
  if (at < 0) return { first: steps, second: [], repeat: null };
  const first = steps.slice(0, at);
  const second = steps.slice(at);
  if (!isWhole(unrolled, first, steps)) return { first: steps, second: [], repeat: itemAt(steps, at) };
  const again = firstRepeat(second);
  return { first, second, repeat: again < 0 ? null : itemAt(second, again) };
}

function firstRepeat(steps: readonly Step[]): number {
  const seen = { generate: new Set<number>(), evaluate: new Set<number>() };
  return steps.findIndex(({ kind, node }) => {
    if (seen[kind].has(node)) return true;
    seen[kind].add(node);
    return false;
  });
}

/** Whether a pass has come to every child of the root that the search ever evaluates below. */
function isWhole(unrolled: Unrolled, pass: readonly Step[], all: readonly Step[]): boolean {
  const entered = rootChildren(unrolled, pass);
  return entered.size > 0 && rootChildren(unrolled, all).size === entered.size;
}

function rootChildren(unrolled: Unrolled, steps: readonly Step[]): Set<number> {
  const found = new Set<number>();
  for (const { kind, node } of steps) {
    if (kind !== 'evaluate' || node === 0) continue;
    let at = node;
    while (unrolled.ply(at) > 1) at = unrolled.parent(at);
    found.add(at);
  }
  return found;
}

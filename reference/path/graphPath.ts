import type { PathProblem } from './pathProblem.ts';

/** A one-way edge; its cost is not negative. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
}

/** A graph, and the way that is wanted. */
export interface GraphRules {
  /** One-way edges, in the order in which a node's successors are tried. */
  readonly edges: readonly Edge[];
  readonly start: string;
  readonly goal: string;
  /** Estimated cost from each node to the goal; 0 where it says nothing. */
  readonly heuristic: Readonly<Record<string, number>>;
}

/** Paths in a given graph; an action is the name of the next node. */
export function graphPath({ edges, start, goal, heuristic }: GraphRules): PathProblem<string, string> {
  const out = new Map<string, Map<string, number>>();
  for (const { from, to, cost } of edges) {
    if (!(cost >= 0)) throw new RangeError(`the edge from ${from} to ${to} must not cost less than 0`);
    if (!out.has(from)) out.set(from, new Map());
    if (out.get(from)!.has(to)) throw new RangeError(`there are two edges from ${from} to ${to}`);
    out.get(from)!.set(to, cost);
  }
  const estimates = new Map(Object.entries(heuristic));
  const costOf = (state: string, action: string): number => {
    const cost = out.get(state)?.get(action);
    if (cost === undefined) throw new RangeError(`no edge from ${state} to ${action}`);
    return cost;
  };
  return {
    initial: start,
    isGoal: (state) => state === goal,
    actions: (state) => [...(out.get(state)?.keys() ?? [])],
    result(state, action) {
      costOf(state, action);
      return action;
    },
    cost: costOf,
    heuristic: (state) => estimates.get(state) ?? 0,
  };
}

/**
 * Where the heuristic breaks its promises: h(from) > cost + h(to) along an edge, or h(goal) > 0. Empty when
 * it is monotonic, and so admissible.
 */
export function heuristicSlips({
  edges,
  goal,
  heuristic,
}: GraphRules): { readonly from: string; readonly to: string | null }[] {
  const estimates = new Map(Object.entries(heuristic));
  const h = (state: string): number => estimates.get(state) ?? 0;
  const slips: { from: string; to: string | null }[] = edges
    .filter(({ from, to, cost }) => h(from) > cost + h(to))
    .map(({ from, to }) => ({ from, to }));
  return h(goal) > 0 ? [...slips, { from: goal, to: null }] : slips;
}

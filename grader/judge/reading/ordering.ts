import type { Question } from './questions.ts';
import type { Unrolled } from './unrolled.ts';

/** Which evaluations only put children in order (positions in the questions), and which leaves cannot be told. */
export interface Ordering {
  readonly ordering: ReadonlySet<number>;
  readonly unseen: ReadonlySet<number>;
}

/** Evaluations of siblings in a row, with no other evaluation between them. */
interface Run {
  readonly parent: number;
  /** Positions in the questions. */
  readonly at: number[];
}

/**
 * A search may sort children by `evaluate` before it searches them, as the second notes advise. Such a sweep is not
 * leaf evaluation. It is recognised by what it covers: every sibling, before any of them is searched; and it is certain
 * when one of them is an inner node that the search goes on into.
 */
export function readOrdering(unrolled: Unrolled, questions: readonly Question[], depthLimit: number): Ordering {
  const ordering = new Set<number>();
  const unseen = new Set<number>();
  const expandedPlies = new Set(questions.filter((q) => q.op === 'result').map((q) => unrolled.ply(q.node) - 1));
  // A node below the root that is evaluated on a ply where the search expands others is not where it stops.
  const isInner = (node: number): boolean =>
    unrolled.ply(node) < depthLimit && unrolled.children(node).length > 0 && expandedPlies.has(unrolled.ply(node));
  const runs = sweeps(unrolled, questions);
  const node = (at: number): number => questions[at]!.node;
  const orders = runs.some((run) => run.at.some((at) => isInner(node(at))));
  for (const run of runs) {
    const children = unrolled.children(run.parent);
    const inner = run.at.some((at) => isInner(node(at)));
    const bySweep = run.at.slice(0, children.length);
    const covers = new Set(bySweep.map(node)).size === children.length;
    const onlyEvaluate = bySweep.every((at) => questions[at]!.op === 'evaluate');
    if (covers && (inner || (onlyEvaluate && run.at.length > children.length && (orders || children.length > 1)))) {
      for (const at of bySweep) ordering.add(at);
      continue;
    }
    if (!inner && !orders) continue;
    for (const at of run.at) {
      if (isInner(node(at))) ordering.add(at);
      else if (questions[at]!.op === 'evaluate' && readsUtility(run, questions, node(at))) ordering.add(at);
      else if (questions[at]!.op === 'evaluate' && new Set(run.at.map(node)).size === children.length) unseen.add(node(at));
    }
  }
  return { ordering, unseen };
}

function readsUtility(run: Run, questions: readonly Question[], node: number): boolean {
  return run.at.some((at) => questions[at]!.node === node && questions[at]!.op === 'utility');
}

/** A run ends where another node's children are evaluated, and where the search goes elsewhere or comes back. */
function sweeps(unrolled: Unrolled, questions: readonly Question[]): Run[] {
  const runs: Run[] = [];
  const generated = new Set<number>();
  let open = null as Run | null;
  for (const [at, { op, node }] of questions.entries()) {
    const parent = unrolled.parent(node);
    if (op === 'result') {
      if (parent !== open?.parent || generated.has(node)) open = null;
      generated.add(node);
    } else if (parent >= 0) {
      if (parent !== open?.parent) runs.push((open = { parent, at: [] }));
      open.at.push(at);
    }
  }
  return runs;
}

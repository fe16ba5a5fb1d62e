import { itemAt } from '../types/lookup.ts';
import type { Question } from './questions.ts';
import type { Unrolled } from './unrolled.ts';

/**
 * A search may sort children by `evaluate` before it searches them, as the second notes advise. That is not
 * leaf evaluation, though it asks the same question: of each sibling, in a row, before any of them is
 * searched. It is certain where one of them is an inner node that the search goes on into; leaves are then
 * read in the light of what the same search does with inner nodes.
 */
export interface Ordering {
  /** Evaluations that only put children in order: positions in the questions. */
  readonly ordering: ReadonlySet<number>;
  /** Leaves that were evaluated for ordering or for their value or both, and nobody can tell. */
  readonly unseen: ReadonlySet<number>;
}

/** Evaluations of siblings in a row: positions in the questions. */
interface Run {
  readonly parent: number;
  readonly at: number[];
}

export function readOrdering(
  unrolled: Unrolled,
  questions: readonly Question[],
  depthLimit: number,
): Ordering {
  const ordering = new Set<number>();
  const unseen = new Set<number>();
  const node = (at: number): number => itemAt(questions, at).node;
  const isEvaluate = (at: number): boolean => itemAt(questions, at).op === 'evaluate';
  const expandedPlies = new Set(
    questions.filter(({ op }) => op === 'result').map((question) => unrolled.ply(question.node) - 1),
  );
  const goesOn = (at: number): boolean =>
    unrolled.ply(node(at)) < depthLimit && unrolled.children(node(at)).length > 0;
  // The root has no siblings: where the search goes on below it, an estimate of it is no leaf either.
  if (expandedPlies.has(0)) {
    for (const at of questions.keys()) if (node(at) === 0 && isEvaluate(at) && goesOn(at)) ordering.add(at);
  }
  const runs = sweeps(unrolled, questions);
  // Evaluated where the search never goes on, inner nodes are where it stops: wrongly, but they are leaves to
  // it.
  const orders = runs.some(({ at }) =>
    at.some((position) => goesOn(position) && expandedPlies.has(unrolled.ply(node(position)))),
  );
  const isInner = (at: number): boolean => orders && goesOn(at);
  const innerRuns = runs.filter((run) => run.at.some(isInner));
  if (innerRuns.length === 0 && runs.every(({ at }) => !at.some(isEvaluate))) return { ordering, unseen };

  // A search that reads terminals by utility asks evaluate of them only to sort; at the limit it may ask
  // either.
  const readsUtility = questions.some(({ op }) => op === 'utility');
  const onlySorts = (at: number): boolean =>
    readsUtility &&
    isEvaluate(at) &&
    unrolled.ply(node(at)) < depthLimit &&
    unrolled.children(node(at)).length === 0;
  for (const at of questions.keys()) if (onlySorts(at)) ordering.add(at);

  /** Whether sorting is seen to ask once for each child; otherwise each comparison may ask again. */
  const asksOnce =
    innerRuns.some(({ parent }) => unrolled.children(parent).length > 2) &&
    innerRuns.every(({ at }) => isDistinct(at.filter(isInner).map(node)));
  const swept: number[] = [];
  let sweepsAlways = true;
  for (const { parent, at } of runs) {
    const size = unrolled.children(parent).length;
    const first = at.slice(0, size);
    const isSweep = isDistinct(first.map(node)) && first.length === size;
    const hasInner = at.some(isInner);
    sweepsAlways &&= isSweep;
    if (isSweep && hasInner && (asksOnce || size < 3)) {
      for (const position of first) ordering.add(position);
      swept.push(...first.filter((position) => !isInner(position) && !onlySorts(position)));
    } else if (
      hasInner ||
      (innerRuns.length > 0 && !asksOnce && size >= 3) ||
      isCompared(at.map(node), size)
    ) {
      const asUtility = new Set(at.filter((position) => !isEvaluate(position)).map(node));
      for (const position of at.filter(isEvaluate)) {
        if (isInner(position) || asUtility.has(node(position))) ordering.add(position);
        else if (!onlySorts(position)) unseen.add(node(position));
      }
    } else if (isSweep && first.every(isEvaluate)) {
      if (at.length > size && (size > 1 || innerRuns.length > 0))
        for (const position of first) ordering.add(position);
      else if (innerRuns.length > 0) swept.push(...first.filter((position) => !onlySorts(position)));
    }
  }
  // A search that keeps the numbers it sorts by asks of all siblings and never again: then one evaluation
  // serves both ends.
  const leaves = new Set(swept);
  const askedAgain = new Set(
    questions.flatMap(({ op, node: asked }, at) =>
      op === 'result' || ordering.has(at) || leaves.has(at) ? [] : [asked],
    ),
  );
  if (!sweepsAlways || swept.some((position) => askedAgain.has(node(position)))) return { ordering, unseen };
  for (const position of swept) {
    ordering.delete(position);
    unseen.add(node(position));
  }
  return { ordering, unseen };
}

/**
 * Whether evaluations look like those of a sort by comparisons, which pairs each child with others, and not
 * like each asked twice.
 */
function isCompared(nodes: readonly number[], size: number): boolean {
  const again = nodes.filter((node, at) => node === nodes[at - 1]).length;
  return (
    size > 2 &&
    nodes.length >= 2 * size &&
    new Set(nodes).size === size &&
    again <= 1 &&
    !isDistinct(nodes.slice(size))
  );
}

const isDistinct = (nodes: readonly number[]): boolean => new Set(nodes).size === nodes.length;

/**
 * A run ends where another node's children are evaluated, and where the search goes elsewhere or comes back.
 */
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

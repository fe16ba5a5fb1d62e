import { UnknownLeafError } from '../../../../reference/games/tree.ts';
import { cutWords } from '../../../words/quiz/cutWords.ts';
import { formatNumber } from '../../../words/numbers.ts';
import { rangeWords } from '../../../words/quiz/rangeWords.ts';
import type { AnyQuestion, Ask, World } from '../../question/kind.ts';
import type { Searched } from '../../tree/search.ts';
import type { TreeFigure } from '../../types.ts';
import { listOf } from '../../../words/quiz/listOf.ts';

/** Null where a mistake, or a student's own values, would need a leaf whose value is not given. */
export function searchOf<T>(
  { question }: Ask<AnyQuestion, TreeFigure>,
  { tree }: World<TreeFigure>,
  read: (searched: Searched) => T,
): T | null {
  try {
    return read(tree.search(question.how));
  } catch (error) {
    if (error instanceof UnknownLeafError) return null;
    throw error;
  }
}

/** How the question's tree is searched, in a sentence or three. */
export function searchWords({ question, figure }: Ask<AnyQuestion, TreeFigure>): string {
  const { algorithm, cut, window } = question.how;
  if (algorithm === 'minimax') return 'Minimax searches the whole tree from left to right.';
  const start =
    window.alpha === -Infinity && window.beta === Infinity
      ? ''
      : ` The search starts with α = ${formatNumber(window.alpha)}, β = ${formatNumber(window.beta)}.`;
  const { bounds } = figure.tree;
  const range =
    algorithm === 'star1' && bounds !== null
      ? ` Every leaf is known to ${rangeWords(bounds)}, so chance nodes can be pruned too.`
      : '';
  return `Alpha–beta searches from left to right and cuts ${cutWords(cut)}.${start}${range}`;
}

/** How a search of that kind goes about it, whatever the tree. */
export function searchIdea({ question: { how }, figure }: Ask<AnyQuestion, TreeFigure>): string {
  if (how.algorithm === 'minimax')
    return 'Minimax leaves nothing out: it looks at every leaf, from left to right.';
  const chance =
    how.algorithm === 'star1' && figure.tree.bounds !== null
      ? ' At a chance node, take for leaves not yet seen the best and the worst that they can be: where ' +
        'the mean cannot reach the other side’s bound any more, the rest is left out.'
      : '';
  return (
    'α is the best that MAX is sure of on the way from the root to a node, β the best that MIN is sure of. ' +
    `A node is left ${cutWords(how.cut)}, v being its value so far; the rest of its children are never ` +
    `looked at.${chance}`
  );
}

const SIGNS = { alpha: 'α', beta: 'β' } as const;

/** Where bounds are reached, so that something is skipped. */
export function cutoffsReason(ask: Ask<AnyQuestion, TreeFigure>, world: World<TreeFigure>): string {
  const { nodes } = ask.figure.tree;
  const places = searchOf(ask, world, ({ cutoffs, windows }) =>
    cutoffs.flatMap((cutoff, node) => {
      const bound = cutoff === null ? null : windows[node]?.[cutoff.by];
      if (cutoff === null || cutoff.skipped === 0 || bound === null || bound === undefined) return [];
      return [`${nodes[node]?.id ?? ''} (${SIGNS[cutoff.by]} = ${formatNumber(bound)})`];
    }),
  );
  if (places === null || places.length === 0) return 'No bound is reached that would skip anything.';
  return `A bound is reached, and what is left there skipped, at ${listOf(places, 'and')}.`;
}

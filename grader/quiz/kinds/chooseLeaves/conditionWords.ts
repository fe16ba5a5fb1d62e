import { formatNumber } from '../../../words/numbers.ts';
import { formatValue } from '../../exactNumber.ts';
import { listOf } from '../../../words/quiz/listOf.ts';
import type { Broken } from './broken.ts';
import type { Conditions } from './keys.ts';

/** Each condition as the end of "so that …". */
export function conditionWords({ value, best, pruned, evaluated, cutoffs }: Conditions): string[] {
  const [there, skip] =
    cutoffs === 1 ? ['is exactly 1 cutoff', 'skips'] : [`are exactly ${cutoffs} cutoffs`, 'skip'];
  return [
    ...(value === undefined ? [] : [`the value of the root is ${formatNumber(value)}`]),
    ...(best === undefined
      ? []
      : [`${listOf(best, 'and')} ${best.length === 1 ? 'is the only best move' : 'are the best moves'}`]),
    ...groupWords(pruned, 'pruned'),
    ...groupWords(evaluated, 'evaluated'),
    ...(cutoffs === undefined ? [] : [`there ${there} that ${skip} something`]),
  ];
}

function groupWords(labels: readonly string[] | undefined, word: string): string[] {
  if (labels === undefined) return [];
  return labels.length === 0
    ? [`nothing is ${word}`]
    : [`${listOf(labels, 'and')} ${isOrAre(labels)} ${word}`];
}

const isOrAre = (labels: readonly string[]): string => (labels.length === 1 ? 'is' : 'are');

/** Why a tree is not as asked, after a colon. */
export function brokenWords(broken: Broken): string {
  switch (broken.code) {
    case 'value':
      return `the root is then worth ${broken.value === null ? 'something else' : formatValue(broken.value)}`;
    case 'best':
      return (
        `the best ${broken.best.length === 1 ? 'move is' : 'moves are'} then ` + listOf(broken.best, 'and')
      );
    case 'something-pruned':
      return 'something is pruned then';
    case 'not-pruned':
      return `${listOf(broken.nodes, 'and')} ${isOrAre(broken.nodes)} then not pruned`;
    case 'not-evaluated':
      return `${listOf(broken.nodes, 'and')} ${isOrAre(broken.nodes)} then not evaluated`;
    case 'cutoffs':
      return `there ${broken.count === 1 ? 'is then 1 cutoff' : `are then ${broken.count} cutoffs`}`;
  }
}

import type { TreeNode } from '../../../reference/games/tree.ts';
import { isNamed } from '../../picture/treeLabels.ts';
import type { Problem } from '../../types/result.ts';
import { formatNumber } from '../../words/numbers.ts';
import { leavesOf } from '../tree/nodes.ts';
import type { TreeFigure } from '../types.ts';

/** A problem whose place is known to whoever asks. */
export type Warning = Omit<Problem, 'file' | 'place'>;

/** Leaves that a reader cannot name, or could name in two ways. */
export function labelWarnings({ tree, labels }: TreeFigure): Warning[] {
  const leaves = leavesOf(tree);
  return [
    ...(labels === 'nodes' ? unnamedTwins(leaves) : []),
    ...alikeButForCase(tree.nodes),
    ...labelThatIsAValue(tree.nodes, leaves),
  ];
}

function unnamedTwins(leaves: readonly TreeNode[]): Warning[] {
  const unnamed = leaves.filter(({ id }) => !isNamed(id));
  return unnamed
    .filter((leaf) => unnamed.some(({ index, value }) => index < leaf.index && value === leaf.value))
    .map(({ value }) => ({
      code: 'ambiguous-leaf',
      found: `two leaves without a label that both show ${formatNumber(value ?? NaN)}`,
      expected: 'a label at each',
      hint: '"letters": "auto" gives them',
    }));
}

function alikeButForCase(nodes: readonly TreeNode[]): Warning[] {
  const latest = new Map<string, string>();
  return nodes.flatMap(({ id }) => {
    const other = latest.get(id.toLowerCase());
    latest.set(id.toLowerCase(), id);
    if (other === undefined) return [];
    return [
      {
        code: 'labels-alike',
        found: `the labels ${other} and ${id}`,
        expected: 'labels that differ in more than upper and lower case',
      },
    ];
  });
}

function labelThatIsAValue(nodes: readonly TreeNode[], leaves: readonly TreeNode[]): Warning[] {
  const clash = nodes.find(
    ({ id, index }) =>
      /^-?\d+(\.\d+)?$/.test(id) &&
      isNamed(id) &&
      leaves.some((leaf) => leaf.index !== index && leaf.value === Number(id)),
  );
  if (clash === undefined) return [];
  return [
    {
      code: 'ambiguous-leaf',
      found: `the label ${clash.id}, which is the value of another leaf`,
      expected: 'a label that is no value',
    },
  ];
}

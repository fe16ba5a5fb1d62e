import type { Tree } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import { formatNumber } from '../../words/numbers.ts';
import { exactOf, formatValue, toNumber } from '../exact.ts';
import { listOf } from '../read/names.ts';
import { labelsOf } from '../tree/nodes.ts';
import { bestChildren, exactValues } from '../tree/values.ts';
import { searchByHand } from '../tree/search.ts';
import type { Given } from '../types.ts';
import { QuestionError } from './kind.ts';
import type { Ask, KindRules } from './kind.ts';
import { nodeNamed, treeOf } from './trees.ts';

const MOST_LEAVES = 6;
/** Fillings looked at for an example; past this the author is told that none was found. */
const MOST_TRIED = 20_000;

/**
 * `choose-leaves`: values that make the tree do what is asked. What a student gives is solved, so any that
 * work are right.
 */
export const chooseLeaves: KindRules = {
  figures: ['tree'],
  keys: ['algorithm', 'convention', 'window', 'leaves', 'range', 'so'],
  required: ['leaves', 'so'],
  prompt: (ask) => {
    const [low, high] = ask.question.range;
    return `Choose whole numbers from ${formatNumber(low)} to ${formatNumber(high)} for ${listOf(ask.question.leaves, 'and')} so that ${listOf(conditions(ask), 'and')}.`;
  },
  fields: (ask) =>
    leafNodes(ask).map(({ id }) => ({ key: id, label: id, type: 'number', tolerance: 0, percent: false })),
  answer: (ask) => {
    const found = example(ask);
    return found.map((value) => ({ type: 'number', value: exactOf(value) }));
  },
  acceptsAll: (ask, _world, given) => failures(ask, given) === null,
  whyNot: (ask, _world, given) => failures(ask, given) ?? '',
};

const leafNodes = (ask: Ask): readonly { readonly id: string; readonly index: number }[] => {
  const { leaves } = ask.question;
  if (leaves.length > MOST_LEAVES)
    throw new QuestionError('leaves', `${leaves.length} leaves`, `at most ${MOST_LEAVES}`);
  return leaves.map((name) => {
    const node = nodeNamed(ask, name, 'leaves');
    if (node.children.length > 0) throw new QuestionError('leaves', `${node.id}, an inner node`, 'leaves');
    return node;
  });
};

function conditions({ question: { so } }: Ask): string[] {
  const group = (labels: readonly string[] | undefined, word: string): string[] =>
    labels === undefined
      ? []
      : [
          `${labels.length === 0 ? 'nothing is' : `${listOf(labels, 'and')} ${labels.length === 1 ? 'is' : 'are'}`} ${word}`,
        ];
  return [
    ...(so.value === undefined ? [] : [`the value of the root is ${formatNumber(so.value)}`]),
    ...(so.best === undefined
      ? []
      : [
          `${listOf(so.best, 'and')} ${so.best.length === 1 ? 'is the only best move' : 'are the best moves'}`,
        ]),
    ...group(so.pruned, 'pruned'),
    ...group(so.evaluated, 'evaluated'),
    ...(so.cutoffs === undefined
      ? []
      : [
          `there ${so.cutoffs === 1 ? 'is exactly 1 cutoff' : `are exactly ${so.cutoffs} cutoffs`} that ${so.cutoffs === 1 ? 'skips' : 'skip'} something`,
        ]),
  ];
}

/** Which condition the tree breaks, in words; null when it keeps all. */
function broken(ask: Ask, tree: Tree): string | null {
  const { so, how } = ask.question;
  if (so.value !== undefined || so.best !== undefined) {
    const values = exactValues(tree);
    const root = values[0];
    if (so.value !== undefined && root?.[0] !== exactOf(so.value))
      return `the root is then worth ${root === null || root === undefined ? 'something else' : formatValue(root)}`;
    const best = labelsOf(
      tree,
      bestChildren(tree, values).map((at) => tree.nodes[0]!.children[at]!),
    );
    if (
      so.best !== undefined &&
      (best.length !== so.best.length || !best.every((label) => so.best!.includes(label)))
    )
      return `the best ${best.length === 1 ? 'move is' : 'moves are'} then ${listOf(best, 'and')}`;
  }
  if (so.pruned === undefined && so.evaluated === undefined && so.cutoffs === undefined) return null;
  const { evaluated, cutoffs } = searchByHand(tree, how);
  const seen = new Set(evaluated);
  const looked = (name: string): boolean => {
    const below = [nodeNamed(ask, name, 'so').index];
    for (const index of below) {
      if (seen.has(index)) return true;
      below.push(...tree.nodes[index]!.children);
    }
    return false;
  };
  if (
    so.pruned?.length === 0 &&
    tree.nodes.some(({ index, children }) => children.length === 0 && !seen.has(index))
  )
    return 'something is pruned then';
  const kept = so.pruned?.filter(looked) ?? [];
  if (kept.length > 0) return `${listOf(kept, 'and')} ${kept.length === 1 ? 'is' : 'are'} then not pruned`;
  const lost = so.evaluated?.filter((name) => !looked(name)) ?? [];
  if (lost.length > 0) return `${listOf(lost, 'and')} ${lost.length === 1 ? 'is' : 'are'} then not evaluated`;
  const cuts = cutoffs.filter((cutoff) => cutoff !== null && cutoff.skipped > 0).length;
  return so.cutoffs !== undefined && cuts !== so.cutoffs
    ? `there ${cuts === 1 ? 'is then 1 cutoff' : `are then ${cuts} cutoffs`}`
    : null;
}

function filled(ask: Ask, values: readonly number[]): Tree {
  const tree = treeOf(ask);
  const given = new Map(leafNodes(ask).map(({ index }, at) => [index, values[at]!]));
  return {
    ...tree,
    nodes: tree.nodes.map((node) =>
      given.has(node.index) ? { ...node, value: given.get(node.index)! } : node,
    ),
  };
}

function failures(ask: Ask, given: readonly (Given | null)[]): string | null {
  const [low, high] = ask.question.range;
  const values = given.map((each) => (each?.type === 'number' ? toNumber(each.value) : NaN));
  if (values.some(Number.isNaN)) return 'a value is missing';
  const outside = values.find((value) => !Number.isInteger(value) || value < low || value > high);
  if (outside !== undefined)
    return `${formatNumber(outside)} is not a whole number from ${formatNumber(low)} to ${formatNumber(high)}`;
  return broken(ask, filled(ask, values));
}

/** The first filling that works: all of them in order where they are few, else by seeded draws. */
function example(ask: Ask): number[] {
  const [low, high] = ask.question.range;
  const count = leafNodes(ask).length;
  const span = high - low + 1;
  const all = span ** count;
  const random = Random.seeded(count * 31 + span);
  for (let tried = 0; tried < Math.min(all, MOST_TRIED); tried += 1) {
    let left = tried;
    const values = Array.from({ length: count }, () => {
      if (all > MOST_TRIED) return random.integer(low, high);
      const value = low + (left % span);
      left = Math.floor(left / span);
      return value;
    });
    if (broken(ask, filled(ask, values)) === null) return values;
  }
  throw new QuestionError(
    'so',
    'conditions that no values in range were found to meet',
    'conditions that can be met',
  );
}

import type { TreeNode } from '../../../reference/games/tree.ts';
import { exactOf, toNumber } from '../exactNumber.ts';
import { endlessField, numberGiven } from '../question/fields.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import type { TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { NODES } from './shared/keys.ts';
import { nodeNamed } from './shared/treeNodes.ts';
import { searchOf, searchWords } from './shared/treeSearch.ts';
import { formatNumber } from '../../words/numbers.ts';

const keys = { ...NODES } as const;
type Question = QuestionOf<'windows', typeof keys, 'nodes'>;

const BOUNDS = ['alpha', 'beta'] as const;
const SIGNS = { alpha: 'α', beta: 'β' } as const;

/** `windows`: α and β on entry. */
export const windows: QuestionKind<Question, TreeFigure> = {
  name: 'windows',
  summary: 'α and β when the search enters each of the nodes listed',
  example: {
    figure: EXAMPLE_TREE,
    question: { nodes: ['C'] },
  },
  figures: ['tree'],
  keys,
  required: ['nodes'],
  search: 'pruning',
  shows: 'search',
  keepsSearch: true,
  period: 2,
  prompt: (ask) => {
    const [first, ...others] = ask.question.nodes;
    const where = others.length === 0 ? first : 'each of these nodes';
    return `${searchWords(ask)} What are α and β when the search enters ${where}?`;
  },
  fields: (ask) =>
    partsOf(ask).map(({ node, bound }) =>
      endlessField(`${node.id}.${bound}`, `${SIGNS[bound]} at ${node.id}`),
    ),
  because: (ask, world, at) => {
    const part = partsOf(ask)[at];
    const found = searchOf(ask, world, ({ windows: entered }) => entered[part?.node.index ?? 0] ?? null);
    if (part === undefined || found === null) return '';
    const { node, bound } = part;
    const number = found[bound];
    if (number === ask.question.how.window[bound])
      return `So the search starts, and nothing before ${node.id} has changed it.`;
    return bound === 'alpha'
      ? `By what is searched before ${node.id}, MAX is sure of at least ${formatNumber(number)}.`
      : `By what is searched before ${node.id}, MIN is sure of at most ${formatNumber(number)}.`;
  },
  answer: (ask, world) => {
    const found = searchOf(ask, world, ({ windows: entered }) => entered) ?? [];
    return partsOf(ask).map(({ node, bound }) => {
      const window = found[node.index] ?? null;
      return window === null ? null : numberGiven(exactOf(window[bound]));
    });
  },
  learn: (ask, own, at, given) => {
    const part = partsOf(ask)[at];
    if (given.type !== 'number' || part === undefined) return;
    const { index } = part.node;
    own.tree.windows.set(index, { ...own.tree.windows.get(index), [part.bound]: toNumber(given.value) });
  },
};

/** What is asked of each node, in the order of the fields. */
const partsOf = ({
  question,
  figure,
}: Ask<Question, TreeFigure>): { readonly node: TreeNode; readonly bound: 'alpha' | 'beta' }[] =>
  question.nodes
    .map((name) => nodeNamed(figure.tree, name, 'nodes'))
    .flatMap((node) => BOUNDS.map((bound) => ({ node, bound })));

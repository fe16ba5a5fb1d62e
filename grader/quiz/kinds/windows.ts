import type { Window } from '../../../reference/game.ts';
import type { TreeNode } from '../../../reference/games/tree.ts';
import { formatNumber } from '../../words/numbers.ts';
import { exactOf, toNumber } from '../exactNumber.ts';
import { endlessField, numberGiven } from '../question/fields.ts';
import type { Ask, QuestionKind, QuestionOf, World } from '../question/kind.ts';
import type { Searched } from '../tree/search.ts';
import type { TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { NODES } from './shared/keys.ts';
import { nodesThatDiffer } from './shared/nodesThatDiffer.ts';
import { nodeNamed, whereWords } from './shared/treeNodes.ts';
import { searchIdea, searchOf, searchWords } from './shared/treeSearch.ts';

const keys = {
  ...NODES,
  when: {
    title: '"entry", "before-update" or "after-update"',
    description:
      'entry: when the search enters the node; before-update and after-update: at the node above it, ' +
      'when the search comes back from it, before or after its value is taken in. Left out, entry.',
    type: 'string',
    enum: ['entry', 'before-update', 'after-update'],
  },
} as const;
type Question = QuestionOf<'windows', typeof keys, 'nodes'>;
type WindowsAsk = Ask<Question, TreeFigure>;

const BOUNDS = ['alpha', 'beta'] as const;
const SIGNS = { alpha: 'α', beta: 'β' } as const;

/** `windows`: α and β on entry, or when a child has come back. */
export const windows: QuestionKind<Question, TreeFigure> = {
  name: 'windows',
  summary: 'α and β when the search enters nodes, or comes back from them',
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
  prompt: (ask) => `${searchWords(ask)} What are α and β ${momentWords(ask)}?`,
  fields: (ask) =>
    partsOf(ask).map(({ node, bound }) =>
      endlessField(`${node.id}.${bound}`, `${SIGNS[bound]} ${placeWords(ask, node)}`),
    ),
  look: (ask, _world, at) => {
    const { node } = partsOf(ask)[at] ?? {};
    if (node === undefined) return '';
    const { nodes } = ask.figure.tree;
    return isLater(ask)
      ? `Look at ${nodes[node.parent]?.id ?? ''}: with which bounds is it entered, and what came back since?`
      : `Follow the way from the root to ${node.id}: what comes back before the search gets there?`;
  },
  idea: (ask) =>
    `${searchIdea(ask)} Bounds go down from a node to its children, and never up: what comes up is a value.`,
  because: (ask, world, at) => {
    const part = partsOf(ask)[at];
    const found = part === undefined ? null : windowOf(ask, world, part.node.index);
    if (part === undefined || found === null) return '';
    const number = found[part.bound];
    const until = { entry: 'before', 'before-update': 'before', 'after-update': 'up to' };
    const past = `${until[ask.question.when ?? 'entry']} ${part.node.id}`;
    if (number === ask.question.how.window[part.bound])
      return `So the search starts, and nothing ${past} has changed it.`;
    return part.bound === 'alpha'
      ? `By what is searched ${past}, MAX is sure of at least ${formatNumber(number)}.`
      : `By what is searched ${past}, MIN is sure of at most ${formatNumber(number)}.`;
  },
  answer: (ask, world) =>
    partsOf(ask).map(({ node, bound }) => {
      const window = windowOf(ask, world, node.index);
      return window === null ? null : numberGiven(exactOf(window[bound]));
    }),
  learn: (ask, own, at, given) => {
    const part = partsOf(ask)[at];
    if (given.type !== 'number' || part === undefined || isLater(ask)) return;
    const { index } = part.node;
    own.tree.windows.set(index, { ...own.tree.windows.get(index), [part.bound]: toNumber(given.value) });
  },
  vary: (ask, random) => {
    const windowIn = (searched: Searched, node: number): string | null => {
      const window = windowAt(ask, searched, node);
      return window === null ? null : `${window.alpha} ${window.beta}`;
    };
    return { nodes: nodesThatDiffer(ask, windowIn, ask.question.nodes.length, random) };
  },
};

const isLater = ({ question }: WindowsAsk): boolean => question.when !== null && question.when !== 'entry';

function momentWords(ask: WindowsAsk): string {
  const { nodes, when } = ask.question;
  const [first = '', ...others] = nodes;
  const each = others.length === 0 ? first : 'each of these nodes';
  if (!isLater(ask)) return `when the search enters ${each}`;
  const taken = when === 'after-update' ? 'once its value has been' : 'before its value is';
  return `at the node above when the search has come back from ${each}, ${taken} taken in`;
}

function placeWords(ask: WindowsAsk, node: TreeNode): string {
  if (!isLater(ask)) return `at ${node.id}`;
  const above = ask.figure.tree.nodes[node.parent] ?? node;
  const moment = ask.question.when === 'after-update' ? 'after' : 'before';
  return `${whereWords(above)}, ${moment} ${node.id} is taken in`;
}

/** Where the window in question is found in a search; null where the search has none there. */
function windowAt(
  { question: { when } }: WindowsAsk,
  { windows: entered, updates }: Searched,
  node: number,
): Window | null {
  if (when === 'before-update') return updates[node]?.before ?? null;
  return (when === 'after-update' ? updates[node]?.after : entered[node]) ?? null;
}

const windowOf = (ask: WindowsAsk, world: World<TreeFigure>, node: number): Window | null =>
  searchOf(ask, world, (searched) => windowAt(ask, searched, node));

/** What is asked of each node, in the order of the fields. */
const partsOf = ({
  question,
  figure,
}: WindowsAsk): { readonly node: TreeNode; readonly bound: 'alpha' | 'beta' }[] =>
  question.nodes
    .map((name) => nodeNamed(figure.tree, name, 'nodes'))
    .flatMap((node) => BOUNDS.map((bound) => ({ node, bound })));

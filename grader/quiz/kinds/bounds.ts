import type { TreeNode } from '../../../reference/games/tree.ts';
import { playerWord } from '../../picture/treeLabels.ts';
import { formatNumber } from '../../words/numbers.ts';
import { listOf } from '../../words/quiz/listOf.ts';
import { exactOf } from '../exactNumber.ts';
import { numbersField, numbersGiven } from '../question/fields.ts';
import { QuestionError } from '../question/kind.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import type { Searched } from '../tree/search.ts';
import type { TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { NODES } from './shared/keys.ts';
import { nodesThatDiffer } from './shared/nodesThatDiffer.ts';
import { nodeNamed, whereWords } from './shared/treeNodes.ts';
import { searchIdea, searchOf, searchWords } from './shared/treeSearch.ts';

const keys = { ...NODES } as const;
type Question = QuestionOf<'bounds', typeof keys, 'nodes'>;
type BoundsAsk = Ask<Question, TreeFigure>;

/**
 * `bounds`: the list that is kept on paper at a MAX node of its α, at a MIN node of its β. What the node is
 * entered with does not count, nor a value at which it cuts: after that, the bounds are never used again, and
 * programs differ in whether they still tighten them (figure 5.7 does not).
 */
export const bounds: QuestionKind<Question, TreeFigure> = {
  name: 'bounds',
  summary: 'the lists of α and β at nodes, as children come back one by one',
  example: { figure: EXAMPLE_TREE, question: { nodes: ['B', 'D'] } },
  figures: ['tree'],
  keys,
  required: ['nodes'],
  search: 'pruning',
  shows: 'search',
  keepsSearch: true,
  prompt: (ask) => {
    const [first = '', ...others] = ask.question.nodes;
    const where = others.length === 0 ? `at ${first}` : 'at each of these nodes';
    return (
      `${searchWords(ask)} On paper, a MAX node keeps a list of its values of α and a MIN node one of β; ` +
      `a new value is written down, and the one before crossed out. Which values are written ${where} ` +
      'after the search has entered it, in order? Where it cuts, nothing more is written; “none” where ' +
      'nothing is written at all.'
    );
  },
  fields: (ask) =>
    nodesOf(ask).map((node) => numbersField(node.id, `${SIGNS[boundAt(node)]} ${whereWords(node)}`)),
  look: (ask, _world, at) => {
    const node = nodesOf(ask)[at];
    return node === undefined ? '' : `Take the children of ${node.id} one by one, from the left.`;
  },
  idea: (ask) =>
    `${searchIdea(ask)} A value that does not move the bound is not written down, and neither is the one ` +
    'that makes the search cut.',
  because: (ask, world, at) => {
    const node = nodesOf(ask)[at];
    const found = node && searchOf(ask, world, (searched) => stepsAt(searched, node));
    if (node === undefined || found === null || found === undefined) return '';
    const { nodes } = ask.figure.tree;
    const steps = found.changes.map(({ child, bound }) => `${nodes[child]?.id ?? ''} makes it ${bound}`);
    const changes = steps.length === 0 ? 'no child changes it' : listOf(steps, 'and');
    const cut = found.cutAfter === null ? '' : `; after ${nodes[found.cutAfter]?.id ?? ''} it cuts`;
    const mover = playerWord(node.player);
    return `${mover} enters with ${SIGNS[boundAt(node)]} = ${formatNumber(found.entry)}; ${changes}${cut}.`;
  },
  answer: (ask, world) =>
    nodesOf(ask).map((node) => {
      const found = searchOf(ask, world, (searched) => stepsAt(searched, node));
      return found === null ? null : numbersGiven(found.changes.map(({ value }) => exactOf(value)));
    }),
  vary: (ask, random) => {
    const { nodes } = ask.figure.tree;
    const listAt = (searched: Searched, index: number): string | null => {
      const node = nodes[index];
      if (node === undefined || node.children.length === 0 || node.player === 'chance') return null;
      const { changes = [] } = stepsAt(searched, node) ?? {};
      return changes.length === 0 ? null : changes.map(({ value }) => value).join();
    };
    return { nodes: nodesThatDiffer(ask, listAt, ask.question.nodes.length, random) };
  },
};

const SIGNS = { alpha: 'α', beta: 'β' } as const;
const boundAt = ({ player }: TreeNode): 'alpha' | 'beta' => (player === 'min' ? 'beta' : 'alpha');

function nodesOf({ question, figure }: BoundsAsk): TreeNode[] {
  return question.nodes.map((name) => {
    const node = nodeNamed(figure.tree, name, 'nodes');
    if (node.children.length === 0 || node.player === 'chance')
      throw new QuestionError(
        'nodes',
        `${node.id}, ${node.children.length === 0 ? 'a leaf' : 'a chance node'}`,
        'nodes where MAX or MIN moves',
      );
    return node;
  });
}

interface Steps {
  readonly entry: number;
  readonly changes: readonly { readonly child: number; readonly value: number; readonly bound: string }[];
  /** The child after which the search cuts; null where it does not. */
  readonly cutAfter: number | null;
}

/** What becomes of the bound that can move at a node; null where the search never comes. */
function stepsAt({ windows, updates }: Searched, node: TreeNode): Steps | null {
  const side = boundAt(node);
  const entered = windows[node.index] ?? null;
  if (entered === null) return null;
  let last = entered[side];
  const changes: Steps['changes'][number][] = [];
  for (const child of node.children) {
    const update = updates[child] ?? null;
    if (update !== null && update.after === null) return { entry: entered[side], changes, cutAfter: child };
    const value = update?.after?.[side] ?? last;
    if (value !== last) changes.push({ child, value, bound: formatNumber(value) });
    last = value;
  }
  return { entry: entered[side], changes, cutAfter: null };
}

import { nodesField, nodesGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import { candidate, leavesOf } from '../tree/nodes.ts';
import { keyOf } from '../tree/world.ts';
import type { TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { cutoffsReason, searchIdea, searchOf, searchWords } from './shared/treeSearch.ts';

const keys = {
  ordered: {
    title: 'true or false',
    description: 'Whether the order counts. Left out, it does.',
    type: 'boolean',
    default: true,
  },
} as const;
type Question = QuestionOf<'evaluated', typeof keys>;

/** `evaluated`: leaves, in the order in which they are looked at. */
export const evaluated: QuestionKind<Question, TreeFigure> = {
  name: 'evaluated',
  summary: 'the leaves that a search looks at, in order or as a set',
  example: {
    figure: EXAMPLE_TREE,
    question: {},
  },
  figures: ['tree'],
  keys,
  search: 'pruning',
  shows: 'search',
  keepsSearch: true,
  prompt: (ask) =>
    `${searchWords(ask)} Which leaves are evaluated${ask.question.ordered ? ', in order' : ''}?`,
  fields: ({ question, figure }) => [
    nodesField(
      'Evaluated leaves',
      leavesOf(figure.tree).map((node) => candidate(node, 'value')),
      { ordered: question.ordered, ranges: true },
    ),
  ],
  idea: searchIdea,
  because: cutoffsReason,
  answer: (ask, world) => [searchOf(ask, world, (found) => nodesGiven(found.evaluated))],
  learn: ({ question }, own, _at, given) => {
    if (given.type === 'nodes') own.tree.evaluated.set(keyOf(question.how), given.nodes);
  },
  evaluatedBy: (_ask, given) => (given.type === 'nodes' ? given.nodes : []),
};

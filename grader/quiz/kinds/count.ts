import { exactOf } from '../exactNumber.ts';
import { numberField, numberGiven } from '../question/fields.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { labelsOf, leavesOf, pathTo } from '../tree/nodes.ts';
import type { Searched } from '../tree/search.ts';
import type { TreeFigure } from '../types.ts';
import { count as howMany } from '../../words/numbers.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { what } from './shared/keys.ts';
import { cutoffsReason, searchIdea, searchOf, searchWords } from './shared/treeSearch.ts';

const keys = { ...what(['evaluated', 'pruned', 'visited'], 'evaluated, pruned or visited') } as const;
type Question = QuestionOf<'count', typeof keys>;

const COUNTED = {
  evaluated: 'leaves are evaluated',
  pruned: 'leaves are never evaluated',
  visited: 'nodes are visited, the root and the leaves included',
} as const;

/** `count`: how many leaves are evaluated or pruned, or how many nodes are visited. */
export const count: QuestionKind<Question, TreeFigure> = {
  name: 'count',
  summary: 'how many leaves are evaluated or pruned, or how many nodes visited',
  example: {
    figure: EXAMPLE_TREE,
    question: { what: 'evaluated' },
  },
  figures: ['tree'],
  keys,
  search: 'pruning',
  shows: 'search',
  keepsSearch: true,
  prompt: (ask) => `${searchWords(ask)} How many ${COUNTED[ask.question.what]}?`,
  fields: () => [numberField('', 'Number')],
  look: (ask, world) => {
    const cuts = searchOf(ask, world, ({ cutoffs }) =>
      cutoffs.filter((cutoff) => (cutoff?.skipped ?? 0) > 0),
    );
    const places = howMany(cuts?.length ?? 0, 'node');
    return `Mark what is cut off in the tree, and count then: something is skipped at ${places}.`;
  },
  idea: searchIdea,
  because: (ask, world) => {
    const seen = searchOf(ask, world, ({ evaluated }) => labelsOf(ask.figure.tree, evaluated)) ?? [];
    return `Evaluated: ${seen.join(', ')}. ${cutoffsReason(ask, world)}`;
  },
  answer: (ask, world) => [searchOf(ask, world, (found) => numberGiven(exactOf(counted(ask, found))))],
};

function counted({ question, figure: { tree } }: Ask<Question, TreeFigure>, { evaluated }: Searched): number {
  if (question.what === 'pruned') return leavesOf(tree).length - evaluated.length;
  if (question.what === 'evaluated') return evaluated.length;
  return new Set([0, ...evaluated.flatMap((leaf) => pathTo(tree, leaf))]).size;
}

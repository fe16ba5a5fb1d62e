import { HAND_MISTAKES } from '../../../mistakes/byHand/handMistakes.ts';
import { formatNumber } from '../../words/numbers.ts';
import { choiceField, choiceGiven } from '../question/fields.ts';
import { QuestionError } from '../question/kind.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { searchByHand } from '../tree/search.ts';
import type { SearchStep } from '../tree/search.ts';
import type { TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { LABEL } from './shared/keys.ts';
import { nodeNamed } from './shared/treeNodes.ts';
import { searchIdea, searchOf, searchWords } from './shared/treeSearch.ts';

/** Mistakes in a search of MAX and MIN, or in one with chance nodes. */
const MISTAKES = HAND_MISTAKES.filter(({ replaces }) => replaces.search !== undefined);
const NONE = 'none';

const keys = {
  mistake: {
    title: 'the id of a known mistake, or "none"',
    description: 'What is wrong with the search whose steps are shown; none: it is right.',
    type: 'string',
    enum: [NONE, ...MISTAKES.map(({ id }) => id)],
  },
  trace: {
    title: 'a list of labels of nodes',
    description:
      'Steps of your own instead of a known mistake’s: a leaf is looked at, and at an inner node what is ' +
      'left of it is cut off.',
    type: 'array',
    minItems: 1,
    maxItems: 60,
    items: LABEL,
  },
} as const;
type Question = QuestionOf<'trace', typeof keys>;
type TraceAsk = Ask<Question, TreeFigure>;

/** Of so many variants one shows a correct search. */
const ONE_RIGHT_IN = 12;

const RIGHT = 'right';
const EARLY = 'early';

/** `trace`: whether the steps shown are those of a correct search, and which is the first that is not. */
export const trace: QuestionKind<Question, TreeFigure> = {
  name: 'trace',
  summary: 'at which step a search goes wrong, if it does',
  example: { figure: EXAMPLE_TREE, question: { mistake: 'no-cut-at-min' } },
  figures: ['tree'],
  keys,
  optionProblem: ({ mistake, trace: own }) =>
    (mistake === null) === (own === null)
      ? {
          code: 'mistake-or-steps',
          key: mistake === null ? '' : 'trace',
          found: mistake === null ? 'neither "mistake" nor "trace"' : '"mistake" and "trace"',
          expected: 'one of the two',
        }
      : null,
  search: 'pruning',
  shows: 'search',
  tellsSearch: true,
  keepsSearch: true,
  prompt: (ask) =>
    `${searchWords(ask)} Somebody’s search made the steps below, in this order. Which is the first that ` +
    'a correct search does not make?',
  fields: (ask) => [
    choiceField('', 'First wrong step', [
      ...stepsShown(ask).map((step, at) => ({
        value: String(at + 1),
        text: `Step ${at + 1}: ${stepWords(ask, step)}`,
      })),
      { value: EARLY, text: 'None of these, but it ends too early' },
      { value: RIGHT, text: 'None: this is a correct search' },
    ]),
  ],
  look: () => 'Search the tree yourself, note α and β beside each node, and compare step by step.',
  idea: searchIdea,
  because: (ask, world) => {
    const right = searchOf(ask, world, ({ steps }) => steps) ?? [];
    const at = firstDifference(stepsShown(ask), right);
    if (at === null) return 'A correct search makes these steps, and no other.';
    const step = right[at];
    return step === undefined
      ? 'A correct search ends before it.'
      : `A correct search ${stepWords(ask, step)} there.`;
  },
  answer: (ask, world) => {
    const steps = stepsShown(ask);
    const right = searchOf(ask, world, (searched) => searched.steps);
    if (right === null) return [null];
    const at = firstDifference(steps, right);
    return [choiceGiven(at === null ? RIGHT : at < steps.length ? String(at + 1) : EARLY)];
  },
  doubts: (ask) =>
    ask.question.trace !== null ||
    ask.question.mistake === NONE ||
    firstDifference(stepsShown(ask), stepsWith(ask, NONE)) !== null
      ? []
      : [
          {
            code: 'mistake-does-not-show',
            found: `the mistake ${ask.question.mistake}, with which the search does nothing else here`,
            expected: 'a tree in which it shows, or "none"',
          },
        ],
  vary: (ask, random) => {
    const tried = MISTAKES.filter(({ id, replaces }) => {
      if (!replaces.applies(ask.figure.tree)) return false;
      return firstDifference(stepsWith(ask, id), stepsWith(ask, NONE)) !== null;
    });
    const isRight = tried.length === 0 || random.integer(1, ONE_RIGHT_IN) === 1;
    return { trace: undefined, mistake: isRight ? NONE : random.choice(tried).id };
  },
};

/** The steps that students see. */
const stepsShown = (ask: TraceAsk): readonly SearchStep[] => {
  const { mistake, trace: own } = ask.question;
  if (own !== null) return own.map((name) => ownStep(ask, name));
  const known = MISTAKES.find(({ id }) => id === mistake);
  if (known !== undefined && !known.replaces.applies(ask.figure.tree))
    throw new QuestionError('mistake', known.id, 'a mistake that can be made on this tree');
  return stepsWith(ask, mistake);
};

const ownStep = ({ figure: { tree } }: TraceAsk, name: string): SearchStep => {
  const node = nodeNamed(tree, name, 'trace');
  return { node: node.index, does: node.children.length === 0 ? 'look' : 'cut' };
};

function stepsWith({ question, figure: { tree } }: TraceAsk, mistake: string | null): readonly SearchStep[] {
  const change = MISTAKES.find(({ id }) => id === mistake)?.replaces.search;
  return searchByHand(tree, question.how, change === undefined ? {} : { change }).steps;
}

function stepWords({ figure: { tree } }: TraceAsk, { node, does }: SearchStep): string {
  const { id = '', value = null } = tree.nodes[node] ?? {};
  if (does === 'cut') return `cuts at ${id}`;
  return `looks at ${id}${value === null ? '' : ` (${formatNumber(value)})`}`;
}

/** Where two searches first do not do the same; null where they never differ. */
function firstDifference(a: readonly SearchStep[], b: readonly SearchStep[]): number | null {
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, each) => each).find(
    (each) => a[each]?.node !== b[each]?.node || a[each]?.does !== b[each]?.does,
  );
  return at ?? null;
}

import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import { candidate, innerOf } from '../tree/nodes.ts';
import type { Searched } from '../tree/search.ts';
import type { Event, TreeFigure } from '../types.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { what } from './shared/keys.ts';
import { cutoffsReason, searchIdea, searchOf, searchWords } from './shared/treeSearch.ts';

const PARTS = ['by', 'kind'] as const;
const keys = {
  ask: {
    title: 'a list of "by" and "kind"',
    description: 'What is asked of each cutoff: α or β (by), shallow or deep (kind). Left out, both.',
    type: 'array',
    items: { title: '"by" or "kind"', type: 'string', enum: PARTS },
    default: PARTS,
  },
  ...what(['skipping', 'all'], 'skipping, or all, to count those that skip nothing too'),
} as const;
type Question = QuestionOf<'cutoffs', typeof keys>;
type CutoffsAsk = Ask<Question, TreeFigure>;

/**
 * `cutoffs`: where, by which bound, shallow or deep. One that skips nothing need not be named, unless all are
 * asked for.
 */
export const cutoffs: QuestionKind<Question, TreeFigure> = {
  name: 'cutoffs',
  summary: 'where cutoffs happen, by which bound, shallow or deep',
  example: {
    figure: EXAMPLE_TREE,
    question: {},
  },
  figures: ['tree'],
  keys,
  search: 'pruning',
  shows: 'search',
  keepsSearch: true,
  prompt: (ask) => {
    const { ask: parts, what: which } = ask.question;
    const by = parts.includes('by') ? ', and is it an α or a β cutoff' : '';
    const kind = parts.includes('kind') ? ', shallow or deep' : '';
    const all = which === 'all' ? ' Count those that skip nothing too.' : '';
    return `${searchWords(ask)} At which nodes does a cutoff happen${by}${kind}?${all}`;
  },
  fields: (ask) => [
    {
      key: '',
      label: 'Cutoffs',
      type: 'events',
      among: innerOf(ask.figure.tree).map((node) => candidate(node)),
      ask: partsAsked(ask),
    },
  ],
  idea: (ask) =>
    `${searchIdea(ask)} A MAX node is cut off by β, a MIN node by α. The cutoff is shallow where that ` +
    'bound comes from the node just above, and deep where it comes from further up.',
  because: cutoffsReason,
  answer: (ask, world) => [
    searchOf(ask, world, (found) => ({
      type: 'events',
      events: eventsOf(ask, found, ask.question.what === 'all'),
    })),
  ],
  accepts: (ask, world, _at, given) => {
    const found = searchOf(ask, world, (searched) => searched);
    if (found === null || given.type !== 'events') return false;
    const isIn =
      (list: readonly Event[]) =>
      (event: Event): boolean =>
        list.some((each) => each.node === event.node && each.by === event.by && each.kind === event.kind);
    return (
      eventsOf(ask, found, ask.question.what === 'all').every(isIn(given.events)) &&
      given.events.every(isIn(eventsOf(ask, found, true)))
    );
  },
};

const partsAsked = ({ question }: CutoffsAsk): ('by' | 'kind')[] =>
  PARTS.filter((part) => question.ask.includes(part));

/** Cutoffs in preorder; `all` takes those in that skip nothing. */
function eventsOf(ask: CutoffsAsk, found: Searched, all: boolean): Event[] {
  const parts = partsAsked(ask);
  return found.cutoffs.flatMap((cutoff, node) =>
    cutoff === null || (!all && cutoff.skipped === 0)
      ? []
      : [
          {
            node,
            by: parts.includes('by') ? cutoff.by : null,
            kind: parts.includes('kind') ? cutoff.kind : null,
          },
        ],
  );
}

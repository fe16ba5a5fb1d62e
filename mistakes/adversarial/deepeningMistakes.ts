import { DEEPENING as DEEPENING_SEARCHES } from '../skeletons/algorithms.ts';
import { DEEPENING, eachDepth } from '../skeletons/deepening.ts';
import type { Deepening, Pass } from '../skeletons/passes.ts';
import { KEPT_BETWEEN_PASSES } from './bestKept.ts';
import type { Form, SearchMistake } from './searchMistake.ts';

/** A way to make a mistake about passes: parts of the deepening replaced. */
const form = (label: string, replaced: Partial<Deepening>): Form => ({
  label,
  change: ({ deepening = DEEPENING }) => ({ deepening: { ...deepening, ...replaced } }),
});

const mistake = (
  texts: Pick<SearchMistake, 'id' | 'title' | 'words' | 'hint'>,
  ...replaces: readonly Form[]
): SearchMistake => ({ ...texts, algorithms: DEEPENING_SEARCHES, replaces });

const nothing = (): null => null;

function* repeated(depth: number, times: number): Generator<number> {
  for (let time = 0; time < times; time += 1) yield depth;
}

function* inSteps(from: number, by: number, limit: number): Generator<number> {
  for (let depth = from; depth <= limit; depth += by) yield depth;
}

const heldLast = (actions: readonly string[], held: string | null): readonly string[] =>
  held === null ? actions : [...actions.filter((each) => each !== held), held];

/** The order in which a pass searched the root's actions. */
const searchedIn = (pass: Pass | null): readonly string[] | undefined =>
  pass?.children.map(({ action }) => action);

/** By what the pass before found, the lowest first or the highest, whoever moves. */
const sorted = (actions: readonly string[], before: Pass | null, sign: 1 | -1): readonly string[] =>
  before === null
    ? actions
    : before.children.toSorted((a, b) => sign * (a.value - b.value)).map(({ action }) => action);

/** Mistakes about the passes of iterative deepening, and about what is held when. */
export const DEEPENING_MISTAKES: readonly SearchMistake[] = [
  mistake(
    {
      id: 'nothing-held',
      title: 'No move is ever held',
      words: 'Your search never says what it would play: when it is stopped, there is nothing to play.',
      hint: 'When is there a move that is worth keeping, whatever comes after?',
    },
    form('', { finished: nothing }),
  ),
  mistake(
    {
      id: 'held-at-end-only',
      title: 'A move is held only when all passes are done',
      words: 'Your search holds nothing until its last pass is over: stopped before, it has nothing to play.',
      hint: 'After which of the passes is there a move already?',
    },
    form('', { finished: nothing, atEnd: (passes) => passes.at(-1)?.action ?? null }),
  ),
  mistake(
    {
      id: 'one-pass-only',
      title: 'It goes to the full depth at once',
      words: 'Your search makes a single pass, to the full depth: stopped in it, it has nothing to play.',
      hint: 'How deep is the first pass, and how many plies deeper is the next?',
    },
    form('', { depths: (limit) => [limit] }),
  ),
  mistake(
    {
      id: 'never-deepens',
      title: 'No pass is deeper than the first',
      words: 'Your search never gets deeper than in its first pass, so what it holds never gets any better.',
      hint: 'What changes from one pass to the next?',
    },
    form('the first alone', { depths: () => [1] }),
    form('the same again and again', { depths: (limit) => repeated(1, limit) }),
    form('the same without end', { depths: () => repeated(1, Infinity) }),
  ),
  mistake(
    {
      id: 'depths-skipped',
      title: 'Depths are left out',
      words: 'Your passes do not get deeper by one ply: some depths are never searched by themselves.',
      hint: 'List how deep your passes go, one after the other.',
    },
    form('1, 3, 5', { depths: (limit) => inSteps(1, 2, limit) }),
    form('2, 3, 4', { depths: (limit) => inSteps(2, 1, limit) }),
    form('2, 4, 6', { depths: (limit) => inSteps(2, 2, limit) }),
    form('1, 2, 4', { depths: (limit) => [1, 2, 4, 8].filter((depth) => depth <= limit) }),
  ),
  mistake(
    {
      id: 'last-pass-missing',
      title: 'The deepest pass is missing',
      words: 'Your search ends a pass too early: the one to the full depth is never made, or never held.',
      hint: 'Which is the last depth that your loop comes to, and what is held after it?',
    },
    form('never made', { depths: (limit) => eachDepth(limit - 1) }),
    form('held at the start of the next', { finished: nothing, begins: (before) => before?.action ?? null }),
  ),
  mistake(
    {
      id: 'one-pass-too-many',
      title: 'A pass too many',
      words: 'Your search makes one more pass when the full depth has been searched.',
      hint: 'Which is the last depth that your loop comes to?',
    },
    form('one more', { depths: (limit) => eachDepth(limit + 1) }),
    form('without end', { depths: () => eachDepth(Infinity) }),
  ),
  mistake(
    {
      id: 'unfinished-pass-held',
      title: 'The best move so far of an unfinished pass is held',
      words: 'In the middle of a pass your search holds the best so far, compared with few of the others.',
      hint: 'What do you know of a move while the others have not been searched as deep?',
    },
    form('', { meanwhile: ({ action, isBest }) => (isBest ? action : null) }),
    form('every move', { meanwhile: ({ action }) => action }),
  ),
  mistake(
    {
      id: 'values-of-passes-compared',
      title: 'Values of different depths are compared',
      words:
        'Your search holds a deeper pass’s move only if its value is better than a shallower pass’s was.',
      hint: 'Which of two values is to be trusted, if one comes from further down?',
    },
    ...KEPT_BETWEEN_PASSES,
  ),
  mistake(
    {
      id: 'first-pass-kept',
      title: 'What is held never changes',
      words: 'Your search keeps what its first pass found, and never holds what the deeper ones find.',
      hint: 'Which pass knows more, the first or the last?',
    },
    form('', { finished: ({ action }, before) => (before.length === 0 ? action : null) }),
  ),
  mistake(
    {
      id: 'ends-when-passes-agree',
      title: 'It stops as soon as two passes agree',
      words: 'Your search makes no further pass once one finds the same move as the one before.',
      hint: 'Two passes agree. Does the next one have to?',
    },
    form('', { isEnough: ({ action }, before) => before.at(-1)?.action === action }),
  ),
  mistake(
    {
      id: 'best-not-first',
      title: 'The move held is not searched first',
      words: 'Each of your passes goes through the moves in the same order, whatever the last one found.',
      hint: 'What does a pass know that the one before it did not, and where would it help?',
    },
    form('', { order: (actions) => actions }),
  ),
  mistake(
    {
      id: 'best-searched-last',
      title: 'The move held is searched last',
      words: 'Your passes search the best move of the last pass at the end, where it helps least.',
      hint: 'In which order are the moves after you have sorted them? Look at MAX and at MIN.',
    },
    form('moved to the end', { order: (actions, before) => heldLast(actions, before?.action ?? null) }),
    form('moved to the end each time', {
      order: (actions, before) => heldLast(searchedIn(before) ?? actions, before?.action ?? null),
    }),
    form('sorted for MAX', { order: (actions, before) => sorted(actions, before, -1) }),
    form('sorted for MIN', { order: (actions, before) => sorted(actions, before, 1) }),
  ),
];

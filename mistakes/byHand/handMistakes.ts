import { ADVERSARIAL_MISTAKES } from '../adversarial/adversarialMistakes.ts';
import type { Form } from '../adversarial/searchMistake.ts';
import type { Mistake } from '../mistake.ts';
import type { HandReplacement, MadeByHand, SearchChange } from './madeByHand.ts';
import { ONLY_BY_HAND_SEARCH } from './searchMistakes.ts';
import { ONLY_BY_HAND_VALUES } from './valueMistakes.ts';

/** A known way to go wrong on a tree by hand, as quizzes know it; the words are to whoever filled one in. */
export type HandMistake = Pick<Mistake, 'id' | 'title' | 'words'> & { readonly replaces: HandReplacement };

/** Mistakes by hand, by id. One that is not named here comes last. */
export const LIKELIEST_FIRST: readonly string[] = [
  'no-pruning',
  'shallow-cuts-only',
  'other-convention',
  'players-swapped',
  'window-not-restored',
  'cut-at-sight',
  'other-order',
  'cuts-sibling',
  'whole-subtrees-only',
  'leaves-only',
  'no-cut-at-max',
  'no-cut-at-min',
  'equality-cuts-at-min',
  'equality-cuts-at-max',
  'wrong-side',
  'chance-not-pruned',
  'chance-pruned-as-min',
  'chance-bounds-ignored',
  'uniform-chance',
  'sum-for-mean',
  'chance-as-min',
  'chance-as-max',
  'min-averages',
  'opponent-maximises',
  'everyone-minimises',
  'rivals-as-min',
  'first-player-everywhere',
];

type Row = Mistake<readonly Form[] | null>;

/** What a mistake of programs changes, made by hand. */
function asProgrammed({ id, replaces }: Row): SearchChange {
  const [form] = replaces ?? [];
  if (form === undefined) throw new RangeError(`no program makes ${id}`);
  return { parts: (correct) => form.change(correct) };
}

function handMistake(row: Row, byHand: MadeByHand): HandMistake {
  const { id } = row;
  const { title = row.title, words = row.words, search, ...others } = byHand;
  if (search === undefined) return { id, title, words, replaces: others };
  return {
    id,
    title,
    words,
    replaces: { ...others, search: search === 'as-programmed' ? asProgrammed(row) : search },
  };
}

const rank = ({ id }: HandMistake): number => {
  const at = LIKELIEST_FIRST.indexOf(id);
  return at < 0 ? LIKELIEST_FIRST.length : at;
};

const ROWS: readonly Row[] = [...ADVERSARIAL_MISTAKES, ...ONLY_BY_HAND_SEARCH, ...ONLY_BY_HAND_VALUES];

/**
 * What people are known to do wrong when they work a tree by hand, the likeliest first: where two explain an
 * answer alike, both are named. Most of them are mistakes of programs, too.
 */
export const HAND_MISTAKES: readonly HandMistake[] = ROWS.flatMap((row) =>
  row.byHand === undefined ? [] : [handMistake(row, row.byHand)],
).sort((a, b) => rank(a) - rank(b));

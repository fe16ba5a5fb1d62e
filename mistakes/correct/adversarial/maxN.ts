import { FOR_EACH } from '../../skeletons/algorithms.ts';
import { partsOf } from '../../skeletons/conventions.ts';
import { searchOf } from '../../skeletons/adversarial.ts';
import { type PlayedGame, severalOf } from '../../skeletons/played.ts';
import type { AcceptedSearches, CorrectSearch, PlainSearch } from './api.ts';

interface Outcome {
  readonly value: readonly number[];
  readonly action: string | null;
}

const utilitiesAt = (game: PlayedGame, s: number): number[] => {
  const { count, utility } = severalOf(game);
  return Array.from({ length: count }, (_, player) => utility(s, player));
};

const outcome = (value: readonly number[], action: string | null): Outcome => ({ value, action });

/** A style of max^n, which takes the first of equals unless it says otherwise. */
const style = (
  id: string,
  title: string,
  search: PlainSearch,
  isAccepted: (accepted: AcceptedSearches) => boolean = () => true,
): CorrectSearch => ({
  id,
  title,
  algorithms: FOR_EACH,
  isAccepted: (accepted) => accepted.ties === 'first' && isAccepted(accepted),
  load: () => search,
});

const SKELETONS: readonly CorrectSearch[] = (['first', 'last'] as const).map((ties) => ({
  id: `${ties}-of-equal-utilities`,
  title: `the ${ties} of equally good children`,
  algorithms: FOR_EACH,
  isAccepted: (accepted) => accepted.ties === ties && accepted.generation !== 'eager',
  load: () => {
    const search = searchOf(
      partsOf('max-n', { cut: 'non-strict', returns: 'fail-soft', ties, test: 'value' }),
    );
    return (game, root) => {
      const { value, action } = search(game, root);
      return { value: value as readonly number[], action: action as string | null };
    };
  },
}));

/** All children's lists first, then the largest own utility, then the first child that has it. */
function byMaximum(game: PlayedGame, s: number): Outcome {
  if (game.isTerminal(s)) return outcome(utilitiesAt(game, s), null);
  const player = severalOf(game).mover(s);
  const actions = game.actions(s);
  const lists = actions.map((action) => byMaximum(game, game.result(s, action)).value);
  const most = Math.max(...lists.map((list) => list[player]!));
  const at = lists.findIndex((list) => list[player] === most);
  return outcome(lists[at]!, actions[at]!);
}

/** Sorted by the own utility, the best first: equals keep their order. */
function bySorting(game: PlayedGame, s: number): Outcome {
  if (game.isTerminal(s)) return outcome(utilitiesAt(game, s), null);
  const player = severalOf(game).mover(s);
  const children = game.actions(s).map((action) => ({ action, state: game.result(s, action) }));
  const found = children.map(({ action, state }) => outcome(bySorting(game, state).value, action));
  return found.toSorted((a, b) => b.value[player]! - a.value[player]!)[0]!;
}

/** From the last child to the first, each taken that is no worse than what is known. */
function fromTheRight(game: PlayedGame, s: number): Outcome {
  if (game.isTerminal(s)) return outcome(utilitiesAt(game, s), null);
  const player = severalOf(game).mover(s);
  return game.actions(s).reduceRight<Outcome>(
    (best, action) => {
      const { value } = fromTheRight(game, game.result(s, action));
      return best.action === null || value[player]! >= best.value[player]! ? outcome(value, action) : best;
    },
    outcome([], null),
  );
}

interface Frame {
  readonly state: number;
  readonly actions: readonly string[];
  /** Action of the parent that leads here. */
  readonly by: string;
  next: number;
  best: Outcome | null;
}

/** No recursion: the path of open nodes is a list. */
function onOwnStack(game: PlayedGame, root: number): Outcome {
  const open = (state: number, by: string): Frame => ({
    state,
    actions: game.actions(state),
    by,
    next: 0,
    best: null,
  });
  const take = (frame: Frame, by: string, value: readonly number[]): void => {
    const player = severalOf(game).mover(frame.state);
    if (frame.best === null || value[player]! > frame.best.value[player]!) frame.best = outcome(value, by);
  };
  if (game.isTerminal(root)) return outcome(utilitiesAt(game, root), null);
  const path = [open(root, '')];
  for (;;) {
    const top = path.at(-1)!;
    const by = top.actions[top.next];
    if (by === undefined) {
      path.pop();
      const parent = path.at(-1);
      if (parent === undefined) return top.best!;
      take(parent, top.by, top.best!.value);
      continue;
    }
    top.next += 1;
    const child = game.result(top.state, by);
    if (game.isTerminal(child)) take(top, by, utilitiesAt(game, child));
    else path.push(open(child, by));
  }
}

/** What the root is worth first, then its children once more for an action that leads there. */
function rootAgain(game: PlayedGame, root: number): Outcome {
  const { value } = byMaximum(game, root);
  if (game.isTerminal(root)) return outcome(value, null);
  const player = severalOf(game).mover(root);
  const action = game
    .actions(root)
    .find((each) => byMaximum(game, game.result(root, each)).value[player] === value[player]);
  return outcome(value, action ?? null);
}

/** Searches of several players that are correct in ways of their own. */
export const MAX_N_SEARCHES: readonly CorrectSearch[] = [
  ...SKELETONS,
  style('by-maximum', 'the largest own utility, then the first child that has it', byMaximum),
  style(
    'by-sorting',
    'children sorted by the own utility',
    bySorting,
    ({ generation }) => generation !== 'lazy',
  ),
  style('from-the-right', 'from the last child to the first', fromTheRight),
  style('own-stack-of-several', 'a stack of its own in place of recursion', onOwnStack),
  style(
    'root-again-of-several',
    'a second look at the root’s children, for the action',
    rootAgain,
    ({ rootResearch }) => rootResearch === 'allowed',
  ),
];

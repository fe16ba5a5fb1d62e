import { leaf, stops } from '../../../mistakes/correct/adversarial/api.ts';
import type { Search, WatchedGame } from '../api.ts';
import { sharedMistakes, without } from './shared.ts';
import { MINIMAX } from './searches.ts';

interface Signs {
  /** What a leaf's value for MAX is multiplied by; the colour of whoever would move there is right. */
  leaf?(colour: number, at: { game: WatchedGame; state: number; ply: number; first: number }): number;
  /** What a child's value is multiplied by. */
  up?(ply: number, colour: number): number;
  /** What a node's value is multiplied by where it returns. */
  give?(colour: number, ply: number): number;
  /** What the root's value is multiplied by. */
  answer?(first: number): number;
  /** The colour at the root. */
  first?(asked: number): number;
}

/** The third notes' procedure, without a window, with signs of any kind. */
const negmaxWith =
  (signs: Signs): Search =>
  (game, root) => {
    const asked = game.player(root) === 'min' ? -1 : 1;
    const first = signs.first?.(asked) ?? asked;
    let chosen: string | null = null;
    function negmax(state: number, ply: number, colour: number): number {
      if (stops(game, state, ply))
        return (signs.leaf?.(colour, { game, state, ply, first }) ?? colour) * leaf(game, state);
      let res = -Infinity;
      for (const action of game.actions(state)) {
        const val = (signs.up?.(ply, colour) ?? -1) * negmax(game.result(state, action), ply + 1, -colour);
        if (val > res) {
          res = val;
          if (ply === 0) chosen = action;
        }
      }
      return (signs.give?.(colour, ply) ?? 1) * res;
    }
    const res = negmax(root, 0, first);
    return { value: (signs.answer?.(first) ?? first) * res, action: chosen };
  };

/** Each call answers in the view of the parent's player: the sign is turned where it returns. */
const turnedWhereItReturns: Search = (game, root) => {
  const below = (state: number, ply: number): number => {
    const parent = game.player(state) === 'min' ? 1 : -1;
    if (stops(game, state, ply)) return parent * leaf(game, state);
    return -Math.max(...game.actions(state).map((action) => below(game.result(state, action), ply + 1)));
  };
  if (stops(game, root, 0)) return { value: leaf(game, root), action: null };
  const moves = game.actions(root).map((action) => ({ action, value: below(game.result(root, action), 1) }));
  const best = moves.reduce((a, b) => (b.value > a.value ? b : a));
  return { value: game.player(root) === 'min' ? -best.value : best.value, action: best.action };
};

export const CORRECT_NEGAMAX: Record<string, Search> = {
  'a colour handed down': negmaxWith({}),
  'leaves ask who would move': negmaxWith({
    leaf: (_colour, { game, state }) => (game.player(state) === 'min' ? -1 : 1),
  }),
  'leaves count plies': negmaxWith({ leaf: (_colour, { ply, first }) => (ply % 2 === 0 ? first : -first) }),
  'turned where it returns': turnedWhereItReturns,
};

export const NEGAMAX_MISTAKES: Record<string, Search> = {
  ...without(
    sharedMistakes(MINIMAX),
    'throws are not plies',
    // The same as a correct search where players do take turns.
    'players alternate, whatever player(s) says',
  ),
  'no minus sign': negmaxWith({ up: () => 1 }),
  'no minus sign at the root': negmaxWith({ up: (ply) => (ply === 0 ? 1 : -1) }),
  'no minus sign below the root': negmaxWith({ up: (ply) => (ply === 0 ? -1 : 1) }),
  'a minus sign for one player only': negmaxWith({ up: (_ply, colour) => colour }),
  'a minus sign for the other player only': negmaxWith({ up: (_ply, colour) => -colour }),
  'the colour once more where a node returns': negmaxWith({
    give: (colour, ply) => (ply === 0 ? 1 : colour),
  }),
  'no sign at the leaves': negmaxWith({ leaf: () => 1 }),
  'a minus at every leaf': negmaxWith({ leaf: () => -1 }),
  'the sign turned twice at the leaves': negmaxWith({ leaf: (colour) => -colour }),
  'no sign at the depth limit': negmaxWith({
    leaf: (colour, { game, state }) => (game.isTerminal(state) ? colour : 1),
  }),
  'no sign where the game is over': negmaxWith({
    leaf: (colour, { game, state }) => (game.isTerminal(state) ? 1 : colour),
  }),
  'a colour that is never turned': negmaxWith({ leaf: (_colour, { first }) => first }),
  'the sign of the ply, as if MAX moved first, at the leaves': negmaxWith({
    leaf: (_colour, { ply }) => (ply % 2 === 0 ? 1 : -1),
  }),
  'the sign of what is left of the limit': negmaxWith({
    leaf: (_colour, { game, ply }) => ((game.depthLimit - ply) % 2 === 0 ? 1 : -1),
  }),
  'MAX is taken to move first': negmaxWith({ first: () => 1 }),
  'the value comes back as the player to move sees it': negmaxWith({ answer: () => 1 }),
  'no colour anywhere': negmaxWith({ leaf: () => 1, answer: () => 1 }),
};

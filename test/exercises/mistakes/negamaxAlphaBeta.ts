import { leaf, stops } from '../../../mistakes/correct/adversarial/api.ts';
import type { Search } from '../api.ts';
import { ALPHA_BETA_MISTAKES } from './alphaBeta.ts';
import { without } from './shared.ts';

type Bounds = readonly [alpha: number, beta: number];

interface Ways {
  /** The window of a child, in its view. */
  pass?(alpha: number, beta: number, best: number): Bounds;
  /** Where a node's value starts. */
  start?(alpha: number): number;
  cut?(value: number, beta: number): boolean;
  /** What a node returns. */
  give?(value: number, alpha: number, beta: number): number;
  /** What a leaf's value for MAX is multiplied by. */
  leaf?(colour: number, first: number): number;
  /** What a child's value is multiplied by. */
  up?(colour: number): number;
  /** Whether a better child replaces the best so far. */
  better?(value: number, best: number): boolean;
}

/** NegmaxAlphaBeta of the third notes, with its steps written anew. */
const negmaxWith =
  (ways: Ways): Search =>
  (game, root) => {
    const first = game.player(root) === 'min' ? -1 : 1;
    let chosen: string | null = null;
    function negmax(state: number, ply: number, alpha: number, beta: number, colour: number): number {
      if (stops(game, state, ply)) return (ways.leaf?.(colour, first) ?? colour) * leaf(game, state);
      let res = ways.start?.(alpha) ?? alpha;
      for (const action of game.actions(state)) {
        const low = Math.max(alpha, res);
        const [a, b] = ways.pass?.(low, beta, res) ?? [-beta, -low];
        const val = (ways.up?.(colour) ?? -1) * negmax(game.result(state, action), ply + 1, a, b, -colour);
        if (ways.better?.(val, res) ?? val > res) {
          res = val;
          if (ply === 0) chosen = action;
        }
        if (ways.cut?.(res, beta) ?? res >= beta) break;
      }
      return ways.give?.(res, alpha, beta) ?? res;
    }
    return { value: first * negmax(root, 0, -Infinity, Infinity, first), action: chosen };
  };

const fromBelow = (): number => -Infinity;
const strictly = (value: number, beta: number): boolean => value > beta;
const clamped = (value: number, alpha: number, beta: number): number =>
  Math.max(alpha, Math.min(beta, value));

export const CORRECT_NEGAMAX_ALPHA_BETA: Record<string, Search> = {
  'as printed: half-clamped': negmaxWith({}),
  'half-clamped, strict': negmaxWith({ cut: strictly }),
  'fail-soft': negmaxWith({ start: fromBelow }),
  'fail-soft, strict': negmaxWith({ start: fromBelow, cut: strictly }),
  'fail-hard': negmaxWith({ give: clamped }),
  'fail-hard, strict': negmaxWith({ give: clamped, cut: strictly }),
};

export const NEGAMAX_ALPHA_BETA_MISTAKES: Record<string, Search> = {
  ...without(
    ALPHA_BETA_MISTAKES,
    // The same as a correct search where players do take turns.
    'players alternate, whatever player(s) says',
    'negamax that swaps signs every ply',
  ),
  'the window neither swapped nor negated': negmaxWith({ pass: (alpha, beta) => [alpha, beta] }),
  'the window negated, not swapped': negmaxWith({ pass: (alpha, beta) => [-alpha, -beta] }),
  'the window swapped, not negated': negmaxWith({ pass: (alpha, beta) => [beta, alpha] }),
  'only α negated': negmaxWith({ pass: (alpha, beta) => [beta, -alpha] }),
  'only β negated': negmaxWith({ pass: (alpha, beta) => [-beta, alpha] }),
  'β never handed down': negmaxWith({ pass: (alpha) => [-Infinity, -alpha], start: fromBelow }),
  'α never handed down': negmaxWith({ pass: (_alpha, beta) => [-beta, Infinity], start: fromBelow }),
  'the best value of the node alone handed down': negmaxWith({
    start: fromBelow,
    pass: (_alpha, beta, best) => [-beta, -best],
  }),
  'no minus sign': negmaxWith({ up: () => 1 }),
  'a minus sign for one player only': negmaxWith({ up: (colour) => colour }),
  'a minus sign for the other player only': negmaxWith({ up: (colour) => -colour }),
  'no sign at the leaves': negmaxWith({ leaf: () => 1 }),
  'a colour that is never turned': negmaxWith({ leaf: (_colour, first) => first }),
  'a minus at every leaf': negmaxWith({ leaf: () => -1 }),
  'res starts at 0': negmaxWith({ start: () => 0 }),
  'res starts at β': negmaxWith({ start: (alpha) => -alpha }),
  'cut at or below α': negmaxWith({ start: fromBelow, cut: (value, beta) => value <= beta }),
  'no cut': negmaxWith({ cut: () => false }),
  'the last of equal values': negmaxWith({ start: fromBelow, better: (value, best) => value >= best }),
};

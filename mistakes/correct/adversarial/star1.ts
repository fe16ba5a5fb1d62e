import { CUTS } from '../../../reference/game.ts';
import { BOUNDED } from '../../skeletons/algorithms.ts';
import { searchOf } from '../../skeletons/adversarial.ts';
import { partsOf } from '../../skeletons/conventions.ts';
import type { PlayedGame } from '../../skeletons/played.ts';
import { leaf, type CorrectSearch, stops } from './api.ts';

const WITH_CUTS: readonly CorrectSearch[] = CUTS.map((cut) => ({
  id: `star1-${cut}`,
  title: `star1 with ${cut} cuts`,
  algorithms: BOUNDED,
  isAccepted: (accepted) =>
    accepted.cut.includes(cut) && accepted.ties !== 'last' && accepted.generation !== 'eager',
  load: () => {
    const search = searchOf(partsOf('star1', { cut, returns: 'fail-soft', ties: 'first', test: 'value' }));
    return (game, root) => {
      const { value, action } = search(game, root);
      return { value: value as number, action: action as string | null };
    };
  },
}));

type Search = (state: number, ply: number, alpha: number, beta: number) => number;

/** A search whose players are those of alpha–beta, fail-hard; `ofThrow` is written anew each time. */
function searchWith(
  game: PlayedGame,
  root: number,
  order: (actions: string[]) => string[],
  ofThrow: (search: Search, state: number, ply: number, alpha: number, beta: number) => number,
): { readonly value: number; readonly action: string | null } {
  let action: string | null = null;
  const search: Search = (state, ply, alpha, beta) => {
    if (stops(game, state, ply)) return leaf(game, state);
    const player = game.player(state);
    if (player === 'chance') return ofThrow(search, state, ply, alpha, beta);
    let [low, high] = [alpha, beta];
    for (const move of order(game.actions(state))) {
      const value = search(game.result(state, move), ply + 1, low, high);
      if (ply === 0 && (action === null || (player === 'max' ? value > low : value < high))) action = move;
      if (player === 'max') low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high) break;
    }
    return player === 'max' ? low : high;
  };
  return { value: search(root, 0, -Infinity, Infinity), action };
}

/** As Ballard has it: two running bounds, from which each outcome takes its share when it is known. */
const running = (order: (actions: string[]) => string[]): ReturnType<CorrectSearch['load']> =>
  function star(game, root) {
    const { alpha: lowest, beta: highest } = game.bounds ?? { alpha: -Infinity, beta: Infinity };
    return searchWith(game, root, order, (search, state, ply, alpha, beta) => {
      let [sum, rest] = [0, 1];
      for (const outcome of order(game.actions(state))) {
        const p = game.probability(state, outcome);
        rest -= p;
        const a = (alpha - sum - rest * highest) / p;
        const b = (beta - sum - rest * lowest) / p;
        const next = game.result(state, outcome);
        const value = search(next, ply + 1, Math.max(a, lowest), Math.min(b, highest));
        if (value <= a) return alpha;
        if (value >= b) return beta;
        sum += p * value;
      }
      return sum;
    });
  };

const accepts: CorrectSearch['isAccepted'] = ({ cut, generation, ties }) =>
  cut.includes('non-strict') && generation !== 'eager' && ties !== 'last';

/** Searches with bounds in ways of their own. */
export const STAR_SEARCHES: readonly CorrectSearch[] = [
  ...WITH_CUTS,
  {
    id: 'star1-running-bounds',
    title: 'two running bounds, fail-hard',
    algorithms: BOUNDED,
    isAccepted: accepts,
    load: () => running((actions) => actions),
  },
  {
    id: 'star1-right-to-left',
    title: 'children and outcomes from the last to the first',
    algorithms: BOUNDED,
    isAccepted: (accepted) => accepts(accepted) && accepted.childOrder === 'any' && accepted.ties === 'any',
    load: () => running((actions) => actions.toReversed()),
  },
  {
    id: 'star1-bounds-apart',
    title: 'what is certain of each outcome in a list, and windows as wide as they come',
    algorithms: BOUNDED,
    isAccepted: accepts,
    load: () => (game, root) => {
      const { alpha: lowest, beta: highest } = game.bounds ?? { alpha: -Infinity, beta: Infinity };
      return searchWith(
        game,
        root,
        (actions) => actions,
        (search, state, ply, alpha, beta) => {
          const outcomes = game.actions(state);
          const shares = outcomes.map((outcome) => game.probability(state, outcome));
          const low = shares.map(() => lowest);
          const high = shares.map(() => highest);
          const mean = (values: readonly number[]): number =>
            values.reduce((total, value, at) => total + shares[at]! * value, 0);
          for (const [at, outcome] of outcomes.entries()) {
            const p = shares[at]!;
            const a = high[at]! + (alpha - mean(high)) / p;
            const b = low[at]! + (beta - mean(low)) / p;
            low[at] = high[at] = search(game.result(state, outcome), ply + 1, a, b);
            if (mean(high) <= alpha) return alpha;
            if (mean(low) >= beta) return beta;
          }
          return mean(low);
        },
      );
    },
  },
];

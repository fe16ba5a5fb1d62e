import { leaf, stops } from '../../../mistakes/correct/adversarial/api.ts';
import { mean as weightedMean } from '../../../mistakes/skeletons/conventions.ts';
import { isBetter } from './shared.ts';
import type { Player } from '../../../reference/game.ts';
import type { Search } from '../api.ts';
import { sharedMistakes } from './shared.ts';
import type { Parts } from '../../../mistakes/skeletons/adversarial.ts';
import { EXPECTIMAX, searchWith } from './searches.ts';

type Outcomes = readonly { value: number; probability: number }[];

const from = (replaced: Partial<Parts>): Search => searchWith(EXPECTIMAX, replaced);
const mean = (outcomes: Outcomes): number =>
  outcomes.reduce((sum, { value }) => sum + value, 0) / outcomes.length;
const likeliest = (outcomes: Outcomes): number =>
  outcomes.reduce((a, b) => (b.probability > a.probability ? b : a)).value;

export const CORRECT_EXPECTIMAX: Record<string, Search> = {
  'sum of probability × value': from({}),
  'weighted sum, last outcome first': from({
    expect: (outcomes) =>
      [...outcomes].reverse().reduce((sum, { value, probability }) => sum + probability * value, 0),
  }),
};

export const EXPECTIMAX_MISTAKES: Record<string, Search> = {
  ...sharedMistakes(EXPECTIMAX),
  'sums instead of means': from({
    expect: (outcomes) => outcomes.reduce((sum, { value }) => sum + value, 0),
  }),
  'chance as MIN': from({ expect: (outcomes) => Math.min(...outcomes.map(({ value }) => value)) }),
  'chance as MAX': from({ expect: (outcomes) => Math.max(...outcomes.map(({ value }) => value)) }),
  'uniform where probabilities are given': from({ expect: mean }),
  'weights and then a mean': from({ expect: (outcomes) => weightedMean(outcomes) / outcomes.length }),
  'the likeliest outcome only': from({ expect: likeliest }),
  'midpoint of best and worst': from({
    expect: (outcomes) =>
      (Math.min(...outcomes.map(({ value }) => value)) + Math.max(...outcomes.map(({ value }) => value))) / 2,
  }),
  'median outcome': from({
    expect: (outcomes) =>
      [...outcomes].sort((a, b) => a.value - b.value)[Math.floor(outcomes.length / 2)]!.value,
  }),
  'rounded down at chance': from({ expect: (outcomes) => Math.floor(weightedMean(outcomes)) }),
  'rounded at chance': from({ expect: (outcomes) => Math.round(weightedMean(outcomes)) }),
  'expected values to two decimals': from({
    expect: (outcomes) => Number(weightedMean(outcomes).toFixed(2)),
  }),
  'equal outcomes counted once': from({
    expect: (outcomes) =>
      mean([...new Set(outcomes.map(({ value }) => value))].map((value) => ({ value, probability: 1 }))),
  }),
  'no throw expected at the root': from({
    mover: ({ game, state, ply }) =>
      ply === 0 && game.player(state) === 'chance' ? 'max' : game.player(state),
  }),
  'MIN averages': (game, root) =>
    searchWith(EXPECTIMAX, {
      mover: ({ game: g, state: s }) => (g.player(s) === 'min' ? 'chance' : g.player(s)),
    })(withUniform(game), root),
  'outcomes of less than a twentieth ignored': from({
    expect: (outcomes) => weightedMean(outcomes.filter(({ probability }) => probability >= 0.05)),
  }),
  'the luckiest outcome decides': (game, root) => {
    const { value } = searchWith(EXPECTIMAX)(game, root);
    const { action } = searchWith(EXPECTIMAX, {
      expect: (outcomes) => Math.max(...outcomes.map((outcome) => outcome.value)),
    })(game, root);
    return { value, action };
  },
  'sums decide the action': (game, root) => {
    const { value } = searchWith(EXPECTIMAX)(game, root);
    const { action } = searchWith(EXPECTIMAX, {
      expect: (outcomes) => outcomes.reduce((sum, outcome) => sum + outcome.value, 0),
    })(game, root);
    return { value, action };
  },
  'uniform means decide the action': (game, root) => {
    const { value } = searchWith(EXPECTIMAX)(game, root);
    const { action } = searchWith(EXPECTIMAX, { expect: mean })(game, root);
    return { value, action };
  },
  'chance searched once for the sum and once for the weights': (game, root) => {
    function value(state: number, ply: number): number {
      if (stops(game, state, ply)) return leaf(game, state);
      const mover = game.player(state);
      const moves = game.actions(state);
      if (mover === 'chance') {
        for (const move of moves) game.result(state, move);
        return moves.reduce(
          (sum, move) => sum + game.probability(state, move) * value(game.result(state, move), ply + 1),
          0,
        );
      }
      return moves
        .map((move) => value(game.result(state, move), ply + 1))
        .reduce((a, b) => (isBetter(mover, b, a) ? b : a));
    }
    return { value: value(root, 0), action: null };
  },
};

/** MIN's moves as equally likely outcomes, which the game itself gives no probability. */
function withUniform(game: Parameters<Search>[0]): Parameters<Search>[0] {
  return {
    ...game,
    probability: (s, a) =>
      game.player(s) === 'chance' ? game.probability(s, a) : 1 / game.actions(s).length,
  };
}

/** Searches that go by figures: what moves after what is known, and not asked. */
const byFigure =
  (next: (below: Player | null, last: 'max' | 'min') => 'max' | 'min' | 'chance' | null): Search =>
  (game, root) => {
    function value(state: number, ply: number, above: Player | null, last: 'max' | 'min'): number {
      if (stops(game, state, ply)) return leaf(game, state);
      const asked = game.player(state);
      const mover = asked === 'chance' ? asked : (next(above, last) ?? asked);
      const player = mover === 'chance' ? last : mover;
      const moves = game.actions(state);
      const values = moves.map((move) => value(game.result(state, move), ply + 1, mover, player));
      if (mover === 'max') return Math.max(...values);
      if (mover === 'min') return Math.min(...values);
      return values.reduce((sum, v, i) => sum + game.probability(state, moves[i]!) * v, 0);
    }
    return { value: value(root, 0, null, 'min'), action: null };
  };

export const EXPECTIMINIMAX_MISTAKES: Record<string, Search> = {
  ...EXPECTIMAX_MISTAKES,
  'MIN after a throw': byFigure((above) => (above === 'chance' ? 'min' : null)),
  'MAX, MIN, MAX, MIN, whatever is thrown': byFigure((above, last) =>
    above === null ? null : last === 'max' ? 'min' : 'max',
  ),
  'MAX after a throw, as the root is MAX': byFigure((above) => (above === 'chance' ? 'max' : null)),
  'a second throw is averaged': (game, root) => {
    function value(state: number, ply: number, isThrown: boolean): number {
      if (stops(game, state, ply)) return leaf(game, state);
      const mover = game.player(state);
      const moves = game.actions(state);
      const values = moves.map((move) => value(game.result(state, move), ply + 1, mover === 'chance'));
      if (mover === 'max') return Math.max(...values);
      if (mover === 'min') return Math.min(...values);
      return values.reduce(
        (sum, v, i) => sum + (isThrown ? 1 / moves.length : game.probability(state, moves[i]!)) * v,
        0,
      );
    }
    return { value: value(root, 0, false), action: null };
  },
};

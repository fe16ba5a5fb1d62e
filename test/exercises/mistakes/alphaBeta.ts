import { leaf, stops } from '../../../mistakes/correct/adversarial/api.ts';
import { isBetter } from './shared.ts';
import type { Search } from '../api.ts';
import { sharedMistakes, without } from './shared.ts';
import type { Parts } from '../../../mistakes/skeletons/adversarial.ts';
import { ALPHA_BETA, MINIMAX, searchWith } from './searches.ts';

const OPEN: { alpha: number; beta: number } = { alpha: -Infinity, beta: Infinity };
const from = (replaced: Partial<Parts>): Search => searchWith(ALPHA_BETA, replaced);

export const CORRECT_ALPHA_BETA: Record<string, Search> = {
  'non-strict, fail-soft': from({}),
  'strict, fail-soft': from({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best > beta : best < alpha),
  }),
  'bounds tightened before the cut is tested': from({
    cut: (mover, best, { alpha, beta }) =>
      mover === 'max' ? Math.max(alpha, best) >= beta : Math.min(beta, best) <= alpha,
  }),
};

export const ALPHA_BETA_MISTAKES: Record<string, Search> = {
  ...without(sharedMistakes(ALPHA_BETA), 'throws are not plies', 'bounds that skip leaves'), // No throws here, and bounds are asked for.
  'no pruning': searchWith(MINIMAX),
  'no pruning where a depth limit is set': (game, root) =>
    searchWith(Number.isFinite(game.depthLimit) ? MINIMAX : ALPHA_BETA)(game, root),
  'bounds never tightened': from({ tighten: (_mover, _best, bounds) => bounds }),
  'every child searched with a full window': from({ pass: () => OPEN }),
  'only the bound of the parent is passed on': from({
    pass: (_bounds, _at, mover, best) =>
      mover === 'max' ? { alpha: best, beta: Infinity } : { alpha: -Infinity, beta: best },
  }),
  'alpha only from the first child': from({
    tighten: (mover, best, bounds) =>
      mover === 'max'
        ? bounds.alpha === -Infinity
          ? { ...bounds, alpha: best }
          : bounds
        : { ...bounds, beta: Math.min(bounds.beta, best) },
  }),
  'the root keeps its window': (game, root) =>
    searchWith(ALPHA_BETA, {
      tighten: (mover, best, bounds) =>
        bounds.alpha === -Infinity && bounds.beta === Infinity
          ? bounds
          : ALPHA_BETA.tighten(mover, best, bounds),
    })(game, root),
  'no cut at MAX': from({ cut: (mover, best, { alpha }) => mover === 'min' && best <= alpha }),
  'no cut at MIN': from({ cut: (mover, best, { beta }) => mover === 'max' && best >= beta }),
  '> at MAX but ≤ at MIN': from({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best > beta : best <= alpha),
  }),
  '≥ at MAX but < at MIN': from({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best >= beta : best < alpha),
  }),
  'alpha and beta confused in the cut': from({
    cut: (mover, best, { alpha, beta }) =>
      mover === 'max' ? best >= alpha && alpha > -Infinity : best <= beta && beta < Infinity,
  }),
  'MAX cuts below alpha': from({
    cut: (mover, best, { alpha }) => best <= alpha && (mover === 'min' || alpha > -Infinity),
  }),
  'bounds kept in globals': (game, root) => {
    const global: { alpha: number; beta: number } = { ...OPEN };
    return searchWith(ALPHA_BETA, {
      pass: () => global,
      cut: (mover, best) => (mover === 'max' ? best >= global.beta : best <= global.alpha),
      tighten(mover, best) {
        if (mover === 'max') global.alpha = Math.max(global.alpha, best);
        else global.beta = Math.min(global.beta, best);
        return global;
      },
    })(game, root);
  },
  'window of ±999': (game, root) =>
    searchWith(ALPHA_BETA, {
      cut: (mover, best, { alpha, beta }) =>
        mover === 'max' ? best >= Math.min(beta, 999) : best <= Math.max(alpha, -999),
    })(game, root),
  'window of ±1e12': (game, root) =>
    searchWith(ALPHA_BETA, {
      cut: (mover, best, { alpha, beta }) =>
        mover === 'max' ? best >= Math.min(beta, 1e12) : best <= Math.max(alpha, -1e12),
    })(game, root),
  'cuts within a margin of one': from({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best + 1 >= beta : best - 1 <= alpha),
  }),
  'the last of equal values': from({
    better: (mover, value, best) => (mover === 'max' ? value >= best : value <= best),
  }),
  'negamax that swaps signs every ply': (game, root) => {
    let action: string | null = null;
    function value(state: number, ply: number, sign: number, alpha: number, beta: number): number {
      if (stops(game, state, ply)) return sign * leaf(game, state);
      let best = -Infinity;
      let low = alpha;
      for (const move of game.actions(state)) {
        const below = -value(game.result(state, move), ply + 1, -sign, -beta, -low);
        if (below > best) {
          best = below;
          if (ply === 0) action = move;
        }
        if (best >= beta) return best; // beta cutoff
        low = Math.max(low, best);
      }
      return best;
    }
    const sign = game.player(root) === 'min' ? -1 : 1;
    return { value: sign * value(root, 0, sign, -Infinity, Infinity), action };
  },
  'negamax with the window unswapped': (game, root) => {
    let action: string | null = null;
    function value(state: number, ply: number, sign: number, alpha: number, beta: number): number {
      if (stops(game, state, ply)) return sign * leaf(game, state);
      let best = -Infinity;
      let low = alpha;
      for (const move of game.actions(state)) {
        const below = -value(game.result(state, move), ply + 1, -sign, low, beta);
        if (below > best) {
          best = below;
          if (ply === 0) action = move;
        }
        if (best >= beta) return best;
        low = Math.max(low, best);
      }
      return best;
    }
    const sign = game.player(root) === 'min' ? -1 : 1;
    return { value: sign * value(root, 0, sign, -Infinity, Infinity), action };
  },
  'one more child after the cut': (game, root) => {
    function value(state: number, ply: number, alpha: number, beta: number): number {
      if (stops(game, state, ply)) return leaf(game, state);
      const mover = game.player(state);
      let best = mover === 'max' ? -Infinity : Infinity;
      let bounds = { alpha, beta };
      for (const move of game.actions(state)) {
        if (
          ALPHA_BETA.cut(mover, best, { alpha, beta }) &&
          best !== (mover === 'max' ? -Infinity : Infinity)
        ) {
          // Notices the cut only on the way into the next child.
          value(game.result(state, move), ply + 1, bounds.alpha, bounds.beta);
          return best;
        }
        const below = value(game.result(state, move), ply + 1, bounds.alpha, bounds.beta);
        if (isBetter(mover, below, best)) best = below;
        bounds = ALPHA_BETA.tighten(mover, best, bounds);
      }
      return best;
    }
    return { value: value(root, 0, -Infinity, Infinity), action: null };
  },
};

import { leaf, stops } from '../../../mistakes/correct/adversarial/api.ts';
import { mean as weightedMean } from '../../../mistakes/skeletons/conventions.ts';
import type { Player } from '../../../reference/game.ts';
import type { Search } from '../api.ts';
import type { Parts } from '../../../mistakes/skeletons/adversarial.ts';
import { searchWith } from './searches.ts';

/** Mistakes that any depth-first game search can make, whatever it does about cuts and chance. */
export function sharedMistakes(base: Parts): Record<string, Search> {
  const swapped: Record<Player, Player> = { max: 'min', min: 'max', chance: 'chance' };
  const from = (replaced: Partial<Parts>): Search => searchWith(base, replaced);
  return {
    'max and min swapped': from({ mover: ({ game, state }) => swapped[game.player(state)] }),
    'every opponent maximises': from({
      mover: ({ game, state }) => (game.player(state) === 'min' ? 'max' : game.player(state)),
    }),
    'MAX moves first, whoever does': from({
      mover: ({ game, state, ply }) =>
        game.player(state) === 'chance' ? 'chance' : ply % 2 === 0 ? 'max' : 'min',
    }),
    'players alternate, whatever player(s) says': (game, state) => {
      const first = game.player(state);
      const other = swapped[first];
      return searchWith(base, {
        mover: ({ game: g, state: s, ply }) =>
          g.player(s) === 'chance' ? 'chance' : ply % 2 === 0 ? first : other,
      })(game, state);
    },
    'best starts at 0': from({ initial: () => 0 }),
    'best starts at ±999': from({ initial: (mover) => (mover === 'max' ? -999 : 999) }),
    'best starts at ±1e9': from({ initial: (mover) => (mover === 'max' ? -1e9 : 1e9) }),
    'best starts at ±1e12': from({ initial: (mover) => (mover === 'max' ? -1e12 : 1e12) }),
    'MAX starts at Number.MIN_VALUE': from({
      initial: (mover) => (mover === 'max' ? Number.MIN_VALUE : Number.MAX_VALUE),
    }),
    'no search below a forced move': from({
      leaf: ({ game, state }) => (game.isTerminal(state) ? game.utility(state) : 0),
      stops: ({ game, state, ply }) =>
        stops(game, state, ply) || (ply > 0 && game.actions(state).length === 1),
    }),
    'first child skipped': from({ order: (actions) => actions.slice(1) }),
    'last child skipped': from({ order: (actions) => actions.slice(0, -1) }),
    'at most two children': from({ order: (actions) => actions.slice(0, 2) }),
    'one ply too deep': from({
      stops: ({ game, state, ply }) => game.isTerminal(state) || ply >= game.depthLimit + 1,
    }),
    'one ply too shallow': from({
      stops: ({ game, state, ply }) => game.isTerminal(state) || (ply > 0 && ply >= game.depthLimit - 1),
    }),
    'depth limit ignored': from({ stops: ({ game, state }) => game.isTerminal(state) }),
    'the end of the game noticed only at the limit': from({
      stops: ({ game, ply }) => ply >= game.depthLimit,
    }),
    'never more than four plies': from({
      stops: ({ game, state, ply }) => stops(game, state, ply) || ply >= 4,
    }),
    'throws are not plies': (game, state) => {
      const depth = new Map<number, number>([[state, 0]]);
      return searchWith(base, {
        stops: ({ game: g, state: s }) => g.isTerminal(s) || (depth.get(s) ?? 0) >= g.depthLimit,
        child: ({ game: g, state: s }, action) => {
          const below = g.result(s, action);
          depth.set(below, (depth.get(s) ?? 0) + (g.player(s) === 'chance' ? 0 : 1));
          return below;
        },
      })(game, state);
    },
    'utility asked at the depth limit': from({ leaf: ({ game, state }) => game.utility(state) }),
    'the end of the game is worth 0': from({
      leaf: ({ game, state }) => (game.isTerminal(state) ? 0 : game.evaluate(state)),
    }),
    'rounded to six decimals': from({
      leaf: ({ game, state }) =>
        Number((game.isTerminal(state) ? game.utility(state) : game.evaluate(state)).toFixed(6)),
    }),
    'better only by more than a millionth': from({
      better: (mover, value, best) => (mover === 'max' ? value > best + 1e-6 : value < best - 1e-6),
    }),
    '32-bit integers': from({
      leaf: ({ game, state }) => (game.isTerminal(state) ? game.utility(state) : game.evaluate(state)) | 0,
    }),
    'the position is returned, not the action': from({
      answer: ({ value, position }) => ({ value, action: String(position) }),
    }),
    'the state is returned, not the action': from({
      answer: ({ value, child }) => ({ value, action: child === null ? null : String(child) }),
    }),
    'always the first action': (game, state) => ({
      ...from({})(game, state),
      action: game.actions(state)[0] ?? null,
    }),
    'always the last action': (game, state) => ({
      ...from({})(game, state),
      action: game.actions(state).at(-1) ?? null,
    }),
    'the largest value, also for MIN': (game, state) => {
      const answer = from({})(game, state);
      if (game.isTerminal(state)) return answer;
      let best = -Infinity;
      let action: string | null = null;
      for (const move of game.actions(state)) {
        const child = game.result(state, move);
        const below = Number(
          from({ stops: ({ game: g, state: s, ply }) => stops(g, s, ply + 1) })(game, child).value,
        );
        if (below > best) [best, action] = [below, move];
      }
      return { value: answer.value, action };
    },
    'an action where the game is over': from({
      answer: ({ value, action }) => ({ value, action: action ?? 'none' }),
    }),
    'the end of the game not noticed at the root': from({
      stops: ({ game, state, ply }) => ply > 0 && stops(game, state, ply),
    }),
    'all best actions joined': (game, state) => {
      const answer = from({})(game, state);
      const tied = game.isTerminal(state)
        ? []
        : game
            .actions(state)
            .filter(
              (move) =>
                from({ stops: ({ game: g, state: s, ply }) => stops(g, s, ply + 1) })(
                  game,
                  game.result(state, move),
                ).value === answer.value,
            );
      return { value: answer.value, action: tied.length > 1 ? tied.join(',') : (tied[0] ?? null) };
    },
    'successors generated twice': from({
      child: ({ game, state }, action) => {
        game.result(state, action);
        return game.result(state, action);
      },
    }),
    'leaves evaluated twice': from({
      leaf: ({ game, state }) => {
        leaf(game, state);
        return leaf(game, state);
      },
    }),
    'best child searched again at every node': (game, root) => {
      function value(state: number, ply: number): number {
        if (stops(game, state, ply)) return leaf(game, state);
        const mover = game.player(state);
        const worth = (action: string): number => value(game.result(state, action), ply + 1);
        if (mover === 'chance')
          return weightedMean(
            game.actions(state).map((a) => ({ value: worth(a), probability: game.probability(state, a) })),
          );
        let best: string | null = null;
        let bestValue = mover === 'max' ? -Infinity : Infinity;
        for (const action of game.actions(state)) {
          const below = worth(action);
          if (best === null || isBetter(mover, below, bestValue)) [best, bestValue] = [action, below];
        }
        return best === null ? bestValue : worth(best);
      }
      return { value: value(root, 0), action: null };
    },
    'bounds that skip leaves': (game, state) => {
      // Alpha–beta where the exercise asks for every leaf.
      return searchWith(base, {
        cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best >= beta : best <= alpha),
        tighten: (mover, best, { alpha, beta }) =>
          mover === 'max' ? { alpha: Math.max(alpha, best), beta } : { alpha, beta: Math.min(beta, best) },
      })(game, state);
    },
  };
}

/** A table without some of its rows; a row that is not there is an error. */
export function without<T>(table: Record<string, T>, ...ids: readonly string[]): Record<string, T> {
  for (const id of ids) if (!(id in table)) throw new Error(`no mistake "${id}"`);
  return Object.fromEntries(Object.entries(table).filter(([id]) => !ids.includes(id)));
}

export const isBetter = (mover: Player, value: number, best: number): boolean =>
  mover === 'max' ? value > best : value < best;

import { leaf, stops } from '../../../mistakes/correct/adversarial/api.ts';
import type { Search, WatchedGame } from '../api.ts';

type Left = readonly [value: number, exit: 'normal' | 'cutoff', best: readonly string[]];
type Answered = (value: number, best: readonly string[], game: WatchedGame, root: number) => unknown;

interface Ways {
  /** Whether a node is cut off: its own best value and the other player’s bound, as who moves sees them. */
  cut?(own: number, bound: number, isMax: boolean): boolean;
  /** What a node that is cut off comes back with. */
  leave?(own: number, bound: number): Left;
  /** Whether what comes back by a cutoff is compared all the same. */
  readonly comparesAll?: boolean;
  /** Bounds of a child, given those of the node and its own best value. */
  pass?(bounds: readonly [number, number], own: number, isMax: boolean): readonly [number, number];
  /** The set after a child that is better, or as good. */
  better?(best: readonly string[], action: string): string[];
  equal?(best: readonly string[], action: string): string[];
  /** What is handed in as the actions. */
  readonly actions?: Answered;
}

/** AB:MINIMAX of the first notes, with its steps written anew, and one procedure for both players. */
const abMinimax =
  (ways: Ways): Search =>
  (game, root) => {
    function player(n: number, alpha: number, beta: number, depth: number): Left {
      if (stops(game, n, depth)) return [leaf(game, n), 'normal', []];
      const isMax = game.player(n) === 'max';
      const sign = isMax ? 1 : -1;
      let own = -sign * Infinity;
      let best: readonly string[] = [];
      for (const action of game.actions(n)) {
        const usual = isMax
          ? ([Math.max(alpha, own), beta] as const)
          : ([alpha, Math.min(beta, own)] as const);
        const [low, high] = ways.pass?.([alpha, beta], own, isMax) ?? usual;
        const [v, exit] = player(game.result(n, action), low, high, depth + 1);
        if (exit === 'normal' || ways.comparesAll === true) {
          if (sign * v > sign * own) [own, best] = [v, ways.better?.(best, action) ?? [action]];
          else if (v === own) best = ways.equal?.(best, action) ?? [...best, action];
        }
        const bound = isMax ? beta : alpha;
        if (ways.cut?.(sign * own, sign * bound, isMax) ?? sign * own > sign * bound)
          return ways.leave?.(own, bound) ?? [0, 'cutoff', []];
      }
      return [own, 'normal', best];
    }
    const [value, , best] = player(root, -Infinity, Infinity, 0);
    const actions = ways.actions?.(value, best, game, root) ?? best;
    return { value, action: best[0] ?? null, actions };
  };

const atLeast = (own: number, bound: number): boolean => own >= bound;

export const CORRECT_ALL_OPTIMAL: Record<string, Search> = {
  'as printed': abMinimax({}),
  'the best value in place of an exit: fail-soft': abMinimax({ leave: (own) => [own, 'normal', []] }),
};

export const ALL_OPTIMAL_MISTAKES: Record<string, Search> = {
  'cuts on equality': abMinimax({ cut: atLeast }),
  'cuts on equality, at MAX alone': abMinimax({
    cut: (own, bound, isMax) => (isMax ? own >= bound : own > bound),
  }),
  'cuts on equality, at MIN alone': abMinimax({
    cut: (own, bound, isMax) => (isMax ? own > bound : own >= bound),
  }),
  'cuts on equality, fail-soft': abMinimax({ cut: atLeast, leave: (own) => [own, 'normal', []] }),
  'the 0 of a cutoff compared': abMinimax({ comparesAll: true }),
  'the bound returned by a cutoff': abMinimax({ leave: (_own, bound) => [bound, 'normal', []] }),
  'nothing cut': abMinimax({ cut: () => false }),
  'the bounds of the ancestors alone handed down': abMinimax({ pass: (bounds) => bounds }),
  'the own best value alone handed down': abMinimax({
    pass: (_bounds, own, isMax) => (isMax ? [own, Infinity] : [-Infinity, own]),
  }),
  'the first best move alone': abMinimax({ equal: (best) => [...best] }),
  'the last best move alone': abMinimax({ equal: (_best, action) => [action] }),
  'former best moves kept': abMinimax({ better: (best, action) => [...best, action] }),
  'every move': abMinimax({ actions: (_value, _best, game, root) => game.actions(root) }),
  'one move, in no list': abMinimax({ actions: (_value, best) => best[0] ?? null }),
  'children in place of moves': abMinimax({
    actions: (_value, best, game, root) => best.map((action) => game.result(root, action)),
  }),
  'positions in place of moves': abMinimax({
    actions: (_value, best, game, root) => best.map((action) => game.actions(root).indexOf(action)),
  }),
  'one text': abMinimax({ actions: (_value, best) => best.join(', ') }),
  'a list with nothing in it at the end': abMinimax({
    actions: (_value, best) => (best.length === 0 ? [null] : best),
  }),
  'the value of MIN’s view': (game, root) => {
    const { value, ...rest } = abMinimax({})(game, root);
    return { ...rest, value: game.player(root) === 'min' ? -(value as number) : value };
  },
};

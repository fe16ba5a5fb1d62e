import type { Cut, Game, Returns, Window } from '../game.ts';
import type { Trace } from '../trace.ts';
import { allOptimalActions } from './allOptimalActions.ts';
import { ALPHA_BETA } from './alphaBeta.ts';
import { CUT_TESTS } from './cut.ts';
import { expectimax } from './expectimax.ts';
import { minimax } from './minimax.ts';
import { negamax } from './negamax.ts';
import { RefusedError } from './refused.ts';
import { star1 } from './star1.ts';
import { star2 } from './star2.ts';

/** The searches that `solve` knows by name. */
export const SOLVE_ALGORITHMS = [
  'minimax',
  'alpha-beta',
  'negamax',
  'expectimax',
  'all-optimal',
  'star1',
  'star2',
] as const;
export type SolveAlgorithm = (typeof SOLVE_ALGORITHMS)[number];

/** One search, every choice made. */
export interface TreeSearch {
  readonly algorithm: SolveAlgorithm;
  readonly cut: Cut;
  readonly returns: Returns;
  readonly window: Window;
  readonly depth: number;
  readonly trace: Trace<number>;
  /** Bounds of all leaves, where the tree states them; star1 and star2 need them. */
  readonly bounds: readonly [number, number] | null;
}

/** What a search says of the root. */
export interface Searched {
  readonly value: number;
  /**
   * The actions that the algorithm itself names; null where it looks at all of them, so that ties can be read
   * off.
   */
  readonly actions: readonly string[] | null;
  /** Values this close together count as equal: 0, or a share of the largest leaf where sums round. */
  readonly tolerance: number;
}

const EXACT = { actions: null, tolerance: 0 };
const STARS = { star1, star2 };
const EXPECTED = { actions: null, tolerance: 1e-9 };

/** Searches a tree from its root with the algorithm of that name. */
export function searchTree(game: Game<number, string>, search: TreeSearch): Searched {
  const root = game.initial;
  switch (search.algorithm) {
    case 'minimax':
      return { value: minimax(game, root, search).value, ...EXACT };
    case 'negamax':
      return { value: negamax(game, root, search).value, ...EXACT };
    case 'expectimax':
      return { value: expectimax(game, root, search).value, ...EXPECTED };
    case 'all-optimal':
      return { ...allOptimalActions(game, root, search), tolerance: 0 };
    case 'star1':
    case 'star2': {
      if (search.bounds === null)
        throw new RefusedError(
          `${search.algorithm} needs to know how low and how high a leaf can be: ` +
            'state it in the tree as "bounds": [low, high]',
        );
      const { value, action } = STARS[search.algorithm](game, root, {
        ...search,
        cut: CUT_TESTS[search.cut],
        bounds: search.bounds,
      });
      return { value, actions: action === null ? [] : [action], tolerance: 0 };
    }
    case 'alpha-beta': {
      const { value, action } = ALPHA_BETA[search.returns](game, root, {
        ...search,
        cut: CUT_TESTS[search.cut],
      });
      return { value, actions: action === null ? [] : [action], tolerance: 0 };
    }
  }
}

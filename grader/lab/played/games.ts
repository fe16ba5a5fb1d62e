import { alphaBeta } from '../../../reference/adversarial/alphaBeta.ts';
import { afterPlies, type Horizon, withHorizon } from '../../../reference/adversarial/horizon.ts';
import { byValuesBefore } from '../../../reference/adversarial/iterativeDeepening.ts';
import { trueValues } from '../../../reference/adversarial/ordering.ts';
import { steadyWithin, untilQuiet } from '../../../reference/adversarial/quiescence.ts';
import { contingentStrategy } from '../../../reference/adversarial/strategy.ts';
import type { AnyTreeSearch } from '../../../reference/adversarial/treeAlgorithms.ts';
import { FULL_WINDOW, type Game } from '../../../reference/game.ts';
import { connectFour } from '../../../reference/games/connectFour.ts';
import { ticTacToe, ticTacToeBoard } from '../../../reference/games/ticTacToe.ts';
import { Random } from '../../../reference/random.ts';
import { reorder } from '../../../reference/trace.ts';
import { entry } from '../../types/lookup.ts';
import { count } from '../../words/numbers.ts';
import type { DeepeningReport } from '../deepening.ts';
import { type HorizonReport, positionsOf } from '../horizon.ts';
import { inOrder, type OrderingReport } from '../ordering.ts';
import type { PruningReport } from '../pruning.ts';
import { uniformTree } from '../uniformTree.ts';
import { gameTree, type GameTreeOptions } from './gameTree.ts';
import type { PlayableTree } from '../../types/playable.ts';

const searchBy = (algorithm: 'alpha-beta' | 'minimax'): AnyTreeSearch => ({
  algorithm,
  cut: 'non-strict',
  returns: 'fail-soft',
  window: FULL_WINDOW,
  depth: Infinity,
});

const played = <S, A>(
  game: Game<S, A>,
  options: GameTreeOptions<A>,
  algorithm: 'alpha-beta' | 'minimax' = 'alpha-beta',
): PlayableTree => ({
  kind: 'tree',
  title: options.title,
  tree: gameTree(game, options),
  search: searchBy(algorithm),
});

/** Leaves of a tree that is played, at most. */
const MOST_LEAVES = 1_000;

/** The first tree of as many plies as can be played, with the ranks of its leaves: they prune the same. */
export function playedPruning({ branching, order, rows }: PruningReport): readonly PlayableTree[] {
  const depth = rows.filter(({ all }) => all <= MOST_LEAVES).length;
  if (depth === 0) return [];
  const tree = uniformTree(Random.seeded(1), branching, depth, order);
  const utilities = leavesOf(tree).sort((a, b) => a - b);
  const ranks = new Map(utilities.map((value, at) => [value, at + 1]));
  const width = String(branching).length;
  return [
    played(
      { ...tree, utility: (state) => entry(ranks, tree.utility(state)) },
      {
        title: `b = ${branching}, ${count(depth, 'ply', 'plies')}, ${order} order`,
        action: (action) => String(action).padStart(width, '0'),
      },
    ),
  ];
}

function leavesOf<S, A>(game: Game<S, A>): number[] {
  const below = (state: S): number[] =>
    game.isTerminal(state)
      ? [game.utility(state)]
      : game.actions(state).flatMap((action) => below(game.result(state, action)));
  return below(game.initial);
}

/** X's moves, one at each of its turns, against every reply. */
export function playedTicTacToe(): readonly PlayableTree[] {
  const game = ticTacToe();
  const strategy = contingentStrategy(game, game.initial, 'max');
  const against = reorder(game, (state, actions) => {
    const own = strategy.get(state);
    return own === undefined ? actions : [own];
  });
  return [played(against, { title: 'X’s strategy against every reply of O, cells from 0' }, 'minimax')];
}

/** Evaluations of connect four and of tic-tac-toe are lines in these parts: see their games. */
const CONNECT_FOUR_PARTS = 70;
const TIC_TAC_TOE_PARTS = 8;
/** Plies of connect four that are played: 400 nodes. */
const MOST_PLIES = 3;

const LINES = `values in open lines, ${CONNECT_FOUR_PARTS} for a win`;

export function playedOrdering({ rows, seed }: OrderingReport): readonly PlayableTree[] {
  const plies = Math.min(MOST_PLIES, rows.length);
  const game = connectFour();
  return (['left to right', 'by evaluation'] as const).map((order) =>
    played(withHorizon(inOrder(game, order, seed), game.initial, afterPlies(plies)), {
      title: `Connect four, ${count(plies, 'ply', 'plies')}, ${order}: ${LINES}`,
      scale: CONNECT_FOUR_PARTS,
    }),
  );
}

/** The first rounds, children of each in the order in which it searches them. */
export function playedDeepening({ rounds }: DeepeningReport): readonly PlayableTree[] {
  const game = connectFour();
  let before: ReadonlyMap<number, number> = new Map();
  return rounds.slice(0, MOST_PLIES).map(({ depth }) => {
    const ordered = reorder(game, byValuesBefore(game, before));
    const values = new Map<number, number>();
    const leave = (state: number, value: number): unknown => values.set(state, value);
    alphaBeta(ordered, game.initial, { depth, trace: { enter() {}, cutoff() {}, leave } });
    before = values;
    return played(withHorizon(ordered, game.initial, afterPlies(depth)), {
      title: `Connect four, round ${depth}: ${LINES}`,
      scale: CONNECT_FOUR_PARTS,
    });
  });
}

/** Empty cells of a position that is played, at most: its trees are to be looked at. */
const MOST_EMPTY = 6;

/** A position in which a search to a depth limit errs, and one until it is quiet does not. */
export function playedHorizon({ rows, margin, extension }: HorizonReport): readonly PlayableTree[] {
  const game = ticTacToe();
  const valueOf = trueValues(game);
  const isQuiet = steadyWithin(game, margin);
  const isRight = (state: number, horizon: Horizon<number>): boolean => {
    const limited = withHorizon(game, state, horizon);
    const { action } = alphaBeta(limited, limited.initial);
    return action !== null && valueOf(game.result(state, action)) === valueOf(state);
  };
  const small = positionsOf(game).filter((state) => game.actions(state).length <= MOST_EMPTY);
  for (const plies of new Set(rows.map((row) => row.plies))) {
    const [cut, on] = [afterPlies<number>(plies), untilQuiet(plies, isQuiet, extension)];
    const lost = small.find((state) => !isRight(state, cut) && isRight(state, on));
    if (lost === undefined) continue;
    const mover = game.player(lost) === 'max' ? 'X' : 'O';
    const where = `${ticTacToeBoard(lost).split('\n').join(' / ')}, ${mover} to move`;
    const title = (how: string): string => `${where}: ${how}`;
    return [
      played(withHorizon(game, lost, cut), {
        title: title(`after ${count(plies, 'ply', 'plies')}`),
        scale: TIC_TAC_TOE_PARTS,
      }),
      played(withHorizon(game, lost, on), { title: title('until it is quiet'), scale: TIC_TAC_TOE_PARTS }),
    ];
  }
  return [];
}

import { alphaBeta } from '../../reference/adversarial/alphaBeta.ts';
import { bestFirst, byEvaluation } from '../../reference/adversarial/ordering.ts';
import { contingentStrategy } from '../../reference/adversarial/strategy.ts';
import type { Game } from '../../reference/game.ts';
import { ticTacToe } from '../../reference/games/ticTacToe.ts';
import { watch } from '../../reference/trace.ts';

/** `cutoff lab tic-tac-toe --json`. */
export interface TicTacToeReport {
  readonly lab: 'tic-tac-toe';
  readonly plies: readonly PlyRow[];
  readonly total: Omit<PlyRow, 'ply'>;
  readonly value: number;
  /** Leaves that a search evaluates from the empty board. */
  readonly searches: readonly { readonly search: string; readonly leaves: number }[];
  /** Contingent strategies: in how many positions a player may have to move, and how plays of it end. */
  readonly strategies: readonly StrategyRow[];
}

/** Of one ply, or of all. */
export interface PlyRow {
  readonly ply: number;
  /** Nodes of the whole tree, and different positions among them. */
  readonly nodes: number;
  readonly positions: number;
  /** Nodes at which the game is over, and who has won. */
  readonly ends: number;
  readonly x: number;
  readonly o: number;
  readonly draws: number;
}

export interface StrategyRow {
  readonly player: 'X' | 'O';
  /** Positions that it has a move for. */
  readonly positions: number;
  /** Plays that the other's moves can make of it, by how they end. */
  readonly plays: { readonly won: number; readonly drawn: number; readonly lost: number };
}

/** The whole tree of tic-tac-toe, counted: what searches of it take, and a strategy against every reply. */
export function ticTacToeLab(): TicTacToeReport {
  const game = ticTacToe();
  const plies = countPlies(game);
  const sum = (of: (row: PlyRow) => number): number => plies.reduce((all, row) => all + of(row), 0);
  const ends = sum((row) => row.ends);
  const leavesOf = (ordered: Game<number, string>): number => {
    const watched = watch(ordered);
    alphaBeta(watched.game, game.initial);
    return watched.evaluated.length;
  };
  return {
    lab: 'tic-tac-toe',
    plies,
    total: {
      nodes: sum((row) => row.nodes),
      positions: sum((row) => row.positions),
      ends,
      x: sum((row) => row.x),
      o: sum((row) => row.o),
      draws: sum((row) => row.draws),
    },
    value: alphaBeta(game, game.initial).value,
    searches: [
      { search: 'minimax', leaves: ends },
      { search: 'alpha-beta, cells in order', leaves: leavesOf(game) },
      { search: 'alpha-beta, by evaluation', leaves: leavesOf(byEvaluation(game)) },
      { search: 'alpha-beta, best first', leaves: leavesOf(bestFirst(game)) },
    ],
    strategies: [strategyOf(game, 'max'), strategyOf(game, 'min')],
  };
}

/** Plays to each position are counted with it, so that the tree need not be walked. */
function countPlies(game: Game<number, string>): PlyRow[] {
  const rows: PlyRow[] = [];
  let layer = new Map([[game.initial, 1]]);
  for (let ply = 0; layer.size > 0; ply += 1) {
    const next = new Map<number, number>();
    const row = { ply, nodes: 0, positions: layer.size, ends: 0, x: 0, o: 0, draws: 0 };
    for (const [state, plays] of layer) {
      row.nodes += plays;
      if (game.isTerminal(state)) {
        const worth = game.utility(state);
        row.ends += plays;
        row[worth > 0 ? 'x' : worth < 0 ? 'o' : 'draws'] += plays;
      } else
        for (const action of game.actions(state)) {
          const child = game.result(state, action);
          next.set(child, (next.get(child) ?? 0) + plays);
        }
    }
    rows.push(row);
    layer = next;
  }
  return rows;
}

function strategyOf(game: Game<number, string>, player: 'max' | 'min'): StrategyRow {
  const policy = contingentStrategy(game, game.initial, player);
  const plays = { won: 0, drawn: 0, lost: 0 };
  const play = (state: number): void => {
    if (game.isTerminal(state)) {
      const worth = player === 'max' ? game.utility(state) : 0 - game.utility(state);
      plays[worth > 0 ? 'won' : worth < 0 ? 'lost' : 'drawn'] += 1;
      return;
    }
    const own = policy.get(state);
    const actions = game.player(state) === player && own !== undefined ? [own] : game.actions(state);
    for (const action of actions) play(game.result(state, action));
  };
  play(game.initial);
  return { player: player === 'max' ? 'X' : 'O', positions: policy.size, plays };
}

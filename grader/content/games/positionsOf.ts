import type { Game } from '../../../reference/game.ts';
import type { Position, Positions } from '../../types/authored.ts';
import { itemAt } from '../../types/lookup.ts';
import { grouped } from '../../words/numbers.ts';
import type { Trouble } from '../exerciseFiles.ts';

/** The most different positions: a tree of plays has at least as many nodes. */
export const MOST_POSITIONS = 20_000;

export interface Asked {
  readonly title: string;
  /** Positions with fewer plies than this above them are asked for their moves; null: all. */
  readonly plies: number | null;
}

/** The positions of a game of ours, nearest first: what the sandbox finds of an author's. */
export function positionsOf<S extends string | number>(
  game: Game<S, string>,
  { title, plies }: Asked,
): Positions | Trouble {
  const found = new Map<S, number>([[game.initial, 0]]);
  const open: { readonly state: S; readonly ply: number }[] = [{ state: game.initial, ply: 0 }];
  const positions: Position[] = [];
  const numberOf = (state: S, ply: number): number => {
    const known = found.get(state) ?? open.length;
    if (known === open.length) open.push({ state, ply });
    found.set(state, known);
    return known;
  };
  for (let at = 0; at < open.length; at += 1) {
    if (open.length > MOST_POSITIONS) return tooLarge;
    const { state, ply } = itemAt(open, at);
    const isTerminal = game.isTerminal(state);
    const player = isTerminal ? null : game.player(state);
    positions.push({
      player,
      isTerminal,
      utility: isTerminal ? game.utility(state) : null,
      evaluation: isTerminal || plies === null ? null : game.evaluate(state),
      moves:
        isTerminal || ply === plies
          ? null
          : game.actions(state).map((action) => ({
              action,
              to: numberOf(game.result(state, action), ply + 1),
              probability: player === 'chance' ? game.probability(state, action) : null,
            })),
    });
  }
  return { title, players: null, positions };
}

const tooLarge: Trouble = {
  code: 'game-too-large',
  found: `a game of more than ${grouped(MOST_POSITIONS)} positions`,
  expected: `at most ${grouped(MOST_POSITIONS)} positions`,
  hint: 'give the case a lower "depthLimit", or the game a smaller start',
};

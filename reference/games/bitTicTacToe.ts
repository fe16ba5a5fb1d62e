import type { BitGame } from '../adversarial/fast.ts';
import { GOES_ON } from '../adversarial/fast.ts';
import { ticTacToe } from './ticTacToe.ts';

const CELLS = 9;
const FULL = 0b111_111_111;
/** Set in a state while O is to move. */
const O_TO_MOVE = 1 << 18;
const BOARD = O_TO_MOVE - 1;

/**
 * Tic-tac-toe for the fast searches. A state is that of `ticTacToe`, with bit 18 set when O is to move; it
 * starts at 0.
 */
export function bitTicTacToe(): BitGame {
  const outcomes = outcomesByBoard();
  return {
    moves: (state) => ~(state | (state >> CELLS)) & FULL,
    child: (state, move) => (state & O_TO_MOVE ? state | (move << CELLS) : state | move) ^ O_TO_MOVE,
    outcome: (state) => outcomes[state & BOARD]!,
    evaluate: () => 0,
  };
}

/** The rules come from the readable game; this only remembers what they say of each board. */
function outcomesByBoard(): Int32Array {
  const game = ticTacToe();
  const outcomes = new Int32Array(BOARD + 1).fill(GOES_ON);
  for (let x = 0; x <= FULL; x += 1) {
    for (let o = 0; o <= FULL; o += 1) {
      const board = x | (o << CELLS);
      if ((x & o) === 0 && game.isTerminal(board)) outcomes[board] = game.utility(board);
    }
  }
  return outcomes;
}

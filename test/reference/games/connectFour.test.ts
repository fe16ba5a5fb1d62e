import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../../reference/adversarial/alphaBeta.ts';
import { withEvaluation } from '../../../reference/adversarial/evaluation.ts';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import {
  bitConnectFourAlphaBeta,
  bitConnectFourGames,
  bitConnectFourMinimax,
} from '../../../reference/games/bitConnectFour.ts';
import { boardOf, connectFour } from '../../../reference/games/connectFour.ts';
import { Random } from '../../../reference/random.ts';
import { watch } from '../../../reference/trace.ts';

const game = connectFour();
const play = (columns: string): number =>
  [...columns].reduce((state, column) => game.result(state, column), game.initial);

describe('rules', () => {
  test.each([
    ['upwards', '3030303', 1],
    ['level', '0011223', 1],
    ['level, by O, across the middle', '02031415', -1],
    ['rising', '01123223533', 1],
    ['falling', '65543443133', 1],
  ] as const)('four in a row %s', (_where, columns, winner) => {
    const before = play(columns.slice(0, -1));
    expect(game.isTerminal(before)).toBe(false);
    const state = play(columns);
    expect([game.isTerminal(state), game.utility(state), game.actions(state)]).toEqual([true, winner, []]);
  });

  test('random games to the end agree with a search of the board for four in a row', () => {
    const outcomes = new Set<number>();
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = Random.seeded(seed);
      let state = game.initial;
      let moves = 0;
      const states = new Set([state]);
      while (!game.isTerminal(state)) {
        expect(game.player(state)).toBe(moves % 2 === 0 ? 'max' : 'min');
        expect(fourInARow(state)).toBe(0);
        state = game.result(state, random.choice(game.actions(state)));
        states.add(state);
        moves += 1;
        expect(Number.isSafeInteger(state) && state < 2 ** 49).toBe(true);
        expect(boardOf(state).filter((cell) => cell !== 0).length).toBe(moves);
      }
      expect(states.size).toBe(moves + 1);
      expect(game.utility(state)).toBe(fourInARow(state));
      outcomes.add(game.utility(state));
    }
    expect([...outcomes].sort()).toEqual([-1, 0, 1].sort());
  });

  test('full columns, unknown ones and finished games are refused', () => {
    expect(game.actions(play('000000'))).toEqual([...'123456']);
    for (const [columns, move] of [
      ['000000', '0'],
      ['', '7'],
      ['3030303', '1'],
    ] as const)
      expect(() => game.result(play(columns), move)).toThrow(`no move ${move}`);
  });

  test('the empty board is worth 0, the middle more than the edge', () => {
    expect(game.evaluate(game.initial)).toBe(0);
    expect(game.evaluate(play('3'))).toBeGreaterThan(game.evaluate(play('0')));
    expect(game.evaluate(play('3'))).toBe(7 / 70); // four level lines, two slanting ones and one upright run through it
  });
});

describe('exact counts from the empty board', () => {
  const level = withEvaluation(game, () => 0);

  test('alpha–beta to depth 8 visits 12,574 nodes, columns in order', () => {
    const { game: watched, generated } = watch(level);
    expect(alphaBeta(watched, watched.initial, { depth: 8 }).value).toBe(0);
    expect(generated.length + 1).toBe(12_574);
  });

  test('games of exactly n moves: 7, 49, 343, 2,401, 16,807, 117,649, 823,536, 5,673,234', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(bitConnectFourGames)).toEqual([
      7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234,
    ]);
  });

  test('minimax to depth 8 visits 6,634,027 nodes: the positions at each depth, and the empty board', () => {
    let nodes = 1;
    for (let depth = 1; depth <= 8; depth += 1) {
      nodes += bitConnectFourGames(depth);
      if (depth > 5) continue;
      const { game: watched, generated } = watch(level);
      minimax(watched, watched.initial, { depth });
      expect(generated.length + 1, `depth ${depth}`).toBe(nodes);
    }
    expect(nodes).toBe(6_634_027);
  });

  test('the bitboards agree with the readable game', () => {
    for (let depth = 1; depth <= 8; depth += 1) {
      const { value } = alphaBeta(level, level.initial, { depth });
      expect(bitConnectFourAlphaBeta(depth) + 0, `depth ${depth}`).toBe(value);
      if (depth <= 4) expect(minimax(level, level.initial, { depth }).value).toBe(value);
      expect(bitConnectFourMinimax(depth) + 0).toBe(value);
    }
  });
});

function fourInARow(state: number): number {
  const board = boardOf(state);
  const at = (column: number, row: number): number =>
    column >= 0 && column < 7 && row >= 0 && row < 6 ? board[row * 7 + column]! : 0;
  for (let column = 0; column < 7; column += 1) {
    for (let row = 0; row < 6; row += 1) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const) {
        const sum = [0, 1, 2, 3].reduce((total, i) => total + at(column + i * dx, row + i * dy), 0);
        if (Math.abs(sum) === 4) return Math.sign(sum);
      }
    }
  }
  return 0;
}

import { describe, expect, test } from 'vitest';
import { allOptimalActions } from '../../../reference/adversarial/allOptimalActions.ts';
import { allOptimalByWindow } from '../../../reference/adversarial/allOptimalByWindow.ts';
import { alphaBeta } from '../../../reference/adversarial/alphaBeta.ts';
import { strict } from '../../../reference/adversarial/cut.ts';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import { minimaxDecision } from '../../../reference/adversarial/minimaxDecision.ts';
import { negamax } from '../../../reference/adversarial/negamax.ts';
import { negmaxAlphaBeta } from '../../../reference/adversarial/negmaxAlphaBeta.ts';
import type { Game } from '../../../reference/game.ts';
import { ticTacToe, ticTacToeBoard } from '../../../reference/games/ticTacToe.ts';
import { watch } from '../../../reference/trace.ts';

function nodes(search: (game: Game<number, string>) => { value: number }): [value: number, nodes: number] {
  const { game, generated } = watch(ticTacToe());
  return [search(game).value + 0, generated.length + 1];
}

describe('the whole game tree (exact counts, known from enumeration)', () => {
  test('549,946 nodes; 255,168 games: X wins 131,184, O wins 77,904, 46,080 are drawn; value 0', () => {
    const { game, generated, evaluated } = watch(ticTacToe());
    expect(minimax(game, game.initial)).toEqual({ value: 0, action: '0' });
    expect(generated.length + 1).toBe(549_946);
    const games = { 1: 0, 0: 0, [-1]: 0 } as Record<number, number>;
    for (const state of evaluated) games[ticTacToe().utility(state)]! += 1;
    expect(games).toEqual({ 1: 131_184, [-1]: 77_904, 0: 46_080 });
  });

  test.each([
    ['minimax by its pair of functions', 549_946, (game) => minimaxDecision(game, 0)],
    ['negamax', 549_946, (game) => negamax(game, 0)],
    ['alpha–beta, non-strict', 18_297, (game) => alphaBeta(game, 0)],
    ['alpha–beta by negamax', 18_297, (game) => negmaxAlphaBeta(game, 0)],
    ['alpha–beta, strict', 146_120, (game) => alphaBeta(game, 0, { cut: strict })],
    [
      'alpha–beta in the window (−1, 1)',
      16_811,
      (game) => alphaBeta(game, 0, { window: { alpha: -1, beta: 1 } }),
    ],
    ['AB:MINIMAX', 146_120, (game) => allOptimalActions(game, 0)],
    ['all optimal moves by integer windows', 29_052, (game) => allOptimalByWindow(game, 0)],
  ] satisfies [string, number, (game: Game<number, string>) => { value: number }][])(
    '%s visits %i nodes',
    (_name, count, search) => {
      expect(nodes(search)).toEqual([0, count]);
    },
  );

  test('all nine first moves are optimal', () => {
    expect(allOptimalActions(ticTacToe(), 0).actions).toEqual([...'012345678']);
    expect(allOptimalByWindow(ticTacToe(), 0).actions).toEqual([...'012345678']);
  });
});

describe('rules', () => {
  const game = ticTacToe();
  const play = (cells: string): number =>
    [...cells].reduce((state, cell) => game.result(state, cell), game.initial);

  test('players take turns, X first; lines end the game', () => {
    expect(game.player(play(''))).toBe('max');
    expect(game.player(play('4'))).toBe('min');
    expect([game.isTerminal(play('03142')), game.utility(play('03142'))]).toEqual([true, 1]);
    expect([
      game.isTerminal(play('031486')),
      game.isTerminal(play('031485')),
      game.utility(play('031485')),
    ]).toEqual([false, true, -1]);
    expect([game.isTerminal(play('012435768')), game.utility(play('012435768'))]).toEqual([true, 0]);
    expect(game.actions(play('03142'))).toEqual([]);
    expect(ticTacToeBoard(play('03142'))).toBe('XXX\nOO.\n...');
  });

  test('an estimate counts open lines and stays between a loss and a win', () => {
    // X in the middle leaves O the four sides; X keeps all eight lines.
    expect(game.evaluate(play('4'))).toBe(4 / 8);
    expect(game.evaluate(play('03142'))).toBe(1);
  });

  test('a taken cell, an unknown one, and a finished game are refused', () => {
    expect(() => game.result(play('4'), '4')).toThrow('no move 4');
    expect(() => game.result(0, '9')).toThrow('no move 9');
    expect(() => game.result(play('03142'), '8')).toThrow('no move 8');
  });
});

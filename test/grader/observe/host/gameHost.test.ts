import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NonPrimitive, HostError } from '../../../../grader/observe/host/errors.ts';
import { openRun, type GameRun } from '../../../../grader/observe/host/run.ts';
import type { GameInput } from '../../../../grader/types/input.ts';
import { ticTacToe } from '../../../../reference/games/ticTacToe.ts';
import { treeInput } from '../../../support/sandbox.ts';

const open = (input: GameInput, calls = 1_000_000): GameRun => openRun(input, calls) as GameRun;
const TIC_TAC_TOE: GameInput = { kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit: Infinity };

test('the hosted game is the game, with handles for states', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(8), { maxLength: 9 }), (choices) => {
      const game = ticTacToe();
      const { game: host } = open(TIC_TAC_TOE);
      let state = game.initial;
      let handle = host.start;
      for (const choice of choices) {
        const actions = game.actions(state);
        expect(host.actions(handle)).toEqual(actions);
        expect(host.isTerminal(handle)).toBe(game.isTerminal(state));
        expect(host.player(handle)).toBe(game.player(state));
        expect(host.evaluate(handle)).toBe(game.evaluate(state));
        expect(host.states[handle]).toBe(state);
        if (game.isTerminal(state)) {
          expect(host.utility(handle)).toBe(game.utility(state));
          break;
        }
        const action = actions[choice % actions.length]!;
        state = game.result(state, action);
        handle = host.result(handle, action);
      }
    }),
  );
});

test('handles are numbered as they are handed out, one a state', () => {
  const { game } = open(
    treeInput([
      [1, 2],
      [3, 4],
    ]),
  );
  expect([
    game.result(0, '1'),
    game.result(0, '0'),
    game.result(0, '1'),
    game.result(1, '0'),
    game.result(2, '1'),
  ]).toEqual([1, 2, 1, 3, 4]);
  expect(game.states).toEqual([0, 4, 1, 5, 3]);
});

test('nothing that was not handed out can be asked about', () => {
  const hostile = fc.oneof(
    fc.anything(),
    fc.constant(new NonPrimitive('a Proxy')),
    fc.integer(),
    fc.double(),
  );
  fc.assert(
    fc.property(hostile, (state) => {
      fc.pre(state !== 0 && !Object.is(state, -0));
      const { game, recorder } = open(
        treeInput([
          [1, 2],
          [3, 4],
        ]),
      );
      for (const ask of [
        () => game.player(state),
        () => game.actions(state),
        () => game.result(state, '0'),
        () => game.isTerminal(state),
        () => game.utility(state),
        () => game.evaluate(state),
        () => game.probability(state, '0'),
      ]) {
        expect(ask).toThrow(HostError);
      }
      expect(recorder.events().length).toBe(0);
      expect(recorder.calls).toBe(7);
    }),
  );
});

test('a mistake with an action names the actions there are, and no more than a few', () => {
  const { game } = open(treeInput(Array(30).fill(0)));
  expect(() => game.result(0, 'x'.repeat(1000))).toThrow(
    /at state 0 the action is "0", "1", "2", "3", "4", "5", "6" or 23 more; found the string "x{40}…"$/,
  );
});

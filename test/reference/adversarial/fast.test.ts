import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../../reference/adversarial/alphaBeta.ts';
import type { BitGame } from '../../../reference/adversarial/fast.ts';
import { BEYOND, fastAlphaBeta, fastMinimax } from '../../../reference/adversarial/fast.ts';
import { traceColumns, tracedAlphaBeta } from '../../../reference/adversarial/fastTrace.ts';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import { bitHashTree } from '../../../reference/games/bitHashTree.ts';
import { bitTicTacToe } from '../../../reference/games/bitTicTacToe.ts';
import { hashTree, mix } from '../../../reference/games/hashTree.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import { Random } from '../../../reference/random.ts';
import { recordVisits } from '../../../reference/trace.ts';

/** Counts the nodes that a search generates, and the root. */
function counted(game: BitGame): { game: BitGame; nodes: () => number } {
  let nodes = 1;
  return {
    game: { ...game, child: (state, move) => ((nodes += 1), game.child(state, move)) },
    nodes: () => nodes,
  };
}

describe('tic-tac-toe', () => {
  test('the same counts and values as the readable searches', () => {
    const whole = counted(bitTicTacToe());
    expect([fastMinimax(whole.game, 0, 9, true), whole.nodes()]).toEqual([0, 549_946]);
    const cut = counted(bitTicTacToe());
    expect([fastAlphaBeta(cut.game, 0, 9, true), cut.nodes()]).toEqual([0, 18_297]);
    const narrow = counted(bitTicTacToe());
    expect([fastAlphaBeta(narrow.game, 0, 9, true, -1, 1), narrow.nodes()]).toEqual([0, 16_811]);
  });

  test('from 1,000 random positions with up to six cells free, to the end', () => {
    const slow = ticTacToe();
    const fast = bitTicTacToe();
    for (let seed = 1; seed <= 1000; seed += 1) {
      const random = Random.seeded(seed);
      let state = slow.initial;
      let bits = 0;
      for (let moves = random.integer(3, 7); moves > 0 && !slow.isTerminal(state); moves -= 1) {
        const action = random.choice(slow.actions(state));
        state = slow.result(state, action);
        bits = fast.child(bits, 1 << Number(action));
      }
      if (slow.isTerminal(state)) continue;
      const isMax = slow.player(state) === 'max';
      expect(fastMinimax(fast, bits, 9, isMax), `seed ${seed}`).toBe(minimax(slow, state).value);
      expect(fastAlphaBeta(fast, bits, 9, isMax), `seed ${seed}`).toBe(minimax(slow, state).value);
    }
  });
});

describe('hash trees', () => {
  test('2,000 trees and windows: the same value, and the same nodes in the same order', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const random = Random.seeded(seed);
      const branching = random.integer(1, 6);
      const depth = random.integer(1, branching > 3 ? 4 : 6);
      const window = random.choice([
        { alpha: -BEYOND, beta: BEYOND },
        { alpha: random.integer(-30_000, 0), beta: random.integer(1, 30_000) },
      ]);
      const slow = hashTree({ branching, depth, seed });
      const { trace, visits } = recordVisits<number>();
      const { value } = alphaBeta(slow, slow.initial, { window, trace });
      const columns = traceColumns(4);
      const fast = bitHashTree(branching);
      const root = mix(seed) | 0;
      const at = `seed ${seed}`;
      expect(fastAlphaBeta(fast, root, depth, true, window.alpha, window.beta), at).toBe(value);
      expect(tracedAlphaBeta(columns, fast, root, depth, true, window.alpha, window.beta), at).toBe(value);
      expect(fastMinimax(fast, root, depth, true), at).toBe(minimax(slow, slow.initial).value);
      const rows = (column: Int32Array): number[] => [...column.subarray(0, columns.length)];
      expect(rows(columns.state), at).toEqual(visits.map(({ state }) => (state % 2 ** 32) | 0));
      expect(rows(columns.alpha), at).toEqual(visits.map(({ window: { alpha } }) => alpha));
      expect(rows(columns.beta), at).toEqual(visits.map(({ window: { beta } }) => beta));
      expect(rows(columns.value), at).toEqual(visits.map((visit) => visit.value));
    }
  });

  test.each([
    [4, 8, 100, 1_121_807, -1_417_532],
    [10, 6, 20, 1_482_679, -435_069],
    [2, 18, 20, 905_470, -152_810],
  ])(
    'branching %i, %i plies, seeds 1 to %i: %i nodes, values that sum to %i (exact, by another program)',
    (branching, depth, seeds, nodes, sum) => {
      const { game, nodes: generated } = counted(bitHashTree(branching));
      let total = 0;
      for (let seed = 1; seed <= seeds; seed += 1) total += fastAlphaBeta(game, mix(seed) | 0, depth, true);
      expect([generated() - 1 + seeds, total]).toEqual([nodes, sum]);
    },
  );
});

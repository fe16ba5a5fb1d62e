import { describe, expect, test } from 'vitest';
import { expectimax } from '../../../../reference/adversarial/expectimax.ts';
import { connectFour } from '../../../../reference/games/connectFour.ts';
import { connectGame } from '../../../../reference/games/connectGame.ts';
import { dice } from '../../../../reference/games/dice.ts';
import { nim } from '../../../../reference/games/nim.ts';
import { pursuit } from '../../../../reference/games/pursuit.ts';
import { treeGame, type Tree } from '../../../../reference/games/tree.ts';
import type { Game } from '../../../../reference/game.ts';
import { bundledGame } from '../../../../grader/content/games/bundledGame.ts';
import type { NamedGameFile } from '../../../../grader/content/schemas/game.ts';
import { endEngines, exerciseOf, open, problemsOf } from '../../observe/modules/ownGame.ts';

endEngines();

const treeOf = (file: NamedGameFile, plies: number | null = null): Tree => {
  const tree = bundledGame(file, plies);
  return 'code' in tree ? expect.unreachable(`${tree.found}; ${tree.expected}`) : tree;
};

const value = <S>(game: Game<S, string>): unknown => expectimax(game, game.initial);

describe('games that go by a name', () => {
  test.each<[NamedGameFile, Game<never, string> | number]>([
    [{ name: 'nim', piles: [1, 2, 2] }, nim({ piles: [1, 2, 2] }) as Game<never, string>],
    [
      { name: 'nim', piles: [1, 2], misere: true },
      nim({ piles: [1, 2], misere: true }) as Game<never, string>,
    ],
    [{ name: 'dice', sides: 2, limit: 3 }, dice({ sides: 2, limit: 3 }) as Game<never, string>],
    [
      { name: 'pursuit', grid: ['R.', '#C', '.C'], rounds: 1 },
      pursuit({ grid: ['..', '#.', '..'], runner: 0, chasers: [3, 5], rounds: 1 }) as Game<never, string>,
    ],
    // Whoever is to move on a multiple of one more than the most loses.
    [{ name: 'take-away', stones: 8, takes: [1, 2, 3] }, -1],
    [{ name: 'take-away', stones: 9, takes: [1, 2, 3] }, 1],
    [{ name: 'take-away', stones: 1, takes: [1, 2], misere: true }, -1],
    // X has the corner and the middle, and the other corner is free.
    [{ name: 'tic-tac-toe', played: ['0', '1', '4', '2'] }, 1],
    [{ name: 'connect-four', columns: 3, rows: 2, connect: 2 }, 1],
    [{ name: 'connect-four', columns: 2, rows: 2, connect: 2, played: ['0', '0'] }, 1],
  ])('%j is worth what its rules say', (file, game) => {
    const found = treeGame(treeOf(file));
    expect(value(found)).toMatchObject({
      value: typeof game === 'number' ? game : (value(game) as { value: number }).value,
    });
  });

  test('connect four of the usual size has the moves, the ends and the lines of the packed one', () => {
    const [own, packed] = [connectGame({ columns: 7, rows: 6 }), connectFour()];
    let [a, b] = [own.initial, packed.initial];
    for (const action of '334433225544'.split('')) {
      expect(own.actions(a)).toEqual(packed.actions(b));
      expect(own.evaluate(a)).toBeCloseTo(packed.evaluate(b), 12);
      expect([own.isTerminal(a), own.player(a)]).toEqual([packed.isTerminal(b), packed.player(b)]);
      if (own.isTerminal(a)) break;
      [a, b] = [own.result(a, action), packed.result(b, action)];
    }
    expect(own.utility(a)).toBe(packed.utility(b));
  });

  test('a depth limit makes a large game small', () => {
    const { nodes } = treeOf({ name: 'connect-four', columns: 7, rows: 6 }, 3);
    expect(nodes).toHaveLength(1 + 7 + 49 + 343);
    expect(nodes.every(({ evaluation }) => evaluation !== null)).toBe(true);
  });
});

test.each([
  [{ name: 'nim' }, 'found no "piles"; expected "piles" in the game "nim"'],
  [{ name: 'nim', piles: [1], sides: 2 }, 'found the key "sides"; expected "piles", "misere", "played"'],
  [{ name: 'nmi', piles: [1] }, 'did you mean "nim"?'],
  [{ name: 'nim', module: 'x.js', piles: [1] }, 'expected exactly one of "name" or "module"'],
  [{ name: 'nim', piles: [1], parameters: {} }, 'found the key "parameters"'],
  [{ name: 'nim', piles: [1], played: ['0:2'] }, 'found no move 0:2 in this position'],
  [{ name: 'pursuit', grid: ['R.'], rounds: 1 }, 'found the grid must have a C, a chaser'],
  [{ name: 'connect-four', columns: 2, rows: 2 }, 'found the board has no line of 4 cells'],
  [{ name: 'connect-four', columns: 7, rows: 6 }, 'give the case a lower "depthLimit"'],
  [{ name: 'dice', sides: 2, limit: 2 }, 'found a chance node, 0'],
])('%j is told what is wrong', async (game, expected) => {
  expect(problemsOf(await open(exerciseOf([{ game }]), {}))[0]).toContain(expected);
});

import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../../reference/adversarial/alphaBeta.ts';
import { expectimax } from '../../../reference/adversarial/expectimax.ts';
import { trueValues } from '../../../reference/adversarial/ordering.ts';
import { dice } from '../../../reference/games/dice.ts';
import { hashTree, mix } from '../../../reference/games/hashTree.ts';
import { nim } from '../../../reference/games/nim.ts';
import { pursuit } from '../../../reference/games/pursuit.ts';
import { watch } from '../../../reference/trace.ts';

describe('Nim', () => {
  const values = (piles: readonly number[], misere: boolean): number => {
    const game = nim({ piles, misere });
    return trueValues(game)(game.initial);
  };
  const all: number[][] = [];
  for (let a = 0; a <= 3; a += 1)
    for (let b = 0; b <= 3; b += 1) for (let c = 0; c <= 2; c += 1) all.push([a, b, c]);

  test('Bouton 1901: the player to move wins just when the exclusive or of the piles is not 0', () => {
    for (const piles of all)
      expect(values(piles, false), piles.join()).toBe(piles.reduce((x, y) => x ^ y) !== 0 ? 1 : -1);
  });

  test('misère: the same while a pile has two or more, else the parity of the piles of one turned round', () => {
    for (const piles of all) {
      const wins = piles.some((pile) => pile > 1)
        ? piles.reduce((x, y) => x ^ y) !== 0
        : piles.filter((pile) => pile === 1).length % 2 === 0;
      expect(values(piles, true), piles.join()).toBe(wins ? 1 : -1);
    }
  });

  test('states are integers of their own; what is not a move is refused', () => {
    const game = nim({ piles: [2, 1] });
    expect(game.actions(game.initial)).toEqual(['0:1', '0:2', '1:1']);
    const seen = new Map<number, string>();
    const walk = (state: number, key: string): void => {
      expect(seen.get(state) ?? key).toBe(key);
      seen.set(state, key);
      const [a, b, turn] = key.split(',').map(Number) as [number, number, number];
      for (const action of game.actions(state)) {
        const [p, n] = action.split(':').map(Number) as [number, number];
        walk(game.result(state, action), [p === 0 ? a - n : a, p === 1 ? b - n : b, 1 - turn].join());
      }
    };
    walk(game.initial, '2,1,0');
    expect(new Set(seen.values()).size).toBe(seen.size);
    for (const action of ['0:3', '1:0', '2:1', '0:1 ', 'x'])
      expect(() => game.result(game.initial, action)).toThrow('no move');
    expect(() => nim({ piles: [-1] })).toThrow('non-negative');
    expect(() => nim({ piles: new Array(60).fill(9) })).toThrow('more positions');
  });
});

describe('the dice game', () => {
  /** The value by plain recursion on totals, written apart from the game. */
  function byHand(sides: number, limit: number): number {
    const known = new Map<string, number>();
    const value = (mine: number, theirs: number, iStopped: boolean, theyStopped: boolean): number => {
      if (iStopped && theyStopped) return Math.sign(mine - theirs);
      const key = [mine, theirs, iStopped, theyStopped].join();
      if (!known.has(key)) {
        // From the view of who moves; the other moves next unless stopped.
        const next = (total: number, stopped: boolean): number =>
          theyStopped
            ? stopped
              ? Math.sign(total - theirs)
              : value(total, theirs, false, true)
            : -value(theirs, total, false, stopped);
        const stop = next(mine, true);
        let roll = 0;
        for (let face = 1; face <= sides; face += 1)
          roll += (mine + face > limit ? next(0, true) : next(mine + face, false)) / sides;
        known.set(key, Math.max(stop, roll));
      }
      return known.get(key)!;
    };
    return value(0, 0, false, false);
  }

  test.each([
    [1, 1],
    [2, 3],
    [3, 4],
    [6, 6],
    [4, 7],
  ])('a die of %i sides to %i: the value of the game', (sides, limit) => {
    const game = dice({ sides, limit });
    expect(Math.abs(trueValues(game)(game.initial) - byHand(sides, limit))).toBeLessThan(1e-12);
  });

  test('a die with one face leaves nothing to chance: both reach the limit', () => {
    const game = dice({ sides: 1, limit: 2 });
    expect(expectimax(game, game.initial)).toEqual({ value: 0, action: 'roll' });
  });

  test('turns, a bust, and going on alone', () => {
    const game = dice({ sides: 6, limit: 6 });
    const play = (...moves: string[]): number =>
      moves.reduce((state, move) => game.result(state, move), game.initial);
    expect(game.player(play('roll'))).toBe('chance');
    expect(game.actions(play('roll'))).toEqual([...'123456']);
    expect(game.probability(play('roll'), '3')).toBe(1 / 6);
    expect(game.player(play('roll', '5'))).toBe('min');
    // MAX stops at 5; MIN rolls 3 and is to move again; then 4 more is a bust, and MAX wins.
    const alone = play('roll', '5', 'roll', '3', 'stop', 'roll', '2');
    expect(game.player(alone)).toBe('min');
    const over = game.result(game.result(alone, 'roll'), '2');
    expect([game.isTerminal(over), game.utility(over)]).toEqual([true, 1]);
    expect(() => game.result(play(), '3')).toThrow('no move 3');
    expect(() => dice({ sides: 0, limit: 3 })).toThrow('sides');
  });
});

describe('the pursuit', () => {
  test('in a corridor with a dead end the runner is caught; with a loop it is not', () => {
    // Runner in the middle of five cells, chaser at the left: away, away, and then nowhere.
    const corridor = pursuit({ grid: ['.....'], runner: 2, chasers: [0], rounds: 6 });
    expect(alphaBeta(corridor, corridor.initial).value).toBe(3);
    const loop = pursuit({ grid: ['...', '.#.', '...'], runner: 0, chasers: [8], rounds: 4 });
    expect(alphaBeta(loop, loop.initial).value).toBe(4);
  });

  test('two chasers close the loop', () => {
    const loop = pursuit({ grid: ['...', '.#.', '...'], runner: 0, chasers: [2, 6], rounds: 4 });
    expect(alphaBeta(loop, loop.initial).value).toBeLessThan(4);
  });

  test('every chaser is a MIN layer of its own, and walls stop everyone', () => {
    const game = pursuit({ grid: ['..#', '...'], runner: 0, chasers: [4, 5], rounds: 2 });
    expect(game.actions(game.initial)).toEqual(['stay', 'east', 'south']);
    const [one, two] = ['stay', 'stay'];
    const first = game.result(game.initial, one);
    const second = game.result(first, two);
    expect([game.initial, first, second].map((state) => game.player(state))).toEqual(['max', 'min', 'min']);
    expect(game.player(game.result(second, 'stay'))).toBe('max');
    expect(game.utility(game.result(second, 'stay'))).toBe(1);
    expect(game.actions(second)).toEqual(['stay', 'west']);
    expect(() => game.result(second, 'north')).toThrow('no move north');
    expect(() => pursuit({ grid: ['#.'], runner: 0, chasers: [1], rounds: 1 })).toThrow('free cells');
    expect(() => pursuit({ grid: ['..', '.'], runner: 0, chasers: [1], rounds: 1 })).toThrow('one length');
  });
});

describe('the hash tree', () => {
  test('the hash is one to one, with the published constants', () => {
    // By hand from x ^= x >> 16; x *= 0x21f0aaad; x ^= x >> 15; x *= 0x735a2d97; x ^= x >> 15, in exact
    // arithmetic.
    const exact = (x: bigint): bigint => {
      const m = 0xffff_ffffn;
      let h = x ^ (x >> 16n);
      h = (h * 0x21f0aaadn) & m;
      h ^= h >> 15n;
      h = (h * 0x735a2d97n) & m;
      return h ^ (h >> 15n);
    };
    for (const x of [0, 1, 2, 77, 0x7fffffff, 0x80000000, 0xffffffff])
      expect(BigInt(mix(x))).toBe(exact(BigInt(x)));
  });

  test('alpha–beta visits 905,470 nodes over seeds 1 to 20 of binary trees of 18 plies (exact count, by another program)', () => {
    let nodes = 0;
    let sum = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const { game, generated } = watch(hashTree({ branching: 2, depth: 18, seed }));
      sum += alphaBeta(game, game.initial).value;
      nodes += generated.length + 1;
    }
    expect([nodes, sum]).toEqual([905_470, -152_810]);
  });
});

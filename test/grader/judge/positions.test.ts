import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { CheckKind } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import { type GameEntry, type StudentGame, observeFunction } from '../../support/inProcess.ts';
import { leaf, nonStrict, oneFunction, stops, strict } from './correctOrders.ts';
import { exerciseOf } from './exercises.ts';
import { randomInputs } from './randomInputs.ts';

/**
 * Searches of games in which several plays lead to one state: that state is all that a submission, and the
 * grader, can see.
 */

const noughts = (depthLimit: number): GameInput => ({
  kind: 'game',
  game: { name: 'tic-tac-toe' },
  depthLimit,
});

/** Alpha–beta that keeps, within one call, what it found out about a state and a window. */
const kept =
  (cut: (a: number, b: number) => boolean): GameEntry =>
  (game, state) => {
    const known = new Map<string, [number, string | null]>();
    const search = (s: number, alpha: number, beta: number, depth: number): [number, string | null] => {
      const key = `${s} ${alpha} ${beta} ${depth}`;
      const found = known.get(key) ?? look(s, alpha, beta, depth);
      known.set(key, found);
      return found;
    };
    const look = (s: number, alpha: number, beta: number, depth: number): [number, string | null] => {
      if (stops(game, s, depth)) return [leaf(game, s), null];
      const isMax = game.player(s) === 'max';
      let [v, best]: [number, string | null] = [isMax ? -Infinity : Infinity, null];
      for (const a of game.actions(s)) {
        const [w] = search(game.result(s, a), alpha, beta, depth + 1);
        if (best === null || (isMax ? w > v : w < v)) [v, best] = [w, a];
        if (isMax) alpha = Math.max(alpha, v);
        else beta = Math.min(beta, v);
        if (cut(alpha, beta)) break;
      }
      return [v, best];
    };
    return search(state, -Infinity, Infinity, 0);
  };

interface Grown {
  readonly s: number;
  readonly depth: number;
  readonly below: readonly (readonly [action: string, child: Grown])[];
}

/** Asks for the whole tree before the first value. */
const grown =
  (cut: (a: number, b: number) => boolean): GameEntry =>
  (game, state) => {
    const grow = (s: number, depth: number): Grown => ({
      s,
      depth,
      below: stops(game, s, depth) ? [] : game.actions(s).map((a) => [a, grow(game.result(s, a), depth + 1)]),
    });
    const search = ({ s, below }: Grown, alpha: number, beta: number): [number, string | null] => {
      if (below.length === 0) return [leaf(game, s), null];
      const isMax = game.player(s) === 'max';
      let [v, best]: [number, string | null] = [isMax ? -Infinity : Infinity, null];
      for (const [a, child] of below) {
        const [w] = search(child, alpha, beta);
        if (best === null || (isMax ? w > v : w < v)) [v, best] = [w, a];
        if (isMax) alpha = Math.max(alpha, v);
        else beta = Math.min(beta, v);
        if (cut(alpha, beta)) break;
      }
      return [v, best];
    };
    return search(grow(state, 0), -Infinity, Infinity);
  };

/** Minimax that works each state out once. */
const keptMinimax: GameEntry = (game, state) => {
  const known = new Map<string, [number, string | null]>();
  const search = (s: number, depth: number): [number, string | null] => {
    const found = known.get(`${s} ${depth}`) ?? look(s, depth);
    known.set(`${s} ${depth}`, found);
    return found;
  };
  const look = (s: number, depth: number): [number, string | null] => {
    if (stops(game, s, depth)) return [leaf(game, s), null];
    const sign = game.player(s) === 'max' ? 1 : -1;
    return game
      .actions(s)
      .map((a): [number, string] => [search(game.result(s, a), depth + 1)[0], a])
      .reduce((x, y) => (sign * (y[0] - x[0]) > 0 ? y : x));
  };
  return search(state, 0);
};

const passesAll = (
  algorithm: 'alpha-beta' | 'minimax',
  entry: GameEntry,
  input: GameInput,
  kinds: readonly CheckKind[],
): void => {
  const observation = observeFunction(entry, input);
  for (const kind of kinds)
    expect(judgeInput(exerciseOf(algorithm), kind, input, observation, true)).toMatchObject({
      state: 'passed',
    });
};

describe('correct searches that are not seen at the play that they are at', () => {
  const STYLES: readonly (readonly [string, GameEntry])[] = [
    ['values kept, non-strict', kept(nonStrict)],
    ['values kept, strict', kept(strict)],
    ['the whole tree first, non-strict', grown(nonStrict)],
    ['the whole tree first, strict', grown(strict)],
  ];
  it.each(STYLES)('alpha–beta, %s', (_, entry) => {
    for (const depthLimit of [2, 3, 4])
      passesAll('alpha-beta', entry, noughts(depthLimit), ['value', 'action', 'leaves', 'calls']);
    for (const input of randomInputs(60))
      passesAll('alpha-beta', entry, input, ['value', 'action', 'leaves', 'calls']);
  });

  it('minimax with values kept', () => {
    for (const depthLimit of [2, 3, 4])
      passesAll('minimax', keptMinimax, noughts(depthLimit), ['value', 'action', 'leaves', 'calls']);
  });
});

describe('wrong searches of the same games', () => {
  const whole: GameEntry = oneFunction({ cut: () => false });
  const atMaxOnly = (game: StudentGame, state: number): unknown => {
    const search = (s: number, beta: number, depth: number): number => {
      if (stops(game, s, depth)) return leaf(game, s);
      const isMax = game.player(s) === 'max';
      let v = isMax ? -Infinity : Infinity;
      for (const a of game.actions(s)) {
        v = Math[isMax ? 'max' : 'min'](
          v,
          search(game.result(s, a), isMax ? beta : Math.min(beta, v), depth + 1),
        );
        if (isMax && v >= beta) break;
      }
      return v;
    };
    return search(state, Infinity, 0);
  };
  const twoChildren: GameEntry = (game, state) =>
    keptMinimax({ ...game, actions: (s) => game.actions(s).slice(0, 2), depthLimit: game.depthLimit }, state);

  it.each<[string, 'alpha-beta' | 'minimax', GameEntry]>([
    ['no cuts', 'alpha-beta', whole],
    ['no cuts, with values kept', 'alpha-beta', keptMinimax],
    ['cuts at MAX only', 'alpha-beta', atMaxOnly],
    ['two children only', 'minimax', twoChildren],
  ])('%s', (_, algorithm, entry) => {
    const observation = observeFunction(entry, noughts(4));
    expect(judgeInput(exerciseOf(algorithm), 'leaves', noughts(4), observation, true).state).toBe('failed');
  });
});

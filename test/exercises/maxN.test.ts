/**
 * Each case of the exercise on max^n is held to mistakes that are written without the bank, and judged without
 * the judge: by brute force over the tree, and by how often each question is asked.
 */
import { describe, expect, test } from 'vitest';
import { loadExercise } from '../../grader/content/exercise.ts';
import type { Check } from '../../grader/types/exercise.ts';
import type { Input } from '../../grader/types/input.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { CORRECT_MAX_N, MAX_N_MISTAKES, type SeveralGame, type SeveralSearch } from './mistakes/maxN.ts';

const loaded = await loadExercise('max-n');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
const { checks } = loaded.value;
const cases = checks.flatMap((check) =>
  check.cases.map((item) => ({ name: `${check.id}/${item.id}`, check, item })),
);

const treeOf = (input: Input): Tree =>
  input.kind === 'game' && input.game.name === 'tree' ? input.game.tree : expect.unreachable();

/** What a node is worth to each player, and the first best child, by sorting. */
function byHand({ nodes }: Tree, at: number): { values: readonly number[]; action: string | null } {
  const { children, utility, player } = nodes[at]!;
  if (children.length === 0) return { values: utility!, action: null };
  const found = children.map((child) => ({
    values: byHand({ nodes } as Tree, child).values,
    action: nodes[child]!.action,
  }));
  return found.toSorted((a, b) => b.values[player as number]! - a.values[player as number]!)[0]!;
}

function isCaught(search: SeveralSearch, kind: Check['kind'], tree: Tree): boolean {
  const asked: string[] = [];
  const { nodes } = tree;
  const game: SeveralGame = {
    players: tree.players!,
    player: (state) => nodes[state]!.player as number,
    actions: (state) => nodes[state]!.children.map((child) => nodes[child]!.action),
    result(state, action) {
      asked.push(`${state} ${action}`);
      return nodes[state]!.children.find((child) => nodes[child]!.action === action)!;
    },
    isTerminal: (state) => nodes[state]!.children.length === 0,
    utility(state, player) {
      asked.push(`worth ${state} ${player}`);
      return nodes[state]!.utility![player]!;
    },
  };
  const { values, action } = search(game, 0);
  const right = byHand(tree, 0);
  if (kind === 'value') return JSON.stringify(values) !== JSON.stringify(right.values);
  if (kind === 'action') return action !== right.action;
  const whole = nodes.length - 1 + tree.players! * nodes.filter(({ utility }) => utility !== null).length;
  return asked.length !== whole || new Set(asked).size !== whole;
}

const isCaughtOn = (search: SeveralSearch, { check, item }: (typeof cases)[number]): boolean =>
  item.inputs.some((input) => isCaught(search, check.kind, treeOf(input)));

describe('max-n', () => {
  test('every case but one names a mistake that it catches: a game that is over is for what asks too much', () => {
    expect(cases.filter(({ item }) => item.catches === undefined).map(({ name }) => name)).toEqual([
      'values/already-over',
    ]);
  });

  test.each(Object.entries(CORRECT_MAX_N))('lets through: %s', (_, search) => {
    expect(cases.filter((one) => isCaughtOn(search, one)).map(({ name }) => name)).toEqual([]);
  });

  test.each(Object.entries(MAX_N_MISTAKES))('some case catches: %s', (_, search) => {
    expect(cases.some((one) => isCaughtOn(search, one))).toBe(true);
  });

  test('the visible cases miss only what is kept back on purpose', () => {
    const visible = cases.filter(({ check }) => check.visibility === 'student');
    const missed = Object.entries(MAX_N_MISTAKES).filter(
      ([, search]) => !visible.some((one) => isCaughtOn(search, one)),
    );
    expect(missed.map(([name]) => name)).toEqual(['a start of −999', 'a start of −1e9']);
  });
});

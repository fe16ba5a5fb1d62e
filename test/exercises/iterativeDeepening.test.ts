/**
 * Each case of the exercise on iterative deepening is held to mistakes that are written without the bank, and
 * judged without the judge: what is held is compared with brute force, question by question.
 */
import { describe, expect, test } from 'vitest';
import { loadExercise } from '../../grader/content/exercise.ts';
import type { Check } from '../../grader/types/exercise.ts';
import type { GameInput, Input } from '../../grader/types/input.ts';
import type { Tree } from '../../reference/games/tree.ts';
import type { WatchedGame } from './api.ts';
import { gameOf } from './api.ts';
import { type AnytimeSearch, CORRECT_DEEPENING, DEEPENING_MISTAKES } from './mistakes/iterativeDeepening.ts';

const loaded = await loadExercise('iterative-deepening');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
const { checks } = loaded.value;
const cases = checks.flatMap((check) =>
  check.cases.map((item) => ({ name: `${check.id}/${item.id}`, check, item })),
);

const isTree = (input: Input): input is GameInput & { readonly game: { readonly tree: Tree } } =>
  input.kind === 'game' && input.game.name === 'tree';

function valueTo({ nodes }: Tree, at: number, left: number): number {
  const { children, value, evaluation, player } = nodes[at]!;
  if (children.length === 0) return value!;
  if (left === 0) return evaluation!;
  const values = children.map((child) => valueTo({ nodes } as Tree, child, left - 1));
  return player === 'max' ? Math.max(...values) : Math.min(...values);
}

/** The best moves of a pass. */
function bestTo(tree: Tree, depth: number): string[] {
  const { children, player } = tree.nodes[0]!;
  const values = children.map((child) => valueTo(tree, child, depth - 1));
  const best = player === 'max' ? Math.max(...values) : Math.min(...values);
  return children.filter((_, at) => values[at] === best).map((child) => tree.nodes[child]!.action);
}

class Stopped extends Error {}

/** What is wrong with a search on a tree, from how it goes on question by question; null where nothing is. */
function wrongWith(search: AnytimeSearch, kind: Check['kind'], input: GameInput, tree: Tree): string | null {
  const game = gameOf(input);
  const plyOf = (state: number): number => tree.nodes[state]!.ply;
  const rootMove = (state: number): string =>
    plyOf(state) === 1 ? tree.nodes[state]!.action : rootMove(tree.nodes[state]!.parent);
  const height = Math.max(...tree.nodes.map(({ ply }) => ply));
  let [held, deepest, left]: [string | null, number, number] = [null, 0, input.anytime!.questions ?? 1e6];
  const wrong: string[] = [];
  const ask = <T>(answer: T): T => {
    left -= 1;
    if (left < 0) throw new Stopped();
    if (
      kind === 'held' &&
      deepest > 1 &&
      ![deepest - 1, deepest].some((depth) => bestTo(tree, depth).includes(held!))
    )
      wrong.push(`held ${held} in pass ${deepest}`);
    return answer;
  };
  const watched: WatchedGame = {
    depthLimit: input.depthLimit,
    player: (state) => ask(game.player(state)),
    actions: (state) => ask(game.actions(state)),
    isTerminal: (state) => ask(game.isTerminal(state)),
    utility: (state) => ask(game.utility(state)),
    evaluate: (state) => ask(game.evaluate(state)),
    probability: () => expect.unreachable(),
    result(state, action) {
      const child = ask(game.result(state, action));
      if (plyOf(child) <= deepest) return child;
      deepest = plyOf(child);
      if (deepest > input.depthLimit) wrong.push('too deep');
      if (deepest > 1 && kind === 'held' && !bestTo(tree, deepest - 1).includes(held ?? ''))
        wrong.push(`held ${held} before ply ${deepest}`);
      const isFull = tree.nodes.every(({ ply, children }) => ply >= deepest - 1 || children.length > 0);
      if (deepest > 1 && kind === 'order' && isFull && rootMove(child) !== held)
        wrong.push(`began ply ${deepest} with ${rootMove(child)}, not ${held}`);
      return child;
    },
  };
  try {
    search(watched, 0, (action) => (held = action));
    const last = Math.min(height, input.depthLimit);
    if (height > 0 && (held === null || !bestTo(tree, last).includes(held))) wrong.push('wrong at the end');
    if (deepest < last) wrong.push('ended early');
  } catch (error) {
    if (!(error instanceof Stopped)) return String(error);
    if (held === null || deepest < 2) wrong.push('too late');
  }
  return wrong[0] ?? null;
}

const isCaughtOn = (search: AnytimeSearch, { check, item }: (typeof cases)[number]): boolean =>
  item.inputs.filter(isTree).some((input) => wrongWith(search, check.kind, input, input.game.tree) !== null);

describe('iterative-deepening', () => {
  test('every case but one names a mistake that it catches: a game that is over is for what asks too much', () => {
    expect(cases.filter(({ item }) => item.catches === undefined).map(({ name }) => name)).toEqual([
      'held/already-over',
    ]);
  });

  test.each(Object.entries(CORRECT_DEEPENING))('lets through: %s', (_, search) => {
    expect(cases.filter((one) => isCaughtOn(search, one)).map(({ name }) => name)).toEqual([]);
  });

  test.each(Object.entries(DEEPENING_MISTAKES))('some visible case catches: %s', (_, search) => {
    const visible = cases.filter(({ check }) => check.visibility === 'student');
    expect(visible.some((one) => isCaughtOn(search, one))).toBe(true);
  });
});

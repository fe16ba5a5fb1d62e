import { solve } from '../../reference/adversarial/solve.ts';
import type { Algorithm, CheckKind, Conventions } from '../../grader/types/exercise.ts';
import type { GameInput, Input } from '../../grader/types/input.ts';
import { prunes } from '../../grader/subjects/subjects.ts';
import { gameOf, watchSearch, type Search, type Seen } from './api.ts';
import { partsOf } from '../../mistakes/skeletons/conventions.ts';
import { EXPECTIMAX, searchWith } from './mistakes/searches.ts';

/** What a check of an input asks for, said without the judge. */
export interface Asked {
  readonly algorithm: Algorithm;
  readonly kind: CheckKind;
  readonly conventions: Conventions;
}

/** Whether a search shows itself as wrong on an input, in what a check of that kind looks at. */
export function isCaught(search: Search, input: GameInput, asked: Asked): boolean {
  const seen = watchSearch(search, input);
  if (seen.threw !== null || seen.answer === null) return true;
  switch (asked.kind) {
    case 'value':
      return !sameValue(seen.answer.value, truth(input, asked), input, asked);
    case 'action':
      return !optimalActions(input, asked).includes(seen.answer.action as string | null);
    case 'actions':
      return !isSetOf(seen.answer.actions, optimalActions(input, asked));
    case 'leaves':
      return !acceptedLeaves(input, asked).some((leaves) => sameSet(leaves, seen.evaluated));
    case 'calls':
      return (
        hasRepeats(seen) ||
        (!prunes(asked) && !acceptedLeaves(input, asked).some((leaves) => sameSet(leaves, seen.evaluated)))
      );
    case 'held':
    case 'order':
      throw new Error('what is held is seen while a search goes on');
    case 'law':
    case 'evidence':
      throw new Error('a law is for local search');
  }
}

/** The right answer is a list, in any order; where the game is over it is empty. */
export function isSetOf(actions: unknown, expected: readonly (string | null)[]): boolean {
  const named = expected.filter((action) => action !== null);
  return (
    Array.isArray(actions) &&
    actions.length === named.length &&
    named.every((action) => actions.includes(action))
  );
}

/** What is right for an input is worked out once for all programs: inputs live as long as their exercise. */
function once<T>(work: (input: GameInput, asked: Asked) => T): typeof work {
  const known = new WeakMap<GameInput, Map<string, T>>();
  return (input, asked) => {
    const key = JSON.stringify([asked.algorithm, asked.conventions]);
    const ofInput = known.get(input) ?? new Map<string, T>();
    known.set(input, ofInput);
    if (!ofInput.has(key)) ofInput.set(key, work(input, asked));
    return ofInput.get(key)!;
  };
}

const truth = once(workOutValue);
const optimalActions = once(findOptimalActions);
const acceptedLeaves = once(findAcceptedLeaves);

/** Brute force over the game, for what `solve` does not take: games that are not trees. */
function bruteForce(input: GameInput, from: number, ply: number): number {
  const shifted = { ...input, depthLimit: input.depthLimit - ply };
  const { answer } = watchSearch((game) => searchWith(EXPECTIMAX)(game, from), shifted);
  return answer!.value as number;
}

function workOutValue(input: GameInput, { algorithm }: Asked): number {
  if (input.game.name !== 'tree') return bruteForce(input, gameOf(input).initial, 0);
  const { value } = solve(input.game.tree, {
    algorithm: algorithm === 'expectimax' ? 'expectimax' : 'minimax',
    depth: input.depthLimit,
  });
  return Number(value);
}

/** Expectations within a billionth of the largest leaf, everything else exactly. */
function sameValue(value: unknown, expected: number, input: GameInput, { algorithm }: Asked): boolean {
  if (typeof value !== 'number') return false;
  if (algorithm !== 'expectimax' || input.game.name !== 'tree') return value === expected;
  const largest = Math.max(
    ...input.game.tree.nodes.map((node) => Math.abs(node.value ?? node.evaluation ?? 0)),
  );
  return Math.abs(value - expected) <= 1e-9 * largest;
}

function findOptimalActions(input: GameInput, asked: Asked): (string | null)[] {
  const game = gameOf(input);
  if (game.isTerminal(game.initial)) return [null];
  const value = truth(input, asked);
  return game
    .actions(game.initial)
    .filter((action) =>
      sameValue(bruteForce(input, game.result(game.initial, action), 1), value, input, asked),
    );
}

/** The leaves of correct searches from left to right, under each accepted convention. */
function findAcceptedLeaves(input: GameInput, { algorithm, conventions }: Asked): number[][] {
  if (input.game.name !== 'tree') {
    return conventions.cut.flatMap((cut) =>
      conventions.returns.map((returns) => {
        const parts = partsOf('alpha-beta', { cut, returns, ties: 'first', test: 'value' });
        return [...watchSearch(searchWith(parts), input).evaluated];
      }),
    );
  }
  const { tree } = input.game;
  const at = new Map(tree.nodes.map(({ id, index }) => [id, index]));
  const leavesOf = (solution: { evaluatedLeaves: readonly string[] }): number[] =>
    solution.evaluatedLeaves.map((id) => at.get(id)!);
  if (!prunes({ algorithm })) {
    return [
      leavesOf(
        solve(tree, {
          algorithm: algorithm === 'expectimax' ? 'expectimax' : 'minimax',
          depth: input.depthLimit,
        }),
      ),
    ];
  }
  return conventions.cut.flatMap((cut) =>
    conventions.returns.map((returns) =>
      leavesOf(solve(tree, { algorithm: 'alpha-beta', cut, returns, depth: input.depthLimit })),
    ),
  );
}

function sameSet(a: readonly number[], b: readonly number[]): boolean {
  const [left, right] = [new Set(a), new Set(b)];
  return left.size === right.size && [...left].every((item) => right.has(item));
}

const hasRepeats = ({ generated, evaluated }: Seen): boolean =>
  new Set(generated).size < generated.length || new Set(evaluated).size < evaluated.length;

export const isGame = (input: Input): input is GameInput => input.kind === 'game';

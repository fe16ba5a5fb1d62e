import { ALPHA_BETA } from '../../../reference/adversarial/alphaBeta.ts';
import { CUT_TESTS } from '../../../reference/adversarial/cut.ts';
import { expectimax } from '../../../reference/adversarial/expectimax.ts';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import { CUTS, FULL_WINDOW } from '../../../reference/game.ts';
import type { Cut, Game } from '../../../reference/game.ts';
import { treeGame } from '../../../reference/games/tree.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import { watch } from '../../../reference/trace.ts';
import { stateOf } from './treeOfCase.ts';
import { itemAt, given } from '../../types/lookup.ts';

/** What correct searches make of an imported case. */
export interface Decided {
  /** Actions that are as good as any, in order. */
  readonly optimal: readonly string[];
  /** Whether strict and non-strict cuts generate different states; alpha–beta only. */
  readonly dependsOnCut: boolean;
  /** The cuts under which a correct search generates what the solution says; both where nothing is cut. */
  readonly fits: readonly Cut[];
  /** Whether the action of the solution is optimal; true without a solution. */
  readonly actionFits: boolean;
}

/** Expectations are rounded sums: equal within this share of the largest leaf. */
const TOLERANCE = 1e-9;

/**
 * Searches an imported tree in the order of the file, lazily, and compares.
 * `tree.agents` must be there. The start state counts as generated, whether the solution names it or not.
 */
export function decideCase(tree: Tree): Decided {
  const { algorithm = 'minimax', count, depth, expected } = given(tree.agents, 'who moves in the tree');
  const plies = count * depth;
  const game = treeGame(tree);
  const optimal = optimalActions(tree, game, plies);
  const strict = generatedBy(tree, algorithm, 'strict', plies);
  const sets = { strict, 'non-strict': generatedBy(tree, algorithm, 'non-strict', plies) };
  const names = new Set([...(expected?.generated ?? []), stateOf(itemAt(tree.nodes, 0).id)]);
  return {
    optimal,
    dependsOnCut: !equal(sets.strict, sets['non-strict']),
    fits: expected === undefined ? CUTS : CUTS.filter((cut) => equal(sets[cut], names)),
    actionFits: expected === undefined || optimal.includes(expected.action),
  };
}

function optimalActions(tree: Tree, game: Game<number, string>, plies: number): string[] {
  const isChance = tree.agents?.algorithm === 'expectimax';
  const search = isChance ? expectimax : minimax;
  const actions = game.actions(0);
  const values = actions.map((action) => search(game, game.result(0, action), { depth: plies - 1 }).value);
  const best = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const largest = tree.nodes.reduce(
    (most, { value, evaluation }) => Math.max(most, size(value), size(evaluation)),
    0,
  );
  const slack = isChance ? TOLERANCE * largest : 0;
  return actions.filter((_, index) => values[index] === best || best - itemAt(values, index) <= slack);
}

const size = (value: number | null): number =>
  value !== null && Number.isFinite(value) ? Math.abs(value) : 0;

/** Names of the states that a search generates. */
function generatedBy(
  tree: Tree,
  algorithm: NonNullable<NonNullable<Tree['agents']>['algorithm']>,
  cut: Cut,
  depth: number,
): Set<string> {
  const { game, generated } = watch(treeGame(tree));
  if (algorithm === 'alpha-beta')
    ALPHA_BETA['fail-soft'](game, 0, { cut: CUT_TESTS[cut], window: FULL_WINDOW, depth });
  else (algorithm === 'expectimax' ? expectimax : minimax)(game, 0, { depth });
  return new Set([0, ...generated].map((node) => stateOf(itemAt(tree.nodes, node).id)));
}

const equal = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((name) => b.has(name));

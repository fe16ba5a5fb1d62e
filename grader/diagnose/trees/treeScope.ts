import type { Player } from '../../../reference/game.ts';
import type { ValueStyle } from '../../../reference/games/randomTree.ts';
import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import type { PlayerSpec } from '../../../reference/games/treeSpec.ts';
import { decides, deepens, hasUtilities, isBounded, weighsChance } from '../../subjects/subjects.ts';
import type { GameInput } from '../../types/input.ts';
import type { GameAlgorithm } from './searchRun.ts';

/**
 * What the trees of an exercise look like: random trees stay within it, so that nobody is asked what the
 * exercise does not ask.
 */
export interface TreeScope {
  readonly levels: readonly (readonly PlayerSpec[])[];
  /** How many players there are, where each has a utility of its own. */
  readonly players?: number;
  readonly values: readonly ValueStyle[];
  readonly hasDepthLimit: boolean;
  readonly hasGivenProbabilities: boolean;
  /** Whether some outcome is rarer than one in twenty. */
  readonly hasRareOutcomes: boolean;
  readonly hasNames: boolean;
  /** Whether the game may be over at the root. */
  readonly endsAtRoot: boolean;
  /**
   * Whether agents play: one a level. There is a depth limit then, in whole rounds, and somebody to move at
   * the root.
   */
  readonly ofAgents?: true;
  /** Whether the action is all that comes back. */
  readonly actionAlone?: true;
  /** Whether what is held counts, whenever the search might be stopped. */
  readonly anytime?: true;
  /** Whether trees say between which numbers their leaves lie. */
  readonly isBounded?: true;
}

const ADVERSARIAL_LEVELS: readonly (readonly Player[])[] = [
  ['max', 'min'],
  ['min', 'max'],
  ['max', 'min', 'min'],
  ['min', 'max', 'max'],
];
const CHANCE_LEVELS: readonly (readonly Player[])[] = [
  ['max', 'chance'],
  ['max', 'chance', 'min'],
  ['max', 'chance', 'min', 'chance'],
  ['min', 'chance'],
  ['min', 'chance', 'max', 'chance'],
  ['chance', 'max'],
  ['max', 'min', 'chance'],
  ['max', 'min'],
];

/** Numbers of agents that are tried, the smallest first. */
const MOST_COUNTS = 3;

/** MAX, and then as many others as there are. */
export const levelsOfAgents = (algorithm: GameAlgorithm, count: number): readonly Player[] =>
  Array.from({ length: count }, (_, at) =>
    at === 0 ? 'max' : weighsChance({ algorithm }) ? 'chance' : 'min',
  );

/** The scope of inputs. */
export function treeScopeOf(algorithm: GameAlgorithm, inputs: readonly GameInput[]): TreeScope {
  const agentCounts = [...new Set(inputs.flatMap((input) => input.agents ?? []))]
    .sort((a, b) => a - b)
    .slice(0, MOST_COUNTS);
  const trees = inputs.flatMap(({ game }) => (game.name === 'tree' ? [game.tree] : []));
  const nodes = trees.flatMap((tree) => tree.nodes);
  return {
    ...(agentCounts.length === 0 ? {} : { ofAgents: true }),
    ...(agentCounts.length > 0 || decides({ algorithm }) ? { actionAlone: true } : {}),
    ...(deepens({ algorithm }) ? { anytime: true } : {}),
    ...(isBounded({ algorithm }) ? { isBounded: true } : {}),
    ...(hasUtilities({ algorithm })
      ? turnsOfSeveral(trees)
      : {
          levels:
            agentCounts.length > 0
              ? agentCounts.map((count) => levelsOfAgents(algorithm, count))
              : levelsLike(algorithm, trees),
        }),
    values: valueStylesOf(nodes),
    hasDepthLimit: inputs.some(({ depthLimit }) => Number.isFinite(depthLimit)),
    hasGivenProbabilities: trees.some(hasGivenProbabilities),
    hasRareOutcomes: nodes.some(({ probability }) => probability < 0.05),
    hasNames: nodes.some((node) => node.parent >= 0 && !/^\d+$/.test(node.action)),
    endsAtRoot: trees.some((tree) => tree.nodes.length === 1),
  };
}

/**
 * The turns of several players: in a row from whoever moves at the root of some tree, and such as are in the
 * trees that take them otherwise.
 */
export function turnsOfSeveral(trees: readonly Tree[]): Pick<TreeScope, 'players' | 'levels'> {
  const counts = trees.flatMap((tree) => tree.players ?? []);
  const players = counts.includes(3) ? 3 : (counts[0] ?? 3);
  const alike = trees.filter((tree) => tree.players === players && tree.nodes.length > 1);
  const inTurn = Array.from({ length: players }, (_, player) => player);
  const firsts = inTurn.filter((player) => alike.some(({ nodes: [root] }) => root?.player === player));
  const follows = (before: number, player: number): boolean =>
    alike.some(({ nodes }) =>
      nodes.some(
        (node) => node.children.length > 0 && node.player === player && nodes[node.parent]?.player === before,
      ),
    );
  const rows = firsts.flatMap((first) => {
    const turns = inTurn.map((_, at) => (first + at) % players);
    return [turns, ...(follows(first, first) ? [[first, ...turns]] : [])];
  });
  return { players, levels: rows.length > 0 ? rows : [inTurn] };
}

/** Those turns that fit who moves at the roots of some trees, and who moves after whom. */
function levelsLike(algorithm: GameAlgorithm, trees: readonly Tree[]): readonly (readonly Player[])[] {
  const roots = new Set<PlayerSpec>();
  const edges = new Set<string>();
  for (const { nodes } of trees) {
    const [root] = nodes;
    if (root !== undefined && nodes.length > 1) roots.add(root.player);
    for (const { parent, children, player } of nodes) {
      const before = nodes[parent];
      if (before !== undefined && children.length > 0) edges.add(`${before.player} ${player}`);
    }
  }
  const [usual, all]: readonly [readonly Player[], readonly (readonly Player[])[]] = weighsChance({
    algorithm,
  })
    ? [['max', 'chance'], CHANCE_LEVELS]
    : [['max', 'min'], ADVERSARIAL_LEVELS];
  const fitting = all.filter(
    (levels) =>
      levels.slice(0, 1).every((first) => roots.has(first)) &&
      levels.every((player, at) => edges.has(`${player} ${levels[(at + 1) % levels.length]}`)),
  );
  return fitting.length > 0 ? fitting : [usual];
}

/** Styles of values that may be drawn: those of all exercises, and those of the numbers of these nodes. */
function valueStylesOf(nodes: readonly TreeNode[]): ValueStyle[] {
  const numbers = nodes
    .flatMap(({ value, evaluation, utility }) => [value, evaluation, ...(utility ?? [])])
    .filter((value) => value !== null);
  const styles: ValueStyle[] = ['small', 'ties'];
  if (numbers.some((value) => value < 0)) styles.push('negative');
  if (numbers.some((value) => Math.abs(value) > 500)) styles.push('large');
  if (numbers.some((value) => value !== 0 && Math.abs(value) < 1e-3)) styles.push('tiny');
  return styles;
}

const hasGivenProbabilities = ({ nodes }: Tree): boolean =>
  nodes.some(
    ({ player, children }) =>
      player === 'chance' && children.some((child) => nodes[child]?.probability !== 1 / children.length),
  );

import { weighsChance } from '../subjects/subjects.ts';
import type { Tree } from '../../reference/games/tree.ts';
import type { AgentAlgorithm } from '../types/exercise.ts';
import type { Trouble } from './exerciseFiles.ts';
import { itemAt } from '../types/lookup.ts';

/** How agents search a tree: how many take turns, and how many rounds. */
export interface Rounds {
  readonly agents: number;
  readonly depth: number;
}

const TWO_AGENTS = 2;

/**
 * What a case says of its agents, else its tree, else the shape of its random trees; null where nothing says
 * how deep.
 */
export function roundsOf(
  file: { readonly agents?: number; readonly depth?: number },
  tree: Tree,
  levels: number | undefined,
): Rounds | null {
  const depth = file.depth ?? tree.agents?.depth;
  return depth === undefined
    ? null
    : { agents: file.agents ?? tree.agents?.count ?? levels ?? TWO_AGENTS, depth };
}

/**
 * Why agents cannot play a tree, or null when they can: MAX moves first in each round and then one after
 * another of the others, MIN in minimax and alpha–beta, chance with equal outcomes in expectimax.
 */
export function misfitAgents(
  tree: Tree,
  { agents, depth }: Rounds,
  algorithm: AgentAlgorithm,
): Trouble | null {
  const other = weighsChance({ algorithm }) ? 'chance' : 'min';
  const root = itemAt(tree.nodes, 0);
  if (root.children.length === 0)
    return {
      code: 'tree-does-not-fit',
      found: 'a game that is over at the root',
      expected: 'at least one move for the first agent',
    };
  for (const { id, ply, player, children } of tree.nodes) {
    if (children.length === 0 || ply > agents * depth) continue;
    const due = ply % agents === 0 ? 'max' : other;
    if (player !== due) {
      const others = Array.from({ length: Math.min(agents, 4) - 1 }, () => other);
      return {
        code: 'tree-does-not-fit',
        found: `${words(player)} at ${id}`,
        expected: `${words(due)} there, where agent ${ply % agents} of ${agents} moves`,
        hint: `say "levels": ${JSON.stringify(['max', ...others])}`,
      };
    }
    if (
      player === 'chance' &&
      children.some((child) => itemAt(tree.nodes, child).probability !== 1 / children.length)
    ) {
      return {
        code: 'tree-does-not-fit',
        found: `outcomes of different probability at ${id}`,
        expected: 'equal ones: an agent cannot ask how likely a move is',
      };
    }
  }
  return null;
}

const words = (player: string | number): string =>
  player === 'chance' ? 'chance' : String(player).toUpperCase();

import type { PlayRules } from '../../../mistakes/skeletons/play.ts';
import type { GameInput } from '../../types/input.ts';

/** What a search of the bank must know of an input before it begins. */
export function rulesOf({ game, depthLimit, agents }: GameInput): PlayRules {
  if (agents === undefined || game.name !== 'tree') return { depthLimit };
  const { nodes } = game.tree;
  return { depthLimit, agents: { count: agents, isWin: (node) => isWon(nodes[node]!) } };
}

/** Where a tree does not say how a game ended, it is won if its value is above 0. */
function isWon({
  children,
  outcome,
  value,
}: {
  readonly children: readonly number[];
  readonly outcome?: 'win' | 'lose';
  readonly value: number | null;
}): boolean {
  return children.length === 0 && (outcome ?? ((value ?? 0) > 0 ? 'win' : 'lose')) === 'win';
}

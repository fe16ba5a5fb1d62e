import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake } from '../adversarial/searchMistake.ts';
import type { Parts, Place } from '../skeletons/adversarial.ts';
import { agentsOf, isOver } from './rounds.ts';

/** Stops after so many moves as there should be rounds, and `more`. */
const stopsAfterMoves =
  (more: number): Parts['stops'] =>
  (at) =>
    isOver(at) || at.depth >= at.game.depthLimit / agentsOf(at.game) + more;

/** Moves of ghosts until now: what is counted where each of them ends a round. */
function ghostMoves({ game, depth }: Place): number {
  const agents = agentsOf(game);
  return Math.floor(depth / agents) * (agents - 1) + Math.max(0, (depth % agents) - 1);
}

export const depthPerMove: SearchMistake = {
  id: 'depth-per-move',
  title: 'Depth counts moves, not rounds',
  words:
    'Your search counts a level deeper with every move, but self.depth is in rounds: one round is a ' +
    'move of each agent.',
  hint: 'Follow your counter through one round, agent by agent. When should it change?',
  algorithms: ALL,
  replaces: [
    { label: '', change: () => ({ stops: stopsAfterMoves(0) }) },
    { label: 'and one move more', change: () => ({ stops: stopsAfterMoves(1) }) },
    {
      label: 'of ghosts',
      change: () => ({
        stops: (at) => isOver(at) || ghostMoves(at) >= at.game.depthLimit / agentsOf(at.game),
      }),
    },
    { label: 'and one move less', change: () => ({ stops: (at) => at.ply > 0 && stopsAfterMoves(-1)(at) }) },
  ],
};

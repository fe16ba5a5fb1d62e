import { ALL, type Mistake } from '../mistake.ts';
import type { Parts } from '../skeletons/adversarial.ts';
import { agentsOf, isOver } from './rounds.ts';

/** Stops after so many moves as there should be rounds, and `more`. */
const stopsAfterMoves =
  (more: number): Parts['stops'] =>
  (at) =>
    isOver(at) || at.depth >= at.game.depthLimit / agentsOf(at.game) + more;

export const depthPerMove: Mistake = {
  id: 'depth-per-move',
  title: 'Depth counts moves, not rounds',
  sentence:
    'Your search counts a level deeper with every move, but self.depth is in rounds: one round is a move of each agent.',
  hint: 'Follow your counter through one round, agent by agent. When should it change?',
  algorithms: ALL,
  forms: [
    { words: '', change: () => ({ stops: stopsAfterMoves(0) }) },
    { words: 'and one move more', change: () => ({ stops: stopsAfterMoves(1) }) },
    { words: 'and one move less', change: () => ({ stops: (at) => at.ply > 0 && stopsAfterMoves(-1)(at) }) },
  ],
};

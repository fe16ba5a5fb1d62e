import type { PlayedGame } from '../skeletons/played.ts';
import type { Place } from '../skeletons/adversarial.ts';

/** How many agents take turns; a game that is no agents' game has one mover. */
export const agentsOf = ({ agents }: PlayedGame): number => agents?.count ?? 1;

/** Whose turn it is: 0 is MAX, each other one a ghost. */
export const turnAt = ({ game, ply }: Pick<Place, 'game' | 'ply'>): number => ply % agentsOf(game);

export const isOver = ({ game, state }: Pick<Place, 'game' | 'state'>): boolean => game.isTerminal(state);

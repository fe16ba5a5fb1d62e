import { count, formatNumber } from './numbers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A node by its id; null is the root. */
export type NodeId = string | null;

export const nodeWords = (node: NodeId): string => (node === null ? 'the root' : `node ${node}`);

/** `2 plies`. */
export const plies = (number: number): string => count(number, 'ply', 'plies');

/** How deep a game is to be searched; agents count in rounds of all that move. */
export interface DepthLimit {
  /** Null: to its end. */
  readonly plies: number | null;
  /** How many move in turn, in a file of agents. */
  readonly agents: number;
}

/** `depthLimit is 4`. */
export function limitWords(limit: DepthLimit, { name, isClass }: Vocabulary): string {
  if (limit.plies === null) return 'there is no depth limit';
  if (!isClass) return `${name('depthLimit')} is ${limit.plies}`;
  const rounds = limit.plies / limit.agents;
  return `self.depth is ${rounds}, which is ${plies(limit.plies)} with ${count(limit.agents, 'agent')}`;
}

export interface Bounds {
  readonly alpha: number;
  readonly beta: number;
}

/** `α = 3 and β = 5`. */
export const boundsWords = ({ alpha, beta }: Bounds): string =>
  `α = ${formatNumber(alpha)} and β = ${formatNumber(beta)}`;

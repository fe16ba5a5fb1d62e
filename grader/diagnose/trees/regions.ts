import { type SkeletonAlgorithm, traitsOf } from '../../../mistakes/skeletons/algorithms.ts';
import type { Parts, Place } from '../../../mistakes/skeletons/adversarial.ts';

/** Parts of a search that people write by themselves, so that a mistake may be made there alone. */
export const REGIONS = ['below the root', 'at the root', 'where MIN moves', 'where MAX moves'] as const;
export type Region = (typeof REGIONS)[number];

/** Those that there are: players who all maximise have no functions of their own. */
export const regionsOf = (algorithm: SkeletonAlgorithm): readonly Region[] =>
  traitsOf(algorithm).hasUtilities ? REGIONS.slice(0, 2) : REGIONS;

/** Parts that a search has as a whole, and not at each node. */
const OF_WHOLE_SEARCH: readonly (keyof Parts)[] = ['window', 'answer', 'deepening'];

/** Parts that belong to the branch of one player; the others do not ask whose turn it is. */
const OF_ONE_PLAYER: readonly (keyof Parts)[] = [
  'initial',
  'order',
  'child',
  'pass',
  'better',
  'cut',
  'tighten',
  'give',
  'enter',
  'skips',
  'expect',
];

/** Whether a mistake that changes these parts can be made in a region alone. */
export function canBeIn(region: Region, changed: readonly string[]): boolean {
  if (OF_WHOLE_SEARCH.some((name) => changed.includes(name))) return false;
  const isOfRoot = region === 'at the root' || region === 'below the root';
  return isOfRoot || changed.every((name) => (OF_ONE_PLAYER as readonly string[]).includes(name));
}

/** Whether a node lies in a region. */
export function isIn(region: Region, { game, state, ply }: Pick<Place, 'game' | 'state' | 'ply'>): boolean {
  switch (region) {
    case 'at the root':
      return ply === 0;
    case 'below the root':
      return ply > 0;
    case 'where MIN moves':
      return !game.isTerminal(state) && game.player(state) === 'min';
    case 'where MAX moves':
      return !game.isTerminal(state) && game.player(state) === 'max';
  }
}

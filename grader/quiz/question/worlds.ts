import { treeWorld } from '../tree/world.ts';
import type { Figure } from '../types.ts';
import type { OwnLocalAnswers, World } from './kind.ts';

export const nothingLocal = (): OwnLocalAnswers => ({ fitness: new Map() });

/** A figure as it is. */
export function truthOf(figure: Figure | null): World {
  return { tree: figure?.kind === 'tree' ? treeWorld(figure.tree) : null, own: nothingLocal() };
}

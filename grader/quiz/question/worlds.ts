import type { Tree } from '../../../reference/games/tree.ts';
import { perObject } from '../../types/perObject.ts';
import { treeWorld } from '../tree/world.ts';
import type { Figure } from '../types.ts';
import type { OwnLocalAnswers, World } from './kind.ts';

export const nothingLocal = (): OwnLocalAnswers => ({ fitness: new Map(), chains: new Map() });

const worldOf = perObject((tree: Tree) => treeWorld(tree));

/** A figure as it is. */
export function truthOf(figure: Figure | null): World {
  return { tree: figure?.kind === 'tree' ? worldOf(figure.tree) : null, own: nothingLocal() };
}

import type { Window } from '../../../reference/game.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import { toNumber } from '../exactNumber.ts';
import type { SearchSettings } from '../types.ts';
import { searchByHand } from './search.ts';
import type { Searched } from './search.ts';
import type { SearchChange, ValueChange } from '../../../mistakes/byHand/madeByHand.ts';
import { exactValues } from './values.ts';
import type { Value } from './values.ts';

/**
 * Everything that questions about a tree ask of it, as somebody sees it: as it is, as a known mistake makes
 * it, or as a student's own earlier answers imply. An answer to a question is worked out from a world, so
 * that all three come from the same code.
 */
export interface TreeWorld {
  readonly tree: Tree;
  /** By node; null where it hangs on a leaf that is not given. */
  readonly values: readonly (Value | null)[];
  search(how: SearchSettings): Searched;
}

/** What a mistake does otherwise. */
interface Mistaking {
  readonly search?: SearchChange;
  readonly values?: ValueChange;
}

/** @throws UnknownLeafError from `search`, where a leaf is needed that is not given. */
export function treeWorld(
  tree: Tree,
  { search: change = {}, values: valueChange = {} }: Mistaking = {},
): TreeWorld {
  const searches = new Map<string, Searched>();
  let values: (Value | null)[] | null = null;
  return {
    tree,
    get values() {
      return (values ??= exactValues(tree, valueChange));
    },
    search(how) {
      const key = keyOf(how);
      let found = searches.get(key);
      if (found === undefined) searches.set(key, (found = searchByHand(tree, how, { change })));
      return found;
    },
  };
}

export const keyOf = ({ algorithm, cut, window }: SearchSettings): string =>
  `${algorithm} ${cut} ${window.alpha} ${window.beta}`;

/** What a student has answered so far about one tree, as far as later answers may rest on it. */
export interface OwnAnswers {
  readonly values: Map<number, Value>;
  readonly windows: Map<number, Partial<Window>>;
  /** Leaves evaluated, in order, by how the tree is searched. */
  readonly evaluated: Map<string, readonly number[]>;
  /** What later parts were judged by, for the report: labels of questions and parts. */
  readonly sources: string[];
}

export const nothingOwn = (): OwnAnswers => ({
  values: new Map(),
  windows: new Map(),
  evaluated: new Map(),
  sources: [],
});

/** The tree as the student's own answers imply it. */
export function ownWorld(truth: TreeWorld, own: OwnAnswers): TreeWorld {
  const { tree } = truth;
  const returned = new Map<number, number>();
  for (const [node, value] of own.values) {
    const isLeaf = tree.nodes[node]?.children.length === 0;
    const [only, ...others] = value;
    if (!isLeaf && only !== undefined && others.length === 0) returned.set(node, toNumber(only));
  }
  return {
    tree,
    values: exactValues(tree, {}, own.values),
    search(how) {
      const right = truth.search(how);
      const entry = new Map<number, Window>();
      for (const [node, window] of own.windows) {
        const truly = right.windows[node];
        if (truly !== null && truly !== undefined) entry.set(node, { ...truly, ...window });
      }
      const found = searchByHand(tree, how, { returned, entry });
      const evaluated = own.evaluated.get(keyOf(how));
      return evaluated === undefined ? found : { ...found, evaluated };
    },
  };
}

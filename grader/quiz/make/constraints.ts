import type { Tree } from '../../../reference/games/tree.ts';
import { HAND_MISTAKES } from '../../../mistakes/byHand/handMistakes.ts';
import type { Searched } from '../tree/search.ts';
import { bestChildren, exactValues } from '../tree/values.ts';
import type { SearchSettings } from '../types.ts';
import { conventionMatters, reveals, shapeOf } from './measures.ts';

/** What a tree must be like. Left out, it may be anything. */
export interface Constraints {
  /** Cutoffs that skip something. */
  readonly cutoffs?: readonly [least: number, most: number];
  /** A whole subtree is cut. */
  readonly subtree?: boolean;
  readonly deep?: boolean;
  /** Share of the leaves that are pruned, from 0 to 1. */
  readonly pruned?: readonly [least: number, most: number];
  readonly uniqueBest?: boolean;
  /** `free`: either convention gives the same answer. `bound`: they differ. */
  readonly convention?: 'free' | 'bound';
  /** Ids of mistakes that must answer otherwise. */
  readonly reveals?: readonly string[];
}

/** One condition by its name, told in words when it is to blame. */
export interface Condition {
  readonly name: string;
  readonly words: string;
  holds(tree: Tree, how: SearchSettings, searched: Searched): boolean;
}

/** The conditions that constraints come to, the cheap ones first. */
export function conditionsOf(constraints: Constraints): Condition[] {
  const { uniqueBest, convention, reveals: mistakes = [] } = constraints;
  return [
    ...shapeConditions(constraints),
    ...(uniqueBest === true ? [UNIQUE_BEST] : []),
    ...(convention === undefined ? [] : [conventionCondition(convention)]),
    ...mistakes.map(revealCondition),
  ];
}

/** What the search of a tree must be like. */
function shapeConditions({ cutoffs, pruned, subtree, deep }: Constraints): Condition[] {
  const conditions: Condition[] = [];
  if (cutoffs !== undefined)
    conditions.push({
      name: 'cutoffs',
      words: `${range(cutoffs)} cutoffs that skip something`,
      holds: (tree, _how, searched) => within(shapeOf(tree, searched).cuts, cutoffs),
    });
  if (pruned !== undefined) {
    const [least, most] = pruned;
    conditions.push({
      name: 'pruned',
      words: `${range([Math.round(least * 100), Math.round(most * 100)])} % of the leaves pruned`,
      holds: (tree, _how, searched) => {
        const shape = shapeOf(tree, searched);
        return within(shape.pruned / shape.leaves, pruned);
      },
    });
  }
  return [
    ...conditions,
    ...(subtree === true ? [CUTS_SUBTREE] : []),
    ...(deep === true ? [CUTS_DEEPLY] : []),
  ];
}

const CUTS_SUBTREE: Condition = {
  name: 'subtree',
  words: 'a whole subtree cut',
  holds: (tree, _how, searched) => shapeOf(tree, searched).cutsSubtree,
};

const CUTS_DEEPLY: Condition = {
  name: 'deep',
  words: 'a deep cutoff',
  holds: (tree, _how, searched) => shapeOf(tree, searched).deep > 0,
};

const UNIQUE_BEST: Condition = {
  name: 'unique-best',
  words: 'one best move',
  holds: (tree) => bestChildren(tree, exactValues(tree)).length === 1,
};

const conventionCondition = (convention: 'free' | 'bound'): Condition => ({
  name: `convention-${convention}`,
  words:
    convention === 'free'
      ? 'the same answer under either convention'
      : 'an answer that depends on the convention',
  holds: (tree, how, searched) => conventionMatters(tree, how, searched) === (convention === 'bound'),
});

function revealCondition(id: string): Condition {
  const mistake = HAND_MISTAKES.find((each) => each.id === id);
  if (mistake === undefined) throw new RangeError(`there is no mistake ${id}`);
  const { title, replaces } = mistake;
  return {
    name: `reveals ${id}`,
    words: `that it reveals “${title}”`,
    holds: (tree, how, searched) => replaces.applies(tree) && reveals(tree, how, searched, replaces),
  };
}

const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least - 1e-9 && value <= most + 1e-9;
const range = ([least, most]: readonly [number, number]): string =>
  least === most ? `exactly ${least}` : `${least} to ${most}`;

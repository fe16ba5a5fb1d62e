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
  const { cutoffs, subtree, deep, pruned, uniqueBest, convention, reveals: mistakes } = constraints;
  const conditions: (Condition | null)[] = [
    cutoffs === undefined
      ? null
      : {
          name: 'cutoffs',
          words: `${range(cutoffs)} cutoffs that skip something`,
          holds: (tree, _how, searched) => within(shapeOf(tree, searched).cuts, cutoffs),
        },
    pruned === undefined
      ? null
      : {
          name: 'pruned',
          words:
            `${range([Math.round(pruned[0] * 100), Math.round(pruned[1] * 100)])} % of the ` +
            'leaves pruned',
          holds: (tree, _how, searched) => {
            const shape = shapeOf(tree, searched);
            return within(shape.pruned / shape.leaves, pruned);
          },
        },
    subtree !== true
      ? null
      : {
          name: 'subtree',
          words: 'a whole subtree cut',
          holds: (tree, _how, searched) => shapeOf(tree, searched).cutsSubtree,
        },
    deep !== true
      ? null
      : {
          name: 'deep',
          words: 'a deep cutoff',
          holds: (tree, _how, searched) => shapeOf(tree, searched).deep > 0,
        },
    uniqueBest !== true
      ? null
      : {
          name: 'unique-best',
          words: 'one best move',
          holds: (tree) => bestChildren(tree, exactValues(tree)).length === 1,
        },
    convention === undefined
      ? null
      : {
          name: `convention-${convention}`,
          words:
            convention === 'free'
              ? 'the same answer under either convention'
              : 'an answer that hangs on the convention',
          holds: (tree, how, searched) => conventionMatters(tree, how, searched) === (convention === 'bound'),
        },
    ...(mistakes ?? []).map((id): Condition => {
      const mistake = HAND_MISTAKES.find((each) => each.id === id);
      if (mistake === undefined) throw new RangeError(`there is no mistake ${id}`);
      return {
        name: `reveals ${id}`,
        words: `that it reveals “${mistake.title}”`,
        holds: (tree, how, searched) =>
          mistake.replaces.applies(tree) && reveals(tree, how, searched, mistake.replaces),
      };
    }),
  ];
  return conditions.filter((each) => each !== null);
}

const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least - 1e-9 && value <= most + 1e-9;
const range = ([least, most]: readonly [number, number]): string =>
  least === most ? `exactly ${least}` : `${least} to ${most}`;

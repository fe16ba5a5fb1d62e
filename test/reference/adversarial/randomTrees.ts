import type { Player } from '../../../reference/game.ts';
import type { RandomTreeShape } from '../../../reference/games/randomTree.ts';
import { randomTreeSpec, VALUE_STYLES } from '../../../reference/games/randomTree.ts';
import type { TreeSpec } from '../../../reference/games/treeSpec.ts';
import { Random } from '../../../reference/random.ts';

const LEVELS: readonly (readonly Player[])[] = [
  ['max', 'min'],
  ['min', 'max'],
  ['max', 'min', 'min'],
  ['min', 'min', 'max', 'max', 'min'],
];
const CHANCE_LEVELS: readonly (readonly Player[])[] = [
  ['max', 'chance', 'min', 'chance'],
  ['max', 'chance'],
  ['chance', 'min', 'max'],
  ['min', 'chance', 'chance'],
];

/**
 * A tree of a shape that is itself drawn: every value style, one-child nodes, uneven depth, any order of
 * players.
 */
export function anyTree(seed: number, players: 'two' | 'chance' | 'alternating'): TreeSpec {
  const random = Random.seeded(seed);
  const levels = players === 'chance' ? CHANCE_LEVELS : players === 'two' ? LEVELS : LEVELS.slice(0, 2);
  const shape: RandomTreeShape = {
    depth: random.choice([
      [0, 3],
      [2, 5],
      [3, 7],
    ] as const),
    branching: random.choice([
      [1, 3],
      [2, 2],
      [2, 5],
    ] as const),
    values: random.choice(VALUE_STYLES),
    levels: random.choice(levels),
    oneChild: random.choice([0, 0.3]),
    uneven: random.choice([0, 0.25]),
    outcomes: random.choice(['uniform', 'given'] as const),
    maxNodes: 60,
  };
  return randomTreeSpec(random, shape);
}

/**
 * A window around the values of the tree: full, half open, narrow, of no width at a leaf's value, or
 * anywhere.
 */
export function anyWindow(random: Random, leaves: readonly number[]): { alpha: number; beta: number } {
  const pick = (): number => random.choice(leaves) + random.choice([0, 0, 1, -1, 0.5]);
  const [alpha, beta] = [pick(), pick()].sort((a, b) => a - b) as [number, number];
  switch (random.integer(0, 4)) {
    case 0:
      return { alpha: -Infinity, beta };
    case 1:
      return { alpha, beta: Infinity };
    default:
      return alpha < beta ? { alpha, beta } : { alpha, beta: alpha + 1 };
  }
}

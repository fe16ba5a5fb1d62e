import type { Random } from '../../../../reference/random.ts';
import { QuestionError } from '../../question/kind.ts';
import { drawn } from './drawn.ts';
import type { Drawn, Rules } from './drawn.ts';

const MOST_TRIES = 80;

/** Other rules that make a tree about as large. Several make the same tree, so it is trees that are drawn. */
export function otherRules(base: Rules, random: Random): Rules {
  const size = sizeOf(tryRules(base));
  const highest = Math.max(...base.piles) + (base.piles.length === 1 ? 2 : 1);
  const byTree = new Map<string, Rules>();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const rules: Rules = {
      piles: base.piles.map(() => random.integer(1, highest)),
      most: random.integer(2, Math.max(2, base.most === null ? highest : base.most + 1)),
      last: random.choice(['wins', 'loses'] as const),
    };
    const tree = tryRules(rules);
    const nodes = sizeOf(tree);
    if (tree !== null && isDecided(tree) && 3 * nodes >= size && nodes <= 2 * size)
      byTree.set(JSON.stringify([tree.levels, tree.children.map(({ value }) => value)]), rules);
  }
  return byTree.size === 0 ? base : random.choice([...byTree.values()]);
}

/** Whether it matters what is done at the root. */
export const isDecided = ({ children }: Drawn): boolean =>
  children.some(({ value }) => value !== children[0]?.value);

const sizeOf = (tree: Drawn | null): number => (tree?.levels ?? []).reduce((sum, nodes) => sum + nodes, 0);

/** Null where the tree is too large. */
function tryRules(rules: Rules): Drawn | null {
  try {
    return drawn(rules);
  } catch (error) {
    if (error instanceof QuestionError) return null;
    throw error;
  }
}

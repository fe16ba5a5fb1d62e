import type { Random } from '../../../reference/random.ts';
import { conflicts, queenNeighbours } from '../../../reference/problems/nQueens.ts';
import { searchByHand } from '../tree/search.ts';
import type { BoardFigure, SearchSettings, TreeFigure } from '../types.ts';
import { refill } from './generate.ts';
import { measure, shapeOf } from './measures.ts';
import type { Measures } from './measures.ts';

/** A way to search a tree, and how hard that is. */
export type Target = readonly [SearchSettings, Measures];

/** A tree of the same shape that is as hard to search in each of the ways; null where none is found. */
export function drawTreeLike(
  figure: TreeFigure,
  targets: readonly Target[],
  random: Random,
  mostTries: number,
): { readonly tree: TreeFigure['tree']; readonly measures: readonly Measures[] } | null {
  const [low, high] = rangeOf(figure);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const tree = refill(figure.tree, () => random.integer(low, high));
    const measures = alike(tree, targets);
    if (measures !== null) return { tree, measures };
  }
  return null;
}

/** Measured only as far as needed to see that a tree is not like the first. */
function alike(tree: TreeFigure['tree'], targets: readonly Target[]): Measures[] | null {
  const found: Measures[] = [];
  for (const [how, target] of targets) {
    const { cutoffs } = shapeOf(tree, searchByHand(tree, how));
    if (JSON.stringify(sorted(cutoffs)) !== JSON.stringify(sorted(target.cutoffs))) return null;
    const measures = measure(tree, how);
    if (
      measures.bestMoves !== target.bestMoves ||
      measures.dependsOnConvention !== target.dependsOnConvention ||
      !target.reveals.every((id) => measures.reveals.includes(id))
    )
      return null;
    found.push(measures);
  }
  return found;
}

const sorted = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));

/** Values like those of the tree: whole numbers from its lowest leaf to its highest. */
function rangeOf({ tree }: TreeFigure): [number, number] {
  const values = tree.nodes.flatMap(({ value, children }) =>
    children.length === 0 && value !== null ? [value] : [],
  );
  return [Math.ceil(Math.min(...values)), Math.floor(Math.max(...values))];
}

/** A board of the same size and h, from which as many moves are best. */
export function drawBoardLike({ rows }: BoardFigure, random: Random, mostTries: number): number[] {
  const n = rows.length;
  const standing = (board: readonly number[]): string => {
    const costs = queenNeighbours(board).map(conflicts);
    const least = Math.min(...costs);
    return (
      `${conflicts(board)} ${costs.filter((cost) => cost === least).length} ` +
      `${Math.sign(least - conflicts(board))}`
    );
  };
  const target = standing(rows);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const board = Array.from({ length: n }, () => random.integer(0, n - 1));
    if (conflicts(board) === conflicts(rows) && standing(board) === target) return board;
  }
  // Turned or mirrored, a board stands as it did.
  return random.integer(0, 1) === 0 ? [...rows].reverse() : rows.map((row) => n - 1 - row);
}

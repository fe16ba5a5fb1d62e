import { featureMap } from '../../../reference/problems/landscapeFeatures.ts';
import { conflicts, queenNeighbours } from '../../../reference/problems/nQueens.ts';
import type { Random } from '../../../reference/random.ts';
import { Problems } from '../../content/problems.ts';
import type { FigureFile } from '../file/figureSchema.ts';
import { readFigure } from '../file/figures.ts';
import { searchByHand } from '../tree/search.ts';
import { bestChildren, exactValues } from '../tree/values.ts';
import type { BoardFigure, LandscapeFigure, PopulationFigure, SearchSettings, TreeFigure } from '../types.ts';
import { measure, shapeOf } from './measures.ts';
import type { Measures } from './measures.ts';
import { varyTree } from './varyTree.ts';

/** A way to search a tree, and how hard that is. */
export type Target = readonly [SearchSettings, Measures];

/** A figure that was drawn, as it is written and as it is read. */
export interface DrawnTree {
  readonly file: FigureFile;
  readonly figure: TreeFigure;
  readonly measures: readonly Measures[];
}

/** A tree about as hard to search in each of the ways; null where none is found. */
export function drawTreeLike(
  base: TreeFigure,
  file: FigureFile,
  targets: readonly Target[],
  random: Random,
  { keepsShape, mostTries }: { readonly keepsShape: boolean; readonly mostTries: number },
): DrawnTree | null {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const drawn = varyTree(file, random, keepsShape);
    const figure = readFigure(base.id, drawn, base.id, null, base.tree.title, new Problems(null));
    if (figure?.kind !== 'tree') continue;
    const measures = alike(figure, base, targets);
    if (measures !== null) return { file: drawn, figure, measures };
  }
  return null;
}

/** Measured only as far as needed to see that a tree is not like the first. */
function alike({ tree }: TreeFigure, base: TreeFigure, targets: readonly Target[]): Measures[] | null {
  const bestMoves = (of: TreeFigure['tree']): number => bestChildren(of, exactValues(of)).length;
  if (tree.players !== null) return bestMoves(tree) === bestMoves(base.tree) ? [] : null;
  const found: Measures[] = [];
  for (const [how, target] of targets) {
    if (!isShapeAlike(shapeOf(tree, searchByHand(tree, how)), target)) return null;
    const measures = measure(tree, how);
    if (
      measures.bestMoves !== target.bestMoves ||
      measures.dependsOnConvention !== target.dependsOnConvention ||
      4 * measures.reveals.length < 3 * target.reveals.length
    )
      return null;
    found.push(measures);
  }
  return found;
}

/**
 * A quarter more or fewer leaves, or three of few; one cutoff and two pruned leaves more or fewer; deep
 * cutoffs or none.
 */
function isShapeAlike(
  drawn: Pick<Measures, 'leaves' | 'cuts' | 'pruned' | 'deep'>,
  target: Pick<Measures, 'leaves' | 'cuts' | 'pruned' | 'deep'>,
): boolean {
  return (
    Math.abs(drawn.leaves - target.leaves) <= Math.max(3, target.leaves / 4) &&
    Math.abs(drawn.cuts - target.cuts) <= 1 &&
    Math.abs(drawn.pruned - target.pruned) <= 2 &&
    drawn.pruned > 0 === target.pruned > 0 &&
    drawn.deep > 0 === target.deep > 0
  );
}

/** A board of the same size, with about as many attacks, that stands among its successors as it did. */
export function drawBoardLike({ rows }: BoardFigure, random: Random, mostTries: number): number[] {
  const h = conflicts(rows);
  const slack = Math.max(3, Math.round(h / 3));
  const [sign, moves] = standing(rows);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const first = rows.map(() => random.integer(0, rows.length - 1));
    const wanted = Math.max(1, random.integer(h - slack, h + slack));
    const board = sign < 0 ? walkTo(first, wanted, random) : descend(first, random);
    if (conflicts(board) === 0 || Math.abs(conflicts(board) - h) > slack) continue;
    const [own, best] = standing(board);
    if (own < 0 === sign < 0 && Math.abs(best - moves) <= Math.max(3, moves / 2)) return board;
  }
  // Turned or mirrored, a board stands as it did.
  return random.integer(0, 1) === 0 ? [...rows].reverse() : rows.map((row) => rows.length - 1 - row);
}

const MOST_STEPS = 200;

/** Moves queens at random, nearer to so many attacks. */
function walkTo(first: readonly number[], wanted: number, random: Random): number[] {
  let board = [...first];
  for (let step = 0; step < MOST_STEPS && conflicts(board) !== wanted; step += 1) {
    const next = board.with(random.integer(0, board.length - 1), random.integer(0, board.length - 1));
    if (Math.abs(conflicts(next) - wanted) <= Math.abs(conflicts(board) - wanted)) board = next;
  }
  return board;
}

/** Climbs to where no successor is better. */
function descend(first: readonly number[], random: Random): number[] {
  let board = [...first];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const better = [...queenNeighbours(board)].filter((next) => conflicts(next) < conflicts(board));
    if (better.length === 0) break;
    board = [...random.choice(better)];
  }
  return board;
}

/** Whether the best successor is better, equal or worse, and how many are as good as it. */
function standing(board: readonly number[]): readonly [number, number] {
  const costs = queenNeighbours(board).map(conflicts);
  const least = Math.min(...costs);
  return [Math.sign(least - conflicts(board)), costs.filter((cost) => cost === least).length];
}

const STEPS = [-3, -2, -1, -1, 0, 0, 1, 1, 2, 3];

/** A landscape of the same size with the same kinds of places; null where none is found. */
export function drawLandscapeLike(
  { landscape }: LandscapeFigure,
  random: Random,
  mostTries: number,
): readonly (number | readonly number[])[] | null {
  const { width, height, elevation } = landscape;
  const [low, high] = [Math.min(...elevation), Math.max(...elevation)];
  const target = kindsOf(landscape);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const drawn: number[] = [];
    for (const at of elevation.keys()) {
      const before = height === 1 ? drawn[at - 1] : undefined;
      const next = before === undefined ? random.integer(low, high) : before + random.choice(STEPS);
      drawn.push(Math.max(low, Math.min(high, next)));
    }
    if (kindsOf({ ...landscape, elevation: drawn }) !== target) continue;
    if (height === 1) return drawn;
    return Array.from({ length: height }, (_, y) => drawn.slice(y * width, (y + 1) * width));
  }
  return null;
}

const kindsOf = (landscape: LandscapeFigure['landscape']): string =>
  [...new Set(featureMap(landscape))].sort().join();

/** A population of as many individuals, with digits from the lowest to the highest. */
export function drawPopulationLike(
  { individuals, fitness, measure: by }: PopulationFigure,
  random: Random,
): Pick<FigureFile, 'population' | 'fitness'> {
  const digits = individuals.flat();
  const [low, high] = [Math.min(...digits), Math.max(...digits)];
  const scores = fitness.map(Number);
  const [least, most] = [Math.ceil(Math.min(...scores)), Math.floor(Math.max(...scores))];
  return {
    population: individuals.map((each) => each.map(() => random.integer(low, high)).join('')),
    ...(by === 'given' ? { fitness: fitness.map(() => random.integer(least, most)) } : {}),
  };
}

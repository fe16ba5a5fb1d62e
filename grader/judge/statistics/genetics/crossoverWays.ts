import { type CrossoverWay, CROSSOVERS_TAUGHT } from '../../../../mistakes/local/taughtCrossovers.ts';
import { waysOf } from '../../../../mistakes/local/taught.ts';
import { type Conventions, CUT_RANGES, type CutRange } from '../../../types/exercise.ts';
import { integer } from '../elements.ts';

/**
 * Cuts that a convention allows for strings of n positions: after that many positions of the first parent.
 */
export function cutsOf(range: CutRange, n: number): number[] {
  return Array.from({ length: range === '1..n' ? n : Math.max(0, n - 1) }, (_, at) => at + 1);
}

/** One cut, as the handouts ask for. */
export const cutWithin = (range: CutRange, words: string): CrossoverWay => ({
  kind: 'one-cut',
  words,
  cuts: (n) => cutsOf(range, n),
});

const WORDS: Readonly<Record<CutRange, string>> = {
  '1..n-1': 'cuts from 1 to n − 1',
  '1..n': 'cuts from 1 to n',
};

/** The ways of crossing that an exercise accepts, and whether there are others than the handouts ask for. */
export interface OpenCrossovers {
  readonly ways: readonly CrossoverWay[];
  readonly hasOthers: boolean;
}

export function crossoverWays({
  cutRange = CUT_RANGES,
  accepts = [],
}: Pick<Conventions, 'cutRange' | 'accepts'>): OpenCrossovers {
  const others = waysOf(CROSSOVERS_TAUGHT, accepts);
  const isOne = cutRange.length + others.length === 1;
  const usual = cutRange.map((range) => cutWithin(range, isOne ? '' : WORDS[range]));
  return { ways: [...usual, ...others], hasOthers: others.length > 0 };
}

/** Positions `from` to `to`, without the last, which come from the second parent. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** Pieces of the second parent that a child of n positions may have; null where there is no single one. */
export function piecesOf(way: CrossoverWay, n: number): Piece[] | null {
  if (way.kind === 'each-position') return null;
  const cuts = way.cuts(n);
  const ends = cuts.map((from) => ({ from, to: n, weight: 1 }));
  // Where there are no two, there is one.
  if (way.kind === 'one-cut' || (cuts.length < 2 && !way.mayBeEqual)) return ends;
  return cuts.flatMap((from, at) => [
    ...(way.mayBeEqual ? [{ from, to: from, weight: 1 }] : []),
    ...cuts.slice(at + 1).map((to) => ({ from, to, weight: 2 })),
  ]);
}

/** Tells whether a child may have a piece of the second parent, and the rest of the first. */
export function pieceReader(
  child: readonly number[],
  x: readonly number[],
  y: readonly number[],
): (piece: Piece) => boolean {
  const unlike = [x, y].map((parent) => {
    const sums = new Int32Array(child.length + 1);
    child.forEach((value, at) => (sums[at + 1] = integer(sums, at) + (value === parent[at] ? 0 : 1)));
    return (from: number, to: number): number => integer(sums, to) - integer(sums, from);
  }) as [Unlike, Unlike];
  const [first, second] = unlike;
  return ({ from, to }) => first(0, from) === 0 && second(from, to) === 0 && first(to, child.length) === 0;
}

type Unlike = (from: number, to: number) => number;

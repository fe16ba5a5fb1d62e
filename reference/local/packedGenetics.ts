/**
 * The genetic algorithm on 8 queens, packed: the fast form of `geneticAlgorithm` with `nonAttackingPairs`,
 * `reproduceInside` and `mutate`. Same draws, same generations.
 *
 * An individual is one 24-bit word, three bits a column, so crossover is a mask. Fitness adds three parts
 * from tables: conflicts inside the left four columns, inside the right four, and across. Selection fills a
 * wheel with one slot a unit of fitness, so that a spin is one look-up.
 */
import type { Draws } from '../random.ts';
import type { Ending } from './geneticAlgorithm.ts';

/** As `Evolution`, with when the best was found. */
export interface PackedEvolution {
  /** Best of the last population, as rows from 0; the first of equals. */
  readonly best: number[];
  readonly bestEver: number[];
  readonly bestEverFitness: number;
  /** Generation in which the best ever first appeared; 0 is the initial population. */
  readonly foundAt: number;
  readonly population: number[][];
  readonly generations: number;
}

const COLUMNS = 8;
const HALF = 4;
const PAIRS = 28;

/**
 * @param initial Boards of 8 queens, rows from 0. @param mutationRate As in figure 4.8: of a child, not a
 * position.
 */
export function evolvePackedQueens(
  random: Draws,
  initial: readonly (readonly number[])[],
  { mutationRate, fitEnough, generations }: Ending & { readonly mutationRate: number },
): PackedEvolution {
  const size = initial.length;
  if (size === 0) throw new RangeError('a population has at least one individual');
  const tables = fitnessTables();
  let population = Int32Array.from(initial, pack);
  let next = new Int32Array(size);
  const fitness = new Int32Array(size);
  const wheel = new Uint16Array(size * PAIRS);
  const score = (): number => {
    let best = 0;
    for (let i = 0; i < size; i += 1) {
      fitness[i] = packedFitness(tables, population[i]!);
      if (fitness[i]! > fitness[best]!) best = i;
    }
    return best;
  };
  let best = score();
  let bestEver = population[best]!;
  let bestEverFitness = fitness[best]!;
  let foundAt = 0;
  for (let generation = 1; ; generation += 1) {
    let slots = 0;
    for (let i = 0; i < size; i += 1) {
      const end = slots + fitness[i]!;
      for (; slots < end; slots += 1) wheel[slots] = i;
    }
    for (let i = 0; i < size; i += 1) {
      const x =
        population[slots === 0 ? random.integer(0, size - 1) : wheel[(random.number() * slots) | 0]!]!;
      const y =
        population[slots === 0 ? random.integer(0, size - 1) : wheel[(random.number() * slots) | 0]!]!;
      const kept = (1 << (3 * random.integer(1, COLUMNS - 1))) - 1;
      let child = (x & kept) | (y & ~kept);
      if (random.number() < mutationRate) {
        const shift = 3 * random.integer(0, COLUMNS - 1);
        child = (child & ~(7 << shift)) | (random.integer(0, COLUMNS - 1) << shift);
      }
      next[i] = child;
    }
    [population, next] = [next, population];
    best = score();
    if (fitness[best]! > bestEverFitness) {
      bestEver = population[best]!;
      bestEverFitness = fitness[best]!;
      foundAt = generation;
    }
    if (fitness[best]! >= fitEnough || generation >= generations) {
      return {
        best: unpack(population[best]!),
        bestEver: unpack(bestEver),
        bestEverFitness,
        foundAt,
        population: Array.from(population, unpack),
        generations: generation,
      };
    }
  }
}

function pack(board: readonly number[]): number {
  if (board.length !== COLUMNS || board.some((row) => !Number.isInteger(row) || row < 0 || row >= COLUMNS)) {
    throw new RangeError('a packed board has 8 rows from 0 to 7');
  }
  return board.reduce((word, row, column) => word | (row << (3 * column)), 0);
}

function unpack(word: number): number[] {
  return Array.from({ length: COLUMNS }, (_, column) => (word >> (3 * column)) & 7);
}

interface FitnessTables {
  /** Conflicts inside four neighbouring columns, by their 12 bits. */
  readonly inside: Uint8Array;
  /** For each left half, a word a right column: nibble r is how many left queens attack row r there. */
  readonly across: Int32Array;
}

function fitnessTables(): FitnessTables {
  const inside = new Uint8Array(4096);
  const across = new Int32Array(4096 * HALF);
  for (let half = 0; half < 4096; half += 1) {
    for (let column = 0; column < HALF; column += 1) {
      const row = (half >> (3 * column)) & 7;
      for (let other = column + 1; other < HALF; other += 1) {
        const rise = Math.abs(((half >> (3 * other)) & 7) - row);
        if (rise === 0 || rise === other - column) inside[half]! += 1;
      }
      for (let right = 0; right < HALF; right += 1) {
        const distance = right + HALF - column;
        for (const square of [row, row - distance, row + distance]) {
          if (square >= 0 && square < COLUMNS) across[half * HALF + right]! += 1 << (4 * square);
        }
      }
    }
  }
  return { inside, across };
}

function packedFitness({ inside, across }: FitnessTables, board: number): number {
  const left = board & 4095;
  const right = board >>> 12;
  const at = left * HALF;
  const attacks =
    ((across[at]! >>> ((right & 7) << 2)) & 7) +
    ((across[at + 1]! >>> (((right >> 3) & 7) << 2)) & 7) +
    ((across[at + 2]! >>> (((right >> 6) & 7) << 2)) & 7) +
    ((across[at + 3]! >>> ((right >> 9) << 2)) & 7);
  return PAIRS - inside[left]! - inside[right]! - attacks;
}

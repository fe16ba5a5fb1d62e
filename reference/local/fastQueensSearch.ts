/**
 * The fast form of `solveQueens`: same draws, same solution. Its step 1 keeps the words of the generator in
 * variables and reads both diagonals before it branches, since nearly all the time goes into drawing squares.
 */
import { mostDraws, search, type Placed, type QueensBits, type QueensSolution } from './queensSearch.ts';
import type { Xoshiro } from './xoshiro.ts';

/** @param n As for `solveQueens`. */
export function solveQueensFast(random: Xoshiro, n: number): QueensSolution {
  return search(n, random, (bits) => place(random, bits));
}

function place(random: Xoshiro, { state, rising, falling }: QueensBits): Placed {
  const n = state.length;
  let [a, b, c, d] = random.save();
  let tries = 0;
  let column = 0;
  for (; column < n; column += 1) {
    const scale = (n - column) * 2 ** -31;
    const limit = mostDraws(n, column);
    let draws = 0;
    for (; draws < limit; draws += 1) {
      // As `Xoshiro.next`, then `below(n − column)`.
      const sum = (a + d) | 0;
      const bits = (((sum << 7) | (sum >>> 25)) + a) | 0;
      const crossed = c ^ a;
      const turned = d ^ b;
      a ^= turned;
      c = crossed ^ (b << 9);
      b ^= crossed;
      d = (turned << 11) | (turned >>> 21);
      const at = column + (((bits >>> 1) * scale) | 0);
      const row = state[at]!;
      const up = row + column;
      const down = column - row + n;
      if ((((rising[up >>> 5]! >>> up) | (falling[down >>> 5]! >>> down)) & 1) === 0) {
        state[at] = state[column]!;
        state[column] = row;
        rising[up >>> 5]! |= 1 << up;
        falling[down >>> 5]! |= 1 << down;
        break;
      }
    }
    tries += draws < limit ? draws + 1 : limit;
    if (draws === limit) break;
  }
  random.restore([a, b, c, d]);
  return { columns: column, tries };
}

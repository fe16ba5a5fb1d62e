import type { Random } from '../../../../reference/random.ts';

/** So many of a list, in its order. */
export function sample<T>(list: readonly T[], count: number, random: Random): T[] {
  const places = random.shuffle(list.map((_, at) => at)).slice(0, count);
  return places.sort((a, b) => a - b).flatMap((at) => list.slice(at, at + 1));
}

import type { Exports } from './exports.ts';

/** What a block of memory can hold when the allocator cuts it as small as it does, and when there is much. */
const SMALLEST = 12;
const LARGEST = 65_532;

/**
 * Clears memory that Python has let go of: sources that it has read and code that it has thrown away, which
 * would make a snapshot a third larger. The allocator knows where that is: it is asked for all of it.
 */
export function clearFreeMemory(
  { malloc, free }: Pick<Exports, 'malloc' | 'free'>,
  memory: { readonly bytes: Uint8Array },
): void {
  const used = memory.bytes.findLastIndex((byte) => byte !== 0) + 1;
  const held: number[] = [];
  for (let size = LARGEST; size >= SMALLEST; size = smaller(size)) {
    // A block from where nothing has been written yet: there is none of this size left below.
    for (let at = malloc(size); ; at = malloc(size)) {
      held.push(at);
      if (at >= used) break;
      memory.bytes.fill(0, at, at + size);
    }
  }
  for (const at of held) free(at);
}

/** The next smaller size to ask for: a multiple of 8 with the allocator's own 4 bytes. */
const smaller = (size: number): number => Math.min(size - 8, Math.floor((size * 7) / 8 / 8) * 8 + 4);

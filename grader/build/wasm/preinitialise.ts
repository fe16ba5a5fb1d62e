import { ByteReader, concat, u32 } from './bytes.ts';
import { I32, SECTION, constant, contentOf, withSection, type Section } from './sections.ts';

const PAGE = 65_536;
/** Zeros shorter than this are cheaper kept than skipped. */
const SHORTEST_GAP = 32;

/**
 * Turns a module and the memory of an instance that has started into a module whose instances begin there.
 *
 * Starting an engine takes longer than most submissions run, and a fresh engine for each is the point of the
 * sandbox; here it starts once, when the package is built. Globals must be what they were at the start, as
 * the stack pointer is between calls.
 */
export function preinitialise(sections: readonly Section[], memory: Uint8Array): Section[] {
  const segments = nonZeroRuns(memory).map(([from, to]) => {
    const content = memory.subarray(from, to);
    // An active segment of memory 0.
    return concat([[0], constant(I32, BigInt(from)), u32(content.length), content]);
  });
  const withData = withSection(sections, SECTION.data, concat([u32(segments.length), ...segments]));
  const withCount = withSection(withData, SECTION.dataCount, Uint8Array.from(u32(segments.length)));
  // One memory, no maximum.
  return withSection(withCount, SECTION.memory, Uint8Array.from([1, 0, ...u32(memory.length / PAGE)]));
}

/** Leaves out the exports that nobody asks for: each costs an instance a function object. */
export function keepExports(sections: readonly Section[], keep: (name: string) => boolean): Section[] {
  const reader = new ByteReader(contentOf(sections, SECTION.export));
  const entries = Array.from({ length: reader.u32() }, () => {
    const at = reader.at;
    const name = new TextDecoder().decode(reader.take(reader.u32()));
    reader.skip(1); // kind
    reader.skipInteger(); // index
    return { name, bytes: reader.bytes.subarray(at, reader.at) };
  });
  const kept = entries.filter(({ name }) => keep(name));
  return withSection(sections, SECTION.export, concat([u32(kept.length), ...kept.map(({ bytes }) => bytes)]));
}

/** Stretches of bytes that are not all zero, as [from, to). */
function nonZeroRuns(memory: Uint8Array): [number, number][] {
  const runs: [number, number][] = [];
  let last = -Infinity;
  for (let at = 0; at < memory.length; at += 1) {
    if (memory[at] === 0) continue;
    if (at - last > SHORTEST_GAP) runs.push([at, at + 1]);
    else runs.at(-1)![1] = at + 1;
    last = at;
  }
  return runs;
}

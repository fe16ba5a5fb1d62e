import { ByteReader, concat, u32 } from './bytes.ts';
import { GLOBAL_EXPORT, I32, SECTION, constant, contentOf, importedGlobals, withSection, type Section } from './sections.ts';

/**
 * Turns a module and the memory of an instance that has started into a module whose instances begin there.
 *
 * Starting an engine takes longer than most submissions run, and a fresh engine for each is the point of the
 * sandbox; here it starts once, when the package is built.
 */
export interface Started {
  readonly memory: Uint8Array;
  /** Values of exported i32 globals that have changed, by name. */
  readonly globals: Readonly<Record<string, number>>;
}

const PAGE = 65_536;
/** Zeros shorter than this are cheaper kept than skipped. */
const SHORTEST_GAP = 32;

export function preinitialise(sections: readonly Section[], { memory, globals }: Started): Section[] {
  const segments = nonZeroRuns(memory).map(([from, to]) => {
    const content = memory.subarray(from, to);
    return concat([[0], constant(I32, BigInt(from)), u32(content.length), content]); // an active segment of memory 0
  });
  const pages = memory.length / PAGE;
  let started = withSection(sections, SECTION.data, concat([u32(segments.length), ...segments]));
  started = withSection(started, SECTION.dataCount, Uint8Array.from(u32(segments.length)));
  started = withSection(started, SECTION.memory, Uint8Array.from([1, 0, ...u32(pages)])); // one memory, no maximum
  for (const [name, value] of Object.entries(globals)) started = withInitialValue(started, exportedGlobal(started, name), value);
  return started;
}

/** Leaves out the exports that nobody asks for: each costs an instance a function object. */
export function keepExports(sections: readonly Section[], keep: (name: string) => boolean): Section[] {
  const kept = exportEntries(sections).filter(({ name }) => keep(name));
  return withSection(sections, SECTION.export, concat([u32(kept.length), ...kept.map(({ bytes }) => bytes)]));
}

function exportEntries(sections: readonly Section[]) {
  const reader = new ByteReader(contentOf(sections, SECTION.export));
  return Array.from({ length: reader.u32() }, () => {
    const at = reader.at;
    const name = new TextDecoder().decode(reader.take(reader.u32()));
    const kind = reader.u8();
    const index = reader.u32();
    return { name, kind, index, bytes: reader.bytes.subarray(at, reader.at) };
  });
}

function exportedGlobal(sections: readonly Section[], name: string): number {
  const found = exportEntries(sections).find((entry) => entry.name === name && entry.kind === GLOBAL_EXPORT);
  if (found === undefined) throw new Error(`the module exports no global ${name}`);
  return found.index - importedGlobals(contentOf(sections, SECTION.import));
}

/** Changes what an i32 global of the module's own begins with. */
function withInitialValue(sections: readonly Section[], at: number, value: number): Section[] {
  const reader = new ByteReader(contentOf(sections, SECTION.global));
  const count = reader.u32();
  const entries = Array.from({ length: count }, (_, i) => {
    const from = reader.at;
    const type = reader.u8();
    const mutable = reader.u8();
    reader.skip(1); // the opcode of a constant
    reader.skipInteger();
    if (reader.u8() !== 0x0b) throw new Error('a global begins with more than a constant');
    if (i !== at) return reader.bytes.subarray(from, reader.at);
    if (type !== I32) throw new Error(`global ${at} is no 32-bit integer`);
    return Uint8Array.from([type, mutable, ...constant(I32, BigInt(value))]);
  });
  return withSection(sections, SECTION.global, concat([u32(count), ...entries]));
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

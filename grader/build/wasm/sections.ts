import { ByteReader, concat, s64, u32 } from './bytes.ts';

/**
 * A module as its sections (core specification, section 5.5), and the few facts that metering needs from
 * them.
 */
export interface Section {
  readonly id: number;
  readonly content: Uint8Array;
}

export const SECTION = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
} as const;

export const I32 = 0x7f;
export const I64 = 0x7e;
const CONSTANT = { [I32]: 0x41, [I64]: 0x42 } as const;
const END = 0x0b;
const GLOBAL_EXPORT = 3;

/** Non-custom sections come in this order; ids are not in order because some were added later. */
const ORDER = [1, 2, 3, 4, 5, 13, 6, 7, 8, 9, 12, 10, 11];

const HEADER_SIZE = 8;

export function parseSections(module: Uint8Array): Section[] {
  const reader = new ByteReader(module, HEADER_SIZE);
  const sections: Section[] = [];
  while (reader.at < module.length) {
    const id = reader.u8();
    sections.push({ id, content: reader.take(reader.u32()) });
  }
  return sections;
}

export function formatSections(header: Uint8Array, sections: readonly Section[]): Uint8Array {
  return concat([
    header.subarray(0, HEADER_SIZE),
    ...sections.flatMap(({ id, content }) => [[id, ...u32(content.length)], content]),
  ]);
}

/** Replaces a section's content, or puts a new section where its id belongs. */
export function withSection(sections: readonly Section[], id: number, content: Uint8Array): Section[] {
  if (sections.some((section) => section.id === id)) {
    return sections.map((section) => (section.id === id ? { id, content } : section));
  }
  const rank = ORDER.indexOf(id);
  const found = sections.findIndex(
    (section) => section.id !== SECTION.custom && ORDER.indexOf(section.id) > rank,
  );
  const at = found === -1 ? sections.length : found;
  return [...sections.slice(0, at), { id, content }, ...sections.slice(at)];
}

/** Without the initial content of memory, for a module whose memory is always put there by its host. */
export const withoutData = (sections: readonly Section[]): Section[] =>
  sections.filter(({ id }) => id !== SECTION.data && id !== SECTION.dataCount);

export function contentOf(sections: readonly Section[], id: number): Uint8Array {
  return sections.find((section) => section.id === id)?.content ?? Uint8Array.of(0);
}

/** Number of parameters of each function type. */
export function parameterCounts(typeSection: Uint8Array): number[] {
  const reader = new ByteReader(typeSection);
  return Array.from({ length: reader.u32() }, () => {
    const form = reader.u8();
    if (form !== 0x60) throw new Error(`a type of form ${form} is no function type`);
    const parameters = reader.u32();
    reader.skip(parameters);
    reader.skip(reader.u32());
    return parameters;
  });
}

/** Type index of each function that the module defines. */
export function functionTypes(functionSection: Uint8Array): number[] {
  const reader = new ByteReader(functionSection);
  return Array.from({ length: reader.u32() }, () => reader.u32());
}

export const importedFunctions = (importSection: Uint8Array): number =>
  imported(importSection, KIND.function);
export const importedGlobals = (importSection: Uint8Array): number => imported(importSection, KIND.global);

const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 } as const;

/** How many things of a kind a module imports. */
function imported(importSection: Uint8Array, wanted: number): number {
  const reader = new ByteReader(importSection);
  let found = 0;
  for (let left = reader.u32(); left > 0; left -= 1) {
    reader.skip(reader.u32()); // module
    reader.skip(reader.u32()); // name
    const kind = reader.u8();
    if (kind === wanted) found += 1;
    if (kind === KIND.function) reader.skipInteger();
    else if (kind === KIND.table) {
      reader.skip(1);
      skipLimits(reader);
    } else if (kind === KIND.memory) skipLimits(reader);
    else if (kind === KIND.global) reader.skip(2);
    else if (kind === KIND.tag) {
      reader.skip(1);
      reader.skipInteger();
    } else throw new Error(`unknown kind of import: ${kind}`);
  }
  return found;
}

function skipLimits(reader: ByteReader): void {
  const flags = reader.u8();
  reader.skipInteger();
  if ((flags & 1) !== 0) reader.skipInteger();
}

/** An integer's initial value, as an expression. */
export const constant = (type: typeof I32 | typeof I64, value: bigint): number[] => [
  CONSTANT[type],
  ...s64(value),
  END,
];

/** A vector with one more entry. */
function append(vector: Uint8Array, entry: readonly number[]): Uint8Array {
  const reader = new ByteReader(vector);
  const count = reader.u32();
  return concat([u32(count + 1), vector.subarray(reader.at), entry]);
}

/** Adds a global that is exported by name. Gives its index too. */
export function withGlobal(
  sections: readonly Section[],
  name: string,
  type: typeof I32 | typeof I64,
  isMutable: boolean,
  value: bigint,
): { sections: Section[]; index: number } {
  const globals = contentOf(sections, SECTION.global);
  const index = importedGlobals(contentOf(sections, SECTION.import)) + new ByteReader(globals).u32();
  const text = [...new TextEncoder().encode(name)];
  const added = withSection(
    sections,
    SECTION.global,
    append(globals, [type, isMutable ? 1 : 0, ...constant(type, value)]),
  );
  const exported = append(contentOf(added, SECTION.export), [
    ...u32(text.length),
    ...text,
    GLOBAL_EXPORT,
    ...u32(index),
  ]);
  return { sections: withSection(added, SECTION.export, exported), index };
}

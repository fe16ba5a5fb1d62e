import { ByteReader, concat, u32 } from './bytes.ts';
import {
  SECTION,
  contentOf,
  formatSections,
  importedGlobals,
  parseSections,
  withSection,
} from './sections.ts';
import { nextInstruction } from './instruction.ts';

/** Leaves out every export but those with the given names, and fails when one of these is not there. */
export function keepExports(module: Uint8Array, names: readonly string[]): Uint8Array {
  const sections = parseSections(module);
  const reader = new ByteReader(contentOf(sections, SECTION.export));
  const wanted = new Set(names);
  const kept: Uint8Array[] = [];
  for (let left = reader.u32(); left > 0; left -= 1) {
    const from = reader.at;
    const name = new TextDecoder().decode(reader.take(reader.u32()));
    reader.skip(1); // kind
    reader.skipInteger(); // index
    if (wanted.delete(name)) kept.push(reader.bytes.subarray(from, reader.at));
  }
  if (wanted.size > 0) throw new Error(`the module does not export ${[...wanted].join(', ')}`);
  return formatSections(module, withSection(sections, SECTION.export, concat([u32(kept.length), ...kept])));
}

/**
 * Exports every i32 global that the module defines and changes, so that its whole state can be saved and put
 * back.
 */
export function exportVariables(module: Uint8Array, prefix: string): Uint8Array {
  const sections = parseSections(module);
  const imported = importedGlobals(contentOf(sections, SECTION.import));
  const variables = changeable(contentOf(sections, SECTION.global));
  const exports = contentOf(sections, SECTION.export);
  const reader = new ByteReader(exports);
  const count = reader.u32();
  const entries = variables.map((index, i) => {
    const name = [...new TextEncoder().encode(`${prefix}${String(i).padStart(4, '0')}`)];
    return [...u32(name.length), ...name, 3, ...u32(imported + index)];
  });
  return formatSections(
    module,
    withSection(
      sections,
      SECTION.export,
      concat([u32(count + entries.length), exports.subarray(reader.at), ...entries]),
    ),
  );
}

const I32 = 0x7f;

/**
 * Indices, among the globals that the module defines, of those that can change. Others than i32 would be
 * lost: an error.
 */
function changeable(globals: Uint8Array): number[] {
  const reader = new ByteReader(globals);
  const found: number[] = [];
  for (let index = 0, count = reader.u32(); index < count; index += 1) {
    const type = reader.u8();
    const isVariable = reader.u8() === 1;
    if (isVariable && type !== I32) throw new Error(`global ${index} changes and is no i32`);
    if (isVariable) found.push(index);
    skipExpression(reader);
  }
  return found;
}

function skipExpression(reader: ByteReader): void {
  const END = 0x0b;
  for (;;) {
    const at = reader.at;
    if (reader.bytes[at] === END) {
      reader.skip(1);
      return;
    }
    nextInstruction(reader);
  }
}

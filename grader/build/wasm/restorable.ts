import { itemAt } from '../../types/lookup.ts';
import { ByteReader } from './bytes.ts';
import { nextInstruction } from './instruction.ts';
import { SECTION, contentOf, importedGlobals, type Section } from './sections.ts';

const TABLE_SET = 0x26;
const EXTENDED = 0xfc;
/** memory.init, data.drop, table.init, elem.drop, table.copy, table.grow, table.fill. */
const CHANGES: ReadonlySet<number> = new Set([8, 9, 12, 13, 14, 15, 17]);

/**
 * Throws unless memory and `mutable` globals are all that an instance of the module can change, so that
 * whoever puts these back has an instance as fresh as a new one: no imported globals or memories, no code
 * that changes a table or drops a segment.
 */
export function assertRestorable(sections: readonly Section[], mutable: number): void {
  const imports = contentOf(sections, SECTION.import);
  if (importedGlobals(imports) > 0) throw new Error('the engine imports globals, which cannot be put back');
  const found = mutableGlobals(contentOf(sections, SECTION.global));
  if (found !== mutable)
    throw new Error(`the engine has ${found} globals that change, but ${mutable} are put back`);
  const code = new ByteReader(contentOf(sections, SECTION.code));
  for (let left = code.u32(); left > 0; left -= 1) assertPlain(code.take(code.u32()));
}

function mutableGlobals(content: Uint8Array): number {
  const reader = new ByteReader(content);
  let mutable = 0;
  for (let left = reader.u32(); left > 0; left -= 1) {
    reader.skip(1); // type
    mutable += reader.u8();
    while (reader.bytes[reader.at] !== 0x0b) nextInstruction(reader);
    reader.skip(1); // end
  }
  return mutable;
}

function assertPlain(body: Uint8Array): void {
  const reader = new ByteReader(body);
  for (let groups = reader.u32(); groups > 0; groups -= 1) {
    reader.skipInteger();
    reader.skip(1);
  }
  while (reader.at < body.length) {
    const opcode = itemAt(body, reader.at);
    const extended = opcode === EXTENDED ? new ByteReader(body.subarray(reader.at + 1)).u32() : -1;
    if (opcode === TABLE_SET || CHANGES.has(extended))
      throw new Error('the engine changes tables or segments, which cannot be put back');
    nextInstruction(reader);
  }
}

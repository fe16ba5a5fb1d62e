import { ByteReader, concat, u32 } from './bytes.ts';
import { nextInstruction } from './instruction.ts';
import { SECTION, contentOf, importedFunctions, withSection, type Section } from './sections.ts';

const END = 0x0b;
/** No local variables, and a trap. */
const EMPTY_BODY = Uint8Array.of(0, 0x00, END);
const CALL = 0x10;
const RETURN_CALL = 0x12;
const REF_FUNC = 0xd2;
const FUNCTION_EXPORT = 0;

/**
 * Empties the functions that nothing can call any more, which are many once most exports are left out. Their
 * numbers stay, so that nothing else has to change.
 */
export function emptyUnreachable(sections: readonly Section[]): Section[] {
  const imported = importedFunctions(contentOf(sections, SECTION.import));
  const bodies = bodiesOf(contentOf(sections, SECTION.code));
  const reached = new Set<number>();
  const waiting = [...exportedFunctions(sections), ...tableFunctions(sections), ...referredTo(sections)];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (reached.has(index)) continue;
    reached.add(index);
    const body = bodies[index - imported];
    if (body !== undefined) waiting.push(...calledBy(body));
  }
  const kept = bodies.map((body, index) => (reached.has(imported + index) ? body : EMPTY_BODY));
  const code = [u32(kept.length), ...kept.flatMap((body) => [u32(body.length), body])];
  return withSection(sections, SECTION.code, concat(code));
}

function bodiesOf(code: Uint8Array): Uint8Array[] {
  const reader = new ByteReader(code);
  return Array.from({ length: reader.u32() }, () => reader.take(reader.u32()));
}

function exportedFunctions(sections: readonly Section[]): number[] {
  const reader = new ByteReader(contentOf(sections, SECTION.export));
  const entries = Array.from({ length: reader.u32() }, () => {
    reader.skip(reader.u32()); // name
    return { kind: reader.u8(), index: reader.u32() };
  });
  return entries.filter(({ kind }) => kind === FUNCTION_EXPORT).map(({ index }) => index);
}

/** Functions in tables, which can be called through pointers. */
function tableFunctions(sections: readonly Section[]): number[] {
  const reader = new ByteReader(contentOf(sections, SECTION.element));
  return Array.from({ length: reader.u32() }, () => {
    const form = reader.u32();
    if (form !== 0) throw new Error(`a table's functions are given in form ${form}, which is not read here`);
    while (reader.bytes[reader.at] !== END) nextInstruction(reader);
    reader.skip(1); // end
    return Array.from({ length: reader.u32() }, () => reader.u32());
  }).flat();
}

/** The function that starts the module, and those in variables. */
function referredTo(sections: readonly Section[]): number[] {
  const start = sections.find(({ id }) => id === SECTION.start);
  const reader = new ByteReader(contentOf(sections, SECTION.global));
  const found = start === undefined ? [] : [new ByteReader(start.content).u32()];
  for (let left = reader.u32(); left > 0; left -= 1) {
    reader.skip(2); // type, and whether it changes
    found.push(...functionsIn(reader));
  }
  return found;
}

function calledBy(body: Uint8Array): number[] {
  const reader = new ByteReader(body);
  for (let groups = reader.u32(); groups > 0; groups -= 1) {
    reader.skipInteger(); // how many
    reader.skip(1); // type
  }
  const found: number[] = [];
  while (reader.at < body.length) found.push(...functionsIn(reader));
  return found;
}

/** Functions that the instructions up to the next `end` call or refer to. */
function functionsIn(reader: ByteReader): number[] {
  const found: number[] = [];
  for (;;) {
    const opcode = reader.bytes[reader.at];
    if (opcode === CALL || opcode === RETURN_CALL || opcode === REF_FUNC) {
      found.push(new ByteReader(reader.bytes, reader.at + 1).u32());
    }
    nextInstruction(reader);
    if (opcode === END) return found;
  }
}

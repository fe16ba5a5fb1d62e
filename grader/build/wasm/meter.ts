import { itemAt } from '../../types/lookup.ts';
import { ByteReader, concat, s64, u32 } from './bytes.ts';
import { nextInstruction } from './instruction.ts';
import {
  I32,
  I64,
  SECTION,
  contentOf,
  formatSections,
  functionTypes,
  parameterCounts,
  parseSections,
  withGlobal,
  withSection,
  type Section,
} from './sections.ts';

/**
 * Makes a WebAssembly module count its own work, so that a limit on it is the same on every machine.
 *
 * The module gains one exported global, `fuel`. Entering a function and each turn of a loop costs 1, copying
 * or filling n bytes costs n / 64, and n instructions in a row, if they are many, cost n / 32: a round of a
 * hash is a thousand. Below zero the module traps, and what runs inside it cannot catch a trap. A clock would
 * be simpler and differs from machine to machine; counting every block of code would cost twice as much, and
 * whatever runs without end passes through a loop or a call.
 */
const FUEL = 'fuel';

/** So many instructions in a row are a unit of work more. */
const ROW = 32;

/** Enough never to run out before the host has set it. */
const INITIAL_FUEL = 2n ** 62n;

export interface Metered {
  readonly bytes: Uint8Array;
  readonly functions: number;
  readonly loops: number;
  readonly bulk: number;
}

export function meter(module: Uint8Array): Metered {
  const { sections, index } = withGlobal(parseSections(module), FUEL, I64, true, INITIAL_FUEL);
  const code = meterCode(sections, index);
  const bytes = formatSections(module, withSection(sections, SECTION.code, code.content));
  return { bytes, functions: code.functions, loops: code.loops, bulk: code.bulk };
}

function meterCode(sections: readonly Section[], fuel: number) {
  const parameters = parameterCounts(contentOf(sections, SECTION.type));
  const types = functionTypes(contentOf(sections, SECTION.function));
  const reader = new ByteReader(contentOf(sections, SECTION.code));
  const functions = reader.u32();
  const bodies: Uint8Array[] = [];
  let loops = 0;
  let bulk = 0;
  for (let index = 0; index < functions; index += 1) {
    const body = meterBody(reader.take(reader.u32()), itemAt(parameters, itemAt(types, index)), fuel);
    bodies.push(concat([u32(body.bytes.length), body.bytes]));
    loops += body.loops;
    bulk += body.bulk;
  }
  return { content: concat([u32(functions), ...bodies]), functions, loops, bulk };
}

function meterBody(body: Uint8Array, parameters: number, fuel: number) {
  const reader = new ByteReader(body);
  const groups = reader.u32();
  const groupsAt = reader.at;
  let locals = parameters;
  for (let i = 0; i < groups; i += 1) {
    locals += reader.u32();
    reader.skip(1);
  }
  const codeAt = reader.at;
  const one = chargeOne(fuel);
  const length = chargeLength(fuel, locals);
  const parts: (Uint8Array | readonly number[])[] = [one];
  let copied = codeAt;
  let loops = 0;
  let bulk = 0;
  let row = 0;
  const insert = (at: number, charge: readonly number[]): void => {
    parts.push(body.subarray(copied, at), charge);
    copied = at;
  };
  while (reader.at < body.length) {
    const at = reader.at;
    const kind = nextInstruction(reader);
    row += 1;
    if (kind === 'other') continue;
    if (kind === 'bulk-memory') {
      insert(at, length); // before it happens
      bulk += 1;
      continue;
    }
    if (row > ROW) insert(at, chargeUnits(fuel, Math.floor(row / ROW)));
    row = 0;
    if (kind !== 'loop') continue;
    insert(reader.at, one); // inside, at the head of each turn
    loops += 1;
  }
  if (reader.at !== body.length) throw new Error('an instruction runs past the end of its function');
  const declared = body.subarray(groupsAt, codeAt);
  const head = bulk > 0 ? [u32(groups + 1), declared, [1, I32]] : [u32(groups), declared];
  return { bytes: concat([...head, ...parts, body.subarray(copied)]), loops, bulk };
}

/** fuel −= units; the next call or loop finds it negative. */
function chargeUnits(fuel: number, units: number): number[] {
  const global = u32(fuel);
  return [0x23, ...global, 0x42, ...s64(BigInt(units)), 0x7d, 0x24, ...global];
}

/** fuel −= 1; if (fuel < 0) trap */
function chargeOne(fuel: number): number[] {
  const global = u32(fuel);
  return [...chargeUnits(fuel, 1), 0x23, ...global, 0x42, 0, 0x53, 0x04, 0x40, 0x00, 0x0b];
}

/**
 * fuel −= (length on top of the stack) / 64, leaving the length there; the next call or loop finds it
 * negative.
 */
function chargeLength(fuel: number, local: number): number[] {
  const global = u32(fuel);
  return [
    0x22,
    ...u32(local),
    0x23,
    ...global,
    0x20,
    ...u32(local),
    0xad,
    0x42,
    6,
    0x88,
    0x7d,
    0x24,
    ...global,
  ];
}

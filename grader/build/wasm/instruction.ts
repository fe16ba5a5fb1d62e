import type { ByteReader } from './bytes.ts';

/**
 * Finds where instructions end (core specification, section 5.4, with exceptions, SIMD and threads).
 *
 * Only lengths are decoded, as metering inserts code between instructions and changes none. An opcode that is
 * not listed is an error: guessing its length would corrupt everything behind it.
 */

/**
 * What metering must know about an instruction: `branch` is whatever else may go on somewhere else than
 * behind itself, or be come to from elsewhere; everything else is `other`.
 */
export type InstructionKind = 'loop' | 'bulk-memory' | 'branch' | 'other';

const LOOP = 0x03;
const BR_TABLE = 0x0e;
const SELECT_TYPED = 0x1c;
const TRY_TABLE = 0x1f;
const F32_CONST = 0x43;
const F64_CONST = 0x44;
const EXTENDED = 0xfc;
const VECTOR = 0xfd;
const ATOMIC = 0xfe;

/** Moves past one instruction, the opcode included, and says which kind it was. */
export function nextInstruction(code: ByteReader): InstructionKind {
  const at = code.at;
  const opcode = code.u8();
  if (opcode === LOOP) {
    code.skipInteger(); // block type
    return 'loop';
  }
  if (opcode === EXTENDED) return extended(code, at);
  if (opcode === VECTOR) vector(code, at);
  else if (opcode === ATOMIC) atomic(code, at);
  else if (opcode === BR_TABLE) times(code, code.u32() + 1);
  else if (opcode === SELECT_TYPED) code.skip(code.u32());
  else if (opcode === TRY_TABLE) tryTable(code);
  else if (opcode === F32_CONST) code.skip(4);
  else if (opcode === F64_CONST) code.skip(8);
  else if (isMemoryAccess(opcode)) memoryArgument(code);
  else times(code, integersAfter(opcode, at));
  return isBranch(opcode) ? 'branch' : 'other';
}

/** unreachable, block … return and calls, catch_all, delegate and try_table. */
const isBranch = (opcode: number): boolean =>
  opcode === 0x00 ||
  (opcode >= 0x02 && opcode <= 0x13) ||
  opcode === 0x18 ||
  opcode === 0x19 ||
  opcode === TRY_TABLE;

/** How many integers follow an opcode whose immediates are nothing else. */
function integersAfter(opcode: number, at: number): number {
  const none =
    opcode <= 0x01 ||
    opcode === 0x05 ||
    opcode === 0x0a ||
    opcode === 0x0b ||
    opcode === 0x0f ||
    (opcode >= 0x19 && opcode <= 0x1b) ||
    (opcode >= 0x45 && opcode <= 0xc4) ||
    opcode === 0xd1;
  if (none) return 0;
  const one =
    opcode === 0x02 ||
    opcode === 0x04 ||
    opcode === 0x06 || // block, if, try
    (opcode >= 0x07 && opcode <= 0x09) ||
    opcode === 0x18 || // catch, throw, rethrow, delegate
    opcode === 0x0c ||
    opcode === 0x0d ||
    opcode === 0x10 ||
    opcode === 0x12 || // br, br_if, call, return_call
    (opcode >= 0x20 && opcode <= 0x26) || // local.*, global.*, table.get, table.set
    (opcode >= 0x3f && opcode <= 0x42) || // memory.size, memory.grow, i32.const, i64.const
    opcode === 0xd0 ||
    opcode === 0xd2; // ref.null, ref.func
  if (one) return 1;
  if (opcode === 0x11 || opcode === 0x13) return 2; // call_indirect, return_call_indirect
  throw unknown(opcode.toString(16), at);
}

const isMemoryAccess = (opcode: number): boolean => opcode >= 0x28 && opcode <= 0x3e;

function memoryArgument(code: ByteReader): void {
  const alignment = code.u32();
  if ((alignment & 0x40) !== 0) code.skipInteger(); // which memory
  code.skipInteger(); // offset
}

function tryTable(code: ByteReader): void {
  code.skipInteger(); // block type
  for (let clauses = code.u32(); clauses > 0; clauses -= 1) {
    const catchesAll = code.u8() >= 2;
    times(code, catchesAll ? 1 : 2);
  }
}

function extended(code: ByteReader, at: number): InstructionKind {
  const opcode = code.u32();
  if (opcode <= 7) return 'other'; // saturating conversions
  if (opcode > 17) throw unknown(`fc ${opcode}`, at);
  const two = opcode === 8 || opcode === 10 || opcode === 12 || opcode === 14;
  times(code, two ? 2 : 1);
  return opcode === 10 || opcode === 11 ? 'bulk-memory' : 'other'; // memory.copy, memory.fill
}

function vector(code: ByteReader, at: number): void {
  const opcode = code.u32();
  if (opcode > 275) throw unknown(`fd ${opcode}`, at);
  const isLane = opcode >= 21 && opcode <= 34;
  const isMemoryLane = opcode >= 84 && opcode <= 91;
  if (opcode <= 11 || opcode === 92 || opcode === 93 || isMemoryLane) memoryArgument(code);
  if (opcode === 12 || opcode === 13) code.skip(16); // v128.const, i8x16.shuffle
  if (isLane || isMemoryLane) code.skip(1);
}

function atomic(code: ByteReader, at: number): void {
  const opcode = code.u32();
  if (opcode > 0x4e) throw unknown(`fe ${opcode}`, at);
  if (opcode === 3)
    code.skip(1); // atomic.fence
  else memoryArgument(code);
}

function times(code: ByteReader, count: number): void {
  for (let i = 0; i < count; i += 1) code.skipInteger();
}

const unknown = (opcode: string, at: number): Error =>
  new Error(`unknown instruction ${opcode} at byte ${at} of the module`);

import { expect, test } from 'vitest';
import { ByteReader, u32 } from '../../../grader/build/wasm/bytes.ts';
import { SECTION, contentOf, formatSections, parseSections } from '../../../grader/build/wasm/sections.ts';
import { emptyUnreachable } from '../../../grader/build/wasm/unreachable.ts';

const I32_CONST = 0x41;
const CALL = 0x10;
const CALL_INDIRECT = 0x11;
const BLOCK = 0x02;
const END = 0x0b;
const EMPTY = [0, 0x00, END];

/** Functions without parameters or locals that give an i32, by their number. */
const BODIES = [
  [CALL, 1], // exported
  [BLOCK, 0x40, END, I32_CONST, 7], // called by 0
  [I32_CONST, 0, CALL_INDIRECT, 0, 0], // exported: calls the first function of the table
  [I32_CONST, 9], // in the table
  [CALL, 5], // by nobody
  [I32_CONST, 4], // called by 4 only
].map((body) => [0, ...body, END]);

const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...u32(content.length),
  ...content,
];
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const module = Uint8Array.from([
  ...HEADER,
  ...section(1, [1, 0x60, 0, 1, 0x7f]),
  ...section(3, [BODIES.length, ...BODIES.map(() => 0)]),
  ...section(4, [1, 0x70, 0, 1]),
  ...section(7, [2, 1, 0x61, 0, 0, 1, 0x62, 0, 2]),
  ...section(9, [1, 0, I32_CONST, 0, END, 1, 3]),
  ...section(10, [BODIES.length, ...BODIES.flatMap((body) => [body.length, ...body])]),
]);
const emptied = emptyUnreachable(parseSections(module));

test('functions that nothing calls are emptied, and so are those that only they call', () => {
  const code = new ByteReader(contentOf(emptied, SECTION.code));
  const bodies = Array.from({ length: code.u32() }, () => [...code.take(code.u32())]);
  expect(bodies).toEqual([...BODIES.slice(0, 4), EMPTY, EMPTY]);
});

test('what is exported runs as before, through calls and through the table', () => {
  const bytes = formatSections(module, emptied) as BufferSource;
  const { a, b } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Record<
    string,
    () => number
  >;
  expect([a?.(), b?.()]).toEqual([7, 9]);
});

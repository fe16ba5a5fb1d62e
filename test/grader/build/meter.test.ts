import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteReader, s64, u32 } from '../../../grader/build/wasm/bytes.ts';
import { nextInstruction } from '../../../grader/build/wasm/instruction.ts';
import { meter } from '../../../grader/build/wasm/meter.ts';

/**
 * Functions of a hand-made module: name, parameters, locals (all i32), body without its end. All give an i32.
 */
type Function = readonly [name: string, parameters: number, locals: number, body: readonly number[]];

const I32 = 0x7f;
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...u32(content.length),
  ...content,
];
const vector = (items: readonly (readonly number[])[]): number[] => [...u32(items.length), ...items.flat()];
const text = (name: string): number[] => [...u32(name.length), ...new TextEncoder().encode(name)];

function moduleOf(functions: readonly Function[]): Uint8Array {
  return Uint8Array.from([
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(
      1,
      vector(functions.map(([, parameters]) => [0x60, ...vector(Array(parameters).fill([I32])), 1, I32])),
    ),
    ...section(3, vector(functions.map((_, i) => u32(i)))),
    ...section(5, [1, 0, 4]),
    ...section(
      7,
      vector([...functions.map(([name], i) => [...text(name), 0, ...u32(i)]), [...text('memory'), 2, 0]]),
    ),
    ...section(
      10,
      vector(
        functions.map(([, , locals, body]) => {
          const code = [...(locals === 0 ? [0] : [1, ...u32(locals), I32]), ...body, 0x0b];
          return [...u32(code.length), ...code];
        }),
      ),
    ),
  ]);
}

interface Running {
  readonly fuel: WebAssembly.Global;
  readonly memory: WebAssembly.Memory;
  readonly [name: string]: unknown;
}

function run(functions: readonly Function[]): Running & {
  call(name: string, fuel: bigint, ...args: number[]): { result: number | 'trap'; used: bigint };
} {
  const { bytes } = meter(moduleOf(functions));
  const exports = new WebAssembly.Instance(new WebAssembly.Module(bytes as BufferSource))
    .exports as unknown as Running;
  return {
    ...exports,
    call(name, fuel, ...args) {
      exports.fuel.value = fuel;
      let result: number | 'trap';
      try {
        result = (exports[name] as (...args: number[]) => number)(...args);
      } catch (error) {
        expect(error).toBeInstanceOf(WebAssembly.RuntimeError);
        result = 'trap';
      }
      return { result, used: fuel - (exports.fuel.value as bigint) };
    },
  };
}

/** Counts its argument down in a loop: `do { n -= 1 } while (n)`. */
const COUNT_DOWN: Function = [
  'countDown',
  1,
  0,
  [0x03, 0x40, 0x20, 0, 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0, 0x0b, 0x20, 0],
];
const FOR_EVER: Function = ['forEver', 0, 0, [0x03, 0x40, 0x0c, 0, 0x0b, 0x41, 0]];
const SEVEN: Function = ['seven', 0, 0, [0x41, 7]];
/** Calls `seven` twice and adds. */
const FOURTEEN: Function = ['fourteen', 0, 0, [0x10, 2, 0x10, 2, 0x6a]];
/** memory.fill(0, 42, n), then the byte at n − 1. */
const FILL: Function = [
  'fill',
  1,
  0,
  [0x41, 0, 0x41, 42, 0x20, 0, 0xfc, 11, 0, 0x20, 0, 0x41, 1, 0x6b, 0x2d, 0, 0],
];
/** memory.copy(100000, 0, n), with a local of its own before and after. */
const COPY: Function = [
  'copy',
  1,
  2,
  [0x41, 5, 0x21, 1, 0x41, 0xa0, 0x8d, 0x06, 0x41, 0, 0x20, 0, 0xfc, 10, 0, 0, 0x20, 1],
];
const FUNCTIONS = [COUNT_DOWN, FOR_EVER, SEVEN, FOURTEEN, FILL, COPY];

describe('what is charged', () => {
  test('one a turn of a loop, and one for entering the function', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (turns) => {
        expect(run(FUNCTIONS).call('countDown', 1_000n, turns)).toEqual({
          result: 0,
          used: BigInt(turns) + 1n,
        });
      }),
      { numRuns: 20 },
    );
  });

  test('one a call', () => {
    expect(run(FUNCTIONS).call('seven', 1_000n)).toEqual({ result: 7, used: 1n });
    expect(run(FUNCTIONS).call('fourteen', 1_000n)).toEqual({ result: 14, used: 3n });
  });

  test.each([
    [0, 0n],
    [63, 0n],
    [64, 1n],
    [6400, 100n],
    [65_536, 1024n],
  ])('a sixty-fourth of %i bytes filled', (bytes, charge) => {
    expect(run(FUNCTIONS).call('fill', 10_000n, bytes)).toMatchObject({ used: 1n + charge });
  });

  test('a sixty-fourth of the bytes copied, and the locals stay their own', () => {
    expect(run(FUNCTIONS).call('copy', 10_000n, 6400)).toEqual({ result: 5, used: 101n });
  });

  test('what is filled is filled', () => {
    expect(run(FUNCTIONS).call('fill', 10_000n, 1000)).toMatchObject({ result: 42 });
  });
});

describe('where it ends', () => {
  test('exactly when there is no more', () => {
    expect(run(FUNCTIONS).call('countDown', 11n, 10)).toMatchObject({ result: 0 });
    expect(run(FUNCTIONS).call('countDown', 10n, 10)).toMatchObject({ result: 'trap', used: 11n });
  });

  test('a loop without end', () => {
    expect(run(FUNCTIONS).call('forEver', 100_000n)).toMatchObject({ result: 'trap' });
  });

  test('a fill that costs too much ends at the next call', () => {
    const engine = run(FUNCTIONS);
    expect(engine.call('fill', 500n, 65_536)).toMatchObject({ result: 42 });
    expect((engine.fuel.value as bigint) < 0n).toBe(true);
  });
});

describe('the engine of the sandbox', () => {
  const quickjs = readFileSync(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));

  test('every function and loop of it is metered, and it stays valid', () => {
    const { bytes, functions, loops, bulk } = meter(quickjs);
    expect(WebAssembly.validate(bytes as BufferSource)).toBe(true);
    expect(functions).toBeGreaterThan(1_500);
    expect(loops).toBeGreaterThan(1_000);
    expect(bulk).toBeGreaterThan(100);
  });

  test('the same bytes each time', () => {
    expect(Buffer.compare(meter(quickjs).bytes, meter(quickjs).bytes)).toBe(0);
  });
});

describe('the binary format', () => {
  test('unsigned integers survive writing and reading', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 2 ** 32 - 1 }),
        (value) => new ByteReader(Uint8Array.from(u32(value))).u32() === value,
      ),
    );
  });

  test('signed integers are written as the engine reads them', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (value) => {
        const module = Uint8Array.from([
          0,
          0x61,
          0x73,
          0x6d,
          1,
          0,
          0,
          0,
          ...section(6, [1, 0x7e, 0, 0x42, ...s64(value), 0x0b]),
          ...section(7, vector([[...text('g'), 3, 0]])),
        ]);
        const { g } = new WebAssembly.Instance(new WebAssembly.Module(module)).exports as unknown as {
          g: WebAssembly.Global;
        };
        expect(g.value).toBe(value);
      }),
    );
  });

  test.each([
    ['i32.const −1', [0x41, 0x7f]],
    ['i64.const', [0x42, 0x80, 0x80, 0x04]],
    ['f32.const', [0x43, 0, 0, 0x80, 0x3f]],
    ['f64.const', [0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f]],
    ['br_table of three', [0x0e, 2, 0, 1, 2]],
    ['call_indirect', [0x11, 5, 0]],
    ['select with a type', [0x1c, 1, 0x7f]],
    ['i32.load', [0x28, 2, 0x10]],
    ['i32.load of another memory', [0x28, 0x42, 1, 0x10]],
    ['memory.copy', [0xfc, 10, 0, 0]],
    ['memory.fill', [0xfc, 11, 0]],
    ['i32.trunc_sat_f64_s', [0xfc, 2]],
    ['v128.const', [0xfd, 12, ...Array<number>(16).fill(1)]],
    ['v128.load8_lane', [0xfd, 84, 0, 0, 3]],
    ['i32.atomic.rmw.add', [0xfe, 0x1e, 2, 0]],
    ['try_table with two clauses', [0x1f, 0x40, 2, 0, 1, 2, 2, 3]],
    ['ref.null', [0xd0, 0x70]],
  ])('%s ends where it ends', (_, bytes) => {
    const reader = new ByteReader(Uint8Array.from([...bytes, 0x0b]));
    nextInstruction(reader);
    expect(reader.at).toBe(bytes.length);
  });

  test.each([[[0xff]], [[0x27]], [[0xfc, 99]]])(
    'an instruction that is not known is an error: %j',
    (bytes) => {
      expect(() => nextInstruction(new ByteReader(Uint8Array.from(bytes)))).toThrow('unknown instruction');
    },
  );
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pythonParts } from '../../../../grader/build/python.ts';
import { withoutEntries } from '../../../../grader/build/zip.ts';
import { exportVariables, keepExports } from '../../../../grader/build/wasm/variables.ts';
import { bootPython } from '../../../../grader/observe/sandbox/python/boot.ts';
import { ERRNO, FileSystem } from '../../../../grader/observe/sandbox/python/fileSystem.ts';
import {
  ANY_CALL,
  PARAMETERS,
  readSelf,
  selfOf,
  type FunctionName,
} from '../../../../grader/observe/sandbox/python/functions.ts';
import { formatSnapshot, parseSnapshot } from '../../../../grader/observe/sandbox/python/image.ts';
import { UNAVAILABLE } from '../../../../grader/observe/sandbox/python/unavailable.ts';
import { wasm } from '../../../../grader/observe/sandbox/webAssembly.ts';
import { packageRoot } from '../../../../grader/types/root.ts';

const root = packageRoot();
const { engine, ...parts } = await pythonParts(root);
const module = new wasm.Module(engine);

function pathsIn(zip: Buffer): string[] {
  const paths: string[] = [];
  withoutEntries(zip, (path) => paths.push(path) === 0);
  return paths;
}

test('the snapshot is that of the prelude, and making it again gives the same bytes', () => {
  const built = readFileSync(join(root, 'dist', 'python.snapshot'));
  expect(Buffer.compare(built, bootPython({ ...parts, module }))).toBe(0);
});

test('the snapshot holds nothing that Python has let go of, such as sources that it has read', () => {
  const comment = /^# .{40,}$/m.exec(parts.prelude)![0];
  expect(readFileSync(join(root, 'dist', 'python.snapshot')).includes(comment)).toBe(false);
});

test('modules that cannot be imported are not in the library, and all others are', () => {
  const paths = pathsIn(readFileSync(join(root, 'dist', 'python.library.zip')));
  const whole = pathsIn(readFileSync(createRequire(import.meta.url).resolve('pyodide/python_stdlib.zip')));
  const left = whole.filter((path) => !paths.includes(path)).map((path) => path.split(/[/.]/)[0]!);
  expect(paths.filter((path) => !whole.includes(path))).toEqual([]);
  expect([...new Set(left)].filter((name) => !UNAVAILABLE.includes(name))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['heapq.py', 'json/decoder.py', 'unittest/mock.py']));
});

test('a prelude that fails says why', () => {
  expect(() => bootPython({ ...parts, module, prelude: 'x = 1 / 0\n' })).toThrow(
    /the prelude fails: .*ZeroDivisionError/s,
  );
  expect(() => bootPython({ ...parts, module, prelude: 'def load(): pass\n' })).toThrow(
    'the prelude lacks a function',
  );
});

test('a snapshot reads back as the memory it was made from', () => {
  const GRAIN = 4096;
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ page: fc.nat(31), at: fc.nat(GRAIN - 1), byte: fc.integer({ min: 1, max: 255 }) }),
      ),
      (writes) => {
        const memory = new Uint8Array(32 * GRAIN);
        for (const { page, at, byte } of writes) memory[page * GRAIN + at] = byte;
        const bytes = formatSnapshot(
          { globals: [1, -2], definition: 3, roots: { load: 4, make: 5, arity: 6, play: 7 } },
          memory,
        );
        const { content, extents, memoryBytes, ...head } = parseSnapshot(bytes);
        const back = new Uint8Array(memoryBytes);
        let from = 0;
        for (const [at, length] of extents) {
          back.set(content.subarray(from, from + length), at);
          from += length;
        }
        expect(head).toEqual({
          globals: [1, -2],
          definition: 3,
          roots: { load: 4, make: 5, arity: 6, play: 7 },
        });
        expect(Buffer.compare(back, memory)).toBe(0);
        expect(from).toBe(content.length);
      },
    ),
  );
});

test('a function and a call make one number, and come apart again', () => {
  for (const name of Object.keys(PARAMETERS) as FunctionName[]) {
    for (const call of [ANY_CALL, 1, 1_000_000]) expect(readSelf(selfOf(name, call))).toEqual({ name, call });
  }
});

describe('files', () => {
  const system = new FileSystem();
  system.add('/submission/a.py', Uint8Array.of(1, 2, 3));
  system.add('/submission/lib/b.py', Uint8Array.of(4));
  const error = (action: () => unknown): unknown => {
    try {
      return action();
    } catch (thrown) {
      return thrown;
    }
  };

  test.each<[path: string, size: number | null]>([
    ['/submission/a.py', 3],
    ['a.py', 3],
    ['./lib/../a.py', 3],
    ['/', null],
    ['/submission/lib/', null],
    ['../../../submission', null],
  ])('%s is there', (path, size) => {
    expect(system.stat(path)).toBe(size);
  });

  test.each<[name: string, action: () => unknown, errno: number]>([
    ['what is not there', () => system.stat('/etc/passwd'), ERRNO.noEntry],
    ['writing', () => system.open('a.py', true), ERRNO.readOnly],
    ['reading a folder', () => system.read(system.open('/', false), 1), ERRNO.isFolder],
    ['listing a file', () => system.entries(system.open('a.py', false)), ERRNO.notFolder],
    ['a handle that was not given', () => system.read(77, 1), ERRNO.badFile],
    ['a place before the start', () => system.seek(system.open('a.py', false), -1, 'start'), ERRNO.invalid],
  ])('%s is refused', (_, action, errno) => {
    expect(error(action)).toBe(errno);
  });

  test('reading goes on where it stopped, and ends', () => {
    const handle = system.open('a.py', false);
    expect([[...system.read(handle, 2)], [...system.read(handle, 2)], [...system.read(handle, 2)]]).toEqual([
      [1, 2],
      [3],
      [],
    ]);
    expect(system.seek(handle, -1, 'end')).toBe(2);
    expect([...system.readAt(handle, 5, 1)]).toEqual([2, 3]);
  });

  test('folders list what is in them, in one order', () => {
    expect(system.entries(system.open('/submission', false))).toEqual([
      { name: 'a.py', isFolder: false },
      { name: 'lib', isFolder: true },
    ]);
  });

  test('only so many may be open at once', () => {
    const full = new FileSystem();
    full.add('/x', Uint8Array.of());
    expect(
      error(() => {
        for (;;) full.open('/x', false);
      }),
    ).toBe(ERRNO.notSupported);
  });
});

test('variables of a module are exported, constants are not', () => {
  // (module (global i32 (i32.const 7)) (global (mut i32) (i32.const 8)) (global (mut i32) (i32.const 9)))
  const module = Uint8Array.of(
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    6,
    16,
    3,
    0x7f,
    0,
    0x41,
    7,
    0x0b,
    0x7f,
    1,
    0x41,
    8,
    0x0b,
    0x7f,
    1,
    0x41,
    9,
    0x0b,
    7,
    1,
    0,
  );
  const { exports } = new wasm.Instance(new wasm.Module(exportVariables(module, 'v.')), {});
  expect(
    Object.fromEntries(
      Object.entries(exports as Record<string, { value: number }>).map(([name, { value }]) => [name, value]),
    ),
  ).toEqual({ 'v.0000': 8, 'v.0001': 9 });
  // (module (global (mut i64) (i64.const 8))): its state would be lost.
  expect(() =>
    exportVariables(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 6, 6, 1, 0x7e, 1, 0x42, 8, 0x0b), 'v.'),
  ).toThrow('global 0 changes and is no i32');
});

test('only the exports that are asked for are kept, and each must be there', () => {
  const module = exportVariables(
    Uint8Array.of(
      0,
      0x61,
      0x73,
      0x6d,
      1,
      0,
      0,
      0,
      6,
      11,
      2,
      0x7f,
      1,
      0x41,
      8,
      0x0b,
      0x7f,
      1,
      0x41,
      9,
      0x0b,
      7,
      1,
      0,
    ),
    'v.',
  );
  const { exports } = new wasm.Instance(new wasm.Module(keepExports(module, ['v.0001'])), {});
  expect(Object.keys(exports)).toEqual(['v.0001']);
  expect(() => keepExports(module, ['v.0001', 'missing'])).toThrow('the module does not export missing');
});

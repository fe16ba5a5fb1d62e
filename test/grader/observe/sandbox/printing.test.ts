import { afterAll, describe, expect, test } from 'vitest';
import { Sandbox } from '../../../support/sandbox.ts';

/** What students print to understand their own search, as Node would show it. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

/** Expected texts are what Node 20 prints, except where noted. */
const TABLE: readonly (readonly [args: string, line: string])[] = [
  ["'best', 3, -0, 0.1", 'best 3 -0 0.1'],
  ['null, undefined, true, 10n', 'null undefined true 10n'],
  ["['a', 1, null]", "[ 'a', 1, null ]"],
  ['[]', '[]'],
  ['{}', '{}'],
  ["{ value: 3, action: '0' }", "{ value: 3, action: '0' }"],
  ["{ 'a-b': 1, ok: { inner: [1, [2, [3]]] } }", "{ 'a-b': 1, ok: { inner: [ 1, [Array] ] } }"],
  ['[[[[1]]]]', '[ [ [ [Array] ] ] ]'],
  [`"it's"`, "it's"],
  [`["it's", 'say "x"', 'line\\nbreak']`, `[ "it's", 'say "x"', 'line\\nbreak' ]`],
  ['function f() {}, () => 1', '[Function: f] [Function (anonymous)]'],
  ['new (class Node { value = 1 })()', 'Node { value: 1 }'],
  ['Object.create(null)', '[Object: null prototype] {}'],
  ['[1, , 3].length, [, 1]', '3 [ <empty>, 1 ]'], // Node says `<1 empty item>`
  ['{ get x() { return 1; } }', '{ x: [Getter] }'],
  ["'%s is %d and %i%%', 'a', 1.5, 1.5, 'rest'", 'a is 1.5 and 1% rest'],
  ["'100%', 1", '100% 1'],
  ['', ''],
  ['new Map([[1, 2]]), new Set(), new Proxy({}, {}), Promise.resolve()', '[Map] [Set] [Proxy] [Promise]'], // Node looks inside
  ["Symbol('x'), new Error('no')", '[Symbol] [Error: no]'], // Node shows more
  [
    'Array.from({ length: 30 }, (_, i) => i)',
    '[\n   0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17,\n  18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29\n]',
  ], // Node: rows of 9
];

test.each(TABLE)('console.log(%s)', async (args, line) => {
  expect((await sandbox.one(`export const search = () => console.log(${args});`)).output.text).toBe(
    `${line}\n`,
  );
});

test('every way of printing is one stream', async () => {
  const { output } = await sandbox.one(
    "export function search() { console.log(1); console.error(2); console.info(3); console.warn(4); console.debug(5); console.table([6]); console.assert(true, 'no'); console.assert(false, 'seven'); console.time('x'); }",
  );
  expect(output).toEqual({ text: '1\n2\n3\n4\n5\n[ 6 ]\nAssertion failed: seven\n', bytes: 40 });
});

test('what is printed while loading comes before what the first call prints, and is not repeated', async () => {
  const input = { kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit: 1 } as const;
  const observations = await sandbox.observe(
    "console.log('loading');\nexport const search = () => console.log('searching');",
    { inputs: [input, input] },
  );
  expect(observations.map(({ output }) => output.text)).toEqual(['loading\nsearching\n', 'searching\n']);
});

describe('too much', () => {
  const inLines = (lines: number): string =>
    `export function search() { for (let i = 0; i < ${lines}; i += 1) console.log('line', i); return 7; }`;

  test('a little too much keeps both ends and says how much it was', async () => {
    const { output, outcome } = await sandbox.one(inLines(1_000), { limits: { outputKB: 1 } });
    expect(outcome).toEqual({ kind: 'returned', value: 7 });
    expect(output.bytes).toBe(10 * 7 + 90 * 8 + 900 * 9);
    expect(output.text).toMatch(/^line 0\nline 1\n/);
    expect(output.text).toContain('\n[… some of the output is left out here …]\n');
    expect(output.text).toMatch(/\nline 999\n$/);
    expect(output.text.length).toBeLessThan(1_100);
  });

  test('far too much ends the run', async () => {
    const { output, outcome } = await sandbox.one(inLines(10_000), { limits: { outputKB: 1 } });
    expect(outcome).toEqual({ kind: 'limit', limit: 'output' });
    expect(output.bytes).toBeGreaterThan(16 * 1024);
    expect(output.text.length).toBeLessThan(1_100);
  });

  test('a character is never cut in half', async () => {
    const { output } = await sandbox.one(
      "export function search() { console.log('x' + '\u{1F600}'.repeat(600)); }",
      { limits: { outputKB: 1 } },
    );
    expect(Buffer.from(output.text).toString()).toBe(output.text);
    expect(output.bytes).toBe(1 + 4 * 600 + 1);
  });
});

import { afterAll, expect, test } from 'vitest';
import { outcomeInWords } from '../../../support/outcomes.ts';
import { Sandbox } from '../../../support/sandbox.ts';

/** An answer is read as plain data, and nothing of the submission's runs while it is read. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const TABLE: readonly (readonly [expression: string, outcome: string])[] = [
  ['3', 'returned: 3'],
  ['-0', 'returned: "<-0>"'],
  [
    '[NaN, Infinity, -Infinity, 0.1, 1e300, 2 ** 31, -(2 ** 31) - 1]',
    'returned: ["<NaN>","<Infinity>","<-Infinity>",0.1,1e+300,2147483648,-2147483649]',
  ],
  ['undefined', 'returned: "<undefined>"'],
  ['null', 'returned: null'],
  ['[true, false]', 'returned: [true,false]'],
  ['"größe \\u{1F600}"', 'returned: "größe \u{1F600}"'],
  ['""', 'returned: ""'],
  ['{ value: 3, action: "0" }', 'returned: {"value":3,"action":"0"}'],
  ['[3, "0"]', 'returned: [3,"0"]'],
  ['[[1, [2]], {}]', 'returned: [[1,[2]],{}]'],
  ['[1, , 3]', 'returned: [1,"<undefined>",3]'],
  ['new (class Answer { value = 3; #hidden = 4; get more() { return 5; } })()', 'returned: {"value":3}'],
  ['Object.create(null)', 'returned: {}'],
  ['Object.defineProperty({ value: 3 }, "hidden", { value: 4 })', 'returned: {"value":3}'],
  ['{ [Symbol("s")]: 1, value: 3 }', 'returned: {"value":3}'],
  ['new Array(9000).fill(0).length', 'returned: 9000'],
  ['new Array(10001).fill(0)', 'unreadable: an array of 10001 items'],
  ['Array.from({ length: 200 }, () => new Array(100).fill(0))', 'unreadable: more than 10000 values'],
  ['"x".repeat(10000).length', 'returned: 10000'],
  ['"x".repeat(10001)', 'unreadable: a string of more than 10,000 characters'],
  ['{ value: () => 3 }', 'unreadable: a function at value'],
  ['{ value: 3, action: "0", expand: () => 3 }', 'returned: {"value":3,"action":"0","expand":"<undefined>"}'],
  [
    '{ seen: new Map(), get more() { for (;;); }, value: 3 }',
    'returned: {"seen":"<undefined>","more":"<undefined>","value":3}',
  ],
  [
    'new (class Node { children = [{ up: this }]; value = 3; action = null; })()',
    'returned: {"children":"<undefined>","value":3,"action":null}',
  ],
  ['{ children: new Array(20000).fill(0), value: 3 }', 'returned: {"children":"<undefined>","value":3}'],
  ['[{ value: 3, expand: () => 3 }]', 'unreadable: a function at [0].expand'],
  ['{ expand: () => 3 }', 'unreadable: a function at expand'],
  ['{ value: { get deep() { for (;;); } } }', 'unreadable: a getter at value.deep'],
  ['[[Promise.resolve(3)]]', 'unreadable: a Promise at [0][0]'],
  ['(async () => 3)()', 'unreadable: a Promise'],
  ['new Proxy({}, {})', 'unreadable: a Proxy'],
  ['new Map()', 'unreadable: a Map'],
  ['new Set()', 'unreadable: a Set'],
  ['new Date(0)', 'unreadable: a Date'],
  ['/x/', 'unreadable: a RegExp'],
  ['new Error("x")', 'unreadable: an Error'],
  ['new Int32Array(2)', 'unreadable: an Int32Array'],
  ['Symbol("s")', 'unreadable: a symbol'],
  ['3n', 'unreadable: a BigInt'],
  ['(function* () {})()', 'unreadable: a Generator'],
  [
    '(() => { const a = []; a.push([a]); return a; })()',
    'unreadable: an array that contains itself at [0][0]',
  ],
  ['(() => { const shared = [1]; return [shared, shared]; })()', 'returned: [[1],[1]]'],
];

test.each(TABLE)('%s', async (expression, outcome) => {
  expect(outcomeInWords((await sandbox.one(`export const search = () => (${expression});`)).outcome)).toBe(
    outcome,
  );
});

test('reading an answer costs the submission no work', async () => {
  const small = await sandbox.one('const answer = [];\nexport const search = () => answer;');
  const large = await sandbox.one(
    'const answer = new Array(9000).fill(0);\nexport const search = () => answer;',
  );
  expect(large.fuel).toBe(small.fuel);
});

const LEFT_WITHOUT = `
const hoard = [];
export function search(game, state) {
  try { for (;;) { hoard.push(new ArrayBuffer(1024)); if (hoard.length >= LIMIT) break; } } catch {}
  return { value: 3, nested: [1, { deep: 'x'.repeat(100) }] };
}`;

test('an answer is read even when the submission has used up nearly all of its memory', async () => {
  // How many fit depends on the engine: the last number that fits, and the first that does not.
  const fits = async (limit: number): Promise<string> =>
    outcomeInWords(
      (await sandbox.one(LEFT_WITHOUT.replace('LIMIT', String(limit)), { limits: { memoryMB: 4 } })).outcome,
    );
  let low = 1_000;
  let high = 5_000;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((await fits(middle)).startsWith('returned')) low = middle;
    else high = middle;
  }
  expect(low).toBeGreaterThan(2_000);
  expect(await fits(low)).toMatch(/^returned: \{"value":3,"nested":\[1,/);
  expect(await fits(high)).toBe('limit: memory');
});

test('an object of very many properties is refused without being gone through', async () => {
  const { outcome } = await sandbox.one(
    'export function search() { const o = {}; for (let i = 0; i < 20000; i += 1) o[i] = i; return o; }',
    { limits: { fuel: 50_000_000 } },
  );
  expect(outcomeInWords(outcome)).toBe('unreadable: an object of 20000 properties');
});

import { afterAll, describe, expect, test } from 'vitest';
import type { NodeSpec } from '../../../../reference/games/treeSpec.ts';
import { outcomeInWords } from '../../../support/outcomes.ts';
import { FIGURE_5_2, Sandbox, treeInput } from '../../../support/sandbox.ts';

/** Where a run ends that does not end by itself, and what the next call finds. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const outcomes = async (program: string, calls: number): Promise<string[]> =>
  (await sandbox.observe(program, { inputs: Array(calls).fill(FIGURE_5_2), limits: { calls: 1_000 } })).map(
    ({ outcome }) => outcomeInWords(outcome),
  );

test.each([
  ['work', 'for (;;);', 'limit: work'],
  ['work in one native call', 'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1);', 'limit: work'],
  ['questions', 'for (;;) game.isTerminal(state);', 'limit: calls'],
  ['questions that are mistakes', 'for (;;) try { game.isTerminal(-1); } catch {}', 'limit: calls'],
  ['memory', "let s = 'ab'; for (;;) s += s;", 'limit: memory'],
  ['output', "for (;;) console.log('x'.repeat(500));", 'limit: output'],
])('%s', async (_, code, outcome) => {
  const caught = `export function search(game, state) { try { ${code} } catch { return 'caught'; } finally { try { game.player(state); } catch {} } }`;
  expect(await outcomes(caught, 1)).toEqual([outcome]);
});

test('a limit of a call is that call’s alone', async () => {
  const [first, second] = await sandbox.observe(
    'let n = 0;\nexport function search(game, state) { n += 1; for (let i = 0; i < 3000; i += 1) game.isTerminal(state); return n; }',
    { inputs: [FIGURE_5_2, FIGURE_5_2] },
  );
  expect([first!.outcome, second!.outcome].map(outcomeInWords)).toEqual(['returned: 1', 'returned: 2']);
  expect([first!.calls, second!.calls]).toEqual([3000, 3000]);
});

test('what a run used is told, and never more than there was', async () => {
  const [loop] = await sandbox.observe('export function search() { for (;;); }', {
    limits: { fuel: 12_345 },
  });
  expect(loop).toMatchObject({ outcome: { kind: 'limit', limit: 'work' }, fuel: 12_345 });
  const one = await sandbox.one('export function search() { for (let i = 0; i < 1000; i += 1); }');
  const two = await sandbox.one('export function search() { for (let i = 0; i < 2000; i += 1); }');
  const three = await sandbox.one('export function search() { for (let i = 0; i < 3000; i += 1); }');
  expect(two.fuel! - one.fuel!).toBe(three.fuel! - two.fuel!);
  expect(two.fuel! - one.fuel!).toBeGreaterThan(1000);
});

test('loading has a limit of its own, and what was asked and printed before it is kept', async () => {
  expect(await outcomes('for (;;);\nexport function search() {}', 2)).toEqual(['limit: work', 'limit: work']);
});

describe('calls of one job share an instance', () => {
  test('until a trap', async () => {
    expect(
      await outcomes('let n = 0;\nexport function search() { n += 1; if (n === 2) for (;;); return n; }', 4),
    ).toEqual(['returned: 1', 'limit: work', 'returned: 1', 'limit: work']);
  });

  test('an error is no trap', async () => {
    expect(
      await outcomes(
        "let n = 0;\nexport function search() { n += 1; if (n === 2) throw new TypeError('no'); return n; }",
        3,
      ),
    ).toEqual(['returned: 1', 'threw: TypeError', 'returned: 3']);
  });

  test('too deep a recursion is an error, and the instance goes on', async () => {
    expect(
      await outcomes(
        'let n = 0;\nconst down = () => down() + 1;\nexport function search() { n += 1; if (n === 2) down(); return n; }',
        3,
      ),
    ).toEqual(['returned: 1', 'threw: RangeError', 'returned: 3']);
  });

  test('jobs share nothing', async () => {
    const program =
      'globalThis.n = (globalThis.n ?? 0) + 1;\nArray.prototype.mine = (Array.prototype.mine ?? 0) + 1;\nexport const search = () => [globalThis.n, Array.prototype.mine];';
    expect(await outcomes(program, 1)).toEqual(['returned: [1,1]']);
    expect(await outcomes(program, 1)).toEqual(['returned: [1,1]']);
  });
});

test('a tree of a thousand plies can be searched by recursion through closures', async () => {
  const program = `
    export function search(game, start) {
      const worth = (state) => (game.isTerminal(state) ? game.utility(state) : game.actions(state).map((action) => worth(game.result(state, action))).reduce((a, b) => Math.max(a, b)));
      return worth(start);
    }`;
  let tree: NodeSpec = 7;
  for (let ply = 0; ply < 1000; ply += 1) tree = [tree];
  const [observation] = await sandbox.observe(program, { inputs: [treeInput(tree)] });
  expect(outcomeInWords(observation!.outcome)).toBe('returned: 7');
});

/**
 * Measured on Node 20.20, 22.23 and 24.21: the same there, and so everywhere. Changes with the sandbox only.
 */
test.each([
  ['for (let i = 0; i < 1000; i += 1);', 18052],
  ['for (const action of game.actions(state)) game.isTerminal(game.result(state, action));', 1054],
  ["return 'a'.repeat(10000).replaceAll('a', 'bc').length;", 620712],
  ['return Array.from({ length: 500 }, (_, i) => (i * 7919) % 503).sort((a, b) => a - b)[0];', 170852],
  ['return /(a+)+$/.test("aaaaaaaaaaaab");', 164220],
])('work is counted the same on every machine: %s', async (code, fuel) => {
  expect((await sandbox.one(`export function search(game, state) { ${code} }`)).fuel).toBe(fuel);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTree } from '../../../grader/content/formatTree.ts';
import { parseTree, parseTreeJson } from '../../../grader/content/tree.ts';
import { validTreeSpec } from '../../support/treeSpecs.ts';

const seeds = fc.integer({ min: 0, max: 0x7fffffff });

test('what is written reads back as the same tree, through the text of a file', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const read = parseTreeJson(validTreeSpec(seed), null);
      const tree = read.ok ? read.value : expect.unreachable();
      expect(parseTree(JSON.stringify(formatTree(tree)), null)).toEqual({ ok: true, value: tree });
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [
    'nested lists stay nested',
    {
      title: 'x',
      root: 'max',
      tree: [
        [3, 12, 8],
        [2, 4, 6],
        [14, 5, 2],
      ],
    },
  ],
  [
    'MIN first',
    {
      title: 'x',
      root: 'min',
      tree: [
        [3, 'inf'],
        ['-inf', null],
      ],
    },
  ],
  [
    'levels that repeat are written once',
    { title: 'x', levels: ['max', 'chance', 'min', 'chance'], tree: [[[[[[1]]]]]] },
  ],
  ['players in turn need no levels', { title: 'x', players: 2, tree: [[{ utility: [1, 2] }]] }],
  [
    'only what is needed is explicit',
    {
      title: 'x',
      levels: ['chance'],
      bounds: [0, 9],
      tree: [
        { probability: 0.25, value: 1 },
        { id: 'b', action: 'go', probability: 0.75, children: [2] },
      ],
    },
  ],
] as const)('%s', (_, spec) => {
  const read = parseTreeJson(spec, null);
  expect(formatTree(read.ok ? read.value : expect.unreachable())).toEqual(spec);
});

test('200,000 nodes and 1,000 plies are written without recursion', () => {
  let deep: unknown = 1;
  for (let ply = 0; ply < 1000; ply += 1) deep = [deep];
  for (const tree of [deep, Array.from({ length: 450 }, () => Array.from({ length: 450 }, () => 1))]) {
    const spec = { title: 'x', root: 'max', tree };
    const read = parseTreeJson(spec, null);
    expect(JSON.stringify(formatTree(read.ok ? read.value : expect.unreachable()))).toBe(
      JSON.stringify(spec),
    );
  }
});

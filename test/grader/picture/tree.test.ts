import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { Random } from '../../../reference/random.ts';
import type { TreeEvidence } from '../../../grader/types/treeEvidence.ts';
import { legendFor } from '../../../grader/picture/legend.ts';
import { layOutTree } from '../../../grader/picture/treeLayout.ts';
import { treeModel, type TreeModel } from '../../../grader/picture/treeModel.ts';
import { treeSvg } from '../../../grader/picture/treeSvg.ts';
import { treeText } from '../../../grader/picture/treeText.ts';
import { treeLists, treeSummary } from '../../../grader/picture/treeWords.ts';
import { FIGURE_5_2 } from '../../support/sampleReports.ts';
import { expectWellFormed } from '../../support/markup.ts';

const CORRECT = ['0.0', '0.1', '0.2', '1.0', '2.0', '2.1', '2.2'];
const evidence = (rest: Partial<TreeEvidence>): TreeEvidence => ({
  kind: 'tree',
  tree: FIGURE_5_2,
  evaluated: CORRECT,
  ...rest,
});
const modelOf = (rest: Partial<TreeEvidence>): TreeModel => treeModel(evidence(rest))!;
const branches = (model: TreeModel): Record<string, string> =>
  Object.fromEntries(
    model.nodes.filter((item) => item.branch !== null).map((item) => [item.node.id, item.branch!]),
  );

describe('a search on figure 5.2', () => {
  it('shows what a correct search prunes, and what it knows then', () => {
    const model = modelOf({ expectedEvaluated: CORRECT });
    expect(branches(model)).toEqual({ '1.1': 'pruned', '1.2': 'pruned' });
    expect(treeText(model)).toEqual([
      '▲ A 3',
      '├─ a1 ▼ B 3',
      '│  ├─ b1 [3]',
      '│  ├─ b2 [12]',
      '│  └─ b3 [8]',
      '├─ a2 ▼ C ≤ 2',
      '│  ├─ c1 [2]',
      '│  ├─ c2 [4]  pruned',
      '│  └─ c3 [6]  pruned',
      '└─ a3 ▼ D 2',
      '   ├─ d1 [14]',
      '   ├─ d2 [5]',
      '   └─ d3 [2]',
    ]);
  });

  it('marks leaves that a search without cuts evaluates besides', () => {
    const model = modelOf({
      expectedEvaluated: CORRECT,
      evaluated: ['0.0', '0.1', '0.2', '1.0', '1.1', '1.2', '2.0', '2.1', '2.2'],
    });
    expect(branches(model)).toEqual({ '1.1': 'extra', '1.2': 'extra' });
  });

  it('marks the topmost branch of what a search wrongly skips', () => {
    const model = modelOf({ expectedEvaluated: CORRECT, evaluated: ['0.0', '0.1', '0.2', '1.0'] });
    expect(branches(model)).toEqual({ '1.1': 'pruned', '1.2': 'pruned', D: 'missed' });
  });

  it('claims nothing about right or wrong where there is nothing to compare with', () => {
    expect(branches(modelOf({ evaluated: ['0.0', '0.1', '0.2'] }))).toEqual({ C: 'unseen', D: 'unseen' });
    expect(branches(modelOf({ evaluated: [] }))).toEqual({});
    expect(treeSummary(modelOf({ evaluated: [] }))).toContain('Your search evaluated no leaf.');
  });

  it('counts a leaf that is evaluated twice', () => {
    expect(treeText(modelOf({ evaluated: [...CORRECT, '0.1'] }))).toContain('│  ├─ b2 [12]  × 2');
  });

  it('keeps the position of a node apart from its value', () => {
    const tree = {
      title: 'Figure 5.2 without names',
      root: 'max',
      tree: [
        [3, 12, 8],
        [2, 4, 6],
      ],
    } as const;
    const seen = ['0.0', '0.1', '0.2', '1.0'];
    const difference = {
      node: '1',
      path: ['root', '1'],
      window: { alpha: 3, beta: 'inf' as const },
      sentence: 'Cut here.',
    };
    expect(treeText(modelOf({ tree, evaluated: seen, expectedEvaluated: seen, difference }))).toContain(
      '└─ 1 ▼ ≤ 2  ◂ here, at node 1, on entry α = 3, β = ∞',
    );
  });

  it('strikes each pruned branch once and says so', () => {
    const svg = treeSvg(modelOf({ expectedEvaluated: CORRECT }));
    expectWellFormed(svg);
    // Two bars a branch, each a line from M to L.
    expect(/<path d="([^"]*)" class="pic-strike"/.exec(svg)![1]!.match(/M/g)).toHaveLength(4);
    expect(svg.match(/>pruned</g)).toHaveLength(2);
    expect(svg).toContain('<title>Game tree: Figure 5.2</title>');
    expect(svg).toContain(
      'MAX moves at the root, of 13 nodes. Its value is 3. Leaves: 7 evaluated, 2 pruned.',
    );
  });

  it('points at the difference in the picture, in text and in words', () => {
    const model = modelOf({
      expectedEvaluated: CORRECT,
      evaluated: [...CORRECT.slice(0, 4), '1.1'],
      difference: { node: 'C', path: ['A', 'C'], window: { alpha: 3, beta: 'inf' }, sentence: 'Cut here.' },
    });
    expect(treeSvg(model)).toMatch(/class="pic-halo"[\s\S]*◂ here[\s\S]*on entry α = 3, β = ∞/);
    expect(treeText(model)).toContain('├─ a2 ▼ C ≤ 2  ◂ here, on entry α = 3, β = ∞');
    expect(treeLists(model)).toContainEqual({
      label: 'Window there in a correct search',
      items: ['on entry α = 3, β = ∞'],
      more: 0,
    });
    expect(legendFor(model).map(({ word }) => word)).toEqual([
      'MAX',
      'MIN',
      'evaluated',
      'extra',
      'missed',
      'pruned',
    ]);
  });
});

describe('a depth limit', () => {
  const tree: NodeSpec = [
    { evaluation: 5, children: [1, 2] },
    { evaluation: 7, children: [3, [4, 9]] },
  ];
  const limited = (evaluated: string[]): TreeModel =>
    treeModel({
      kind: 'tree',
      tree: { title: 't', tree },
      depthLimit: 1,
      evaluated,
      expectedEvaluated: ['0', '1'],
    })!;

  it('draws nothing below it but what the search looked at', () => {
    expect(treeText(limited(['0', '1']))).toEqual([
      '▲ root 7',
      '├─ 0 ▼ 5  evaluated here, + 2 below',
      '└─ 1 ▼ 7  evaluated here, + 4 below',
    ]);
    expect(treeText(limited(['0', '1.1.0']))).toEqual([
      '▲ root 7',
      '├─ 0 ▼ 5  evaluated here, + 2 below',
      '└─ 1 ▼ 7  missed',
      '   ┆  + 1 more below, not drawn',
      '   └─ 1 ▲  extra',
      '      ┆  + 1 more below, not drawn',
      '      └─ 0 [4]',
    ]);
  });

  it('says that stopping above it is wrong', () => {
    expect(branches(limited(['root']))).toEqual({ root: 'extra', 0: 'missed', 1: 'missed' });
  });
});

describe('any tree', () => {
  const arbitrary = fc.record({
    seed: fc.integer(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    limit: fc.constantFrom(1, 2, 3, Infinity),
  });
  const random = ({ seed, share, limit }: { seed: number; share: number; limit: number }): TreeEvidence => {
    const stream = Random.seeded(seed);
    const spec = randomTreeSpec(stream, {
      depth: [1, 5],
      branching: [1, 4],
      values: 'mixed',
      uneven: 0.2,
      evaluations: true,
      levels: ['max', 'min', 'chance', 'min'],
      maxNodes: 120,
    });
    const ids = treeModel({ kind: 'tree', tree: spec, evaluated: [] })!.nodes.map((item) => item.node.id);
    const some = (): string[] => ids.filter(() => stream.number() < share);
    return {
      kind: 'tree',
      tree: spec,
      ...(limit === Infinity ? {} : { depthLimit: limit }),
      evaluated: some(),
      expectedEvaluated: some(),
    };
  };

  it('gives markup that is well formed, and one line of text for each node drawn', () => {
    fc.assert(
      fc.property(arbitrary, (shape) => {
        const model = treeModel(random(shape))!;
        expectWellFormed(treeSvg(model));
        expect(treeSvg(model)).not.toContain('NaN');
        const drawn = countDrawn(model);
        expect(treeText(model).filter((line) => !line.includes('more below, not drawn'))).toHaveLength(drawn);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps nodes of one ply clear of each other', () => {
    fc.assert(
      fc.property(arbitrary, fc.integer({ min: 10, max: 90 }), (shape, wide) => {
        const model = treeModel(random(shape))!;
        const width = (index: number): number => wide + (index % 7) * 10;
        const rows = new Map<number, { x: number; half: number }[]>();
        for (const [index, { x, y }] of layOutTree(model, width))
          rows.set(y, [...(rows.get(y) ?? []), { x, half: width(index) / 2 }]);
        for (const row of rows.values()) {
          row.sort((a, b) => a.x - b.x);
          row
            .slice(1)
            .forEach((node, at) =>
              expect(node.x - node.half - (row[at]!.x + row[at]!.half)).toBeGreaterThan(13),
            );
        }
      }),
      { numRuns: 100 },
    );
  });

  it('draws a thousand plies without running out of stack', () => {
    let tree: NodeSpec = 1;
    for (let ply = 0; ply < 1000; ply += 1) tree = [tree];
    const model = treeModel({ kind: 'tree', tree: { title: 'deep', tree }, evaluated: [] }, { most: 2000 })!;
    expect(treeText(model)).toHaveLength(1001);
    expectWellFormed(treeSvg(model));
  });

  it('draws the surroundings of the difference first when there is no room for all', () => {
    const tree = randomTreeSpec(Random.seeded(3), { depth: [6, 6], branching: [3, 3], values: 'small' });
    const all = treeModel({ kind: 'tree', tree, evaluated: [] }, { most: Infinity })!;
    const target = all.nodes.filter((item) => item.node.children.length === 0)[500]!.node;
    const path = [target];
    while (path[0]!.parent >= 0) path.unshift(all.tree.nodes[path[0]!.parent]!);
    const model = treeModel(
      {
        kind: 'tree',
        tree,
        evaluated: ['none'],
        difference: { node: target.id, path: path.map((node) => node.id), sentence: '' },
      },
      { most: 60 },
    )!;
    expect(countDrawn(model)).toBe(60);
    const text = treeText(model).join('\n');
    expect(text).toContain('◂ here');
    expect(
      model.nodes[0]!.hidden +
        reachable(model).reduce((sum, index) => sum + (index === 0 ? 0 : model.nodes[index]!.hidden), 0),
    ).toBe(all.nodes.length - 60);
  });

  it('shows hostile names as text', () => {
    const tree: NodeSpec = [
      { id: '<script>alert(1)</script>', action: '"><img src=x>', value: 1 },
      { id: '\u202eevil\u001b[2J', action: 'b', value: 2 },
    ];
    const model = treeModel({ kind: 'tree', tree: { title: '</title><script>', tree }, evaluated: [] })!;
    const svg = treeSvg(model);
    expectWellFormed(svg);
    expect(svg).not.toMatch(/<(script|img)|\u202e|\u001b/);
  });
});

function reachable(model: TreeModel): number[] {
  const found = [0];
  for (let at = 0; at < found.length; at += 1) found.push(...model.nodes[found[at]!]!.children);
  return found;
}

const countDrawn = (model: TreeModel): number => reachable(model).length;

it('numbers several players from 0, as programs do', () => {
  const model = treeModel({
    kind: 'tree',
    tree: { title: 't', players: 3, tree: [[{ utility: [1, 2, 3] }], [{ utility: [4, 0, 1] }]] },
    evaluated: ['0.0'],
  })!;
  expect(treeSummary(model)).toContain('Player 0 moves at the root, of 5 nodes.');
  expect(treeLists(model)[0]!.items).toEqual(['0.0 (1, 2, 3)']);
  const numbers = [...treeSvg(model).matchAll(/class="pic-value"[^>]*>(\d)</g)].map(([, number]) => number);
  expect(numbers).toEqual(['0', '1', '1']);
});

import { describe, expect, test } from 'vitest';
import { solveMaxN } from '../../../reference/adversarial/maxNSolution.ts';
import { toJson } from '../../../reference/adversarial/solution.ts';
import { buildTree, type Tree } from '../../../reference/games/tree.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { Random } from '../../../reference/random.ts';
import { stepThroughMulti } from '../../../grader/steps/multiSteps.ts';
import { watchedMulti } from '../../../grader/steps/watchedMulti.ts';

/** Figure 5.4 of Russell and Norvig: three players, A, B and C. */
const FIGURE: Tree = buildTree({
  title: 'Figure 5.4',
  players: 3,
  levels: [0, 1, 2],
  tree: [
    [
      [{ utility: [1, 2, 6] }, { utility: [4, 2, 3] }],
      [{ utility: [6, 1, 2] }, { utility: [7, 4, 1] }],
    ],
    [
      [{ utility: [5, 1, 1] }, { utility: [1, 5, 2] }],
      [{ utility: [7, 7, 1] }, { utility: [5, 4, 5] }],
    ],
  ],
});
const idOf = ({ nodes }: Tree, node: number): string | null => (node === 0 ? null : nodes[node]!.id);

test('figure 5.4 of Russell and Norvig, step by step', () => {
  const watched = watchedMulti(FIGURE, Infinity);
  const lines = watched.steps.map((_, at) => watched.tell(at, (node) => idOf(FIGURE, node)));
  expect(lines.slice(0, 11)).toEqual([
    'Player 1 moves at the root.',
    'Player 2 moves at node 0.',
    'Player 3 moves at node 0.0.',
    'Node 0.0.0 is looked at: (1, 2, 6).',
    'Node 0.0.0 comes to (1, 2, 6): node 0.0 is now (1, 2, 6).',
    'Node 0.0.1 is looked at: (4, 2, 3).',
    'Node 0.0.1 comes to (4, 2, 3), no better for player 3: node 0.0 stays at (1, 2, 6).',
    'Node 0.0 comes to (1, 2, 6): node 0 is now (1, 2, 6).',
    'Player 3 moves at node 0.1.',
    'Node 0.1.0 is looked at: (6, 1, 2).',
    'Node 0.1.0 comes to (6, 1, 2): node 0.1 is now (6, 1, 2).',
  ]);
  // The figure's own values: B has (1, 2, 6) and (1, 5, 2), and A takes the first of equals.
  expect(lines).toContain('Node 1 comes to (1, 5, 2), no better for player 1: the root stays at (1, 2, 6).');
  expect(lines.at(-1)).toBe('The search is done: the root is worth (1, 2, 6).');
});

test('every line that lights up is there, and each is lit at some step', () => {
  const watched = watchedMulti(FIGURE, Infinity);
  const lit = new Set(watched.steps.flatMap((_, at) => watched.lines(at)));
  const written = watched.code.map(({ id }) => id);
  expect(written).toEqual(expect.arrayContaining([...lit]));
  expect(written.filter((id) => id.startsWith('player-') && !id.endsWith('-each') && !lit.has(id))).toEqual(
    [],
  );
});

describe('on random trees, steps and solution say the same', () => {
  const random = Random.seeded(17);
  const node = (depth: number, players: number): NodeSpec =>
    depth === 0 || (depth < 3 && random.integer(1, 5) === 1)
      ? { utility: Array.from({ length: players }, () => random.integer(-4, 4)) }
      : Array.from({ length: random.integer(1, 3) }, () => node(depth - 1, players));
  const trees = Array.from({ length: 120 }, (_, at) => {
    const players = random.integer(2, 4);
    const turns = Array.from({ length: players }, (__, player) => player);
    const levels = at % 2 === 0 ? turns : [...turns, 'chance' as const];
    return buildTree({ title: 't', players, levels, tree: node(4, players) });
  });
  const zeroSum = buildTree({
    title: 't',
    tree: [
      [3, 12],
      [2, 4],
    ],
  });
  test.each([...trees, zeroSum].map((tree, at) => [at, tree] as const))('tree %i', (_, tree) => {
    const steps = stepThroughMulti(tree, Infinity);
    const solution = solveMaxN(tree);
    const last = steps.at(-1)!;
    expect([last.kind, last.values!.map(toJson)]).toEqual(['finish', solution.value]);
    const looked = steps.filter(({ kind }) => kind === 'evaluate').map((step) => tree.nodes[step.node]!.id);
    expect(looked).toEqual(solution.evaluatedLeaves);
    for (const { from } of steps)
      if (from !== null) expect(from.values.map(toJson)).toEqual(solution.nodes[from.node]!.value);
    // What a node is worth in the end is what its last update says.
    const worth = new Map<number, readonly number[]>();
    for (const { kind, node: at, values } of steps) if (kind === 'update') worth.set(at, values!);
    for (const [at, values] of worth) expect(values.map(toJson)).toEqual(solution.nodes[at]!.value);
  });
});

test('sentences that are put together from patterns are those of the steps', () => {
  const random = Random.seeded(3);
  const node = (depth: number): NodeSpec =>
    depth === 0
      ? { utility: [random.integer(0, 9), random.integer(0, 9)] }
      : Array.from({ length: random.integer(1, 3) }, () => node(depth - 1));
  const tree = buildTree({ title: 't', players: 2, levels: [0, 'chance', 1], tree: node(4) });
  const { steps, folding, tell } = watchedMulti(tree, Infinity);
  const patterns = new Map<string, string>();
  steps.forEach((step, at) => {
    const key = folding.keyOf(at);
    if (!patterns.has(key)) patterns.set(key, folding.patternOf(at).text);
    const { value, own } = folding.values(at);
    const from = steps[at - 1]!;
    const put = patterns
      .get(key)!
      .replaceAll('{value}', value?.long ?? '')
      .replaceAll('{own}', own?.long ?? '')
      .replaceAll('{node}', tree.nodes[step.node]!.id)
      .replace(/\{from\}/g, () => tree.nodes[fromOf(at)]!.id);
    expect(put).toBe(tell(at, (index) => idOf(tree, index)));
    expect(from === undefined).toBe(at === 0);
  });
  function fromOf(at: number): number {
    return stepThroughMulti(tree, Infinity)[at]!.from!.node;
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTree } from '../../../../reference/games/tree.ts';
import { caseOfTree } from '../../../../grader/content/treeCase/caseOfTree.ts';
import { decideCase } from '../../../../grader/content/treeCase/decide.ts';
import { formatSolution, formatTest } from '../../../../grader/content/treeCase/format.ts';
import type { Successor, TreeCase } from '../../../../grader/content/treeCase/treeCase.ts';
import { parseTreeJson } from '../../../../grader/content/tree.ts';
import { Random } from '../../../../reference/random.ts';
import { fixture, read, imported } from './readCase.ts';

describe('cases written by hand', () => {
  test('three agents: order, players, wins and losses, what is expected', () => {
    const { spec, notes } = imported(read(fixture('two-ghosts.test'), fixture('two-ghosts.solution')));
    expect(notes).toEqual([]);
    expect(spec).toEqual({
      title: 'x',
      levels: ['max', 'min', 'min'],
      agents: {
        count: 3,
        depth: 1,
        algorithm: 'minimax',
        expected: {
          action: 'Right',
          generated: ['a', 'a1', 'a2', 'b', 'b1', 'home', 'l1', 'l2', 'w1', 'w2', 'w3'],
        },
      },
      tree: {
        id: 'home',
        children: [
          {
            id: 'a',
            action: 'Left',
            children: [
              {
                id: 'a1',
                action: 'Up',
                children: [
                  { id: 'w1', action: 'Left', value: 7, outcome: 'win' },
                  { id: 'l1', action: 'Right', value: -3, outcome: 'lose' },
                ],
              },
              {
                id: 'a2',
                action: 'Down',
                children: [{ id: 'w2', action: 'Left', value: 5, outcome: 'win' }],
              },
            ],
          },
          {
            id: 'b',
            action: 'Right',
            children: [
              {
                id: 'b1',
                action: 'Up',
                children: [
                  { id: 'l2', action: 'Left', value: -1, outcome: 'lose' },
                  { id: 'w3', action: 'Right', value: 1000, outcome: 'win' },
                ],
              },
            ],
          },
        ],
      },
    });
    const tree = parseTreeJson(spec, null);
    expect(tree.ok).toBe(true);
    // −3 on the left and −1 on the right, as its solution works out.
    expect(decideCase(buildTree(spec))).toEqual({
      optimal: ['Right'],
      dependsOnCut: false,
      fits: ['strict', 'non-strict'],
      actionFits: true,
    });
  });

  test('a tie at the bound decides for strict cuts', () => {
    const { spec } = imported(read(fixture('tie-at-the-bound.test'), fixture('tie-at-the-bound.solution')));
    expect(decideCase(buildTree(spec))).toEqual({
      optimal: ['Left', 'Right'],
      dependsOnCut: true,
      fits: ['strict'],
      actionFits: true,
    });
    const without = {
      ...spec,
      agents: { ...spec.agents!, expected: { action: 'Right', generated: ['a', 'a1', 'a2', 'b', 'b1'] } },
    };
    expect(decideCase(buildTree(without))).toMatchObject({ fits: ['non-strict'], actionFits: true });
    const neither = {
      ...spec,
      agents: { ...spec.agents!, expected: { action: 'Up', generated: ['a', 'b'] } },
    };
    expect(decideCase(buildTree(neither))).toMatchObject({ fits: [], actionFits: false });
  });

  test('a state that several lead to is a node for each way; names that look like places get a word before them', () => {
    const { spec } = imported(read(fixture('deep-chance.test'), fixture('deep-chance.solution')));
    const tree = buildTree(spec);
    expect(tree.nodes.map(({ id }) => id)).toEqual([
      'state 0',
      'state 1',
      'state 3',
      'state 5',
      'state 7',
      'state 9',
      'state 6',
      'state 8',
      'state 9 (2)',
      'state 2',
      'state 4',
      'state 6 (2)',
      'state 8 (2)',
      'state 9 (3)',
      'k',
    ]);
    expect(decideCase(tree)).toMatchObject({
      optimal: ['Stop'],
      fits: ['strict', 'non-strict'],
      actionFits: true,
    });
  });

  test('any line ends, a byte order mark, comments beside fields', () => {
    const test = fixture('tie-at-the-bound.test');
    const once = read(test);
    expect(
      read(`\ufeff${test.replaceAll('\n', '\r\n').replace('depth: "1"', 'depth: "1"   # one round')}`),
    ).toEqual(once);
    expect(once.diagram?.split('\n')).toHaveLength(5);
  });
});

/** A random game in which states are shared and some are never reached. */
function randomCase(seed: number): TreeCase {
  const random = Random.seeded(seed);
  const layers = random.integer(1, 4);
  const agents = random.integer(1, 3);
  const rounds = Math.max(1, Math.floor(layers / agents) - random.integer(0, 1));
  const names = Array.from({ length: layers + 1 }, (_, layer) =>
    Array.from({ length: layer === 0 ? 1 : random.integer(1, 4) }, (_, i) =>
      random.choice([`s${layer}${i}`, `${layer}.${i}`, `root${layer}-${i}`]),
    ),
  );
  const successors: Successor[] = [];
  names.slice(0, -1).forEach((layer, at) =>
    layer.forEach((state) => {
      for (let k = 0; k < random.integer(1, 3); k += 1)
        successors.push({ state, action: `a${k}`, next: random.choice(names[at + 1]!) });
    }),
  );
  const evaluation = new Map(
    names
      .flat()
      .map((state) => [
        state,
        random.choice([
          random.integer(-9, 9),
          random.integer(-1e6, 1e6) * 1e6,
          random.integer(-9, 9) / 1e9,
          Infinity,
        ]),
      ]),
  );
  const last = names.at(-1)!.filter((state) => successors.some(({ next }) => next === state));
  const won = last.filter(() => random.integer(0, 1) === 0);
  return {
    algorithm: random.choice(['minimax', 'alpha-beta', 'expectimax'] as const),
    depth: rounds,
    agents,
    start: names[0]![0]!,
    winStates: won,
    loseStates: last.filter((state) => !won.includes(state)),
    successors,
    evaluation,
    diagram: random.choice([null, '', 'one line', '  a "quoted" one', '\n/ \\\n\n# no comment\n', '  \n x']),
    expected: random.integer(0, 1) === 0 ? null : { action: 'a0', generated: ['x', 'y'] },
  };
}

const seeds = fc.integer({ min: 0, max: 0x7fffffff });

test('what is written reads back as the same case', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const one = randomCase(seed);
      expect(read(formatTest(one), one.expected === null ? null : formatSolution(one.expected))).toEqual(one);
    }),
    { numRuns: 500 },
  );
});

test('an imported tree holds all that can be reached, and reads back through its own file', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const one = randomCase(seed);
      const { spec } = imported(one);
      const tree = parseTreeJson(JSON.parse(JSON.stringify(spec)), null);
      const back = caseOfTree(tree.ok ? tree.value : expect.unreachable())!;
      const reached = new Set([one.start]);
      for (const { state, next } of one.successors) if (reached.has(state)) reached.add(next);
      const byState = (list: readonly Successor[]): [string, Successor[]][] =>
        [...new Set(list.map(({ state }) => state))]
          .sort()
          .map((state) => [state, list.filter((each) => each.state === state)]);
      expect(byState(back.successors)).toEqual(
        byState(one.successors.filter(({ state }) => reached.has(state))),
      );
      expect(new Map([...back.evaluation].sort())).toEqual(
        new Map([...one.evaluation].filter(([state]) => reached.has(state)).sort()),
      );
      const kept = (list: readonly string[]): Set<string> =>
        new Set(list.filter((state) => reached.has(state)));
      expect([new Set(back.winStates), new Set(back.loseStates)]).toEqual([
        kept(one.winStates),
        kept(one.loseStates),
      ]);
      expect([back.algorithm, back.depth, back.agents, back.start, back.expected]).toEqual([
        one.algorithm,
        one.depth,
        one.agents,
        one.start,
        one.expected,
      ]);
    }),
    { numRuns: 500 },
  );
});

/** By brute force over the case itself, never over the tree made from it. */
function valueOf(one: TreeCase, state: string, ply: number): number {
  const moves = one.successors.filter((each) => each.state === state);
  if (
    ply === one.depth * one.agents ||
    moves.length === 0 ||
    one.winStates.includes(state) ||
    one.loseStates.includes(state)
  )
    return one.evaluation.get(state)!;
  const values = moves.map(({ next }) => valueOf(one, next, ply + 1));
  if (ply % one.agents === 0) return Math.max(...values);
  return one.algorithm === 'expectimax'
    ? values.reduce((a, b) => a + b, 0) / values.length
    : Math.min(...values);
}

test('the best actions are those of the case by brute force', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const drawn = randomCase(seed);
      // Infinite and huge values meet tiny ones under chance only in tests of their own.
      const one = {
        ...drawn,
        evaluation: new Map(
          [...drawn.evaluation].map(([state, value]) => [
            state,
            drawn.algorithm === 'expectimax' ? Math.round(value % 100) || 0 : value,
          ]),
        ),
      };
      const worth = one.successors
        .filter(({ state }) => state === one.start)
        .map(({ action, next }) => ({ action, value: valueOf(one, next, 1) }));
      const best = Math.max(...worth.map(({ value }) => value));
      const optimal = worth
        .filter(
          ({ value }) => value === best || (Math.abs(value - best) < 1e-7 && one.algorithm === 'expectimax'),
        )
        .map(({ action }) => action);
      expect(decideCase(buildTree(imported(one).spec)).optimal).toEqual(optimal);
    }),
    { numRuns: 500 },
  );
});

import { describe, expect, test } from 'vitest';
import { andOrSearch } from '../../../reference/path/andOr.ts';
import type { AndOrProblem } from '../../../reference/path/andOr.ts';
import { branchAndBound } from '../../../reference/path/branchAndBound.ts';
import { graphPath, heuristicSlips } from '../../../reference/path/graphPath.ts';
import { gridPath } from '../../../reference/path/gridPath.ts';
import type { PathProblem } from '../../../reference/path/pathProblem.ts';
import { Random } from '../../../reference/random.ts';

/** The least f over every path of `depth` steps or to a goal, by looking at all of them. */
function leastEstimate<S>(problem: PathProblem<S, string>, depth: number): number | null {
  let least: number | null = null;
  const walk = (state: S, g: number, left: number): void => {
    if (problem.isGoal(state) || left === 0) {
      least = Math.min(least ?? Infinity, g + problem.heuristic(state));
      return;
    }
    for (const action of problem.actions(state))
      walk(problem.result(state, action), g + problem.cost(state, action), left - 1);
  };
  walk(problem.initial, 0, depth);
  return least;
}

/** Cost of the cheapest path to the goal by relaxing every edge until nothing changes. */
function cheapest(problem: PathProblem<number, string>, cells: readonly number[]): number {
  const cost = new Map(cells.map((cell) => [cell, cell === problem.initial ? 0 : Infinity]));
  for (let round = 0; round < cells.length; round += 1) {
    for (const cell of cells) {
      for (const action of problem.actions(cell)) {
        const next = problem.result(cell, action);
        cost.set(next, Math.min(cost.get(next)!, cost.get(cell)! + problem.cost(cell, action)));
      }
    }
  }
  return Math.min(...cells.filter((cell) => problem.isGoal(cell)).map((cell) => cost.get(cell)!));
}

function randomGrid(
  seed: number,
  width: number,
  height: number,
): { problem: PathProblem<number, string>; cells: number[] } {
  const random = Random.seeded(seed);
  const size = width * height;
  const drawn = Array.from({ length: size }, () => random.choice(['.', '.', '.', '#', '2', '5']));
  drawn[0] = drawn[size - 1] = '.';
  const grid = Array.from({ length: height }, (_, row) =>
    drawn.slice(row * width, (row + 1) * width).join(''),
  );
  return {
    problem: gridPath({ grid, start: 0, goal: size - 1 }),
    cells: [...drawn.keys()].filter((cell) => drawn[cell] !== '#'),
  };
}

describe('branch and bound with an α cutoff (first notes)', () => {
  test('finds the least f at the depth limit, as a search of every path does', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { problem } = randomGrid(seed, 4, 3);
      for (const depth of [0, 1, 3, 6]) {
        const best = branchAndBound(problem, { depth });
        expect(best?.estimate ?? null, `seed ${seed}, depth ${depth}`).toBe(leastEstimate(problem, depth));
        if (best === null) continue;
        let state = problem.initial;
        let cost = 0;
        for (const action of best.actions) {
          cost += problem.cost(state, action);
          state = problem.result(state, action);
        }
        expect([state, cost, cost + problem.heuristic(state), problem.isGoal(state)]).toEqual([
          best.state,
          best.cost,
          best.estimate,
          best.isGoal,
        ]);
      }
    }
  });

  test('deep enough, a goal it finds is at the end of the cheapest path', () => {
    let found = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const { problem, cells } = randomGrid(seed, 3, 3);
      const cost = cheapest(problem, cells);
      const best = branchAndBound(problem, { depth: 8 });
      // A node at the limit may look better than the goal, but never than the goal's cost; a goal is the
      // cheapest way there.
      if (best === null) expect(cost, `seed ${seed}`).toBe(Infinity);
      else if (best.isGoal) expect(best.cost, `seed ${seed}`).toBe(cost);
      else expect(best.estimate, `seed ${seed}`).toBeLessThanOrEqual(cost);
      if (best?.isGoal) found += 1;
    }
    expect(found).toBeGreaterThan(50);
  });

  test('f > α ends a path, f = α does not, and the trace says so', () => {
    // S–A–G costs 4 and is found first; B's f is 4 as well and goes on, C's is 5 and does not.
    const problem = graphPath({
      edges: [
        { from: 'S', to: 'A', cost: 1 },
        { from: 'A', to: 'G', cost: 3 },
        { from: 'S', to: 'B', cost: 2 },
        { from: 'B', to: 'G', cost: 2 },
        { from: 'S', to: 'C', cost: 4 },
        { from: 'C', to: 'G', cost: 1 },
      ],
      start: 'S',
      goal: 'G',
      heuristic: { S: 4, A: 3, B: 2, C: 1 },
    });
    const visits: string[] = [];
    const cutoffs: [string, number, number][] = [];
    const best = branchAndBound(problem, {
      depth: 5,
      trace: {
        visit: (state) => visits.push(state),
        cutoff: (state, { f, alpha }) => cutoffs.push([state, f, alpha]),
      },
    });
    expect(best).toEqual({ actions: ['A', 'G'], state: 'G', cost: 4, estimate: 4, isGoal: true });
    expect(visits).toEqual(['S', 'A', 'G', 'B', 'G', 'C']);
    expect(cutoffs).toEqual([['C', 5, 4]]);
  });

  test('an admissible heuristic saves work and changes nothing', () => {
    let [blind, guided] = [0, 0];
    for (let seed = 1; seed <= 50; seed += 1) {
      const { problem } = randomGrid(seed, 4, 3);
      const count = (heuristic: (cell: number) => number): [number, number] => {
        let visits = 0;
        const best = branchAndBound(
          { ...problem, heuristic },
          { depth: 9, trace: { visit: () => void (visits += 1), cutoff() {} } },
        );
        return [best?.isGoal ? best.cost : -1, visits];
      };
      const [costBlind, visitsBlind] = count(() => 0);
      const [costGuided, visitsGuided] = count(problem.heuristic);
      if (costBlind >= 0 && costGuided >= 0) expect(costGuided, `seed ${seed}`).toBe(costBlind);
      blind += visitsBlind;
      guided += visitsGuided;
    }
    expect(guided).toBeLessThan(blind);
  });

  test('no way to the depth limit, no answer', () => {
    expect(branchAndBound(gridPath({ grid: ['.#.'], start: 0, goal: 2 }), { depth: 3 })).toBeNull();
  });
});

describe('path problems', () => {
  test('a heuristic that overestimates is found out, edge by edge', () => {
    const edges = [
      { from: 'S', to: 'A', cost: 1 },
      { from: 'A', to: 'G', cost: 1 },
    ];
    expect(heuristicSlips({ edges, start: 'S', goal: 'G', heuristic: { S: 2, A: 1 } })).toEqual([]);
    expect(heuristicSlips({ edges, start: 'S', goal: 'G', heuristic: { S: 5, A: 1, G: 1 } })).toEqual([
      { from: 'S', to: 'A' },
      { from: 'G', to: null },
    ]);
  });

  test('what is not there is refused', () => {
    expect(() =>
      graphPath({ edges: [{ from: 'S', to: 'G', cost: -1 }], start: 'S', goal: 'G', heuristic: {} }),
    ).toThrow('less than 0');
    expect(() => graphPath({ edges: [], start: 'S', goal: 'G', heuristic: {} }).result('S', 'G')).toThrow(
      'no edge from S to G',
    );
    const grid = gridPath({ grid: ['..', '.#'], start: 0, goal: 1 });
    expect(() => grid.result(0, 'west')).toThrow('no step west');
    expect(() => grid.result(0, 'constructor')).toThrow('no step constructor');
    expect(() => gridPath({ grid: ['.#'], start: 0, goal: 1 })).toThrow('free cells');
  });
});

describe('AND–OR search', () => {
  /**
   * Russell & Norvig's erratic vacuum world: two squares; sucking a dirty one may clean both, sucking a clean
   * one may soil it.
   */
  const vacuum: AndOrProblem<string, string> = {
    initial: 'left DD',
    isGoal: (state) => state.endsWith('CC'),
    actions: () => ['Suck', 'Right', 'Left'],
    results(state, action) {
      const [at, dirt] = state.split(' ') as [string, string];
      if (action !== 'Suck') return [`${action.toLowerCase()} ${dirt}`];
      const here = at === 'left' ? 0 : 1;
      const set = (cells: string): string => `${at} ${cells}`;
      const withHere = (cell: string): string => (here === 0 ? cell + dirt[1]! : dirt[0]! + cell);
      return dirt[here] === 'D' ? [set(withHere('C')), set('CC')] : [set(dirt), set(withHere('D'))];
    },
  };

  test('the plan of the textbook: Suck, and if that left the other square dirty, go right and suck', () => {
    expect(andOrSearch(vacuum)).toEqual({
      kind: 'act',
      action: 'Suck',
      then: new Map([
        [
          'left CD',
          {
            kind: 'act',
            action: 'Right',
            then: new Map([
              ['right CD', { kind: 'act', action: 'Suck', then: new Map([['right CC', { kind: 'done' }]]) }],
            ]),
          },
        ],
        ['left CC', { kind: 'done' }],
      ]),
    });
  });

  test('where an action may slip and leave one where one was, there is no plan without a loop', () => {
    const slippery: AndOrProblem<string, string> = {
      ...vacuum,
      results: (state, action) =>
        action === 'Suck' ? vacuum.results(state, action) : [...vacuum.results(state, action), state],
    };
    expect(andOrSearch(slippery)).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { FULL_WINDOW } from '../../../reference/game.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import { modelOf } from '../../../grader/picture/treeModel.ts';
import { Frames } from '../../../grader/steps/frames.ts';
import { told } from '../../../grader/steps/told.ts';
import { watchedSearch } from '../../../grader/steps/watchedSearch.ts';

const SEARCH = { cut: 'non-strict', returns: 'fail-soft', window: FULL_WINDOW, depth: Infinity } as const;

function sample(seed: number, algorithm: 'alpha-beta' | 'star2') {
  const random = Random.seeded(seed);
  const spec = randomTreeSpec(random, { depth: [3, 4], branching: [2, 3], values: 'small' });
  const levels = algorithm === 'star2' ? (['max', 'chance', 'min', 'chance'] as const) : undefined;
  const bounds = { bounds: [-1000, 1000] as const };
  const tree = buildTree(
    levels === undefined ? spec : { title: 't', levels, tree: plain(spec.tree), ...bounds },
  );
  const model = modelOf(tree, { evaluated: [] });
  const { shown } = told(model, watchedSearch(tree, { ...SEARCH, algorithm }), Infinity);
  return { model, shown };
}

/** The shape and the leaves alone. */
function plain(node: unknown): never {
  if (Array.isArray(node)) return node.map(plain) as never;
  const { children, value } = node as { children?: unknown[]; value?: number };
  return (typeof node === 'object' ? (children?.map(plain) ?? value ?? 0) : node) as never;
}

const written = (frame: object): object =>
  Object.fromEntries(
    Object.entries(frame).map(([key, value]) => [
      key,
      value instanceof Map || value instanceof Set ? [...value].map(String).toSorted() : value,
    ]),
  );

test.each(
  [1, 2, 3, 4, 5].flatMap((seed) => (['alpha-beta', 'star2'] as const).map((name) => [seed, name] as const)),
)('seed %i, %s: a frame is the same by itself, in order, and after a later one', (seed, algorithm) => {
  const { model, shown } = sample(seed, algorithm);
  const alone = shown.map((_, at) => written(new Frames(model, shown).at(at)));
  const inOrder = [...new Frames(model, shown).inOrder()].length;
  expect(inOrder).toBe(shown.length);
  const frames = new Frames(model, shown);
  expect(shown.map((_, at) => written(frames.at(at)))).toEqual(alone);
  expect(written(frames.at(2))).toEqual(alone[2]);
});

test.each([1, 2, 3].map((seed) => [seed] as const))(
  'seed %i: what a frame does not name as changed looks as before',
  (seed) => {
    const { model, shown } = sample(seed, 'alpha-beta');
    const look = ({ looks, values, windows, open, struck, now }: ReturnType<Frames['at']>, node: number) => [
      looks.get(node),
      values.get(node),
      windows.get(node),
      open.has(node),
      struck.has(node),
      now === node,
    ];
    let before: unknown[] | null = null;
    for (const { frame, changed } of new Frames(model, shown).inOrder()) {
      const after = model.nodes.map((_, node) => look(frame, node));
      if (before !== null)
        for (const [node, seen] of after.entries())
          if (!changed.has(node)) expect([node, seen]).toEqual([node, before[node]]);
      before = after;
    }
  },
);

test('all frames together take steps that grow with the search, not with its square', () => {
  const size = (depth: number): number => {
    const tree = buildTree({ title: 't', tree: full(depth) });
    const model = modelOf(tree, { evaluated: [] }, { most: 100_000 });
    const { shown } = told(model, watchedSearch(tree, { ...SEARCH, algorithm: 'minimax' }), Infinity);
    let changes = 0;
    for (const { changed } of new Frames(model, shown).inOrder()) changes += changed.size;
    return changes / shown.length;
  };
  expect(size(10)).toBeLessThan(size(4) + 1);
});

const full = (depth: number): never => (depth === 0 ? 1 : [full(depth - 1), full(depth - 1)]) as never;

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TreeSpec } from '../../../reference/games/treeSpec.ts';
import { parseTreeJson } from '../../../grader/content/tree.ts';
import { childrenOf, isWritten, sites, validTreeSpec } from '../../support/treeSpecs.ts';
import type { Site } from '../../support/treeSpecs.ts';

/** One mistake at one node: what to put in its place, and the problem it must give. */
interface Slip {
  readonly node: unknown;
  readonly code: string;
  /** Appended to the node's place. */
  readonly at: string;
}

type Mutator = (site: Site, spec: TreeSpec, all: readonly Site[]) => Slip | null;

const renamed =
  (from: string, to: string): Mutator =>
  ({ node }) => {
    if (!isWritten(node) || !Object.hasOwn(node, from)) return null;
    return {
      node: Object.fromEntries(Object.entries(node).map(([key, value]) => [key === from ? to : key, value])),
      code: 'unknown-key',
      at: `.${to}`,
    };
  };

const replaced =
  (key: string, value: unknown, code: string): Mutator =>
  ({ node }) =>
    isWritten(node) && Object.hasOwn(node, key)
      ? { node: { ...node, [key]: value }, code, at: `.${key}` }
      : null;

/** An explicit form of a node, so that a key can be added to it. */
function written({ node }: Site): Record<string, unknown> {
  if (isWritten(node)) return { ...node };
  return Array.isArray(node) ? { children: node } : { value: node };
}

const NODE_MUTATORS: Readonly<Record<string, Mutator>> = {
  'a leaf that is text': ({ node }) =>
    isWritten(node) || Array.isArray(node) ? null : { node: 'seven', code: 'wrong-leaf', at: '' },
  'a leaf that is true': ({ node }) =>
    isWritten(node) || Array.isArray(node) ? null : { node: true, code: 'wrong-leaf', at: '' },
  'a leaf past the largest number': ({ node }) =>
    isWritten(node) || Array.isArray(node) ? null : { node: 1e999, code: 'wrong-leaf', at: '' },
  'no children in a list': ({ node }) =>
    Array.isArray(node) ? { node: [], code: 'no-children', at: '' } : null,
  'no children in an object': replaced('children', [], 'wrong-value'),
  'children that are no list': replaced('children', 3, 'wrong-type'),
  'children misspelt': renamed('children', 'childern'),
  'value misspelt': renamed('value', 'valeu'),
  'utility misspelt': renamed('utility', 'utilty'),
  'probability misspelt': renamed('probability', 'probabilty'),
  'player misspelt': renamed('player', 'playr'),
  'action misspelt': renamed('action', 'acton'),
  'evaluation misspelt': renamed('evaluation', 'evalution'),
  'a value that is text': replaced('value', '3', 'wrong-value'),
  'an evaluation that is null': replaced('evaluation', null, 'wrong-type'),
  'an action that is a number': replaced('action', 1, 'wrong-type'),
  'an id that is blank': replaced('id', ' ', 'wrong-value'),
  'an id that looks positional': replaced('id', '0.9.0.9', 'id-looks-positional'),
  'an unknown player': replaced('player', 'maxx', 'wrong-value'),
  'a player that is a half': replaced('player', 0.5, 'wrong-type'),
  'a probability that is text': replaced('probability', '0.5', 'wrong-value'),
  'a probability above 1': replaced('probability', 1.5, 'wrong-value'),
  'nothing that says what a node is': ({ node }) => {
    if (!isWritten(node)) return null;
    const { children: _, value: __, utility: ___, ...rest } = node;
    return { node: rest, code: 'missing-key', at: '' };
  },
  'children and a value': (site) =>
    site.mover === null ? null : { node: { ...written(site), value: null }, code: 'too-many-keys', at: '' },
  'a player at a leaf': (site) =>
    site.mover !== null
      ? null
      : { node: { ...written(site), player: 'chance' }, code: 'key-without-other', at: '.player' },
  'an action at the root': (site) =>
    site.above !== null
      ? null
      : { node: { ...written(site), action: 'x' }, code: 'edge-at-root', at: '.action' },
  'a probability at the root': (site) =>
    site.above !== null
      ? null
      : { node: { ...written(site), probability: 1 }, code: 'edge-at-root', at: '.probability' },
  'a probability where chance does not move': (site) =>
    site.above === null || site.above.mover === 'chance'
      ? null
      : {
          node: { ...written(site), probability: 1 },
          code: 'probability-without-chance',
          at: '.probability',
        },
  'one probability missing': ({ node, above }) => {
    if (!isWritten(node) || node.probability === undefined || childrenOf(above!.node).length < 2) return null;
    const { probability: _, ...rest } = node;
    return { node: rest, code: 'some-probabilities-missing', at: '' };
  },
  'a repeated id': (site, _, all) => {
    const first = all.find(({ node }) => isWritten(node) && node.id !== undefined);
    if (first === undefined || all.indexOf(first) >= all.indexOf(site)) return null;
    return {
      node: { ...written(site), id: (first.node as { id: string }).id },
      code: 'repeated-id',
      at: '.id',
    };
  },
  'an action that a sibling has': (site) => {
    if (site.above === null || site.steps.at(-1) === 0) return null;
    const first = childrenOf(site.above.node)[0]!;
    const action = isWritten(first) ? (first.action ?? '0') : '0';
    return { node: { ...written(site), action }, code: 'repeated-action', at: '.action' };
  },
  'a player that the tree does not have': (site, spec) =>
    !isWritten(site.node) || site.node.children === undefined
      ? null
      : {
          node: { ...site.node, player: spec.players ?? 0 },
          code: spec.players === undefined ? 'players-missing' : 'player-does-not-fit',
          at: '.player',
        },
  'a utility in a tree for two': (site, spec) =>
    site.mover !== null || spec.players !== undefined
      ? null
      : { node: withWorth(site, { utility: [1, 2] }), code: 'players-missing', at: '.utility' },
  'one value for several players': (site, spec) =>
    site.mover !== null || spec.players === undefined
      ? null
      : { node: withWorth(site, { value: 3 }), code: 'one-value-for-several-players', at: '.value' },
  'a utility too few': (site, spec) =>
    site.mover !== null || spec.players === undefined
      ? null
      : { node: withWorth(site, { utility: [1] }), code: 'wrong-number-of-utilities', at: '.utility' },
  'a value outside the bounds': (site, spec) =>
    site.mover !== null || spec.players !== undefined || spec.bounds === undefined
      ? null
      : {
          node: withWorth(site, { value: spec.bounds[1] === 'inf' ? -51 : 51 }),
          code: 'outside-bounds',
          at: '.value',
        },
};

function withWorth(site: Site, worth: Record<string, unknown>): Record<string, unknown> {
  const { value: _, utility: __, ...rest } = written(site);
  return { ...rest, ...worth };
}

/** The file with another node at one place. */
function withNode(spec: TreeSpec, steps: readonly (string | number)[], node: unknown): unknown {
  const copy = structuredClone(spec) as unknown as Record<string | number, unknown>;
  let here = copy;
  for (const step of steps.slice(0, -1)) here = here[step] as Record<string | number, unknown>;
  here[steps.at(-1)!] = node;
  return copy;
}

const seeds = fc.integer({ min: 0, max: 0x7fffffff });

test('a valid tree file has no problem', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const spec = validTreeSpec(seed);
      expect(parseTreeJson(spec, 'tree.json')).toMatchObject({ ok: true });
    }),
    { numRuns: 500 },
  );
});

test.each(Object.entries(NODE_MUTATORS))('%s is exactly one problem, at its place', (_, mutate) => {
  let tried = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const spec = validTreeSpec(seed);
      const all = sites(spec);
      const slips = all.flatMap((site) => {
        const slip = mutate(site, spec, all);
        return slip === null ? [] : [{ site, slip }];
      });
      if (slips.length === 0) return;
      tried += 1;
      const { site, slip } = slips[seed % slips.length]!;
      const result = parseTreeJson(withNode(spec, site.steps, slip.node), 'tree.json');
      const problems = result.ok
        ? []
        : result.problems.map(({ code, place, file }) => ({ code, place, file }));
      expect(problems).toEqual([{ code: slip.code, place: `${site.place}${slip.at}`, file: 'tree.json' }]);
    }),
    { numRuns: 300 },
  );
  // A mutator that never applies would prove nothing.
  expect(tried).toBeGreaterThan(10);
});

test('probabilities that do not add up are one problem, at the chance node', () => {
  let tried = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const spec = validTreeSpec(seed);
      const site = sites(spec).find(
        ({ node, above }) => above !== null && isWritten(node) && node.probability !== undefined,
      );
      if (site === undefined) return;
      tried += 1;
      const node = written(site);
      const [part, whole = 1] = String(node['probability']).split('/').map(Number);
      const given = part! / whole;
      const off = given > 0.5 ? -0.1 : 0.1;
      const result = parseTreeJson(withNode(spec, site.steps, { ...node, probability: given + off }), null);
      expect(result.ok ? [] : result.problems.map(({ code, place }) => ({ code, place }))).toEqual([
        { code: 'probabilities-do-not-sum-to-1', place: site.above!.place },
      ]);
    }),
    { numRuns: 500 },
  );
  expect(tried).toBeGreaterThan(50);
});

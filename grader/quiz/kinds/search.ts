import type { TreeNode } from '../../../reference/games/tree.ts';
import { UnknownLeafError } from '../../../reference/games/tree.ts';
import { formatNumber } from '../../words/numbers.ts';
import { exactOf, toNumber } from '../exact.ts';
import { candidate, innerOf, leavesBelow, leavesOf } from '../tree/nodes.ts';
import { bestChildren, principalVariation as optimalPath } from '../tree/values.ts';
import { keyOf } from '../tree/world.ts';
import type { Searched } from '../tree/search.ts';
import type { Event, Given } from '../types.ts';
import type { Ask, KindRules, World } from './kind.ts';
import { cutWords, nodeNamed, treeOf } from './trees.ts';

/** Null where a mistake, or a student's own values, would need a leaf whose value is not given. */
function searchOf(ask: Ask, world: World): Searched | null {
  try {
    return world.tree!.search(ask.question.how);
  } catch (error) {
    if (error instanceof UnknownLeafError) return null;
    throw error;
  }
}

function howWords({ question, figure }: Ask): string {
  const { algorithm, cut, window } = question.how;
  if (algorithm === 'minimax') return 'Minimax searches the whole tree from left to right.';
  const start =
    window.alpha === -Infinity && window.beta === Infinity
      ? ''
      : ` The search starts with α = ${formatNumber(window.alpha)}, β = ${formatNumber(window.beta)}.`;
  const bounds = figure?.kind === 'tree' ? figure.tree.bounds : null;
  const range =
    algorithm === 'star1' && bounds !== null
      ? ` Every leaf is known to lie from ${formatNumber(bounds[0])} to ${formatNumber(bounds[1])}, so chance nodes can be pruned too.`
      : '';
  return `Alpha–beta searches from left to right and cuts ${cutWords(cut)}.${start}${range}`;
}

/** `principal-variation`: any path of best moves from the root to a leaf. */
export const principalVariation: KindRules = {
  isIndivisible: true,
  figures: ['tree'],
  keys: [],
  prompt: () => 'Give the principal variation: the nodes from the root to a leaf when both play their best.',
  fields: (ask) => [
    {
      key: '',
      label: 'Nodes from the root',
      type: 'nodes',
      among: treeOf(ask).nodes.map((node) => candidate(node)),
      ordered: true,
      single: false,
      ranges: false,
      below: null,
    },
  ],
  answer: (ask, { tree }) => [{ type: 'nodes', nodes: optimalPath(treeOf(ask), tree!.values) }],
  accepts: (ask, { tree }, _at, given) => {
    const { nodes } = treeOf(ask);
    if (given.type !== 'nodes') return false;
    const path = given.nodes[0] === 0 ? given.nodes : [0, ...given.nodes];
    const steps = path.slice(1).every((node, at) => {
      const parent = path[at]!;
      return bestChildren(treeOf(ask), tree!.values, parent).some(
        (place) => nodes[parent]!.children[place] === node,
      );
    });
    const end = nodes[path.at(-1)!]!;
    return steps && (end.children.length === 0 || end.player === 'chance');
  },
};

/** `evaluated`: leaves, in the order in which they are looked at. */
export const evaluated: KindRules = {
  figures: ['tree'],
  keys: ['algorithm', 'convention', 'window', 'ordered'],
  prompt: (ask) => `${howWords(ask)} Which leaves are evaluated${ask.question.ordered ? ', in order' : ''}?`,
  fields: (ask) => [
    {
      key: '',
      label: 'Evaluated leaves',
      type: 'nodes',
      among: leavesOf(treeOf(ask)).map((node) => candidate(node, 'value')),
      ordered: ask.question.ordered,
      single: false,
      ranges: true,
      below: null,
    },
  ],
  answer: (ask, world) => {
    const found = searchOf(ask, world);
    return [found === null ? null : { type: 'nodes', nodes: found.evaluated }];
  },
  learn: (ask, own, _at, given) => {
    if (given.type === 'nodes') own.tree!.evaluated.set(keyOf(ask.question.how), given.nodes);
  },
};

/**
 * `pruned`: leaves, topmost branches, or every node that is never looked at. A node stands for all that is
 * below it.
 */
export const pruned: KindRules = {
  figures: ['tree'],
  keys: ['algorithm', 'convention', 'window', 'what'],
  prompt: (ask) => {
    const what =
      ask.question.what === 'leaves'
        ? 'leaves are never evaluated'
        : ask.question.what === 'nodes'
          ? 'nodes are never looked at'
          : 'branches are pruned';
    return `${howWords(ask)} Which ${what}? Write “none” if there are none.`;
  },
  fields: (ask) => {
    const tree = treeOf(ask);
    const below = leavesBelow(tree);
    const order = ask.question.what === 'leaves' ? [...leavesOf(tree), ...innerOf(tree)] : tree.nodes;
    const among = order.filter(({ parent }) => parent >= 0).map((node) => candidate(node, 'value'));
    return [
      {
        key: '',
        label:
          ask.question.what === 'leaves'
            ? 'Pruned leaves'
            : ask.question.what === 'nodes'
              ? 'Pruned nodes'
              : 'Pruned branches',
        type: 'nodes',
        among,
        ordered: false,
        single: false,
        ranges: true,
        below: new Map(among.map(({ index }) => [index, below[index]!])),
      },
    ];
  },
  answer: (ask, world) => {
    const found = searchOf(ask, world);
    return [found === null ? null : { type: 'nodes', nodes: prunedNodes(ask, found.evaluated) }];
  },
  learn: (ask, own, _at, given) => {
    if (given.type !== 'nodes' || own.tree!.evaluated.has(keyOf(ask.question.how))) return;
    const tree = treeOf(ask);
    const below = leavesBelow(tree);
    const left = new Set(given.nodes.flatMap((node) => below[node]!));
    own.tree!.evaluated.set(
      keyOf(ask.question.how),
      leavesOf(tree)
        .map(({ index }) => index)
        .filter((leaf) => !left.has(leaf)),
    );
  },
};

/** Nodes with no evaluated leaf below, as the question wants them named. */
function prunedNodes(ask: Ask, looked: readonly number[]): number[] {
  const tree = treeOf(ask);
  const seen = new Set(looked);
  const below = leavesBelow(tree);
  const isPruned = (node: TreeNode): boolean => below[node.index]!.every((leaf) => !seen.has(leaf));
  const all = tree.nodes.filter((node) => node.parent >= 0 && isPruned(node));
  const { what } = ask.question;
  if (what === 'leaves') return all.filter(({ children }) => children.length === 0).map(({ index }) => index);
  if (what === 'nodes') return all.map(({ index }) => index);
  return all.filter(({ parent }) => parent === 0 || !isPruned(tree.nodes[parent]!)).map(({ index }) => index);
}

/** `windows`: α and β on entry. */
export const windows: KindRules = {
  figures: ['tree'],
  keys: ['algorithm', 'convention', 'window', 'nodes'],
  required: ['nodes'],
  prompt: (ask) =>
    `${howWords(ask)} What are α and β when the search enters ${ask.question.nodes!.length === 1 ? ask.question.nodes![0]! : 'each of these nodes'}?`,
  fields: (ask) =>
    windowNodes(ask).flatMap(({ id }) =>
      (['alpha', 'beta'] as const).map((bound) => ({
        key: `${id}.${bound}`,
        label: `${bound === 'alpha' ? 'α' : 'β'} at ${id}`,
        type: 'number' as const,
        tolerance: 0,
        percent: false,
      })),
    ),
  answer: (ask, world) => {
    const found = searchOf(ask, world);
    return windowNodes(ask).flatMap(({ index }) => {
      const window = found?.windows[index] ?? null;
      return (['alpha', 'beta'] as const).map((bound): Given | null =>
        window === null ? null : { type: 'number', value: exactOf(window[bound]) },
      );
    });
  },
  learn: (ask, own, at, given) => {
    if (given.type !== 'number') return;
    const { index } = windowNodes(ask)[Math.floor(at / 2)]!;
    own.tree!.windows.set(index, {
      ...own.tree!.windows.get(index),
      [at % 2 === 0 ? 'alpha' : 'beta']: toNumber(given.value),
    });
  },
};

const windowNodes = (ask: Ask): TreeNode[] =>
  ask.question.nodes!.map((name) => nodeNamed(ask, name, 'nodes'));

/**
 * `cutoffs`: where, by which bound, shallow or deep. One that skips nothing need not be named, unless all are
 * asked for.
 */
export const cutoffs: KindRules = {
  figures: ['tree'],
  keys: ['algorithm', 'convention', 'window', 'ask', 'what'],
  prompt: (ask) =>
    `${howWords(ask)} At which nodes does a cutoff happen${ask.question.ask.includes('by') ? ', and is it an α or a β cutoff' : ''}${ask.question.ask.includes('kind') ? ', shallow or deep' : ''}?${ask.question.what === 'all' ? ' Count those that skip nothing too.' : ''}`,
  fields: (ask) => [
    {
      key: '',
      label: 'Cutoffs',
      type: 'events',
      among: innerOf(treeOf(ask)).map((node) => candidate(node)),
      ask: partsAsked(ask),
    },
  ],
  answer: (ask, world) => {
    const found = searchOf(ask, world);
    return [
      found === null ? null : { type: 'events', events: eventsOf(ask, found, ask.question.what === 'all') },
    ];
  },
  accepts: (ask, world, _at, given) => {
    const found = searchOf(ask, world);
    if (found === null || given.type !== 'events') return false;
    const isIn =
      (list: readonly Event[]) =>
      (event: Event): boolean =>
        list.some((each) => each.node === event.node && each.by === event.by && each.kind === event.kind);
    return (
      eventsOf(ask, found, ask.question.what === 'all').every(isIn(given.events)) &&
      given.events.every(isIn(eventsOf(ask, found, true)))
    );
  },
};

const partsAsked = (ask: Ask): ('by' | 'kind')[] =>
  (['by', 'kind'] as const).filter((part) => ask.question.ask.includes(part));

/** Cutoffs in preorder; `all` takes those in that skip nothing. */
export function eventsOf(ask: Ask, found: Searched, all: boolean): Event[] {
  const parts = partsAsked(ask);
  return found.cutoffs.flatMap((cutoff, node) =>
    cutoff === null || (!all && cutoff.skipped === 0)
      ? []
      : [
          {
            node,
            by: parts.includes('by') ? cutoff.by : null,
            kind: parts.includes('kind') ? cutoff.kind : null,
          },
        ],
  );
}

/** `count`: how many leaves are evaluated or pruned, or how many nodes are visited. */
export const count: KindRules = {
  figures: ['tree'],
  keys: ['algorithm', 'convention', 'window', 'what'],
  prompt: (ask) =>
    `${howWords(ask)} How many ${COUNTED[ask.question.what ?? 'evaluated'] ?? COUNTED['evaluated']!}?`,
  fields: () => [{ key: '', label: 'Number', type: 'number', tolerance: 0, percent: false }],
  answer: (ask, world) => {
    const found = searchOf(ask, world);
    return [found === null ? null : { type: 'number', value: exactOf(counted(ask, found)) }];
  },
};

const COUNTED: Readonly<Record<string, string>> = {
  evaluated: 'leaves are evaluated',
  pruned: 'leaves are never evaluated',
  visited: 'nodes are visited, the root and the leaves included',
};

function counted(ask: Ask, found: Searched): number {
  const tree = treeOf(ask);
  if (ask.question.what === 'pruned') return leavesOf(tree).length - found.evaluated.length;
  if (ask.question.what !== 'visited') return found.evaluated.length;
  const seen = new Set<number>([0]);
  for (const leaf of found.evaluated) for (let at = leaf; at >= 0; at = tree.nodes[at]!.parent) seen.add(at);
  return seen.size;
}

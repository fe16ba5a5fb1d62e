import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import type { Problems } from './problems.ts';
import { addSchemaProblems } from './schemaProblems.ts';
import { checkActions, checkChildProbabilities } from './childRules.ts';
import { checkLeaf, checkOwnPlayer, misleads } from './nodeRules.ts';
import { childrenOf, fitsTree, isExplicit, isPlayer, mayMean, pathOf } from './treeVisit.ts';
import type { Keys, TreeRules, Visit } from './treeVisit.ts';
import { validators } from './validators.ts';
import type { Validator } from './validators.ts';
import { quote } from '../words/quoting.ts';

export const MOST_PLIES = 1000;
export const MOST_NODES = 1_000_000;

/**
 * Adds every problem of the nodes, in the order of the file. Two passes, neither recursive: the first only
 * counts, so that a tree past the limits costs no more than that and gives one problem; the second looks at
 * each node.
 */
export function checkNodes(root: unknown, rules: TreeRules, problems: Problems): void {
  const excess = pastLimits(root);
  if (excess !== null) {
    problems.add({ code: 'tree-too-large', place: 'tree', ...excess });
    return;
  }
  new NodeChecker(rules, problems).check(root);
}

function pastLimits(root: unknown): { found: string; expected: string } | null {
  let level: unknown[] = [root];
  let count = 1;
  for (let ply = 1; ; ply += 1) {
    const next: unknown[] = [];
    for (const node of level) for (const child of childrenOf(node)) next.push(child);
    if (next.length === 0) return null;
    if (ply > MOST_PLIES)
      return { found: 'a tree more than 1,000 plies deep', expected: 'at most 1,000 plies' };
    count += next.length;
    if (count > MOST_NODES)
      return { found: 'more than 1,000,000 nodes', expected: 'at most 1,000,000 nodes' };
    level = next;
  }
}

class NodeChecker {
  readonly #rules: TreeRules;
  readonly #problems: Problems;
  readonly #validate: Validator;
  /** Where each given id was first met. */
  readonly #ids = new Map<string, Visit>();

  constructor(rules: TreeRules, problems: Problems) {
    this.#rules = rules;
    this.#problems = problems;
    this.#validate = validators.node;
  }

  check(root: unknown): void {
    const stack: Visit[] = [{ node: root, above: null, step: 0, ply: 0 }];
    for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
      const { node, ply } = visit;
      if (isExplicit(node)) this.#checkExplicit(visit, node);
      else if (!Array.isArray(node)) checkLeaf(visit, node, 'value', this.#rules, this.#problems);
      else if (node.length === 0)
        this.#add(visit, '', 'no-children', 'an empty list', 'a list of at least one node');
      const children = childrenOf(node);
      if (children.length === 0) continue;
      checkActions(visit, children, this.#problems);
      checkChildProbabilities(visit, children, this.#mover(visit), this.#problems);
      for (let i = children.length - 1; i >= 0; i -= 1)
        stack.push({ node: children[i], above: visit, step: i, ply: ply + 1 });
    }
  }

  #checkExplicit(visit: Visit, node: Keys): void {
    // Children are looked at as nodes of their own.
    if (!this.#validate(node)) addSchemaProblems(this.#problems, this.#validate.errors ?? [], pathOf(visit));
    const { id } = node;
    if (typeof id === 'string') {
      const first = this.#ids.get(id);
      if (misleads(id, visit))
        this.#add(
          visit,
          '.id',
          'id-looks-positional',
          quote(id),
          'a name that cannot be taken for another place in the tree',
          'nodes without an id are named root, 0, 0.1, …',
        );
      else if (first !== undefined)
        this.#add(
          visit,
          '.id',
          'repeated-id',
          quote(id),
          'an id that no other node has',
          `${pathOf(first)} has it too`,
        );
      else this.#ids.set(id, visit);
    }
    if (visit.above === null) {
      if (Object.hasOwn(node, 'action'))
        this.#add(
          visit,
          '.action',
          'edge-at-root',
          'an action at the root',
          'no action: no move leads to the root',
        );
      if (Object.hasOwn(node, 'probability'))
        this.#add(
          visit,
          '.probability',
          'edge-at-root',
          'a probability at the root',
          'no probability: no chance leads to the root',
        );
    }
    checkOwnPlayer(visit, node, this.#rules, this.#problems);
    for (const key of ['value', 'utility', 'evaluation'] as const) {
      if (Object.hasOwn(node, key)) checkLeaf(visit, node[key], key, this.#rules, this.#problems);
    }
  }

  /** Who moves at an inner node, null when the file does not say it well. */
  #mover({ node, ply }: Visit): PlayerSpec | null {
    const { levels, players } = this.#rules;
    const player =
      isExplicit(node) && Object.hasOwn(node, 'player') ? node['player'] : levels[ply % levels.length];
    return !mayMean(node, 'player') && isPlayer(player) && fitsTree(player, players) ? player : null;
  }

  #add(visit: Visit, key: string, code: string, found: string, expected: string, hint?: string): void {
    this.#problems.add({
      code,
      place: `${pathOf(visit)}${key}`,
      found,
      expected,
      ...(hint === undefined ? {} : { hint }),
    });
  }
}

import { weighsChance } from '../../subjects/subjects.ts';
import type { LeafSpec, NodeSpec, PlayerSpec, TreeSpec } from '../../../reference/games/treeSpec.ts';
import { positional } from '../nodeRules.ts';
import { nearest } from '../nearest.ts';
import { Problems } from '../problems.ts';
import { ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';
import { didYouMean } from '../../words/found.ts';
import type { PlaceOf, Successor, TreeCase } from './treeCase.ts';
import { unfold } from './unfold.ts';
import type { Unfolded } from './unfold.ts';
import { entry } from '../../types/lookup.ts';
import { quote } from '../../words/quoting.ts';

export interface CaseTree {
  readonly spec: TreeSpec;
  /** What a teacher should know of it, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * The case as a tree file that says all that the case does: players by who moves, evaluations, wins and
 * losses, and under `agents` the depth, the algorithm and what the solution expects.
 *
 * A state that several lead to becomes a node for each way, as a search comes by for each. `file` is the test
 * file, and `placeOf` tells places in it.
 */
export function treeOfCase(
  one: TreeCase,
  title: string,
  file: string | null = null,
  placeOf: PlaceOf = () => '',
): Result<CaseTree> {
  const problems = new Problems(file);
  const notes: string[] = [];
  const below = bySource(one.successors);
  checkStates(one, below, placeOf, problems);
  const root = problems.none ? unfold(one, below, placeOf, problems, notes) : null;
  if (root === null || !problems.none) return problems.failure();
  const tree = write(root, one, placeOf, problems);
  if (!problems.none) return problems.failure();
  const others: PlayerSpec = weighsChance(one) ? 'chance' : 'min';
  const { agents: count, depth, algorithm, expected } = one;
  return ok({
    spec: {
      title,
      levels: ['max', ...Array.from({ length: count - 1 }, () => others)],
      agents: { count, depth, algorithm, ...(expected === null ? {} : { expected }) },
      tree,
    },
    notes,
  });
}

function bySource(successors: readonly Successor[]): Map<string, Successor[]> {
  const below = new Map<string, Successor[]>();
  for (const successor of successors) {
    const known = below.get(successor.state);
    if (known === undefined) below.set(successor.state, [successor]);
    else known.push(successor);
  }
  return below;
}

function checkStates(
  one: TreeCase,
  below: ReadonlyMap<string, readonly Successor[]>,
  placeOf: PlaceOf,
  problems: Problems,
): void {
  const states = new Set([one.start, ...one.successors.flatMap(({ state, next }) => [state, next])]);
  if (!below.has(one.start)) {
    problems.add({
      code: 'no-successors',
      place: placeOf('start_state'),
      found: `${quote(one.start)} without successors`,
      expected: 'a start state with at least one',
      ...didYouMean(nearest(one.start, [...below.keys()])),
    });
  }
  const unknown = (field: string, name: string): void =>
    problems.add({
      code: 'unknown-state',
      place: placeOf(field),
      found: `${field}: ${quote(name)}`,
      expected: 'a state that successors name',
      ...didYouMean(nearest(name, [...states])),
    });
  for (const name of one.winStates) if (!states.has(name)) unknown('win_states', name);
  for (const name of one.loseStates) {
    if (!states.has(name)) unknown('lose_states', name);
    else if (one.winStates.includes(name))
      problems.add({
        code: 'won-and-lost',
        place: placeOf('lose_states'),
        found: `${quote(name)} among win_states too`,
        expected: 'a state in one of them',
      });
  }
}

/** Children before parents, without recursion. */
function write(root: Unfolded, one: TreeCase, placeOf: PlaceOf, problems: Problems): NodeSpec {
  const [wins, losses] = [new Set(one.winStates), new Set(one.loseStates)];
  const limit = one.depth * one.agents;
  const order: Unfolded[] = [];
  const stack = [root];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    order.push(at);
    stack.push(...at.children);
  }
  const said = new Set<string>();
  const written = new Map<Unfolded, NodeSpec>();
  for (const at of order.reverse()) {
    const value = one.evaluation.get(at.state);
    const stops = at.ply === limit || (at.children.length === 0 && at.ply < limit);
    if (value === undefined && stops && !said.has(at.state)) {
      said.add(at.state);
      problems.add({
        code: 'missing-evaluation',
        place: placeOf('evaluation'),
        found: `no value for ${quote(at.state)}, where a search stops`,
        expected: 'a line with the state and its value',
      });
    }
    const id = nameOf(at);
    const own = { ...(id === null ? {} : { id }), ...(at.action === null ? {} : { action: at.action }) };
    if (at.children.length > 0) {
      written.set(at, {
        ...own,
        ...(value === undefined ? {} : { evaluation: inFile(value) as number | 'inf' | '-inf' }),
        children: at.children.map((child) => entry(written, child)),
      });
    } else {
      const outcome = wins.has(at.state) ? 'win' : losses.has(at.state) ? 'lose' : null;
      written.set(at, { ...own, value: inFile(value ?? null), ...(outcome === null ? {} : { outcome }) });
    }
  }
  return entry(written, root);
}

/** Names of states hold no spaces, so that what is added to one never makes it another's. */
function nameOf({ state, copy, parent }: Unfolded): string | null {
  if (parent === null && state === 'root') return null;
  return `${positional(state) ? 'state ' : ''}${state}${copy === 1 ? '' : ` (${copy})`}`;
}

/** The state that a node of an imported tree stands for. */
export const stateOf = (id: string): string => id.replace(/^state (?=\S)/, '').replace(/ \(\d+\)$/, '');

function inFile(value: number | null): LeafSpec {
  if (value === Infinity) return 'inf';
  return value === -Infinity ? '-inf' : value;
}

import { decides, prunes } from '../../subjects/subjects.ts';
import { differenceAt, nodeId, treeEvidence } from '../evidence.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import { differing, firstInOrder } from '../leaves/compare.ts';
import type { Explanation } from '../leaves/compared.ts';
import { allLeaves, notSeenIn } from '../leaves/everyLeaf.ts';
import { outOfTurn } from '../leaves/generation.ts';
import { explainStray } from '../leaves/stray.ts';
import { type Passes, readPasses } from '../../reading/passes.ts';
import { childOrder } from '../../reading/childOrder.ts';
import { pathTo } from '../../reading/unrolled.ts';
import { type Step, isLeaf } from '../../reading/search.ts';
import type { GameSubject } from '../subject.ts';

/**
 * Each node is generated once and each leaf evaluated once: at most for alpha–beta, exactly for searches that
 * do not prune. How often `player`, `actions` or `isTerminal` is asked is everyone's own business.
 */
export function judgeCalls(subject: GameSubject): RunFinding {
  const { unrolled, search } = subject;
  const passes = readPasses(unrolled, search);
  const explanation =
    explainRepeat(subject, passes) ??
    explainSecondPass(subject, passes) ??
    explainNever(subject) ??
    explainGeneration(subject, passes);
  const data = { actual: counts(search.steps) };
  if (explanation !== null) {
    const { node, remark } = explanation;
    const difference = differenceAt(unrolled, node);
    return wrong({ remark, ...data, evidence: treeEvidence(subject, { difference }) });
  }
  const { generated, evaluated } = counts(passes.first);
  const isActionSearched = passes.second.length > 0;
  return passed({
    remark: { code: 'each-asked-once', args: { generated, evaluated, isActionSearched } },
    ...data,
    evidence: treeEvidence(subject),
  });
}

function counts(steps: readonly Step[]): { readonly generated: number; readonly evaluated: number } {
  const generated = steps.filter(({ kind }) => kind === 'generate').length;
  return { generated, evaluated: steps.length - generated };
}

function explainRepeat({ unrolled, search, input }: GameSubject, { repeat }: Passes): Explanation | null {
  if (repeat === null) return null;
  const { kind, node } = repeat;
  const times = search.steps.filter((step) => step.kind === kind && step.node === node).length;
  const name = nodeId(unrolled, node);
  if (kind === 'generate') return { node, remark: { code: 'generated-again', args: { node: name, times } } };
  const leaf = isLeaf(unrolled, node, input.depthLimit) ? unrolled.id(node) : null;
  return { node, remark: { code: 'value-read-again', args: { node: name, leaf, times } } };
}

function explainSecondPass({ exercise, unrolled }: GameSubject, { second }: Passes): Explanation | null {
  const [again] = second;
  if (again === undefined || exercise.conventions.rootResearch === 'allowed') return null;
  const { node } = again;
  return { node, remark: { code: 'searched-again', args: { node: nodeId(unrolled, node) } } };
}

/**
 * Without pruning, every leaf is due; and no search evaluates a node above the leaves or below the depth
 * limit.
 */
function explainNever({ exercise, unrolled, search, input }: GameSubject): Explanation | null {
  const order = childOrder(unrolled, search.evaluated);
  const stray = search.evaluated.filter(
    (node) => unrolled.ply(node) > input.depthLimit || !isLeaf(unrolled, node, input.depthLimit),
  );
  if (stray.length > 0)
    return explainStray(
      { unrolled, depthLimit: input.depthLimit, agents: input.agents, actual: new Set(stray) },
      firstInOrder(unrolled, order, stray),
    );
  if (prunes(exercise)) return explainUnsearched({ unrolled, search, input });
  const { needed, optional } = allLeaves(unrolled, input.depthLimit, !decides(exercise));
  const actual = new Set(search.evaluated);
  const missing = differing(actual, new Set(needed), optional).filter(notSeenIn(unrolled, actual));
  if (missing.length === 0) return null;
  const leaf = firstInOrder(unrolled, order, missing);
  const args = { leaf: unrolled.id(leaf), algorithm: exercise.algorithm };
  return { node: leaf, remark: { code: 'never-came-to-leaf', args } };
}

/**
 * Who looks at nothing repeats nothing, but has not searched either: whatever may be pruned, every action at
 * the root is searched, unless a value is infinite and nothing can be better.
 */
function explainUnsearched({
  unrolled,
  search,
  input,
}: Pick<GameSubject, 'unrolled' | 'search' | 'input'>): Explanation | null {
  const looked = [...search.evaluated, ...search.unseen];
  if (looked.length === 0) return { node: 0, remark: { code: 'evaluated-nothing', args: {} } };
  // Where plays lead to one state, what is known of it serves them all.
  if (input.game.name !== 'tree' || isLeaf(unrolled, 0, input.depthLimit)) return null;
  if (looked.some((node) => Math.abs(unrolled.game.evaluate(node)) === Infinity)) return null;
  const entered = new Set(looked.flatMap((node) => pathTo(unrolled, node)));
  const left = unrolled.children(0).find((child) => !entered.has(child));
  if (left === undefined) return null;
  return { node: left, remark: { code: 'action-never-searched', args: { node: nodeId(unrolled, left) } } };
}

function explainGeneration(
  { exercise, unrolled, search }: GameSubject,
  { first }: Passes,
): Explanation | null {
  const { generation } = exercise.conventions;
  if (generation === 'any') return null;
  const node = outOfTurn(unrolled, first, search.unseen, generation);
  if (node === null) return null;
  const code = generation === 'lazy' ? 'generated-before-its-turn' : 'searched-before-siblings';
  return { node, remark: { code, args: { node: nodeId(unrolled, node) } } };
}

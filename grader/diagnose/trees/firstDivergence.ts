import { turnsSigns } from '../../../mistakes/adversarial/searchMistake.ts';
import type { Search } from '../../../mistakes/skeletons/adversarial.ts';
import { traitsOf } from '../../../mistakes/skeletons/algorithms.ts';
import { play, type PlayRules } from '../../../mistakes/skeletons/play.ts';
import type { Window } from '../../../reference/game.ts';
import { type Unrolled, unroll } from '../../reading/unrolled.ts';
import type { GameInput } from '../../types/input.ts';
import type { Divergence } from '../../words/diagnosis/divergence.ts';
import type { NodeId } from '../../words/nodes.ts';
import { type CandidateSearch, candidateSearch } from './candidateSearch.ts';
import { reorderedGame } from './childOrderRule.ts';
import type { DiagnosisContext } from './context.ts';
import type { DivergingStep } from './divergingStep.ts';
import { inUtilities } from './divergingUtilities.ts';
import { rulesOf } from './playRules.ts';

/** A node entered, with its window, or left, with its value. */
type Moment =
  | { readonly kind: 'enter'; readonly node: number; readonly window: Window }
  | { readonly kind: 'leave'; readonly node: number; readonly value: number };

/**
 * The first step at which a search with these mistakes differs from a correct one of the same convention,
 * node by node, on one tree. Null where they go the same way, or where it cannot be told in MAX's view.
 */
export function firstDivergence(
  context: DiagnosisContext,
  mistaken: CandidateSearch,
  input: GameInput,
): DivergingStep | null {
  if (mistaken.faults.some(({ form }) => form.isVague === true)) return null;
  // Where a game is searched again and again, what is held says where it parts.
  if (mistaken.keepsState || traitsOf(context.algorithm).deepens) return null;
  const unrolled = unroll(input.game);
  const correct = candidateSearch(context.algorithm, context.conventions, mistaken.convention, []);
  const isNegamax = mistaken.faults.some(({ mistake, form }) => turnsSigns(mistake, form));
  // One table for both, where values stand for lists.
  const rules = rulesOf(input);
  const wrong = moments(context, unrolled, rules, mistaken.make(), isNegamax);
  const right = moments(context, unrolled, rules, correct.make(), false);
  for (const [at, seen] of wrong.entries()) {
    const expected = right[at];
    if (expected === undefined) return null;
    if (isSame(seen, expected)) continue;
    if (mayBeLeftOut(context, seen, expected)) return null;
    const step = describe(unrolled, seen, expected, right.slice(0, at), isNegamax);
    return rules.several === undefined || step === null ? step : inUtilities(step, rules.several);
  }
  return null;
}

/** What a search leaves out has no value: infinity stands for it here, and is not to be told. */
const mayBeLeftOut = ({ algorithm }: DiagnosisContext, seen: Moment, expected: Moment): boolean =>
  traitsOf(algorithm).findsAll &&
  seen.kind === 'leave' &&
  expected.kind === 'leave' &&
  Math.abs(seen.value) === Infinity;

function moments(
  { order, mostQuestions }: DiagnosisContext,
  unrolled: Unrolled,
  rules: PlayRules,
  search: Search,
  isNegamax: boolean,
): Moment[] {
  const found: Moment[] = [];
  const first = unrolled.game.player(0) === 'min' ? -1 : 1;
  const sign = (ply: number): number => (isNegamax ? (ply % 2 === 0 ? first : -first) : 1);
  const inMaxView = ({ alpha, beta }: Window, ply: number): Window =>
    sign(ply) === 1 ? { alpha, beta } : { alpha: -beta, beta: -alpha };
  const game = reorderedGame({ unrolled, seen: { evaluated: [] } }, order === 'own' ? 'given' : order);
  play(search, game, rules, mostQuestions, {
    enter: (node, ply, window) => void found.push({ kind: 'enter', node, window: inMaxView(window, ply) }),
    leave: (node, ply, value) => void found.push({ kind: 'leave', node, value: sign(ply) * value + 0 }),
  });
  return found;
}

function isSame(a: Moment, b: Moment): boolean {
  if (a.node !== b.node) return false;
  if (a.kind === 'enter')
    return b.kind === 'enter' && a.window.alpha === b.window.alpha && a.window.beta === b.window.beta;
  return b.kind === 'leave' && a.value === b.value;
}

/** `before`: what both searches have done until then. */
function describe(
  unrolled: Unrolled,
  seen: Moment,
  expected: Moment,
  before: readonly Moment[],
  isNegamax: boolean,
): DivergingStep | null {
  const named = (node: number): NodeId => (node === 0 ? null : unrolled.id(node));
  // That a node is searched again is described where calls are counted.
  if (seen.kind === 'enter' && valueOf(seen.node, before) !== null) return null;
  if (seen.kind === 'enter' && expected.kind === 'enter') {
    const { node, window } = expected;
    if (seen.node !== node)
      return {
        what: { code: 'other-node', args: { seen: named(seen.node), expected: named(node) } },
        node: seen.node,
      };
    if (isNegamax) return null;
    return {
      what: { code: 'wrong-window', args: { node: named(node), seen: seen.window, expected: window } },
      node,
      window,
    };
  }
  if (seen.kind === 'leave' && expected.kind === 'enter') {
    const { node } = expected;
    return {
      what: { code: 'left-too-early', args: { node: named(seen.node), skipped: named(node) } },
      node: seen.node,
      ...windowIfKnown(windowOf(seen.node, before)),
    };
  }
  if (expected.kind === 'enter') return null;
  return seen.kind === 'enter'
    ? entersToo(unrolled, seen.node, expected, before, named)
    : leavesWith(unrolled, seen, expected, before, named);
}

type Entering = Extract<Moment, { readonly kind: 'enter' }>;
type Leaving = Extract<Moment, { readonly kind: 'leave' }>;
type Named = (node: number) => NodeId;

/** The search goes into a node where a correct one leaves another. */
function entersToo(
  unrolled: Unrolled,
  next: number,
  { node, value }: Leaving,
  before: readonly Moment[],
  named: Named,
): DivergingStep {
  const window = windowOf(node, before);
  const shouldStop =
    unrolled.children(node).length === 0 || (unrolled.parent(next) === node && before.at(-1)?.node === node);
  const what: Divergence = shouldStop
    ? { code: 'goes-too-deep', args: { node: named(node), below: named(next) } }
    : { code: 'cut-missed', args: { node: named(node), next: named(next), value, window } };
  return { what, node: next, ...windowIfKnown(windowOf(next, before) ?? window) };
}

/** Both leave a node: the same with another value, or different ones. */
function leavesWith(
  unrolled: Unrolled,
  seen: Leaving,
  { node, value: expected }: Leaving,
  before: readonly Moment[],
  named: Named,
): DivergingStep {
  if (seen.node !== node)
    return {
      what: { code: 'other-node', args: { seen: named(seen.node), expected: named(node) } },
      node: seen.node,
    };
  const children = unrolled.children(node).flatMap((child) => valueOf(child, before) ?? []);
  const values = { node: named(node), seen: seen.value, expected };
  return {
    what:
      children.length === 0
        ? { code: 'wrong-leaf-value', args: values }
        : { code: 'wrong-node-value', args: { ...values, player: unrolled.game.player(node), children } },
    node,
    ...windowIfKnown(windowOf(node, before)),
  };
}

const windowIfKnown = (window: Window | null): { readonly window?: Window } =>
  window === null ? {} : { window };

/** The window in which a node was last entered; null where it was not. */
function windowOf(node: number, before: readonly Moment[]): Window | null {
  const entering = before.findLast(
    (moment): moment is Entering => moment.kind === 'enter' && moment.node === node,
  );
  return entering?.window ?? null;
}

/** The value with which a node was last left; null where it was not. */
function valueOf(node: number, before: readonly Moment[]): number | null {
  const leaving = before.findLast(
    (moment): moment is Leaving => moment.kind === 'leave' && moment.node === node,
  );
  return leaving?.value ?? null;
}

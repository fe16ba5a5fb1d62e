import type { Window } from '../../../reference/game.ts';
import { play } from '../../../mistakes/skeletons/play.ts';
import type { Search } from '../../../mistakes/skeletons/adversarial.ts';
import type { GameInput } from '../../types/input.ts';
import type { Difference } from '../../types/verdict.ts';
import { differenceAt } from '../../judge/evidence.ts';
import { nodeName } from '../../judge/leaves/compared.ts';
import { type Unrolled, unroll } from '../../reading/unrolled.ts';
import { list, showNumber } from '../../words/values.ts';
import { type CandidateSearch, candidateSearch } from './candidateSearch.ts';
import type { DiagnosisContext } from './fit.ts';
import { rulesOf } from './playRules.ts';
import { reorderedGame } from './searchRun.ts';

/** A node entered or left; a value is only there when it is left. */
interface Moment {
  readonly node: number;
  readonly ply: number;
  readonly window: Window | null;
  readonly value: number | null;
}

/**
 * The first step at which a search with these mistakes parts from a correct one of the same convention, node
 * by node, on one tree. Null where they go the same way, or where it cannot be told in MAX's view.
 */
export function firstDivergence(
  context: DiagnosisContext,
  mistaken: CandidateSearch,
  input: GameInput,
): Difference | null {
  if (mistaken.parts.some(({ form }) => form.isVague === true)) return null;
  if (mistaken.keepsState) return null;
  const unrolled = unroll(input.game);
  const correct = candidateSearch(context.algorithm, context.conventions, mistaken.convention, []);
  const isTurned = mistaken.parts.some(({ mistake }) => mistake.isNegamax === true);
  const wrong = moments(context, unrolled, input, mistaken.make(), isTurned);
  const right = moments(context, unrolled, input, correct.make(), false);
  const at = wrong.findIndex((moment, i) => !isSame(moment, right[i]));
  if (at < 0 || right[at] === undefined) return null;
  return tell(unrolled, wrong[at]!, right[at], right.slice(0, at), isTurned);
}

function moments(
  context: DiagnosisContext,
  unrolled: Unrolled,
  input: GameInput,
  search: Search,
  isTurned: boolean,
): Moment[] {
  const found: Moment[] = [];
  const { game } = unrolled;
  const first = game.player(0) === 'min' ? -1 : 1;
  const sign = (ply: number): number => (isTurned ? (ply % 2 === 0 ? first : -first) : 1);
  const inMaxView = ({ alpha, beta }: Window, ply: number): Window =>
    sign(ply) === 1 ? { alpha, beta } : { alpha: -beta, beta: -alpha };
  const blank = {
    unrolled,
    seen: { evaluated: [] } as unknown as Parameters<typeof reorderedGame>[0]['seen'],
  };
  play(
    search,
    reorderedGame(blank, context.order === 'own' ? 'given' : context.order),
    rulesOf(input),
    context.mostQuestions,
    {
      enter: (node, ply, window) =>
        void found.push({ node, ply, window: inMaxView(window, ply), value: null }),
      leave: (node, ply, value) => void found.push({ node, ply, window: null, value: sign(ply) * value + 0 }),
    },
  );
  return found;
}

function isSame(a: Moment, b: Moment | undefined): boolean {
  return (
    b !== undefined &&
    a.node === b.node &&
    (a.window === null) === (b.window === null) &&
    a.value === b.value &&
    a.window?.alpha === b.window?.alpha &&
    a.window?.beta === b.window?.beta
  );
}

const showWindow = ({ alpha, beta }: Window): string =>
  `α = ${showNumber(alpha)} and β = ${showNumber(beta)}`;

function tell(
  unrolled: Unrolled,
  wrong: Moment,
  right: Moment,
  before: readonly Moment[],
  isTurned: boolean,
): Difference | null {
  const name = (node: number): string => nodeName(unrolled, node);
  // That a node is searched again is told by who counts calls.
  if (wrong.window !== null && before.some(({ node, value }) => node === wrong.node && value !== null))
    return null;
  if (wrong.node === right.node && wrong.window !== null && right.window !== null) {
    if (isTurned) return null;
    const known = right.node === 0 ? 'nothing is known yet, so that' : 'by then';
    return differenceAt(
      unrolled,
      right.node,
      `Your search seems to go into ${name(right.node)} with ${showWindow(wrong.window)}; ${known} it should be ${showWindow(right.window)}.`,
      right.window,
    );
  }
  if (wrong.node === right.node && wrong.value !== null && right.value !== null) {
    const window = windowOf(right.node, before);
    const children = unrolled
      .children(right.node)
      .flatMap(
        (child) => before.findLast(({ node, value }) => node === child && value !== null)?.value ?? [],
      );
    if (children.length === 0) {
      return differenceAt(
        unrolled,
        right.node,
        `Your search seems to take ${showNumber(wrong.value)} for ${name(right.node)}, which is worth ${showNumber(right.value)}.`,
        window,
      );
    }
    const player = unrolled.game.player(right.node);
    const who = player === 'chance' ? 'chance moves' : `${player.toUpperCase()} moves`;
    const sentence = `At ${name(right.node)}, where ${who}, your search seems to come to ${showNumber(wrong.value)}; the children came to ${list(children.map(showNumber))}, so that it is ${showNumber(right.value)}.`;
    return differenceAt(unrolled, right.node, sentence, window);
  }
  if (wrong.window !== null && right.value !== null) {
    const window = windowOf(right.node, before);
    const isLeaf =
      unrolled.children(right.node).length === 0 ||
      (unrolled.parent(wrong.node) === right.node && before.at(-1)?.node === right.node);
    const sentence = isLeaf
      ? `Your search goes on below ${name(right.node)} to ${name(wrong.node)}, where it should stop.`
      : `Your search goes into ${name(wrong.node)}, though it can leave ${name(right.node)} before: its value so far, ${showNumber(right.value)}, has met the bound (${window === undefined ? '' : showWindow(window)}).`;
    return differenceAt(unrolled, wrong.node, sentence, windowOf(wrong.node, before) ?? window);
  }
  if (right.window !== null && wrong.value !== null) {
    const sentence = `Your search leaves ${name(wrong.node)} without looking at ${name(right.node)}, which can still matter.`;
    return differenceAt(unrolled, right.node, sentence, right.window);
  }
  return differenceAt(
    unrolled,
    right.node,
    `Your search goes into ${name(wrong.node)} where a correct one goes into ${name(right.node)}.`,
    right.window ?? undefined,
  );
}

const windowOf = (node: number, before: readonly Moment[]): Window | undefined =>
  before.findLast((moment) => moment.node === node && moment.window !== null)?.window ?? undefined;

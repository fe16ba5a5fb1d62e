import { FULL_WINDOW } from '../../../reference/game.ts';
import type { Conventions } from '../../types/exercise.ts';
import { conventionName, differenceAt, treeEvidence } from '../evidence.ts';
import { type Finding, passed, wrong } from '../finding.ts';
import { beforeRepeat, differing, idsOrCount } from '../leaves/compare.ts';
import { type Compared, type Explanation, explainFirst, nodeName } from '../leaves/explain.ts';
import { type Convention, type Replay, replay } from '../reading/replay.ts';
import { childOrder } from '../reading/search.ts';
import type { GameSubject } from '../subject.ts';
import { count, list, showNumber } from '../words.ts';
import { judgeEveryLeaf } from './everyLeaf.ts';

const OTHER_CUT = { strict: 'non-strict', 'non-strict': 'strict' } as const;

/**
 * The leaves evaluated are those of a correct search. Algorithms that do not prune evaluate every leaf; alpha–beta
 * is replayed in the submission's own order of children, under each accepted convention.
 */
export function judgeLeaves(subject: GameSubject): Finding {
  const { exercise, input, unrolled, search } = subject;
  if (exercise.algorithm !== 'alpha-beta') return judgeEveryLeaf(subject);
  const { conventions } = exercise;
  const order = conventions.childOrder === 'given' ? unrolled.children : childOrder(unrolled, search.evaluated);
  const compared: Compared = { unrolled, order, depthLimit: input.depthLimit, actual: new Set(search.evaluated), unseen: search.unseen };
  const replays = accepted(conventions).map((convention) => replay(unrolled, { convention, depthLimit: input.depthLimit, order }));
  const fitting = replays.filter((correct) => fits(subject, compared, correct));
  return fitting.length > 0 ? praise(subject, fitting, replays) : blame(subject, compared, nearest(compared, replays));
}

function accepted({ cut, returns }: Conventions): Convention[] {
  return cut.flatMap((c) => returns.map((r) => ({ cut: c, returns: r })));
}

/** Whether the search evaluates what the replay does, and perhaps, once that is done, the root's children again. */
function fits(subject: GameSubject, compared: Compared, correct: Replay): boolean {
  const { search, exercise } = subject;
  const { actual, unseen } = compared;
  const pass = beforeRepeat(search.evaluated);
  const expected = new Set(correct.evaluated);
  if (exercise.conventions.childOrder === 'given' && !sameOrder(pass, correct.evaluated, unseen)) return false;
  if (differing(actual, expected, unseen).length === 0) return true;
  if (differing(new Set(pass), expected, unseen).length > 0) return false;
  // The second look at a child of the root may be without bounds, but it prunes like any other.
  const again = new Set(rootChildrenAlone(compared, correct.convention));
  return [...actual].every((leaf) => expected.has(leaf) || again.has(leaf) || unseen.has(leaf));
}

function sameOrder(actual: readonly number[], expected: readonly number[], unseen: ReadonlySet<number>): boolean {
  const seen = expected.filter((node) => !unseen.has(node));
  const found = actual.filter((node) => !unseen.has(node));
  return seen.every((node, at) => found[at] === node);
}

/** Leaves of searches from each child of the root, all with the full window. */
function rootChildrenAlone({ unrolled, order, depthLimit }: Compared, convention: Convention): number[] {
  if (depthLimit < 1) return [];
  return order(0).flatMap((node) => replay(unrolled, { convention, depthLimit, order, from: { node, window: FULL_WINDOW } }).evaluated);
}

function nearest(compared: Compared, replays: readonly Replay[]): Replay {
  const distance = ({ evaluated }: Replay): number => differing(compared.actual, new Set(evaluated), compared.unseen).length;
  return replays.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

function praise(subject: GameSubject, fitting: readonly Replay[], replays: readonly Replay[]): Finding {
  const { unrolled, search } = subject;
  const first = fitting[0]!;
  const returnsMatter = replays.some((other) => !fitting.includes(other) && other.convention.cut === first.convention.cut);
  const names = [...new Set(fitting.map(({ convention }) => conventionName(convention, returnsMatter)))];
  const cuts = new Set(replays.map(({ convention }) => convention.cut));
  const fittingCuts = new Set(fitting.map(({ convention }) => convention.cut));
  const convention = cuts.size > 1 && fittingCuts.size === cuts.size
    ? 'strict and non-strict cuts agree here'
    : `with ${list(names, 'or')} cuts, ${fittingCuts.has('strict') ? 'when α > β' : 'when α ≥ β'}`;
  const leaves = new Set(search.evaluated).size;
  return passed({
    rationale: `Evaluated ${count(leaves, 'leaf', 'leaves')}, just as a correct alpha–beta in the same order (${convention}).`,
    expected: idsOrCount(unrolled, first.evaluated),
    actual: idsOrCount(unrolled, new Set(search.evaluated)),
    evidence: treeEvidence(subject, { expectedEvaluated: first.evaluated.map(unrolled.id), convention: list(names, 'or') }),
  });
}

function blame(subject: GameSubject, compared: Compared, correct: Replay): Finding {
  const { unrolled, search } = subject;
  const { difference, help } = explain(subject, compared, correct);
  return wrong({
    rationale: difference.sentence,
    help,
    expected: idsOrCount(unrolled, correct.evaluated),
    actual: idsOrCount(unrolled, new Set(search.evaluated)),
    evidence: treeEvidence(subject, {
      expectedEvaluated: correct.evaluated.map(unrolled.id),
      convention: conventionName(correct.convention, false),
      difference,
    }),
  });
}

function explain(subject: GameSubject, compared: Compared, correct: Replay): Explanation {
  const { unrolled, actual, unseen, order, depthLimit } = compared;
  if (actual.size === 0) {
    const sentence = 'Your search evaluated no leaf: it never asked utility or evaluate, so it cannot know any value.';
    return { difference: differenceAt(unrolled, 0, sentence, FULL_WINDOW) };
  }
  const same = (leaves: Iterable<number>): boolean => differing(actual, new Set(leaves), unseen).length === 0;
  const first = explainFirst(compared, correct);
  const { difference } = first;
  const { cut } = correct.convention;
  if (!subject.exercise.conventions.cut.includes(OTHER_CUT[cut])
    && same(replay(unrolled, { convention: { ...correct.convention, cut: OTHER_CUT[cut] }, depthLimit, order }).evaluated)) {
    const asked = cut === 'strict' ? 'only when they cross (α > β)' : 'as soon as they meet (α ≥ β)';
    return { difference, help: `This exercise asks for ${cut} cuts: stop ${asked}.` };
  }
  if (same(rootChildrenAlone(compared, correct.convention))) return { difference: fullWindow(compared, correct) ?? difference, help: 'Update α (at a MIN root: β) after each child of the root, and hand it to the next one.' };
  if (subject.exercise.conventions.childOrder === 'given' && !sameOrder(search0(subject), correct.evaluated, unseen)) {
    return { difference, help: first.help ?? 'This exercise fixes the order: search the children as actions(state) lists them.' };
  }
  return first;
}

const search0 = (subject: GameSubject): readonly number[] => beforeRepeat(subject.search.evaluated);

/** The first child of the root that a correct search enters with a bound, where this one had none. */
function fullWindow({ unrolled, order }: Compared, correct: Replay) {
  const child = order(0).find((node) => {
    const window = correct.visits.get(node)?.window;
    return window !== undefined && (window.alpha !== -Infinity || window.beta !== Infinity);
  });
  if (child === undefined) return null;
  const { window } = correct.visits.get(child)!;
  const [bound, value, none] = window.alpha === -Infinity ? ['β', window.beta, '∞'] : ['α', window.alpha, '−∞'];
  const sentence = `Your search entered ${nodeName(unrolled, child)} with ${bound} = ${none}, though ${bound} = ${showNumber(value as number)} is known by then: `
    + "each of the root's children is searched as if it were the first.";
  return differenceAt(unrolled, child, sentence, window);
}

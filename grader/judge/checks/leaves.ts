import { isBounded, prunes } from '../../subjects/subjects.ts';
import { CUTS } from '../../../reference/game.ts';
import type { Conventions } from '../../types/exercise.ts';
import type { GameInput } from '../../types/input.ts';
import { comparedSearch, conventionName, differenceAt, treeEvidence } from '../evidence.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import { explainLeaves, rootChildrenAlone } from '../leaves/blame.ts';
import { apartFrom, beforeRepeat, differing, excusedBeside, idsOrCount } from '../leaves/compare.ts';
import type { Compared } from '../leaves/compared.ts';
import { positionsOf, samePositions } from '../leaves/positions.ts';
import { judgeBoundedLeaves } from '../leaves/bounded.ts';
import { judgeEveryLeaf } from '../leaves/everyLeaf.ts';
import { type Convention, type Replay, replay, replayRootLoop } from '../../reading/replay.ts';
import { type Order, childOrder, sortedOrder } from '../../reading/childOrder.ts';
import type { GameSubject } from '../subject.ts';
import { list } from '../../words/lists.ts';
import { itemAt } from '../../types/lookup.ts';

/**
 * The leaves evaluated are those of a correct search. Algorithms that do not prune evaluate every leaf;
 * alpha–beta is replayed in the submission's own order of children, under each accepted convention.
 */
export function judgeLeaves(subject: GameSubject): RunFinding {
  const { exercise, unrolled, search } = subject;
  if (!prunes(exercise)) return judgeEveryLeaf(subject);
  if (isBounded(exercise)) return judgeBoundedLeaves(subject);
  if (exercise.conventions.childOrder === 'given') return judgeInOrder(subject, unrolled.children);
  const finding = judgeInOrder(subject, childOrder(unrolled, search.evaluated));
  if (finding.state === 'passed') return finding;
  if (search.unseen.size > 0) {
    const sorted = judgeInOrder(subject, sortedOrder(unrolled, search));
    if (sorted.state === 'passed') return sorted;
  }
  return judgePositions(subject) ?? finding;
}

/**
 * Where plays lead to one state, a search that keeps the values of states, or generates all of them before it
 * evaluates any, is not seen at the plays that it is at: then the positions must be those of a correct
 * search. Null if they are not.
 */
function judgePositions(subject: GameSubject): RunFinding | null {
  const { exercise, input, unrolled, search } = subject;
  if (input.game.name === 'tree') return null; // each state has one play
  const rightToLeft: Order = (node) => unrolled.children(node).toReversed();
  for (const order of [unrolled.children, rightToLeft, childOrder(unrolled, search.evaluated)]) {
    for (const convention of acceptedConventions(exercise.conventions)) {
      const correct = replay({ unrolled, depthLimit: input.depthLimit, order, convention });
      if (!samePositions(unrolled, search.evaluated, correct.evaluated)) continue;
      const positions = positionsOf(unrolled, search.evaluated).size;
      const name = conventionName(convention, false);
      return passed({
        remark: { code: 'positions-right', args: { positions, convention: name } },
        evidence: treeEvidence(subject, { convention: name }),
      });
    }
  }
  return null;
}

function judgeInOrder(subject: GameSubject, order: Order): RunFinding {
  const { exercise, input, unrolled, search } = subject;
  const { conventions } = exercise;
  const compared: Compared = {
    unrolled,
    conventions,
    depthLimit: input.depthLimit,
    agents: input.agents,
    order,
    actual: new Set(search.evaluated),
    unseen: search.unseen,
  };
  const hasInfinity = input.depthLimit > 0 && mayMeetInfinity(input);
  const replays: Replay[] = [];
  const fitting: Replay[] = [];
  for (const convention of acceptedConventions(conventions)) {
    // Once one fits, the other cut is tried only to say whether it would do the same here.
    if (fitting.length > 0 && replays.some((other) => other.convention.cut === convention.cut)) continue;
    const correct = replay({ ...compared, convention });
    replays.push(correct);
    if (fits(subject, compared, correct)) fitting.push(correct);
    else if (hasInfinity) {
      const looped = conventions.returns.map((returns) =>
        replayRootLoop({ ...compared, convention: { ...convention, returns } }),
      );
      fitting.push(...looped.filter((other) => fits(subject, compared, other)).slice(0, 1));
    }
  }
  return fitting.length > 0 ? praise(subject, fitting, replays) : blame(subject, compared, replays);
}

/**
 * The conventions that can be told apart by their leaves. With non-strict cuts there is one: a value outside
 * the window ends the search of the parent or leaves it as it was, whether clamped or not.
 */
function acceptedConventions({ cut, returns }: Conventions): Convention[] {
  return cut.flatMap((c) =>
    (c === 'non-strict' ? returns.slice(0, 1) : returns).map((r) => ({ cut: c, returns: r })),
  );
}

/**
 * Whether a value is infinite, so that the full window of the root may be met: a loop at the root may not
 * test for that.
 */
function mayMeetInfinity({ game }: GameInput): boolean {
  return (
    game.name === 'tree' &&
    game.tree.nodes.some(({ value, evaluation }) => isInfinite(value) || isInfinite(evaluation))
  );
}

const isInfinite = (value: number | null): boolean => value === Infinity || value === -Infinity;

/**
 * Whether the search evaluates what the replay does, and perhaps, once that is done, the root's children
 * again.
 */
function fits({ search, exercise }: GameSubject, compared: Compared, correct: Replay): boolean {
  const { actual, unrolled } = compared;
  const unseen = excusedBeside(unrolled, compared.unseen, correct.evaluated);
  const pass = beforeRepeat(search.evaluated);
  const expected = new Set(correct.evaluated);
  if (exercise.conventions.childOrder === 'given' && !isInOrder(pass, correct.evaluated, unseen))
    return false;
  if (differing(actual, expected, unseen).length === 0) return true;
  if (differing(new Set(pass), expected, unseen).length > 0) return false;
  // The second look at a child of the root may start without bounds, but it prunes like any other.
  const again = new Set(rootChildrenAlone(compared, correct.convention));
  return [...actual].every((leaf) => expected.has(leaf) || again.has(leaf) || unseen.has(leaf));
}

function isInOrder(
  actual: readonly number[],
  expected: readonly number[],
  unseen: ReadonlySet<number>,
): boolean {
  const found = actual.filter((node) => !unseen.has(node));
  return expected.filter((node) => !unseen.has(node)).every((node, at) => found[at] === node);
}

function praise(subject: GameSubject, fitting: readonly Replay[], replays: readonly Replay[]): RunFinding {
  const { unrolled, search } = subject;
  const { evaluated, convention } = itemAt(fitting, 0);
  const names = fitting.map((one) =>
    conventionName(
      one.convention,
      replays.some((other) => other !== one && other.convention.cut === one.convention.cut),
    ),
  );
  const followed = fitting.length > 1 ? null : { name: itemAt(names, 0), cut: convention.cut };
  const leaves = new Set(search.evaluated);
  return passed({
    remark: { code: 'leaves-right', args: { leaves: leaves.size, convention: followed } },
    expected: idsOrCount(unrolled, evaluated),
    actual: idsOrCount(unrolled, leaves),
    evidence: treeEvidence(subject, {
      expectedEvaluated: evaluated.map(unrolled.id),
      convention: list(names, { join: 'or' }),
    }),
  });
}

function blame(subject: GameSubject, compared: Compared, replays: readonly Replay[]): RunFinding {
  const { unrolled, search } = subject;
  const plain = plainest(replays);
  const distances = plain.map(({ evaluated }) => apartFrom(compared, evaluated).length);
  const nearest = itemAt(plain, distances.indexOf(Math.min(...distances)));
  const { node, window, remark } = explainLeaves(compared, nearest, plain);
  return wrong({
    remark,
    expected: idsOrCount(unrolled, nearest.evaluated),
    actual: idsOrCount(unrolled, new Set(search.evaluated)),
    evidence: treeEvidence(subject, {
      expectedEvaluated: nearest.evaluated.map(unrolled.id),
      convention: conventionName(nearest.convention, false),
      ...comparedSearch(subject.exercise, nearest.convention),
      difference: differenceAt(unrolled, node, window),
    }),
  });
}

/**
 * One replay for each cut, non-strict first: fail-soft where it is accepted, as clamped values hide strict
 * cuts, and a search is best told what the plainest correct one does.
 */
function plainest(replays: readonly Replay[]): Replay[] {
  return CUTS.toReversed().flatMap((cut) => {
    const same = replays.filter(({ convention }) => convention.cut === cut);
    return same.find(({ convention }) => convention.returns === 'fail-soft') ?? same.slice(0, 1);
  });
}

import type { Conventions } from '../../types/exercise.ts';
import { conventionName, treeEvidence } from '../evidence.ts';
import { type Finding, passed, wrong } from '../finding.ts';
import { explainLeaves, rootChildrenAlone } from '../leaves/blame.ts';
import { beforeRepeat, differing, idsOrCount } from '../leaves/compare.ts';
import { judgeEveryLeaf } from '../leaves/everyLeaf.ts';
import type { Compared } from '../leaves/explain.ts';
import { type Convention, type Replay, replay } from '../reading/replay.ts';
import { childOrder } from '../reading/search.ts';
import type { GameSubject } from '../subject.ts';
import { count, list } from '../words.ts';

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
  const replays = accepted(conventions).map((convention) => replay(unrolled, { ...compared, convention }));
  const fitting = replays.filter((correct) => fits(subject, compared, correct));
  return fitting.length > 0 ? praise(subject, fitting, replays) : blame(subject, compared, nearest(compared, replays));
}

function accepted({ cut, returns }: Conventions): Convention[] {
  return cut.flatMap((c) => returns.map((r) => ({ cut: c, returns: r })));
}

/** Whether the search evaluates what the replay does, and perhaps, once that is done, the root's children again. */
function fits({ search, exercise }: GameSubject, compared: Compared, correct: Replay): boolean {
  const { actual, unseen } = compared;
  const pass = beforeRepeat(search.evaluated);
  const expected = new Set(correct.evaluated);
  if (exercise.conventions.childOrder === 'given' && !isInOrder(pass, correct.evaluated, unseen)) return false;
  if (differing(actual, expected, unseen).length === 0) return true;
  if (differing(new Set(pass), expected, unseen).length > 0) return false;
  // The second look at a child of the root may start without bounds, but it prunes like any other.
  const again = new Set(rootChildrenAlone(compared, correct.convention));
  return [...actual].every((leaf) => expected.has(leaf) || again.has(leaf) || unseen.has(leaf));
}

function isInOrder(actual: readonly number[], expected: readonly number[], unseen: ReadonlySet<number>): boolean {
  const found = actual.filter((node) => !unseen.has(node));
  return expected.filter((node) => !unseen.has(node)).every((node, at) => found[at] === node);
}

function nearest(compared: Compared, replays: readonly Replay[]): Replay {
  const distances = replays.map(({ evaluated }) => differing(compared.actual, new Set(evaluated), compared.unseen).length);
  return replays[distances.indexOf(Math.min(...distances))]!;
}

function praise(subject: GameSubject, fitting: readonly Replay[], replays: readonly Replay[]): Finding {
  const { unrolled, search } = subject;
  const { evaluated, convention } = fitting[0]!;
  const names = namesOf(fitting, replays);
  const cuts = new Set(fitting.map((one) => one.convention.cut));
  const followed = cuts.size > 1 ? 'strict and non-strict cuts agree here' : `${list(names, 'or')}: it cuts when α ${convention.cut === 'strict' ? '>' : '≥'} β`;
  const leaves = new Set(search.evaluated);
  return passed({
    rationale: `Evaluated ${count(leaves.size, 'leaf', 'leaves')}, just as a correct alpha–beta in the same order (${followed}).`,
    expected: idsOrCount(unrolled, evaluated),
    actual: idsOrCount(unrolled, leaves),
    evidence: treeEvidence(subject, { expectedEvaluated: evaluated.map(unrolled.id), convention: list(names, 'or') }),
  });
}

/** The conventions that fit, by name; how values are returned is named where it makes a difference. */
function namesOf(fitting: readonly Replay[], replays: readonly Replay[]): string[] {
  const returnsMatter = ({ convention }: Replay): boolean => replays.some((other) => other.convention.cut === convention.cut && !fitting.includes(other));
  return [...new Set(fitting.map((one) => conventionName(one.convention, returnsMatter(one))))];
}

function blame(subject: GameSubject, compared: Compared, correct: Replay): Finding {
  const { unrolled, search, exercise } = subject;
  const { difference, help } = explainLeaves(compared, correct, exercise.conventions);
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

import { type Holding, momentsOf, readHolding, reaches, reachesBelow } from '../../reading/held.ts';
import type { GameInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import { itemAt } from '../../types/lookup.ts';
import type { HoldingRemark } from '../../words/holding.ts';
import type { RunRemark } from '../../words/remarks.ts';
import { treeEvidence } from '../evidence.ts';
import { ExpectedPasses } from '../expectedPasses.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import type { GameSubject } from '../subject.ts';

/** A search that may be stopped at any time, as its checks look at it. */
interface AnytimeSubject {
  readonly subject: GameSubject;
  readonly holding: Holding;
  readonly passes: ExpectedPasses;
  /** Questions after which it was stopped; null where it ended by itself. */
  readonly stoppedAfter: number | null;
}

/** Whether a run asked as much as it was to ask, and was stopped for no other reason. */
export const isStoppedAsPlanned = (
  { anytime, depthLimit }: GameInput,
  { outcome, calls }: Observation,
): boolean =>
  outcome.kind === 'limit' &&
  outcome.limit === 'calls' &&
  // Where nothing says when to end, to go on is right.
  calls >= (anytime?.questions ?? (Number.isFinite(depthLimit) ? Infinity : 0));

function anytimeSubject(subject: GameSubject, observation: Observation): AnytimeSubject {
  const { exercise, unrolled, input } = subject;
  return {
    subject,
    holding: readHolding(unrolled, momentsOf(unrolled, observation)),
    passes: new ExpectedPasses(exercise, unrolled, input),
    stoppedAfter: isStoppedAsPlanned(input, observation) ? observation.calls : null,
  };
}

const found = (
  { subject, holding, passes }: AnytimeSubject,
  remark: HoldingRemark,
): Parameters<typeof wrong<RunRemark>>[0] => ({
  remark,
  expected: passes.deepest === 0 ? null : passes.best(passes.deepest),
  actual: holding.held,
  ...comparedIn(remark, passes),
  evidence: treeEvidence(subject),
});

/** What a remark compares, where it is not about the end. */
function comparedIn(
  remark: HoldingRemark,
  passes: ExpectedPasses,
): Pick<Parameters<typeof wrong>[0], 'expected' | 'actual'> {
  switch (remark.code) {
    case 'held-not-the-best':
    case 'held-of-unfinished-pass':
      return { expected: remark.args.best, actual: remark.args.action };
    case 'held-nothing':
      return { expected: passes.best(remark.args.depth - 1), actual: null };
    case 'other-move-first':
      return { expected: [remark.args.held], actual: remark.args.first };
    default:
      return {};
  }
}

/**
 * Whenever it is stopped, what is held is a best move of the deepest pass that is finished. Wherever a pass
 * begins, the one before it must be over; what is held in its middle is the move of one or the other.
 */
export function judgeHeld(subject: GameSubject, observation: Observation): RunFinding {
  const about = anytimeSubject(subject, observation);
  const remark = wrongWhileSearching(about) ?? wrongAtEnd(about);
  if (remark !== null) return wrong(found(about, remark));
  const { deepest, held } = about.holding;
  return passed(
    found(
      about,
      held === null
        ? { code: 'held-nothing-at-the-end', args: {} }
        : { code: 'held-right', args: { action: held, deepest, stoppedAfter: about.stoppedAfter } },
    ),
  );
}

function wrongWhileSearching({ subject, holding, passes }: AnytimeSubject): HoldingRemark | null {
  const { depthLimit } = subject.input;
  for (const [at, step] of holding.steps.entries()) {
    if (step.kind === 'held') {
      const { ply, action } = step;
      // What the first pass holds is looked at when it is over, and the last of any other pass likewise.
      const isOvertaken = holding.steps[at + 1]?.kind === 'held';
      if (ply < 2 || !isOvertaken) continue;
      if (!passes.isBest(action, ply) && !passes.isBest(action, ply - 1))
        return { code: 'held-of-unfinished-pass', args: { action, depth: ply, best: passes.best(ply - 1) } };
      continue;
    }
    const { ply, held } = step;
    if (ply > depthLimit) return { code: 'looked-too-deep', args: { ply, limit: depthLimit } };
    if (ply < 2) continue;
    if (held === null) return { code: 'held-nothing', args: { depth: ply } };
    const best = passes.best(ply - 1);
    if (!best.includes(held))
      return { code: 'held-not-the-best', args: { action: held, depth: ply - 1, best } };
  }
  return null;
}

function wrongAtEnd(about: AnytimeSubject): HoldingRemark | null {
  const { holding, passes, stoppedAfter, subject } = about;
  const { held, deepest } = holding;
  const due = stoppedAfter === null ? passes.deepest : passes.finishedWithin(stoppedAfter);
  if (due === 0) return null;
  // Deeper than it had to be: every pass before has been looked at already.
  if (deepest > due) return wrongLast(about);
  const best = passes.best(due);
  if (deepest < due && reaches(subject.unrolled, 0, due))
    return stoppedAfter === null
      ? { code: 'ended-too-early', args: { deepest, due, held } }
      : { code: 'came-too-late', args: { deepest, due, questions: stoppedAfter } };
  if (held === null) return { code: 'held-nothing-at-end', args: { depth: due } };
  return best.includes(held)
    ? null
    : { code: 'held-not-the-best-at-end', args: { action: held, depth: due, best } };
}

/** Stopped in the middle of a pass: that pass may be over, or not. */
function wrongLast({ holding: { held, deepest }, passes }: AnytimeSubject): HoldingRemark | null {
  if (held === null || passes.isBest(held, deepest) || passes.isBest(held, deepest - 1)) return null;
  return {
    code: 'held-of-unfinished-pass',
    args: { action: held, depth: deepest, best: passes.best(deepest - 1) },
  };
}

/** Each pass but the first begins with the move that is held. */
export function judgeOrder(subject: GameSubject, observation: Observation): RunFinding {
  const about = anytimeSubject(subject, observation);
  const { holding, passes } = about;
  const { unrolled } = subject;
  const begun: number[] = [];
  for (const step of holding.steps) {
    if (step.kind === 'held' || step.ply < 2 || step.held === null) continue;
    const { ply, held, first } = step;
    // Where its plays end early, a search may begin with it and get that deep elsewhere.
    if (!reachesBelow(unrolled, held, ply - 1)) continue;
    const isAsGood = passes.isBest(held, ply - 1) && passes.isBest(first, ply - 1);
    if (first !== held && !isAsGood)
      return wrong(found(about, { code: 'other-move-first', args: { first, held, depth: ply } }));
    begun.push(ply);
  }
  if (begun.length > 0)
    return passed(
      found(about, { code: 'held-move-first', args: { depth: itemAt(begun, begun.length - 1) } }),
    );
  if (passes.deepest < 2) return passed(found(about, { code: 'held-nothing-at-the-end', args: {} }));
  return wrong(found(about, { code: 'no-pass-after-a-held-move', args: { deepest: holding.deepest } }));
}

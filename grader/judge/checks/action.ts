import type { Conventions } from '../../types/exercise.ts';
import { treeEvidence } from '../evidence.ts';
import {
  type ExpectedAction,
  type ExpectedAnswer,
  expectedAnswer,
  optimalActions,
  worthOf,
} from '../expected.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import { hasValueOnly, readAction, readAgentAction, readDecision } from '../../reading/answer.ts';
import { decides } from '../../subjects/subjects.ts';
import type { GameSubject } from '../subject.ts';
import { itemAt } from '../../types/lookup.ts';

/** The returned action is an optimal one, or the one of them that `ties` fixes; null where nobody chooses. */
export function judgeAction(subject: GameSubject): RunFinding {
  const { exercise, input, unrolled, answer } = subject;
  const expected = expectedAnswer(exercise.algorithm, unrolled, input.depthLimit);
  const optimal = optimalActions(expected);
  const accepted = acceptedActions(optimal, exercise.conventions.ties);
  const read =
    input.agents !== undefined
      ? readAgentAction(answer)
      : decides(exercise)
        ? readDecision(answer)
        : readAction(answer);
  const data = {
    expected: accepted.length === 0 ? null : accepted,
    actual: answer,
    evidence: treeEvidence(subject),
  };
  if (!read.ok && expected.actions.length === 0 && hasValueOnly(answer))
    return judgeNone(expected, accepted, { ...data, actual: null });
  if (!read.ok)
    return wrong({
      remark: { code: 'action-unreadable', args: { best: accepted, unread: read.unread } },
      ...data,
    });
  const found = { ...data, actual: read.value };
  if (read.value === null) return judgeNone(expected, accepted, found);
  const chosen = expected.actions.find(({ action }) => action === read.value);
  if (chosen === undefined) {
    const legal = expected.actions.map(({ action }) => action);
    const action = read.value;
    return wrong({
      remark:
        legal.length === 0
          ? { code: 'action-after-the-end', args: { action } }
          : { code: 'action-not-legal', args: { action, legal } },
      ...found,
    });
  }
  if (accepted.includes(chosen.action)) {
    const args = { action: chosen.action, ways: optimal.length };
    return passed({ remark: { code: 'action-right', args }, ...found });
  }
  if (expected.player === 'chance')
    return passed({ remark: { code: 'action-where-chance-moves', args: {} }, ...found });
  return judgeOther(chosen, expected, optimal, accepted, found);
}

type Data = Omit<Parameters<typeof wrong>[0], 'remark'>;

function acceptedActions(optimal: readonly string[], ties: Conventions['ties']): readonly string[] {
  if (ties === 'first') return optimal.slice(0, 1);
  if (ties === 'last') return optimal.slice(-1);
  return optimal;
}

function judgeNone(expected: ExpectedAnswer, accepted: readonly string[], data: Data): RunFinding {
  if (expected.actions.length === 0)
    return passed({ remark: { code: 'no-action-at-the-end', args: {} }, ...data });
  if (expected.player === 'chance')
    return passed({ remark: { code: 'no-action-where-chance-moves', args: {} }, ...data });
  return wrong({ remark: { code: 'no-action', args: { best: accepted } }, ...data });
}

function judgeOther(
  chosen: ExpectedAction,
  expected: ExpectedAnswer,
  optimal: readonly string[],
  accepted: readonly string[],
  data: Data,
): RunFinding {
  if (optimal.includes(chosen.action)) {
    const which = accepted[0] === optimal[0] ? 'first' : 'last';
    const args = { action: chosen.action, which, asked: itemAt(accepted, 0) } as const;
    return wrong({ remark: { code: 'another-of-the-best', args }, ...data });
  }
  const { action } = chosen;
  const args = { best: accepted, action, worth: worthOf(expected, chosen), value: expected.value };
  return wrong({ remark: { code: 'action-not-the-best', args }, ...data });
}

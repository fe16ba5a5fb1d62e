import { readActions } from '../../reading/answer.ts';
import { treeEvidence } from '../evidence.ts';
import { type ExpectedAnswer, expectedAnswer, optimalActions, worthOf } from '../expected.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import type { GameSubject } from '../subject.ts';

/** The returned actions are all optimal ones and no others, in any order. */
export function judgeActions(subject: GameSubject): RunFinding {
  const { exercise, input, unrolled, answer } = subject;
  const expected = expectedAnswer(exercise.algorithm, unrolled, input.depthLimit);
  const best = optimalActions(expected);
  const data = { expected: best, actual: answer, evidence: treeEvidence(subject) };
  const read = readActions(answer);
  if (!read.ok)
    return wrong({ remark: { code: 'actions-unreadable', args: { best, unread: read.unread } }, ...data });
  const actions = [...new Set(read.value)];
  const found = { ...data, actual: actions };
  if (expected.actions.length === 0)
    return actions.length === 0
      ? passed({ remark: { code: 'actions-right', args: { best } }, ...found })
      : wrong({ remark: { code: 'actions-after-the-end', args: { actions } }, ...found });
  const legal = expected.actions.map(({ action }) => action);
  const illegal = actions.filter((action) => !legal.includes(action));
  if (illegal.length > 0)
    return wrong({ remark: { code: 'actions-not-legal', args: { actions: illegal, legal } }, ...found });
  return judgeSet(actions, best, expected, found);
}

type Data = Omit<Parameters<typeof wrong>[0], 'remark'>;

function judgeSet(
  actions: readonly string[],
  best: readonly string[],
  expected: ExpectedAnswer,
  data: Data,
): RunFinding {
  const { value } = expected;
  const [extra] = expected.actions.filter(({ action }) => actions.includes(action) && !best.includes(action));
  if (extra !== undefined) {
    const args = { best, action: extra.action, worth: worthOf(expected, extra), value };
    return wrong({ remark: { code: 'actions-too-many', args }, ...data });
  }
  const missing = best.filter((action) => !actions.includes(action));
  if (missing.length > 0)
    return wrong({ remark: { code: 'actions-missing', args: { best, missing, value } }, ...data });
  return passed({ remark: { code: 'actions-right', args: { best } }, ...data });
}

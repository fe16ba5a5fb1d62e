import { readActionOfSeveral, readUtilities } from '../../reading/answer.ts';
import { treeEvidence } from '../evidence.ts';
import { expectedUtilities, type ExpectedUtilities } from '../expectedUtilities.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import type { GameSubject } from '../subject.ts';
import type { RunRemark } from '../../words/remarks.ts';

/** The returned utilities are those of the root, one a player, exactly. */
export function judgeUtilities(subject: GameSubject): RunFinding {
  const { exercise, input, answer } = subject;
  const { values: expected } = expectedUtilities(input.game, exercise.conventions.ties);
  const data = { expected, actual: answer, evidence: treeEvidence(subject) };
  const read = readUtilities(answer);
  if (!read.ok)
    return wrong({
      remark: { code: 'utilities-unreadable', args: { expected, unread: read.unread } },
      ...data,
    });
  const { value: values } = read;
  const found = { ...data, actual: values };
  if (values.length !== expected.length)
    return wrong({ remark: { code: 'utilities-of-other-players', args: { expected, values } }, ...found });
  if (values.every((value, player) => value === expected[player]))
    return passed({ remark: { code: 'utilities-right', args: { values } }, ...found });
  return wrong({ remark: { code: 'utilities-wrong', args: { expected, values } }, ...found });
}

/** The returned action is the best one for whoever moves, of several the one that `ties` fixes. */
export function judgeActionOfSeveral(subject: GameSubject): RunFinding {
  const { exercise, input, answer } = subject;
  const { ties } = exercise.conventions;
  const expected = expectedUtilities(input.game, ties);
  const best = expected.action === null ? [] : [expected.action];
  const read = readActionOfSeveral(answer);
  const data = {
    expected: expected.action === null ? null : best,
    actual: answer,
    evidence: treeEvidence(subject),
  };
  const isLeft = expected.action === null && !read.ok && readUtilities(answer).ok;
  if (!read.ok && !isLeft)
    return wrong({ remark: { code: 'action-unreadable', args: { best, unread: read.unread } }, ...data });
  const action = read.ok ? read.value : null;
  const found = { ...data, actual: action };
  if (action === null)
    return expected.action === null
      ? passed({ remark: { code: 'no-action-at-the-end', args: {} }, ...found })
      : wrong({ remark: { code: 'no-action', args: { best } }, ...found });
  const chosen = expected.actions.find((each) => each.action === action);
  if (chosen === undefined) return notLegal(action, expected, found);
  if (action === expected.action)
    return passed({ remark: { code: 'action-right', args: { action, ways: 1 } }, ...found });
  return wrong({ remark: remarkOf(chosen, expected, ties), ...found });
}

type Data = Omit<Parameters<typeof wrong>[0], 'remark'>;
type Chosen = ExpectedUtilities['actions'][number];

function notLegal(action: string, { actions }: ExpectedUtilities, data: Data): RunFinding {
  const legal = actions.map((each) => each.action);
  return wrong({
    remark:
      legal.length === 0
        ? { code: 'action-after-the-end', args: { action } }
        : { code: 'action-not-legal', args: { action, legal } },
    ...data,
  });
}

/** Why an action that the root has is not the one asked for. */
function remarkOf(
  { action, values }: Chosen,
  { player, values: best, action: asked }: ExpectedUtilities,
  ties: GameSubject['exercise']['conventions']['ties'],
): RunRemark {
  const which = ties === 'last' ? 'last' : 'first';
  if (asked !== null && values[player] === best[player])
    return { code: 'another-of-the-best', args: { action, which, asked } };
  return {
    code: 'action-worse-for-player',
    args: { action, player, values, best: asked ?? '', bestValues: best },
  };
}

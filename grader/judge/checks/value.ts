import { readValue } from '../../reading/answer.ts';
import { searchSubjectOf } from '../../subjects/subjects.ts';
import { treeEvidence } from '../evidence.ts';
import { equals, expectedAnswer } from '../expected.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import type { GameSubject } from '../subject.ts';

/** The returned value is the root's, in MAX's view: exactly, or to rounding where expectations are formed. */
export function judgeValue(subject: GameSubject): RunFinding {
  const { exercise, input, unrolled, answer } = subject;
  const { algorithm } = exercise;
  const expected = expectedAnswer(algorithm, unrolled, input.depthLimit);
  const name = searchSubjectOf(exercise)?.valueName ?? 'minimax value';
  const due = { name, expected: expected.value };
  const data = { expected: expected.value, actual: answer, evidence: treeEvidence(subject) };
  const read = readValue(answer);
  if (!read.ok)
    return wrong({ remark: { code: 'value-unreadable', args: { ...due, unread: read.unread } }, ...data });
  const { value } = read;
  const found = { ...data, actual: value };
  if (equals(expected, value, expected.value))
    return passed({ remark: { code: 'value-right', args: { value, name } }, ...found });
  const isNegated = expected.player === 'min' && equals(expected, -value, expected.value);
  const code = isNegated ? 'value-of-wrong-sign' : 'value-wrong';
  return wrong({ remark: { code, args: { ...due, value } }, ...found });
}

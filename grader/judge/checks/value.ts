import { searchSubjectOf } from '../../subjects/subjects.ts';
import { treeEvidence } from '../evidence.ts';
import { equals, expectedAnswer } from '../expected.ts';
import { type Finding, passed, wrong } from '../finding.ts';
import { readValue } from '../../reading/answer.ts';
import type { GameSubject } from '../subject.ts';
import { showNumber } from '../../words/values.ts';

/** The returned value is the root's, in MAX's view: exactly, or to rounding where expectations are formed. */
export function judgeValue(subject: GameSubject): Finding {
  const { exercise, input, unrolled, answer } = subject;
  const expected = expectedAnswer(exercise.algorithm, unrolled, input.depthLimit);
  const name = searchSubjectOf(exercise)?.valueName ?? 'minimax value';
  const data = { expected: expected.value, actual: answer, evidence: treeEvidence(subject) };
  const read = readValue(answer);
  if (!read.ok) {
    return wrong({
      rationale: `Your function returned ${read.found}; the ${name} is ${showNumber(expected.value)}.`,
      help: read.help,
      ...data,
    });
  }
  if (equals(expected, read.value, expected.value)) {
    return passed({
      rationale: `Returned ${showNumber(read.value)}, the ${name}.`,
      ...data,
      actual: read.value,
    });
  }
  return wrong({
    rationale: `Your function returned ${showNumber(read.value)}; the ${name} is ${showNumber(expected.value)}.`,
    help:
      expected.player === 'min' && equals(expected, -read.value, expected.value)
        ? "The number is right but for its sign: the value is always MAX's view, also where MIN moves first."
        : undefined,
    ...data,
    actual: read.value,
  });
}

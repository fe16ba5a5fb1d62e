import { Fraction } from 'fraction.js';
import { plainProse } from '../../report/plainProse.ts';
import type { Verdict } from '../../types/verdict.ts';
import { partWords, wholeWords } from '../../words/quiz/partWords.ts';
import { unreadWords } from '../../words/quiz/unreadWords.ts';
import { wording } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import type { JudgedPart, JudgedQuestion } from './judge.ts';
import { findingOf } from './partFinding.ts';
import { treeEvidence } from './treeEvidence.ts';

/** A verdict for each part where parts count alone, else one for the question. */
export function questionVerdicts(question: JudgedQuestion): Verdict[] {
  const { prepared, parts, max } = question;
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return [partVerdict(prepared, only, max, question.points)];
  if (prepared.ask.question.credit === 'all' || prepared.kind.whyNot !== undefined)
    return [wholeVerdict(question)];
  const each = max.div(parts.length);
  // What wrong parts take away is spread over what is right.
  const gross = parts.reduce((sum, { share }) => sum.add(share), new Fraction(0)).mul(each);
  const kept = gross.equals(0) ? gross : question.points.div(gross);
  return parts.map((part) => partVerdict(prepared, part, each, each.mul(part.share).mul(kept)));
}

function wholeVerdict({ prepared, parts, max, share, points, whyNot }: JudgedQuestion): Verdict {
  const isRight = share.equals(1);
  const notRight = parts.filter(({ state }) => state !== 'right');
  return {
    check: prepared.ask.question.id,
    state: isRight ? 'passed' : 'failed',
    points: points.toFraction(),
    maxPoints: max.toFraction(),
    visibility: 'student',
    code: isRight ? 'answer-right' : 'answer-wrong',
    description: oneLine(prepared),
    rationale: wholeWords({
      isRight,
      whyNot,
      parts: notRight.map((part) => ({ label: part.field.label, finding: findingOf(prepared, part) })),
    }),
    expected: Object.fromEntries(parts.map(({ field, right }) => [field.label, formatGiven(field, right)])),
    actual: parts.map((part) => `${part.field.label}: ${givenWords(part)}`).join('; '),
  };
}

function givenWords(part: JudgedPart): string {
  if (part.state === 'blank') return 'blank';
  return part.state === 'unreadable' ? unreadWords(part.why) : formatGiven(part.field, part.given);
}

function partVerdict(prepared: PreparedQuestion, part: JudgedPart, max: Fraction, points: Fraction): Verdict {
  const { field, given, right, state } = part;
  const finding = findingOf(prepared, part);
  const evidence = treeEvidence(prepared, part, finding);
  const line = oneLine(prepared);
  return {
    check: prepared.ask.question.id,
    ...(field.key === '' ? {} : { case: field.key }),
    description: field.key === '' ? line : `${field.label}. ${line}`,
    state: state === 'right' || state === 'carried' ? 'passed' : 'failed',
    points: points.toFraction(),
    maxPoints: max.toFraction(),
    visibility: 'student',
    code: `answer-${finding.code}`,
    rationale: partWords(finding),
    expected: formatGiven(field, right),
    ...(given === null ? {} : { actual: formatGiven(field, given) }),
    ...(evidence === null ? {} : { evidence }),
  };
}

const oneLine = (prepared: PreparedQuestion): string =>
  plainProse(wording(prepared)).replace(/\s+/g, ' ').trim();

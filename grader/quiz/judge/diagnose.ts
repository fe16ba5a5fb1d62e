import type { Agreement } from '../../words/quiz/diagnosisWords.ts';
import type { Mistake } from '../mistakes/mistakenAnswers.ts';
import type { PreparedQuiz } from '../preparedQuestion.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import { sameAnswer } from '../question/sameAnswer.ts';
import type { Given } from '../types.ts';
import type { JudgedPart, JudgedQuestion } from './judge.ts';

/** A known mistake that explains what a student answered. */
export interface Explanation {
  readonly mistake: Mistake;
  /** Others that answer just the same here. */
  readonly alike: readonly Mistake[];
  /** The questions whose wrong parts it answers as the student did. */
  readonly agreements: readonly Agreement[];
}

interface Candidate {
  readonly mistake: Mistake;
  /** Wrong parts that it explains, as `question` or `question.part`. */
  readonly explains: readonly string[];
  /** Questions about which it says otherwise. */
  readonly against: number;
  readonly agreements: readonly Agreement[];
}

/**
 * Mistakes that answer as the student did, the one that explains most first; each wrong part is explained
 * once.
 *
 * A mistake is only named when it explains every wrong part of at least one question: a set that is the same
 * leaf for leaf, or all values of a tree. Parts that are right, or that follow from the student's own values,
 * say nothing.
 */
export function diagnose(quiz: PreparedQuiz, questions: readonly JudgedQuestion[]): Explanation[] {
  const candidates = new Map<string, Candidate>();
  for (const question of questions) collect(quiz, question, candidates);
  const found: Explanation[] = [];
  const explained = new Set<string>();
  for (;;) {
    const open = [...candidates.values()]
      .map((each) => ({ ...each, fresh: each.explains.filter((part) => !explained.has(part)).length }))
      .filter(({ fresh }) => fresh > 0)
      .sort((a, b) => b.fresh - b.against - (a.fresh - a.against));
    const [best, ...others] = open;
    if (best === undefined) return found;
    const key = (each: Candidate): string => each.explains.join('\n');
    const alike = others
      .filter((each) => each.against === best.against && key(each) === key(best))
      .map(({ mistake }) => mistake);
    for (const part of best.explains) explained.add(part);
    found.push({ mistake: best.mistake, alike, agreements: best.agreements });
  }
}

function collect(
  quiz: PreparedQuiz,
  { prepared, parts }: JudgedQuestion,
  candidates: Map<string, Candidate>,
): void {
  const { id } = prepared.ask.question;
  const number = quiz.questions.indexOf(prepared) + 1;
  const wrong = parts.filter(({ state }) => state === 'wrong');
  if (wrong.length === 0) return;
  for (const { mistake, answers } of quiz.mistaken(prepared)) {
    const before = candidates.get(mistake.id) ?? { mistake, explains: [], against: 0, agreements: [] };
    candidates.set(
      mistake.id,
      explainsAll(parts, answers)
        ? {
            ...before,
            explains: [
              ...before.explains,
              ...wrong.map(({ field }) => (field.key === '' ? id : `${id}.${field.key}`)),
            ],
            agreements: [...before.agreements, { question: number, parts: wrong.flatMap(shownPart) }],
          }
        : { ...before, against: before.against + 1 },
    );
  }
}

/** Whether a mistake answers every wrong part as the student did, and no right part otherwise. */
function explainsAll(parts: readonly JudgedPart[], answers: readonly (Given | null)[]): boolean {
  return parts.every(({ state, field, given }, at) => {
    const answer = answers[at] ?? null;
    const agrees = answer !== null && given !== null && sameAnswer(field, answer, given);
    if (state === 'wrong') return agrees;
    return state !== 'right' || agrees || answer === null;
  });
}

function shownPart({ field, given }: JudgedPart): Agreement['parts'] {
  if (given === null) return [];
  return [{ label: field.key === '' ? '' : field.label, answer: formatGiven(field, given) }];
}

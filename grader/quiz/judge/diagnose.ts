import type { Given } from '../types.ts';
import { same } from '../kinds/same.ts';
import type { PosedQuiz } from '../pose.ts';
import type { Mistake } from '../mistakes/mistakenAnswers.ts';
import { formatGiven } from '../kinds/format.ts';
import type { JudgedPart, JudgedQuestion } from './judge.ts';

/** A known mistake that explains what a student answered. */
export interface Explained {
  readonly mistake: Mistake;
  /** Others that answer just the same here. */
  readonly alike: readonly Mistake[];
  /** Ids of the questions whose wrong parts it answers as the student did. */
  readonly questions: readonly string[];
  readonly evidence: string;
}

interface Candidate {
  readonly mistake: Mistake;
  /**
   * Wrong parts that it explains, and those that it says otherwise about, as `question` or `question.part`.
   */
  readonly explains: string[];
  readonly against: number;
  readonly questions: string[];
  readonly evidence: string;
}

/**
 * Mistakes that answer as the student did, the one that explains most first; each wrong part is explained
 * once.
 *
 * A mistake is only named when it explains every wrong part of at least one question: a set that is the same
 * leaf for leaf, or all values of a tree. Parts that are right, or that follow from the student's own values,
 * say nothing.
 */
export function diagnose(quiz: PosedQuiz, questions: readonly JudgedQuestion[]): Explained[] {
  const candidates = new Map<string, Candidate>();
  for (const question of questions) collect(quiz, question, candidates);
  const found: Explained[] = [];
  const explained = new Set<string>();
  for (;;) {
    const open = [...candidates.values()]
      .map((each) => ({ ...each, fresh: each.explains.filter((part) => !explained.has(part)).length }))
      .filter(({ fresh }) => fresh > 0)
      .sort((a, b) => b.fresh - b.against - (a.fresh - a.against));
    const [best] = open;
    if (best === undefined) return found;
    const key = (each: Candidate): string => each.explains.join('\n');
    const alike = open
      .filter(
        (each) =>
          each.mistake.id !== best.mistake.id && each.against === best.against && key(each) === key(best),
      )
      .map(({ mistake }) => mistake);
    for (const part of best.explains) explained.add(part);
    found.push({ mistake: best.mistake, alike, questions: best.questions, evidence: best.evidence });
  }
}

function collect(
  quiz: PosedQuiz,
  { posed, parts }: JudgedQuestion,
  candidates: Map<string, Candidate>,
): void {
  const { ask } = posed;
  const { id } = ask.question;
  const isWrong = ({ state, given }: JudgedPart): boolean => state === 'wrong' && given !== null;
  const wrong = [...parts.keys()].filter((at) => isWrong(parts[at]!));
  if (wrong.length === 0) return;
  for (const { mistake, answers } of quiz.mistaken(posed)) {
    const agrees = (at: number): boolean =>
      answers[at] !== null &&
      answers[at] !== undefined &&
      same(parts[at]!.field, answers[at], parts[at]!.given!);
    const hits = wrong.filter(agrees);
    const rightBut = [...parts.keys()].filter(
      (at) => parts[at]!.state === 'right' && !agrees(at) && answers[at] !== null,
    );
    const before = candidates.get(mistake.id);
    const isWhole = hits.length === wrong.length && rightBut.length === 0;
    if (!isWhole) {
      candidates.set(mistake.id, {
        ...(before ?? { mistake, explains: [], questions: [], evidence: '' }),
        against: (before?.against ?? 0) + 1,
      });
      continue;
    }
    const named = hits.map((at) => (parts[at]!.field.key === '' ? id : `${id}.${parts[at]!.field.key}`));
    const said = hits
      .map((at) => answerWords(posed.ask, parts[at]!, parts[at]!.given!))
      .slice(0, 3)
      .join('; ');
    const evidence = `In ${id} it gives just what was answered: ${said}.`;
    candidates.set(mistake.id, {
      mistake,
      explains: [...(before?.explains ?? []), ...named],
      questions: [...(before?.questions ?? []), id],
      against: before?.against ?? 0,
      evidence: `${before?.evidence ?? ''} ${evidence}`.trim(),
    });
  }
}

function answerWords(ask: Parameters<typeof formatGiven>[0], { field }: JudgedPart, given: Given): string {
  const text = formatGiven(ask, field, given);
  return field.key === '' ? text : `${field.label}: ${text}`;
}

import { Fraction } from 'fraction.js';
import { HAND_MISTAKES } from '../../../mistakes/byHand/handMistakes.ts';
import { MOST_FOR_UNIFORM, shareOf, uniformAnswers } from '../credit/uniform.ts';
import { fraction } from '../exactNumber.ts';
import { prepareQuestion } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import type { Quiz } from '../quiz.ts';
import type { Mistaken } from '../mistakes/mistakenAnswers.ts';
import { mistakesIn } from './mistakesIn.ts';

/** How well a quiz tells mistakes from right answers and from each other, and what it pays for no work. */
export interface QuizAdequacy {
  readonly quiz: string;
  readonly mistakes: readonly QuizMistake[];
  /** Mistakes that give the same answers to all questions. */
  readonly alike: readonly (readonly string[])[];
  readonly questions: readonly QuestionAdequacy[];
  /** Exact points of a blank sheet, of one that answers uniformly and luckily, and of all. */
  readonly points: { readonly blank: string; readonly uniform: string; readonly all: string };
}

export interface QuizMistake {
  readonly id: string;
  readonly title: string;
  /** `permitted`: it answers rightly, as it should. */
  readonly state: 'caught' | 'permitted' | 'survives';
  /** Numbers of the questions in which its answer is another than the right one. */
  readonly caughtBy: readonly number[];
}

export interface QuestionAdequacy {
  readonly number: number;
  readonly kind: string;
  /** Mistakes whose answer differs from the right one. */
  readonly reveals: readonly string[];
  /** Mistakes that answer rightly here. */
  readonly cannotTell: readonly string[];
  /** Of those that it reveals, the ones that give the same wrong answer. */
  readonly alike: readonly (readonly string[])[];
  readonly lazy: readonly LazyAnswer[];
}

/** An answer that takes no work. */
export interface LazyAnswer {
  readonly words: string;
  /** Exact, and the most that it may earn. */
  readonly points: string;
  readonly most: string;
}

export function adequacyOfQuiz(quiz: Quiz): QuizAdequacy {
  const all = quiz.questions.map((question) => {
    const prepared = prepareQuestion(quiz, question);
    return { prepared, ...mistakesIn(prepared) };
  });
  const ids = [...new Set(all.flatMap(({ possible }) => possible))].sort(byOrderOfBank);
  const signatures = all.map(({ prepared, wrong }) => signaturesOf(prepared, wrong));
  const questions = all.map(({ prepared, possible, wrong }, at): QuestionAdequacy => {
    const isWrong = new Set(wrong.map(({ mistake }) => mistake.id));
    return {
      number: at + 1,
      kind: prepared.ask.question.kind,
      reveals: possible.filter((id) => isWrong.has(id)),
      cannotTell: possible.filter((id) => !isWrong.has(id)),
      alike: alikeIn([...isWrong], (id) => signatures[at]?.get(id) ?? ''),
      lazy: lazyAnswers(prepared),
    };
  });
  const mistakes = ids.map((id): QuizMistake => {
    const caughtBy = questions.flatMap(({ number, reveals }) => (reveals.includes(id) ? [number] : []));
    const state = caughtBy.length > 0 ? 'caught' : id === 'other-convention' ? 'permitted' : 'survives';
    return { id, title: titleOf(id, all), state, caughtBy };
  });
  const caught = mistakes.filter(({ state }) => state === 'caught').map(({ id }) => id);
  return {
    quiz: quiz.slug,
    mistakes,
    alike: alikeIn(caught, (id) => JSON.stringify(signatures.map((each) => each.get(id) ?? ''))),
    questions,
    points: {
      blank: pointsOf(all, ({ prepared }) =>
        shareOf(
          prepared,
          prepared.parts.map(() => null),
        ),
      ),
      uniform: pointsOf(all, ({ prepared }) => bestUniform(prepared)),
      all: pointsOf(all, () => new Fraction(1)),
    },
  };
}

/** Whether it earns more than it may. */
export const isPaidTooMuch = ({ points, most }: LazyAnswer): boolean =>
  fraction(points).compare(fraction(most)) > 0;

/** Whether a mistake survives, or a lazy answer is paid too much. */
export const isLacking = ({ mistakes, questions }: QuizAdequacy): boolean =>
  mistakes.some(({ state }) => state === 'survives') ||
  questions.some(({ lazy }) => lazy.some(isPaidTooMuch));

const ORDER = new Map(HAND_MISTAKES.map(({ id }, at) => [id, at]));
const byOrderOfBank = (a: string, b: string): number => (ORDER.get(a) ?? -1) - (ORDER.get(b) ?? -1);

const titleOf = (id: string, all: readonly { readonly wrong: readonly Mistaken[] }[]): string =>
  HAND_MISTAKES.find((each) => each.id === id)?.title ??
  all.flatMap(({ wrong }) => wrong).find(({ mistake }) => mistake.id === id)?.mistake.title ??
  id;

/** What each mistake answers, in words. */
const signaturesOf = ({ parts }: PreparedQuestion, wrong: readonly Mistaken[]): Map<string, string> =>
  new Map(
    wrong.map(({ mistake, answers }) => [
      mistake.id,
      JSON.stringify(
        parts.map(({ field, at }) => {
          const given = answers[at] ?? null;
          return given === null ? '' : formatGiven(field, given);
        }),
      ),
    ]),
  );

/** Groups of two or more that say the same. */
function alikeIn(ids: readonly string[], said: (id: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const id of ids) groups.set(said(id), [...(groups.get(said(id)) ?? []), id]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The lazy answers that earn something; of those that go by the same words, the best. */
function lazyAnswers(prepared: PreparedQuestion): LazyAnswer[] {
  const points = fraction(prepared.ask.question.points);
  const best = new Map<string, Fraction>();
  for (const { words, given } of uniformAnswers(prepared)) {
    const share = shareOf(prepared, given);
    if (share.compare(best.get(words) ?? new Fraction(-1)) > 0) best.set(words, share);
  }
  return [...best].map(([words, share]) => ({
    words,
    points: points.mul(share).toFraction(),
    most: points.mul(MOST_FOR_UNIFORM).toFraction(),
  }));
}

const bestUniform = (prepared: PreparedQuestion): Fraction =>
  uniformAnswers(prepared)
    .map(({ given }) => shareOf(prepared, given))
    .reduce((best, share) => (share.compare(best) > 0 ? share : best), new Fraction(0));

function pointsOf<T extends { readonly prepared: PreparedQuestion }>(
  all: readonly T[],
  share: (each: T) => Fraction,
): string {
  return all
    .reduce(
      (sum, each) => sum.add(fraction(each.prepared.ask.question.points).mul(share(each))),
      new Fraction(0),
    )
    .toFraction();
}

import {
  carriedWords,
  faultWords,
  mistakeWords,
  spotWords,
  standingWords,
  unreadableWords,
} from '../../words/quiz/practiceWords.ts';
import { partWords } from '../../words/quiz/partWords.ts';
import { diagnose } from '../judge/diagnose.ts';
import { judgeSheet } from '../judge/judge.ts';
import type { JudgedPart, JudgedQuestion } from '../judge/judge.ts';
import { findingOf } from '../judge/partFinding.ts';
import type { Mistake } from '../mistakes/mistakenAnswers.ts';
import { isRightIn, prepareQuiz } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { parseQuizData } from '../quizData.ts';
import type { Event, Given } from '../types.ts';
import { faultOf } from './fault.ts';
import type { Faulty } from './fault.ts';

/** How one part of a question stands, for a page to show. All but `part` and `state` are sentences. */
export interface PartMark {
  readonly part: string;
  readonly state: JudgedPart['state'];
  readonly words: string;
  /** What is wrong, where to look, the idea: to be shown one by one, each only if it is asked for. */
  readonly hints: readonly string[];
  /** Empty where nothing is left to tell. */
  readonly answer: string;
}

/** What a page of a practice quiz does with answers. */
export interface Practice {
  /** Judges one question, with all that was answered before it: `answers` as a page saves them. */
  check(question: string, answers: Readonly<Record<string, unknown>>): readonly PartMark[];
}

/** The judge of a class, in a browser: bundled for pages by the build, which hold the quiz as data. */
export function practise(data: string): Practice {
  const prepared = prepareQuiz(parseQuizData(data));
  return {
    check(id, answers) {
      const sheet = { id: '', name: '', quiz: null, hash: null, answers: new Map(Object.entries(answers)) };
      const judged = judgeSheet(prepared, sheet);
      const question = judged.find((each) => each.prepared.ask.question.id === id);
      if (question === undefined) return [];
      const [explanation] = diagnose(prepared, [question]);
      return question.parts.map((part, at) => markOf(question, part, at, explanation?.mistake ?? null));
    },
  };
}

function markOf(question: JudgedQuestion, part: JudgedPart, at: number, mistake: Mistake | null): PartMark {
  const { state, field } = part;
  const mark = { part: field.key, state, hints: [], answer: '' };
  if (state === 'right') return { ...mark, words: standingWords(state) };
  const answer = answerWords(question, part);
  if (state === 'unreadable') return { ...mark, words: unreadableWords(part.why) };
  const words = standingWords(state);
  if (state === 'carried') return { ...mark, words, hints: [carriedWords], answer };
  const { look, idea } = hintsOf(question, at);
  if (state === 'blank') return { ...mark, words, hints: filled(look, idea), answer };
  const { fault, spot } = faultIn(question, part, at);
  const happened = mistake === null ? '' : mistakeWords(mistake.title);
  return {
    ...mark,
    words,
    hints: filled(
      joined(faultWords(fault), happened),
      look === '' && spot !== null ? spotWords(spot) : look,
      joined(idea, mistake?.words ?? ''),
    ),
    answer,
  };
}

function hintsOf({ prepared: { ask, kind, world } }: JudgedQuestion, at: number) {
  return { look: kind.look?.(ask, world, at) ?? '', idea: kind.idea(ask) };
}

type WrongPart = Extract<JudgedPart, { readonly state: 'wrong' }>;

function faultIn({ prepared, whyNot }: JudgedQuestion, part: WrongPart, at: number): Faulty {
  const { kind } = prepared;
  if (whyNot !== null) return { fault: { code: 'not-together', why: whyNot }, spot: null };
  // Where several differ and are right, none is the one to be near to.
  if (kind.isIndivisible === true || kind.allRight !== undefined) return NOT_THAT;
  return faultOf(part.field, part.right, withoutOptional(prepared, part, at));
}

const NOT_THAT: Faulty = { fault: { code: 'another-one' }, spot: null };

/** An answer without what may be named or left out. */
function withoutOptional(prepared: PreparedQuestion, { right, given }: WrongPart, at: number): Given {
  if (right.type !== 'events' || given.type !== 'events') return given;
  const isOptional = (event: Event): boolean =>
    !right.events.some(({ node }) => node === event.node) &&
    isRightIn(prepared, prepared.world, at, { ...right, events: [...right.events, event] });
  return { ...given, events: given.events.filter((event) => !isOptional(event)) };
}

/** As a report says it, but for what it costs. */
function answerWords({ prepared }: JudgedQuestion, part: JudgedPart): string {
  const finding = findingOf(prepared, part);
  if (finding.code === 'right' || finding.code === 'carried') return partWords(finding);
  const leaves = finding.code === 'wrong' ? finding.leaves : null;
  const { right, because } = finding;
  return partWords({
    code: 'wrong',
    right,
    because,
    implied: null,
    countsInPart: false,
    takesAway: false,
    leaves,
  });
}

const filled = (...hints: readonly string[]): string[] => hints.filter((hint) => hint !== '');
const joined = (...sentences: readonly string[]): string => filled(...sentences).join(' ');

import { Fraction } from 'fraction.js';
import { UnknownLeafError } from '../../../reference/games/tree.ts';
import type { Unread } from '../../words/quiz/unreadWords.ts';
import { isRightIn, rightAnswer } from '../preparedQuestion.ts';
import type { PreparedPart, PreparedQuestion, PreparedQuiz } from '../preparedQuestion.ts';
import type { Own, World } from '../question/kind.ts';
import { nothingLocal } from '../question/worlds.ts';
import { readField } from '../read/field.ts';
import { partOf } from '../read/partOf.ts';
import type { Sheet } from '../sheets/answersFile.ts';
import { nothingOwn, ownWorld } from '../tree/world.ts';
import type { OwnAnswers } from '../tree/world.ts';
import type { Field, Given } from '../types.ts';
import { creditFor, creditOfParts } from '../credit/credit.ts';
import { isIdentical } from '../credit/isIdentical.ts';
import { isUniform } from '../credit/uniform.ts';

/** One part of a question with how it stands. */
export type JudgedPart = {
  readonly field: Field;
  readonly right: Given;
  /** From 0 to 1. */
  readonly share: Fraction;
} & PartStanding;

/**
 * - `right`: as it is. `carried`: wrong, but what the student's own earlier answers imply; nothing is lost
 *   for it.
 * - `wrong`, `blank`, `unreadable`: the last is neither right nor held against other parts.
 */
type PartStanding =
  | { readonly state: 'blank'; readonly given: null }
  | { readonly state: 'unreadable'; readonly given: null; readonly why: Unread }
  | { readonly state: 'right'; readonly given: Given }
  | { readonly state: 'carried'; readonly given: Given }
  | {
      readonly state: 'wrong';
      readonly given: Given;
      /** The answer by the student's own values, where the part was judged by that. */
      readonly implied: Given | null;
    };

export interface JudgedQuestion {
  readonly prepared: PreparedQuestion;
  readonly parts: readonly JudgedPart[];
  /** For parts that are judged together: why they are not right; else null. */
  readonly whyNot: string | null;
  /** From 0 to 1. */
  readonly share: Fraction;
  readonly points: Fraction;
  readonly max: Fraction;
}

const ALL = new Fraction(1);
const NOTHING = new Fraction(0);

/**
 * Judges a sheet, question by question. What was answered before is kept, so that one wrong value is charged
 * once.
 */
export function judgeSheet({ questions }: PreparedQuiz, sheet: Sheet): JudgedQuestion[] {
  const ownTrees = new Map<string, OwnAnswers>();
  const local = nothingLocal();
  const answers = new Map([...sheet.answers].map(([id, answer]) => [id.toLowerCase(), answer]));
  return questions.map((prepared) => {
    const { question, figure } = prepared.ask;
    const tree = figure?.kind === 'tree' ? (ownTrees.get(figure.id) ?? nothingOwn()) : null;
    if (tree !== null) ownTrees.set(question.figure, tree);
    return judgeQuestion(prepared, answers.get(question.id.toLowerCase()), { tree, local });
  });
}

function judgeQuestion(prepared: PreparedQuestion, answer: unknown, own: Own): JudgedQuestion {
  const { ask, kind } = prepared;
  const isWhole = kind.whyNot !== undefined;
  const judged = isWhole ? judgeTogether(prepared, answer) : judgeEach(prepared, answer, own);
  const { parts } = judged;
  const share = creditOfParts(
    parts.map((part) => ({ share: part.share, isAnswered: part.given !== null })),
    ask.question.credit,
  );
  const max = new Fraction(ask.question.points);
  return { prepared, ...judged, share, points: max.mul(share), max };
}

type Judged = Pick<JudgedQuestion, 'parts' | 'whyNot'>;

/** Parts that only make sense together: all of them are right, or none. */
function judgeTogether(prepared: PreparedQuestion, answer: unknown): Judged {
  const { ask, kind, parts } = prepared;
  const written = parts.map((part) => readPart(prepared, part, answer));
  const given = written.map((each) => (each.state === 'read' ? each.given : null));
  const whyNot = kind.whyNot?.(ask, given) ?? null;
  const share = whyNot === null ? ALL : NOTHING;
  return {
    whyNot,
    parts: parts.map((part, at): JudgedPart => {
      const base = { field: part.field, right: rightAnswer(part), share };
      const each = written[at];
      if (each === undefined || each.state === 'blank') return { ...base, state: 'blank', given: null };
      if (each.state === 'unreadable') return { ...base, ...each, given: null };
      return whyNot === null
        ? { ...base, state: 'right', given: each.given }
        : { ...base, state: 'wrong', given: each.given, implied: null };
    }),
  };
}

/** Parts one by one, those first that others rest on. */
function judgeEach(prepared: PreparedQuestion, answer: unknown, own: Own): Judged {
  const { ask, kind, parts } = prepared;
  const judged = new Map<number, JudgedPart>();
  const written = parts.map((part) => readPart(prepared, part, answer));
  // What is answered the same everywhere was not worked out, so nothing follows from it.
  const isGuessed = isUniform(
    prepared,
    written.map((each) => (each.state === 'read' ? each.given : null)),
  );
  for (const at of kind.judgingOrder?.(ask) ?? parts.keys()) {
    const part = parts[at];
    if (part === undefined) throw new RangeError(`question ${ask.question.id} has no part ${at}`);
    const found = judgePart(prepared, part, answer, own);
    judged.set(at, found);
    if (found.given !== null && !isGuessed) kind.learn?.(ask, own, at, found.given);
  }
  return { whyNot: null, parts: parts.flatMap(({ at }) => judged.get(at) ?? []) };
}

type Written =
  | { readonly state: 'blank' }
  | { readonly state: 'unreadable'; readonly why: Unread }
  | { readonly state: 'read'; readonly given: Given };

function readPart({ parts }: PreparedQuestion, { field }: PreparedPart, answer: unknown): Written {
  const read = readField(partOf(answer, field.key, parts.length), field);
  if (read === null) return { state: 'blank' };
  return read.ok ? { state: 'read', given: read.value } : { state: 'unreadable', why: read.why };
}

function judgePart(prepared: PreparedQuestion, part: PreparedPart, answer: unknown, own: Own): JudgedPart {
  const { field, at } = part;
  const right = rightAnswer(part);
  const written = readPart(prepared, part, answer);
  const base = { field, right };
  if (written.state === 'blank') return { ...base, share: NOTHING, state: 'blank', given: null };
  if (written.state === 'unreadable') return { ...base, share: NOTHING, ...written, given: null };
  const { given } = written;
  if (isRightIn(prepared, prepared.world, at, given)) return { ...base, share: ALL, state: 'right', given };
  const credit = prepared.kind.isIndivisible === true ? 'all' : prepared.ask.question.credit;
  const share = creditFor(field, right, given, credit);
  const implied = impliedBy(prepared, part, own);
  if (implied === null) return { ...base, share, state: 'wrong', given, implied: null };
  if (isRightIn(prepared, implied.world, at, given)) return { ...base, share: ALL, state: 'carried', given };
  const carried = creditFor(field, implied.answer, given, credit);
  return carried.compare(share) > 0
    ? { ...base, share: carried, state: 'wrong', given, implied: implied.answer }
    : { ...base, share, state: 'wrong', given, implied: null };
}

/** What the student's own earlier answers make of this part; null where they make nothing else of it. */
function impliedBy(
  { ask, kind, world }: PreparedQuestion,
  part: PreparedPart,
  own: Own,
): { readonly world: World; readonly answer: Given } | null {
  try {
    const tree = own.tree === null || world.tree === null ? world.tree : ownWorld(world.tree, own.tree);
    const mine: World = { tree, own: own.local };
    const answer = kind.answer(ask, mine)[part.at] ?? null;
    return answer === null || isIdentical(answer, rightAnswer(part)) ? null : { world: mine, answer };
  } catch (error) {
    // Their values lead the search to a leaf that is not given: nothing follows from them.
    if (error instanceof UnknownLeafError) return null;
    throw error;
  }
}

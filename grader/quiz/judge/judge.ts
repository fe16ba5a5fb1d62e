import { Fraction } from 'fraction.js';
import { UnknownLeafError } from '../../../reference/games/tree.ts';
import { formatGiven } from '../kinds/format.ts';
import type { World } from '../kinds/kind.ts';
import { nothingLocal } from '../kinds/rules.ts';
import { isRightIn } from '../pose.ts';
import type { Posed, PosedQuiz } from '../pose.ts';
import { partOf } from '../read/answersFile.ts';
import type { Sheet } from '../read/answersFile.ts';
import { readField } from '../read/field.ts';
import { nothingOwn, ownWorld } from '../tree/world.ts';
import type { OwnAnswers } from '../tree/world.ts';
import type { Field, Given } from '../types.ts';
import { creditFor, creditOfParts } from './credit.ts';

/**
 * - `right`: as it is. `carried`: wrong, but what the student's own earlier answers imply; nothing is lost
 *   for it.
 * - `wrong`, `blank`, `unreadable`: the last is neither right nor held against other parts.
 */
export const PART_STATES = ['right', 'carried', 'wrong', 'blank', 'unreadable'] as const;
export type PartState = (typeof PART_STATES)[number];

export interface JudgedPart {
  readonly field: Field;
  readonly state: PartState;
  /** Null where nothing that can be read was given. */
  readonly given: Given | null;
  readonly right: Given;
  /** Why it cannot be read; empty otherwise. */
  readonly why: string;
  /** From 0 to 1. */
  readonly share: Fraction;
  /** What the part comes to when it is carried: the answer by the student's own values. */
  readonly implied: Given | null;
}

export interface JudgedQuestion {
  readonly posed: Posed;
  readonly parts: readonly JudgedPart[];
  /** From 0 to 1. */
  readonly share: Fraction;
  readonly points: Fraction;
  readonly max: Fraction;
}

/**
 * Judges a sheet, question by question. What was answered before is kept, so that one wrong value is charged
 * once.
 */
export function judgeSheet({ questions }: PosedQuiz, sheet: Sheet): JudgedQuestion[] {
  const ownTrees = new Map<string, OwnAnswers>();
  const local = nothingLocal();
  const answers = new Map([...sheet.answers].map(([id, answer]) => [id.toLowerCase(), answer]));
  return questions.map((posed) => {
    const { question } = posed.ask;
    const isTree = posed.ask.figure?.kind === 'tree';
    if (isTree && !ownTrees.has(question.figure)) ownTrees.set(question.figure, nothingOwn());
    const tree = isTree ? ownTrees.get(question.figure)! : null;
    return judgeQuestion(posed, answers.get(question.id.toLowerCase()), { tree, local });
  });
}

interface Own {
  readonly tree: OwnAnswers | null;
  readonly local: World['own'];
}

function judgeQuestion(posed: Posed, answer: unknown, own: Own): JudgedQuestion {
  const { ask, rules, fields, right } = posed;
  const read = fields.map((field) => readField(partOf(answer, field.key, fields.length), field));
  const given = read.map((each) => (each !== null && each.ok ? each.value : null));
  const parts: JudgedPart[] = [];
  if (rules.acceptsAll !== undefined) {
    const isRight = rules.acceptsAll(ask, posed.world, given);
    for (const [at, field] of fields.entries()) {
      const state: PartState =
        read[at] === null ? 'blank' : !read[at]!.ok ? 'unreadable' : isRight ? 'right' : 'wrong';
      parts.push({
        field,
        state,
        given: given[at]!,
        right: right[at]!,
        why: whyUnread(read[at]!),
        share: new Fraction(isRight ? 1 : 0),
        implied: null,
      });
    }
  } else {
    for (const at of rules.judgingOrder?.(ask) ?? fields.keys()) {
      const field = fields[at]!;
      const part = judgePart(posed, at, given[at]!, own);
      parts[at] = {
        field,
        right: right[at]!,
        given: given[at]!,
        why: whyUnread(read[at]!),
        ...part,
        state: read[at] === null ? 'blank' : !read[at]!.ok ? 'unreadable' : part.state,
      };
      if (given[at] !== null) rules.learn?.(ask, own, at, given[at]!);
    }
  }
  const share = creditOfParts(
    parts.map(({ share: each, given: said }) => ({ share: each, isAnswered: said !== null })),
    ask.question.credit,
  );
  const max = new Fraction(ask.question.points);
  return { posed, parts, share, points: max.mul(share), max };
}

const whyUnread = (each: ReturnType<typeof readField>): string => (each === null || each.ok ? '' : each.why);

type Verdict = Pick<JudgedPart, 'state' | 'share' | 'implied'>;

function judgePart(posed: Posed, at: number, given: Given | null, own: Own): Verdict {
  const { ask, fields, right, world } = posed;
  const credit = posed.rules.isIndivisible === true ? 'all' : ask.question.credit;
  if (given === null) return { state: 'blank', share: new Fraction(0), implied: null };
  if (isRightIn(posed, world, at, given)) return { state: 'right', share: new Fraction(1), implied: null };
  const share = creditFor(fields[at]!, right[at]!, given, credit);
  const implied = impliedBy(posed, at, own);
  if (implied === null) return { state: 'wrong', share, implied: null };
  if (isRightIn(posed, implied.world, at, given))
    return { state: 'carried', share: new Fraction(1), implied: implied.answer };
  const carried = creditFor(fields[at]!, implied.answer, given, credit);
  return carried.compare(share) > 0
    ? { state: 'wrong', share: carried, implied: implied.answer }
    : { state: 'wrong', share, implied: null };
}

/** What the student's own earlier answers make of this part; null where they make nothing else of it. */
function impliedBy(
  { ask, rules, fields, right, world }: Posed,
  at: number,
  own: Own,
): { readonly world: World; readonly answer: Given } | null {
  try {
    const mine: World = {
      tree: own.tree === null || world.tree === null ? world.tree : ownWorld(world.tree, own.tree),
      own: own.local,
    };
    const answer = rules.answer(ask, mine)[at] ?? null;
    if (answer === null) return null;
    return formatGiven(ask, fields[at]!, answer) === formatGiven(ask, fields[at]!, right[at]!)
      ? null
      : { world: mine, answer };
  } catch (error) {
    // Their values lead the search to a leaf that is not given: nothing follows from them.
    if (error instanceof UnknownLeafError) return null;
    throw error;
  }
}

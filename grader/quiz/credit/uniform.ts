import { Fraction } from 'fraction.js';
import { INFINITE, MINUS_INFINITE } from '../exactNumber.ts';
import { isRightIn, rightAnswer } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { choiceGiven, nodesGiven, numberGiven, numbersGiven } from '../question/fields.ts';
import type { Event, Field, Given } from '../types.ts';
import { creditFor, creditOfParts, itemsAsked } from './credit.ts';
import { isIdentical } from './isIdentical.ts';

/** An answer that takes no work: the same everywhere, everything, or nothing. A field each. */
export interface UniformAnswer {
  readonly words: string;
  readonly given: readonly Given[];
}

/** What a uniform answer may earn of a question. */
export const MOST_FOR_UNIFORM = new Fraction(1, 4);

/** The uniform answers to a question, those that could be right among them. */
export function uniformAnswers(prepared: PreparedQuestion): UniformAnswer[] {
  const { parts, kind } = prepared;
  const [only, ...others] = parts;
  if (only === undefined) return [];
  if (others.length === 0) return uniformInOne(only.field);
  const period = kind.period ?? 1;
  if (parts.length <= period) return [];
  return combinations(Array.from({ length: period }, (_, at) => constantsFor(prepared, at, period))).map(
    (constants) => ({
      words: `the same answer everywhere`,
      given: parts.flatMap(({ at }) => constants[at % period] ?? []),
    }),
  );
}

/** Fewer things than this may well have one answer. */
const LEAST_ALIKE = 3;

/** Whether somebody answered uniformly, in however many of the parts. */
export function isUniform(prepared: PreparedQuestion, given: readonly (Given | null)[]): boolean {
  const { parts, kind } = prepared;
  const [only, ...others] = parts;
  const [answer = null] = given;
  if (only !== undefined && others.length === 0)
    return (
      answer !== null && uniformInOne(only.field).some((each) => isSame(only.field, each.given[0], answer))
    );
  const period = kind.period ?? 1;
  const answered = given.flatMap((each, at) => (each === null ? [] : [{ each, at }]));
  return (
    answered.length >= LEAST_ALIKE * period &&
    answered.every(({ each, at }) =>
      answered.every((other) => other.at % period !== at % period || isIdentical(other.each, each)),
    )
  );
}

/** What an answer earns by itself, from 0 to 1, whatever was answered before. */
export function shareOf(prepared: PreparedQuestion, given: readonly (Given | null)[]): Fraction {
  const { ask, kind, parts, world } = prepared;
  if (kind.whyNot !== undefined) return new Fraction(kind.whyNot(ask, given) === null ? 1 : 0);
  const { credit } = ask.question;
  const shares = parts.map((part) => {
    const answer = given[part.at] ?? null;
    if (answer === null) return { share: new Fraction(0), isAnswered: false };
    const share = isRightIn(prepared, world, part.at, answer)
      ? new Fraction(1)
      : creditFor(part.field, rightAnswer(part), answer, kind.isIndivisible === true ? 'all' : credit);
    return { share, isAnswered: true };
  });
  return creditOfParts(shares, credit);
}

/** The uniform answer that earns most, with its share; null where none earns more than it may. */
export function payingGuess(
  prepared: PreparedQuestion,
): { readonly words: string; readonly share: Fraction } | null {
  let best = { words: '', share: MOST_FOR_UNIFORM };
  for (const { words, given } of uniformAnswers(prepared)) {
    const share = shareOf(prepared, given);
    if (share.compare(best.share) > 0) best = { words, share };
  }
  return best.words === '' ? null : best;
}

function uniformInOne(field: Field): UniformAnswer[] {
  if (field.type === 'nodes' && !field.single) {
    const all = itemsAsked(field) as readonly number[];
    return [
      { words: 'nothing', given: [nodesGiven([])] },
      { words: field.ordered ? 'everything as it stands' : 'everything', given: [nodesGiven(all)] },
    ];
  }
  if (field.type === 'numbers') return [{ words: 'nothing', given: [numbersGiven([])] }];
  if (field.type === 'events') {
    return [
      { words: 'no cutoff', given: [{ type: 'events', events: [] }] },
      ...kindsOfEvent(field).map(({ by, kind }): UniformAnswer => ({
        words: 'the same cutoff everywhere',
        given: [{ type: 'events', events: field.among.map(({ index }) => ({ node: index, by, kind })) }],
      })),
    ];
  }
  return [];
}

export function kindsOfEvent({ ask }: Extract<Field, { readonly type: 'events' }>): Omit<Event, 'node'>[] {
  const bys = ask.includes('by') ? (['alpha', 'beta'] as const) : ([null] as const);
  const kinds = ask.includes('kind') ? (['shallow', 'deep'] as const) : ([null] as const);
  return bys.flatMap((by) => kinds.map((kind) => ({ by, kind })));
}

/** Answers that might be given to every field that stands at this place among each so many. */
function constantsFor({ parts }: PreparedQuestion, place: number, period: number): Given[] {
  const here = parts.filter(({ at }) => at % period === place);
  const [first] = here;
  if (first?.field.type === 'choice') return first.field.options.map(({ value }) => choiceGiven(value));
  const right = here.map(rightAnswer);
  const found: Given[] = [];
  for (const each of [...right, ...usualIn(first?.field)])
    if (!found.some((other) => isIdentical(other, each))) found.push(each);
  return found;
}

/** What is written where nothing is known. */
function usualIn(field: Field | undefined): Given[] {
  if (field?.type === 'numbers') return [numbersGiven([])];
  if (field?.type !== 'number') return [];
  return [
    ...Array.from({ length: 10 }, (_, digit) => numberGiven(String(digit))),
    ...(field.endless ? [numberGiven(INFINITE), numberGiven(MINUS_INFINITE)] : []),
  ];
}

function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (made, list) => made.flatMap((before) => list.map((each) => [...before, each])),
    [[]],
  );
}

/** By what they name, where order says nothing. */
function isSame(field: Field, a: Given | undefined, b: Given): boolean {
  if (a?.type === 'nodes' && b.type === 'nodes' && field.type === 'nodes') {
    const [x, y] = [itemsAsked(field, a), itemsAsked(field, b)];
    return x.length === y.length && x.every((each) => y.includes(each));
  }
  if (a?.type === 'events' && b.type === 'events')
    return (
      a.events.length === b.events.length &&
      a.events.every((x) => b.events.some((y) => isIdenticalEvent(x, y)))
    );
  return a !== undefined && isIdentical(a, b);
}

const isIdenticalEvent = (a: Event, b: Event): boolean =>
  a.node === b.node && a.by === b.by && a.kind === b.kind;

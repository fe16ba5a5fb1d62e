import { isFinite } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import { kindsOfEvent } from '../credit/uniform.ts';
import { isRightIn, rightAnswer } from '../preparedQuestion.ts';
import type { PreparedPart, PreparedQuestion } from '../preparedQuestion.ts';
import { choiceGiven, nodesGiven } from '../question/fields.ts';
import { leavesMeant } from '../question/sameAnswer.ts';
import type { Event, Field, Given } from '../types.ts';
import { spellingsOfDigits, spellingsOfList, spellingsOfNumber, spellingsOfNumbers } from './spellings.ts';

/** How a field can be asked elsewhere: by a number, by choosing, or by a short text. */
export type Asked =
  | { readonly kind: 'number'; readonly label: string; readonly value: Exact; readonly tolerance: number }
  | { readonly kind: 'one'; readonly label: string; readonly options: readonly Choice[] }
  | { readonly kind: 'many'; readonly label: string; readonly options: readonly Choice[] }
  | {
      readonly kind: 'text';
      readonly label: string;
      /** Spellings, the usual one first. */
      readonly accepted: readonly string[];
      /** Where it is a list, for systems that can take it apart; else null. */
      readonly list: ListAnswer | null;
    };

export interface ListAnswer {
  /** Lists that are right, of labels. */
  readonly right: readonly (readonly string[])[];
  /** Names in lower case, and the label that each stands for. */
  readonly names: Readonly<Record<string, string>>;
}

export interface Choice {
  readonly text: string;
  readonly isRight: boolean;
}

/** How many options of a set are right, and how many wrong but for the last: that none is right. */
export function countOf(options: readonly Choice[]): { readonly right: number; readonly wrong: number } {
  const right = options.filter(({ isRight }) => isRight).length;
  return { right, wrong: options.slice(0, -1).filter(({ isRight }) => !isRight).length };
}

/** The parts of a question as they are, for a system that marks by a program of ours. */
export const askedWhole = (prepared: PreparedQuestion): Asked[] =>
  prepared.parts.flatMap((part) => askPart(prepared, part));

function askPart(prepared: PreparedQuestion, part: PreparedPart): Asked[] {
  const { field, at } = part;
  const { label } = field;
  const right = rightAnswer(part);
  const isRight = (given: Given): boolean => isRightIn(prepared, prepared.world, at, given);
  switch (field.type) {
    case 'number': {
      const value = right.type === 'number' ? right.value : '0';
      // A form that takes numbers alone would tell that the answer is finite.
      return [
        field.endless || !isFinite(value)
          ? { kind: 'text', label, accepted: spellingsOfNumber(value), list: null }
          : { kind: 'number', label, value, tolerance: field.tolerance },
      ];
    }
    case 'vector':
      return (right.type === 'vector' ? right.values : []).map((value, player): Asked => ({
        kind: 'number',
        label: `${label}, player ${player + 1}`,
        value,
        tolerance: 0,
      }));
    case 'numbers': {
      const accepted = spellingsOfNumbers(right.type === 'numbers' ? right.values : []);
      return [{ kind: 'text', label, accepted, list: null }];
    }
    case 'choice': {
      const options = field.options.map(({ value, text }) => ({
        text,
        isRight: isRight(choiceGiven(value)),
      }));
      return [{ kind: 'one', label, options }];
    }
    case 'digits': {
      const accepted = allRight(prepared, right).flatMap((each) =>
        each.type === 'digits' ? spellingsOfDigits(each.digits, field.high) : [],
      );
      return [{ kind: 'text', label, accepted, list: null }];
    }
    case 'events':
      return [askCutoffs(field, right.type === 'events' ? right.events : [])];
    case 'nodes':
      if (field.ordered) return [askList(field, allRight(prepared, right))];
      return [askNodes(field, right, isRight)];
  }
}

/** Answers to a question's only field that are right, the one that is shown first. */
const allRight = ({ kind, ask }: PreparedQuestion, right: Given): readonly Given[] =>
  kind.allRight?.(ask) ?? [right];

function askList(field: Extract<Field, { readonly type: 'nodes' }>, all: readonly Given[]): Asked {
  const labels = new Map(field.among.map(({ index, label }) => [index, label]));
  const right = all.flatMap((each) =>
    each.type === 'nodes' ? [each.nodes.flatMap((node) => labels.get(node) ?? [])] : [],
  );
  const names = [
    ...field.among.map(({ label }) => [label, label]),
    ...field.among.map(({ alias, label }) => [alias, label]),
  ]
    .map(([name = '', label = '']) => ({ name: name.toLowerCase(), label }))
    .filter(({ name }, at, list) => name !== '' && list.findIndex((other) => other.name === name) === at);
  const accepted = [...new Set(right.flatMap((list) => spellingsOfList(list)))];
  return {
    kind: 'text',
    label: field.label,
    accepted,
    list: { right, names: Object.fromEntries(names.map(({ name, label }) => [name, label])) },
  };
}

/** Cutoffs to tick, whatever kinds there can be at whatever node: one set, so that "none" brings nothing. */
function askCutoffs(field: Extract<Field, { readonly type: 'events' }>, events: readonly Event[]): Asked {
  const options = field.among.flatMap(({ index, label }) =>
    kindsOfEvent(field).map(({ by, kind }) => ({
      text: `${label}: ${cutoffWords(by, kind)}`,
      isRight: events.some((event) => event.node === index && event.by === by && event.kind === kind),
    })),
  );
  return {
    kind: 'many',
    label: field.label,
    options: [...options, { text: 'no cutoff at all', isRight: events.length === 0 }],
  };
}

const cutoffWords = (by: Event['by'], kind: Event['kind']): string =>
  [by === null ? '' : by === 'alpha' ? 'α' : 'β', kind ?? ''].filter((part) => part !== '').join(' ') ||
  'a cutoff';

function askNodes(
  field: Extract<Field, { readonly type: 'nodes' }>,
  right: Given,
  isRight: (given: Given) => boolean,
): Asked {
  const { label, among, below } = field;
  if (field.single) {
    const options = among.map(({ index, label: text, alias }) => ({
      text: alias === '' ? text : `${text} (${alias})`,
      isRight: isRight(nodesGiven([index])),
    }));
    const none = field.none === null ? [] : [{ text: field.none, isRight: isRight(nodesGiven([])) }];
    return { kind: 'one', label, options: [...options, ...none] };
  }
  const wanted = right.type === 'nodes' ? leavesMeant(field, right.nodes) : [];
  // Where a node stands for its leaves, the leaves are what is asked.
  const isAsked = (index: number): boolean => {
    const [first, ...others] = below?.get(index) ?? [];
    return below === null || (first === index && others.length === 0);
  };
  return {
    kind: 'many',
    label,
    options: [
      ...among
        .filter(({ index }) => isAsked(index))
        .map(({ index, label: text }) => ({ text, isRight: wanted.includes(index) })),
      { text: 'none of them', isRight: wanted.length === 0 },
    ],
  };
}

import { formatExact, fraction, isFinite, toNumber } from '../../exactNumber.ts';
import type { Asked } from '../exportedAnswers.ts';
import { folded } from './readBack.ts';
import type { Reply } from './readBack.ts';

const WRONG = 3;

/** What to reply to a question: what is right, and up to three times something that is wrong in a part. */
export interface Replies {
  readonly right: readonly Reply[];
  readonly wrong: readonly (readonly Reply[])[];
}

export function repliesTo(asked: readonly Asked[]): Replies {
  const right = asked.map(rightReply);
  const slips = asked.map(wrongReplies);
  const wrong: Reply[][] = [];
  // A part after the other goes wrong, and then each in another way.
  for (let way = 0; wrong.length < WRONG && slips.some((each) => way < each.length); way += 1)
    for (const [at, each] of slips.entries()) {
      const slip = each[way];
      if (slip !== undefined && wrong.length < WRONG)
        wrong.push(right.map((reply, n) => (n === at ? slip : reply)));
    }
  return { right, wrong };
}

const typed = (text: string): Reply => ({ kind: 'typed', text });

/** As `quiz solve` prints it. */
function rightReply(asked: Asked): Reply {
  switch (asked.kind) {
    case 'number':
      return typed(asked.tolerance > 0 ? toNumber(asked.value).toFixed(4) : formatExact(asked.value));
    case 'text':
      return typed(asked.accepted[0] ?? '');
    case 'one':
      return {
        kind: 'chosen',
        texts: asked.options
          .filter(({ isRight }) => isRight)
          .slice(0, 1)
          .map(({ text }) => text),
      };
    case 'many':
      return {
        kind: 'chosen',
        texts: asked.options.filter(({ isRight }) => isRight).map(({ text }) => text),
      };
  }
}

function wrongReplies(asked: Asked): Reply[] {
  switch (asked.kind) {
    case 'number':
      return otherNumbers(asked.value, asked.tolerance).map(typed);
    case 'text': {
      const known = new Set(asked.accepted.map(folded));
      return otherTexts(asked.accepted[0] ?? '')
        .filter((text) => !known.has(folded(text)))
        .map(typed);
    }
    case 'one':
      return asked.options
        .filter(({ isRight }) => !isRight)
        .map(({ text }): Reply => ({ kind: 'chosen', texts: [text] }));
    case 'many':
      return otherSets(asked.options);
  }
}

function otherNumbers(value: string, tolerance: number): string[] {
  if (!isFinite(value)) return ['0', '1', '2'];
  const slack = Math.max(1, Math.ceil(4 * tolerance));
  const exact = fraction(value);
  return [exact.add(slack), exact.sub(slack), exact.add(7 * slack)].map((each) => each.toFraction());
}

/** Of a list another order, another length; of a number a neighbour; and what nobody means. */
function otherTexts(text: string): string[] {
  const [separator = ''] = /, | → /.exec(text) ?? [];
  const items = separator === '' ? [text] : text.split(separator);
  const number = /^[−-]?\d+$/.test(text) ? [String(Number(text.replace('−', '-')) + 1)] : [];
  const lists = items.length > 1 ? [items.toReversed(), items.slice(1), [...items, items[0] ?? '']] : [];
  return [...number, ...lists.map((list) => list.join(separator)), '17', 'none', 'xyz', '-99'];
}

/** One that is right left out, one that is wrong added, the others altogether. */
function otherSets(options: Extract<Asked, { readonly kind: 'many' }>['options']): Reply[] {
  const right = options.flatMap(({ isRight, text }) => (isRight ? [text] : []));
  const wrong = options.flatMap(({ isRight, text }) => (isRight ? [] : [text]));
  return [right.slice(1), [...right, ...wrong.slice(0, 1)], wrong].map((texts) => ({
    kind: 'chosen',
    texts,
  }));
}

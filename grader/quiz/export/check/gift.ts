import gift from 'gift-pegjs';
import { folded, numberIn, sum, textOf, textsOf, Unreadable, within } from './readBack.ts';
import type { ReadBack, Reply } from './readBack.ts';

/** What is used of what the parser says of a question. */
interface GiftQuestion {
  readonly type: string;
  readonly title: string | null;
  readonly choices?: GiftChoice[] | GiftNumber;
}

interface GiftChoice {
  readonly isCorrect: boolean;
  readonly weight: number | null;
  readonly text: { readonly text: string } & GiftNumber;
}

interface GiftNumber {
  readonly number?: number;
  readonly range?: number;
}

/** GIFT, as a parser that is not ours reads it, marked as Moodle marks what it makes of it. */
export function readGift(text: string, path: string): ReadBack[] {
  let parsed: readonly GiftQuestion[];
  try {
    parsed = gift.parse(text) as unknown as readonly GiftQuestion[];
  } catch (error) {
    const { message, location } = error as InstanceType<typeof gift.SyntaxError>;
    throw new Unreadable(`${path}:${location.start.line}: ${message.split('\n')[0] ?? ''}`);
  }
  return parsed
    .filter(({ type }) => type !== 'Category')
    .map((question) => ({ name: question.title ?? '', mark: markerOf(question) }));
}

function markerOf({ type, choices }: GiftQuestion): ReadBack['mark'] {
  if (type === 'Numerical') {
    const numbers = [choices ?? []].flat().map((each) => ('text' in each ? each.text : each));
    return ([reply]) => {
      const value = numberIn(textOf(reply));
      const fits = ({ number = NaN, range = 0 }: GiftNumber): boolean =>
        Math.abs(value - number) <= range + 1e-9 * Math.abs(number);
      return numbers.some(fits) ? 1 : 0;
    };
  }
  if (!Array.isArray(choices) || !['MC', 'Short'].includes(type))
    throw new Unreadable(`what should be a choice or a text was read as "${type}"`);
  const shares = choices.map(({ isCorrect, weight, text }): [string, number] => [
    text.text.trim(),
    weight === null ? Number(isCorrect) : weight / 100,
  ]);
  if (type === 'Short') {
    const known = new Map(shares.map(([text, share]) => [folded(text), share]));
    return ([reply]) => known.get(folded(textOf(reply))) ?? 0;
  }
  const known = new Map(shares);
  const earned = (reply: Reply | undefined): number =>
    sum(textsOf(reply).map((text) => known.get(text) ?? 0));
  return ([reply]) => within(0, earned(reply), 1);
}

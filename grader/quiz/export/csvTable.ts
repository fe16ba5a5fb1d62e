import { formatInertCsv } from '../../content/formatCsv.ts';
import { formatExact } from '../exactNumber.ts';
import type { Asked } from './exportedAnswers.ts';
import { decimal } from './numbers.ts';
import { askedElsewhere } from './offeredAnswers.ts';
import type { Bank, Item, Written } from './questionBank.ts';

const HEAD = [
  'question',
  'variant',
  'points',
  'text',
  'figure',
  'part',
  'type',
  'options',
  'answer',
  'margin',
];

/** A table for spreadsheets with a row for each part of each question, answers among them. */
export function csvTable(bank: Bank): Written {
  const rows = bank.groups.flatMap(({ id, items }) =>
    items.flatMap((item, at) =>
      askedElsewhere(item.prepared).map((asked) => [
        id,
        items.length === 1 ? '' : String(at + 1),
        decimal(item.points),
        ...rowOf(item, asked),
      ]),
    ),
  );
  return {
    files: [{ path: `${bank.slug}.csv`, content: formatInertCsv([HEAD, ...rows]) }],
    notes: ['The table holds the answers: it is for you, not for students.'],
  };
}

const rowOf = (item: Item, asked: Asked): string[] => {
  const chosen = asked.kind === 'one' || asked.kind === 'many' ? asked.options : [];
  const texts = (options: typeof chosen): string => options.map(({ text }) => text).join('; ');
  const answer = {
    number: () => (asked.kind === 'number' ? numberOf(asked) : ''),
    text: () => (asked.kind === 'text' ? (asked.accepted[0] ?? '') : ''),
    one: () => texts(chosen.filter(({ isRight }) => isRight)),
    many: () => texts(chosen.filter(({ isRight }) => isRight)),
  };
  const margin = asked.kind === 'number' && asked.tolerance > 0 ? decimal(String(asked.tolerance)) : '';
  return [item.plain, item.inWords, asked.label, asked.kind, texts(chosen), answer[asked.kind](), margin];
};

/** Within a margin, a decimal says it best. */
const numberOf = ({ value, tolerance }: Extract<Asked, { readonly kind: 'number' }>): string =>
  tolerance > 0 ? decimal(value) : formatExact(value);

import { isFinite, toNumber } from '../exact.ts';
import type { Exact } from '../exact.ts';
import { formatGiven } from '../kinds/format.ts';
import { meant } from '../kinds/same.ts';
import { isRightIn } from '../pose.ts';
import type { Posed } from '../pose.ts';
import type { Field, Given } from '../types.ts';

/** How a field can be asked elsewhere: by a number, by choosing, or by a short text. */
export type Asked =
  | { readonly kind: 'number'; readonly label: string; readonly value: Exact; readonly tolerance: number }
  | { readonly kind: 'one'; readonly label: string; readonly options: readonly Choice[] }
  | { readonly kind: 'many'; readonly label: string; readonly options: readonly Choice[] }
  | { readonly kind: 'text'; readonly label: string; readonly accepted: readonly string[] };

export interface Choice {
  readonly text: string;
  readonly isRight: boolean;
}

/** The fields of a question as other systems can ask them. */
export function askedElsewhere(posed: Posed): Asked[] {
  return posed.fields.flatMap((field, at) => askField(posed, field, at, posed.right[at]!));
}

function askField(posed: Posed, field: Field, at: number, right: Given): Asked[] {
  const { label } = field;
  const isRight = (given: Given): boolean => isRightIn(posed, posed.world, at, given);
  switch (field.type) {
    case 'number': {
      const value = right.type === 'number' ? right.value : '0';
      return [
        isFinite(value)
          ? { kind: 'number', label, value, tolerance: field.tolerance }
          : { kind: 'text', label, accepted: infinities(value) },
      ];
    }
    case 'vector':
      return (right.type === 'vector' ? right.values : []).map((value, player): Asked => ({
        kind: 'number',
        label: `${label}, player ${player + 1}`,
        value,
        tolerance: 0,
      }));
    case 'choice':
      return [
        {
          kind: 'one',
          label,
          options: field.options.map(({ value, text }) => ({
            text,
            isRight: isRight({ type: 'choice', chosen: value }),
          })),
        },
      ];
    case 'digits':
      return [
        {
          kind: 'text',
          label,
          accepted:
            right.type === 'digits' ? [...new Set([right.digits.join(''), right.digits.join(' ')])] : [],
        },
      ];
    case 'events': {
      const events = right.type === 'events' ? right.events : [];
      return field.among.map(({ index, label: node }): Asked => {
        const here = events.find((event) => event.node === index);
        const shown = (by: string, kind: string): string =>
          [by, kind].filter((part) => part !== '').join(' ') || 'a cutoff';
        const found =
          here === undefined
            ? 'no cutoff'
            : shown(here.by === null ? '' : here.by === 'alpha' ? 'α' : 'β', here.kind ?? '');
        const all = [
          'no cutoff',
          ...(field.ask.includes('by') ? ['α', 'β'] : ['']).flatMap((by) =>
            (field.ask.includes('kind') ? ['shallow', 'deep'] : ['']).map((kind) => shown(by, kind)),
          ),
        ];
        return {
          kind: 'one',
          label: `${label} at ${node}`,
          options: all.map((text) => ({ text, isRight: text === found })),
        };
      });
    }
    case 'nodes': {
      if (field.single)
        return [
          {
            kind: 'one',
            label,
            options: [
              ...field.among.map(({ index, label: text, alias }) => ({
                text: alias === '' ? text : `${text} (${alias})`,
                isRight: isRight({ type: 'nodes', nodes: [index] }),
              })),
              ...(posed.ask.question.kind === 'next-state'
                ? [{ text: 'It stays', isRight: isRight({ type: 'nodes', nodes: [] }) }]
                : []),
            ],
          },
        ];
      if (field.ordered)
        return [{ kind: 'text', label, accepted: spellings(formatGiven(posed.ask, field, right)) }];
      const wanted = right.type === 'nodes' ? meant(field, right.nodes) : [];
      // Where a node stands for its leaves, the leaves are what is asked.
      const among =
        field.below === null
          ? field.among
          : field.among.filter(
              ({ index }) => field.below!.get(index)?.length === 1 && field.below!.get(index)![0] === index,
            );
      return [
        {
          kind: 'many',
          label,
          options: [
            ...among.map(({ index, label: text }) => ({ text, isRight: wanted.includes(index) })),
            { text: 'none of them', isRight: wanted.length === 0 },
          ],
        },
      ];
    }
  }
}

const infinities = (value: Exact): string[] =>
  toNumber(value) > 0 ? ['inf', '∞', '+inf', '+∞', 'infinity'] : ['-inf', '-∞', '−∞', '−inf', '-infinity'];

/** The ways in which people part a list. */
function spellings(text: string): string[] {
  const items = text.split(/\s*(?:→|,)\s*/u);
  return [
    ...new Set(
      [', ', ',', ' ', '; ', ';', ' → ', '→', ' -> ', '->', '-'].map((between) => items.join(between)),
    ),
  ];
}

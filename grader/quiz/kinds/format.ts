import type { Plain } from '../../types/observation.ts';
import { formatExact, formatValue } from '../exact.ts';
import { toNumber, isFinite } from '../exact.ts';
import type { Exact } from '../exact.ts';
import type { Field, Given } from '../types.ts';
import type { Ask } from './kind.ts';

/** An answer as people write it. */
export function formatGiven(ask: Ask, field: Field, given: Given): string {
  switch (given.type) {
    case 'number':
      return field.type === 'number' && field.tolerance > 0 ? rounded(given.value) : formatExact(given.value);
    case 'vector':
      return formatValue(given.values);
    case 'nodes': {
      if (given.nodes.length === 0) return 'none';
      const names = given.nodes.map(
        (node) =>
          (field.type === 'nodes' ? field.among.find(({ index }) => index === node)?.label : undefined) ??
          '?',
      );
      return names.join(ask.question.kind === 'principal-variation' ? ' → ' : ', ');
    }
    case 'choice':
      return (
        (field.type === 'choice'
          ? field.options.find(({ value }) => value === given.chosen)?.text
          : undefined) ?? given.chosen
      );
    case 'digits':
      return given.digits.join(field.type === 'digits' && field.high > 9 ? ' ' : '');
    case 'events':
      return given.events.length === 0
        ? 'none'
        : given.events
            .map(({ node, by, kind }) =>
              [
                field.type === 'events'
                  ? (field.among.find(({ index }) => index === node)?.label ?? '?')
                  : '?',
                by === null ? '' : by === 'alpha' ? 'α' : 'β',
                kind ?? '',
              ]
                .filter((part) => part !== '')
                .join(' '),
            )
            .join('; ');
  }
}

/** Four digits of a number that is only asked for nearly. */
function rounded(value: Exact): string {
  if (!isFinite(value)) return formatExact(value);
  const number = toNumber(value);
  const shown = String(Number(number.toPrecision(4)));
  return `${Number(shown) === number ? '' : '≈ '}${shown.replace('-', '−')}`;
}

/** An answer as data: numbers exact (`"1/3"`), nodes by their labels. */
export function plainGiven(field: Field, given: Given): Plain {
  const label = (node: number): string =>
    ('among' in field ? field.among.find(({ index }) => index === node)?.label : undefined) ?? '?';
  switch (given.type) {
    case 'number':
      return given.value;
    case 'vector':
      return given.values;
    case 'nodes':
      return given.nodes.map(label);
    case 'choice':
      return given.chosen;
    case 'digits':
      return given.digits;
    case 'events':
      return given.events.map(({ node, by, kind }) => ({
        node: label(node),
        ...(by === null ? {} : { by }),
        ...(kind === null ? {} : { kind }),
      }));
  }
}

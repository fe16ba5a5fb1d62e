import type { Plain } from '../../types/observation.ts';
import { formatExact, formatValue, isFinite, toNumber, withoutExponent } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import type { Event, Field, Given } from '../types.ts';

/** An answer as people write it. */
export function formatGiven(field: Field, given: Given): string {
  switch (given.type) {
    case 'number':
      return field.type === 'number' && field.tolerance > 0 ? rounded(given.value) : formatExact(given.value);
    case 'vector':
      return formatValue(given.values);
    case 'numbers':
      return given.values.length === 0 ? 'none' : given.values.map(formatExact).join(', ');
    case 'nodes':
      return given.nodes.length === 0
        ? 'none'
        : given.nodes.map((node) => labelIn(field, node)).join(field.type === 'nodes' ? field.between : ', ');
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
        : given.events.map((event) => eventWords(field, event)).join('; ');
  }
}

/** `C α shallow`. */
const eventWords = (field: Field, { node, by, kind }: Event): string =>
  [labelIn(field, node), by === null ? '' : by === 'alpha' ? 'α' : 'β', kind ?? '']
    .filter((part) => part !== '')
    .join(' ');

const labelIn = (field: Field, node: number): string =>
  ('among' in field ? field.among.find(({ index }) => index === node)?.label : undefined) ?? '?';

/** Four digits of a number that is only asked for nearly. */
function rounded(value: Exact): string {
  if (!isFinite(value)) return formatExact(value);
  const number = toNumber(value);
  const shown = withoutExponent(Number(number.toPrecision(4)));
  return `${Number(shown) === number ? '' : '≈ '}${shown.replace('-', '−')}`;
}

/** An answer as data: numbers exact (`"1/3"`), nodes by their labels. */
export function plainGiven(field: Field, given: Given): Plain {
  switch (given.type) {
    case 'number':
      return given.value;
    case 'vector':
    case 'numbers':
      return given.values;
    case 'nodes':
      return given.nodes.map((node) => labelIn(field, node));
    case 'choice':
      return given.chosen;
    case 'digits':
      return given.digits;
    case 'events':
      return given.events.map(({ node, by, kind }) => ({
        node: labelIn(field, node),
        ...(by === null ? {} : { by }),
        ...(kind === null ? {} : { kind }),
      }));
  }
}

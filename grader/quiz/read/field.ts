import { nearest } from '../../content/nearest.ts';
import { didYouMean } from '../../words/found.ts';
import type { Field, Given } from '../types.ts';
import { listOf, readEvents, readNames } from './names.ts';
import { read, readDigits, readNumber, readVector, shortly, tidy, unread } from './numbers.ts';
import type { Read } from './numbers.ts';

/** Reads what was written in one field: text, a number, a truth value, or a list of texts and numbers. */
export function readField(written: unknown, field: Field): Read<Given> {
  if (written === null || written === undefined) return null;
  const list: readonly unknown[] | null = Array.isArray(written) ? written : null;
  if (list !== null && list.some((item) => typeof item !== 'string' && typeof item !== 'number'))
    return unread('a list of labels or numbers was expected');
  if (list === null && !['string', 'number', 'boolean'].includes(typeof written))
    return unread('text, a number or a list was expected');
  const texts = list?.map(String);
  const text = texts?.join('; ') ?? `${written as string | number | boolean}`;
  switch (field.type) {
    case 'number':
      return map(readNumber(text, field.percent), (value) => ({ type: 'number', value }));
    case 'vector':
      return map(readVector(text, field.length), (values) => ({ type: 'vector', values }));
    case 'nodes': {
      const found = readNames(texts ?? text, field.among, field.ranges);
      if (found !== null && found.ok && field.single && found.value.length > 1)
        return unread('one label was expected, and there are several');
      return map(found, (nodes) => ({ type: 'nodes', nodes }));
    }
    case 'choice':
      return map(readChoice(text, field.options), (chosen) => ({ type: 'choice', chosen }));
    case 'digits':
      return map(readDigits(texts?.join(' ') ?? text, field.length, field.low, field.high), (digits) => ({
        type: 'digits',
        digits,
      }));
    case 'events':
      return map(readEvents(texts ?? text, field.among, field.ask), (events) => ({ type: 'events', events }));
  }
}

const map = <T, U>(from: Read<T>, make: (value: T) => U): Read<U> =>
  from === null || !from.ok ? from : read(make(from.value));

const YES_NO: Readonly<Record<string, string>> = {
  y: 'yes',
  true: 'yes',
  t: 'yes',
  n: 'no',
  false: 'no',
  f: 'no',
};

/** By an option's value or text, by the start of one that no other has, or by its letter. */
function readChoice(
  written: string,
  options: readonly { readonly value: string; readonly text: string }[],
): Read<string> {
  const text = tidy(written).replace(/[.)]$/, '');
  if (text === '') return null;
  const folded = text.toLowerCase();
  const meant = options.some(({ value }) => value === 'yes') ? (YES_NO[folded] ?? folded) : folded;
  const by = (matches: (option: { readonly value: string; readonly text: string }) => boolean): string[] =>
    options.filter(matches).map(({ value }) => value);
  const loose = (each: string): string =>
    tidy(each)
      .toLowerCase()
      .replace(/[\s-]+/g, ' ');
  for (const found of [
    by(({ value }) => value.toLowerCase() === meant),
    by(({ text: shown }) => loose(shown) === loose(meant)),
    by(
      ({ value, text: shown }) =>
        loose(shown).startsWith(loose(meant)) || loose(value).startsWith(loose(meant)),
    ),
  ]) {
    if (found.length === 1) return read(found[0]!);
  }
  const { hint } = didYouMean(
    nearest(
      text,
      options.map(({ value }) => value),
    ),
  );
  return unread(
    `“${shortly(text)}” is none of ${listOf(
      options.map(({ value }) => value),
      'and',
    )}${hint === undefined ? '' : `; ${hint}`}`,
  );
}

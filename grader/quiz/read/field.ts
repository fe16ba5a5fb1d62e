import { nearest } from '../../content/nearest.ts';
import type { Field, Given } from '../types.ts';
import { readEvents, readNames } from './names.ts';
import { read, readDigits, readNumber, readNumbers, readVector, tidy, unread } from './numbers.ts';
import type { Read } from './numbers.ts';

/** Reads what was written in one field: text, a number, a truth value, or a list of texts and numbers. */
export function readField(written: unknown, field: Field): Read<Given> {
  if (written === null || written === undefined) return null;
  if (Array.isArray(written)) {
    const texts = written.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
    return texts.length < written.length
      ? unread({ code: 'no-list-of-labels' })
      : readTexts(texts.join('; '), texts, field);
  }
  if (typeof written !== 'string' && typeof written !== 'number' && typeof written !== 'boolean')
    return unread({ code: 'no-text' });
  return readTexts(String(written), null, field);
}

/** Reads a text, or the items of a list where a field may have several. */
function readTexts(text: string, items: readonly string[] | null, field: Field): Read<Given> {
  switch (field.type) {
    case 'number':
      return map(readNumber(text, field.percent), (value) => ({ type: 'number', value }));
    case 'vector':
      return map(readVector(text, field.length), (values) => ({ type: 'vector', values }));
    case 'numbers':
      return map(readNumbers(text, items), (values) => ({ type: 'numbers', values }));
    case 'nodes': {
      const found = readNames(items ?? text, field.among, field.ranges);
      if (found !== null && found.ok && field.single && found.value.length > 1)
        return unread({ code: 'several-labels' });
      return map(found, (nodes) => ({ type: 'nodes', nodes }));
    }
    case 'choice':
      return map(readChoice(text, field.options), (chosen) => ({ type: 'choice', chosen }));
    case 'digits':
      return map(readDigits(items?.join(' ') ?? text, field.length, field.low, field.high), (digits) => ({
        type: 'digits',
        digits,
      }));
    case 'events':
      return map(readEvents(items ?? text, field.among, field.ask), (events) => ({ type: 'events', events }));
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
    const [only, ...others] = found;
    if (only !== undefined && others.length === 0) return read(only);
  }
  const values = options.map(({ value }) => value);
  return unread({
    code: 'no-such-option',
    written: text,
    options: values,
    nearest: nearest(text, values),
  });
}

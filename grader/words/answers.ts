import type { Plain } from '../types/observation.ts';
import { list } from './lists.ts';
import { count, formatNumber } from './numbers.ts';
import { quoteAnswer } from './quoting.ts';
import type { Vocabulary } from './vocabulary.ts';

export const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

export const isRecord = (value: Plain): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !isList(value);

/** The kinds of values that are described in different words. */
export type AnswerKind =
  | 'undefined'
  | 'null'
  | 'true'
  | 'false'
  | 'nan'
  | 'number'
  | 'text'
  | 'empty-list'
  | 'list'
  | 'empty-object'
  | 'object';

export function kindOfAnswer(value: Plain): AnswerKind {
  if (value === undefined) return 'undefined';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') return Number.isNaN(value) ? 'nan' : 'number';
  if (typeof value === 'string') return 'text';
  if (isList(value)) return value.length === 0 ? 'empty-list' : 'list';
  return Object.keys(value).length === 0 ? 'empty-object' : 'object';
}

/** What a returned value is, for the end of "your function returned …". */
export function describeAnswer(value: Plain, { none, true: yes, false: no, record }: Vocabulary): string {
  if (value === undefined) return 'nothing (undefined)';
  if (value === null) return none;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number')
    return Number.isNaN(value) ? 'NaN, which is not a number' : `the number ${formatNumber(value)}`;
  if (typeof value === 'string') return `the text ${quoteAnswer(value)}`;
  if (isList(value)) return value.length === 0 ? 'an empty list' : `a list of ${count(value.length, 'item')}`;
  const keys = Object.keys(value).map(quoteAnswer);
  const article = record === 'object' ? 'an' : 'a';
  return keys.length === 0 ? `an empty ${record}` : `${article} ${record} with ${list(keys)}`;
}

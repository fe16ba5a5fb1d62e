import type { Plain } from '../../types/observation.ts';

/**
 * An answer as text, and back, with nothing lost: JSON, in which `{"$": …}` stands for what JSON has not:
 * NaN, infinities, −0 and undefined by their names, and an object with a key `$` by its entries.
 *
 * Text, since equal answers have equal text. Serialised as they are, they may have other bytes each time: how
 * an engine holds a number hangs on what else it has held in that place.
 */
export const answerText = (answer: Plain): string => JSON.stringify([answer], marked).slice(1, -1);

export const answerOf = (text: string): Plain => read(JSON.parse(text) as Json);

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const MARK = '$';
const NAMED = new Map<string, Plain>([
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
  ['-0', -0],
  ['undefined', undefined],
]);

function marked(_: string, value: Plain): unknown {
  if (value === undefined) return { [MARK]: 'undefined' };
  if (Object.is(value, -0)) return { [MARK]: '-0' };
  if (typeof value === 'number' && !Number.isFinite(value)) return { [MARK]: String(value) };
  if (isObject(value) && Object.hasOwn(value, MARK)) return { [MARK]: Object.entries(value) };
  return value;
}

function read(json: Json): Plain {
  if (Array.isArray(json)) return (json as readonly Json[]).map(read);
  if (!isObject(json)) return json;
  const { [MARK]: mark } = json;
  if (typeof mark === 'string') return NAMED.get(mark);
  const entries = (mark ?? Object.entries(json)) as readonly (readonly [string, Json])[];
  return Object.fromEntries(entries.map(([key, item]) => [key, read(item)]));
}

const isObject = <T>(value: T): value is T & { readonly [key: string]: never } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

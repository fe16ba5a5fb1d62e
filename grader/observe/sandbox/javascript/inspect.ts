import type { Value } from './exports.ts';
import { className, kindOf, ownKeys, ownProperty } from './kinds.ts';
import type { QuickJs } from './quickjs.ts';
import { grouped } from '../../../words/numbers.ts';

/** As Node prints: nested two deep, the first hundred items, one line while it fits. */
const DEEPEST = 2;
const MOST_ITEMS = 100;
const WIDTH = 72;
const SHORT = 6;
/** Values shown in one line; an array of arrays of arrays would otherwise print a million. */
const MOST_VALUES = 1_000;
/** Characters of all strings in one line: a string of many can be in it a thousand times. */
const MOST_CHARACTERS = 100_000;

/** One value by itself, as `console.log` prints it. */
export const inspect = (js: QuickJs, value: Value): string => new Inspector(js).argument(value);

/**
 * What `console.log` prints for the arguments of one line, as Node would print plain values. Only own data
 * properties are looked at, so that printing a value runs nothing of the submission's.
 */
export class Inspector {
  readonly #js: QuickJs;
  readonly #above = new Set<number>();
  #left = MOST_VALUES;
  #characters = MOST_CHARACTERS;

  constructor(js: QuickJs) {
    this.#js = js;
  }

  argument(value: Value): string {
    if (this.#left <= 0) return '…';
    if (kindOf(this.#js, value) !== 'string') return this.#show(value, 0);
    this.#left -= 1;
    return this.#string(value);
  }

  #show(value: Value, depth: number): string {
    const js = this.#js;
    this.#left -= 1;
    if (this.#left < 0) return '…';
    const kind = kindOf(js, value);
    switch (kind) {
      case 'undefined':
      case 'null':
        return kind;
      case 'boolean':
        return String(js.exports.qjs_get_bool(value) !== 0);
      case 'number': {
        const number = js.readNumber(value);
        return Object.is(number, -0) ? '-0' : String(number);
      }
      case 'string':
        return quoted(this.#string(value));
      case 'bigint':
        return `${js.readShortString(value, this.#characters) ?? '[a long BigInt]'}n`;
      case 'symbol':
        return '[Symbol]';
      case 'function':
        return this.#function(value);
      case 'proxy':
        return '[Proxy]';
      case 'promise':
        return '[Promise]';
      case 'error':
        return this.#error(value);
      case 'array':
      case 'object':
        return this.#nested(value, depth, kind);
      case 'exotic':
        return `[${className(js, value)}]`;
    }
  }

  #string(value: Value): string {
    const length = this.#js.lengthOf(value);
    if (length > this.#characters) return `[a string of ${grouped(length)} characters]`;
    this.#characters -= length;
    return this.#js.readString(value);
  }

  #function(value: Value): string {
    const name = this.#text(value, 'name');
    return name === '' ? '[Function (anonymous)]' : `[Function: ${name}]`;
  }

  #error(value: Value): string {
    const message = this.#text(value, 'message');
    const name = this.#text(value, 'name') || className(this.#js, value);
    return message === '' ? `[${name}]` : `[${name}: ${message}]`;
  }

  /** A property that is a string, else nothing. */
  #text(value: Value, key: string): string {
    const property = ownProperty(this.#js, value, key);
    if (property === null || property === 'accessor') return '';
    const text = kindOf(this.#js, property) === 'string' ? this.#string(property) : '';
    this.#js.free(property);
    return text;
  }

  #nested(value: Value, depth: number, kind: 'array' | 'object'): string {
    const identity = this.#js.exports.qjs_get_value_ptr(value);
    if (this.#above.has(identity)) return '[Circular]';
    if (depth > DEEPEST) return kind === 'array' ? '[Array]' : '[Object]';
    this.#above.add(identity);
    const parts = kind === 'array' ? this.#items(value, depth) : this.#fields(value, depth);
    this.#above.delete(identity);
    return kind === 'array'
      ? bracketed(parts, '[', ']')
      : `${this.#classOf(value)}${bracketed(parts, '{', '}')}`;
  }

  /** Name of the class of an instance, as its constructor has it. */
  #classOf(object: Value): string {
    const js = this.#js;
    const prototype = js.exports.qjs_get_prototype_of(object);
    const isOpen = ['object', 'error'].includes(kindOf(js, prototype));
    const constructor = isOpen ? ownProperty(js, prototype, 'constructor') : null;
    js.free(prototype);
    if (constructor === null || constructor === 'accessor') return isOpen ? '' : '[Object: null prototype] ';
    const name = kindOf(js, constructor) === 'function' ? this.#text(constructor, 'name') : '';
    js.free(constructor);
    return name === '' || name === 'Object' ? '' : `${name} `;
  }

  #items(list: Value, depth: number): string[] {
    const length = this.#js.lengthOf(list);
    const shown = Array.from({ length: Math.min(length, MOST_ITEMS) }, (_, i) =>
      this.#property(list, String(i), depth),
    );
    return length > MOST_ITEMS ? [...shown, `... ${length - MOST_ITEMS} more`] : shown;
  }

  #fields(object: Value, depth: number): string[] {
    const { keys, count } = ownKeys(this.#js, object, MOST_ITEMS);
    const shown = keys.map((key) => `${this.#key(key)}: ${this.#property(object, key, depth)}`);
    return count > keys.length ? [...shown, `... ${count - keys.length} more`] : shown;
  }

  #key(key: string): string {
    if (key.length > this.#characters) return `[${grouped(key.length)} characters]`;
    this.#characters -= key.length;
    return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key);
  }

  #property(object: Value, key: string, depth: number): string {
    const property = ownProperty(this.#js, object, key);
    if (property === null) return '<empty>';
    if (property === 'accessor') return '[Getter]';
    const text = this.#show(property, depth + 1);
    this.#js.free(property);
    return text;
  }
}

function bracketed(parts: readonly string[], open: string, close: string): string {
  if (parts.length === 0) return `${open}${close}`;
  const line = `${open} ${parts.join(', ')} ${close}`;
  if (line.length <= WIDTH && !line.includes('\n')) return line;
  const isShort = open === '[' && parts.every((part) => part.length <= SHORT && !part.includes('\n'));
  const lines = isShort ? filled(parts) : parts;
  return `${open}\n  ${lines.join(',\n').replaceAll('\n', '\n  ')}\n${close}`;
}

/** As many short items a line as fit, in columns, as a list of numbers is read. */
function filled(parts: readonly string[]): string[] {
  const widest = Math.max(...parts.map(({ length }) => length));
  const columns = Math.max(1, Math.floor(WIDTH / (widest + 2)));
  return Array.from({ length: Math.ceil(parts.length / columns) }, (_, row) =>
    parts
      .slice(row * columns, (row + 1) * columns)
      .map((part) => part.padStart(widest))
      .join(', '),
  );
}

const quoted = (text: string): string => {
  const plain = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") ? (text.includes('"') ? JSON.stringify(text) : `"${plain}"`) : `'${plain}'`;
};

import { grouped } from '../../../words/numbers.ts';
import type { Plain } from '../../../types/observation.ts';
import { ANSWER_KEYS } from '../answerKeys.ts';
import {
  DEEPEST,
  plainOrUndefined,
  LONGEST_STRING,
  MOST_CHARACTERS,
  MOST_VALUES,
  readAnswer,
  Unreadable,
} from '../plainAnswer.ts';
import type { Answer } from '../plainAnswer.ts';
import type { Value } from './exports.ts';
import { describeValue, kindOf, ownKeys, ownProperty } from './kinds.ts';
import type { QuickJs } from './quickjs.ts';

/**
 * Reads an answer as plain data by looking at own data properties only. Nothing of the submission's runs: no
 * getters, proxies, `toJSON`, `valueOf` or iterators. NaN, −0 and the infinities stay what they are. `most`
 * is how many values it may hold in all. Beside the parts of an answer, what is not plain data is left
 * undefined.
 */
export function readPlain(js: QuickJs, value: Value, most: number = MOST_VALUES): Answer {
  return readAnswer(() => new PlainReader(js, most).read(value, '', 0));
}

class PlainReader {
  readonly #js: QuickJs;
  readonly #above = new Set<number>();
  readonly #most: number;
  #left: number;
  #characters = MOST_CHARACTERS;

  constructor(js: QuickJs, most: number) {
    this.#js = js;
    this.#most = most;
    this.#left = most;
  }

  read(value: Value, path: string, depth: number): Plain {
    const js = this.#js;
    this.#left -= 1;
    if (this.#left < 0) throw new Unreadable(`more than ${this.#most} values`, '');
    const kind = kindOf(js, value);
    switch (kind) {
      case 'undefined':
        return undefined;
      case 'null':
        return null;
      case 'boolean':
        return js.exports.qjs_get_bool(value) !== 0;
      case 'number':
        return js.readNumber(value);
      case 'string':
        return this.#string(value, path);
      case 'array':
      case 'object':
        return this.#inside(value, path, depth, kind);
      default:
        throw new Unreadable(describeValue(js, value), path);
    }
  }

  #string(value: Value, path: string): string {
    if (this.#js.lengthOf(value) > LONGEST_STRING)
      throw new Unreadable(`a string of more than ${grouped(LONGEST_STRING)} characters`, path);
    return this.#counted(this.#js.readString(value));
  }

  #counted(text: string): string {
    this.#characters -= text.length;
    if (this.#characters < 0)
      throw new Unreadable(`text of more than ${grouped(MOST_CHARACTERS)} characters`, '');
    return text;
  }

  #inside(value: Value, path: string, depth: number, kind: 'array' | 'object'): Plain {
    const identity = this.#js.exports.qjs_get_value_ptr(value);
    if (this.#above.has(identity)) throw new Unreadable(`an ${kind} that contains itself`, path);
    if (depth >= DEEPEST) throw new Unreadable(`data nested more than ${DEEPEST} deep`, path);
    this.#above.add(identity);
    try {
      return kind === 'array' ? this.#array(value, path, depth) : this.#object(value, path, depth);
    } finally {
      this.#above.delete(identity);
    }
  }

  #array(value: Value, path: string, depth: number): Plain[] {
    const length = this.#js.lengthOf(value);
    if (length > this.#left) throw new Unreadable(`an array of ${length} items`, path);
    return Array.from({ length }, (_, i) => this.#property(value, String(i), `${path}[${i}]`, depth));
  }

  #object(value: Value, path: string, depth: number): Plain {
    const plain: Record<string, Plain> = Object.create(null) as Record<string, Plain>;
    const { keys, count } = ownKeys(this.#js, value, this.#left);
    if (count > keys.length) throw new Unreadable(`an object of ${count} properties`, path);
    for (const key of keys) plain[this.#counted(key)] = undefined; // so that they keep their order
    const isAnswer = depth === 0 && keys.some((key) => ANSWER_KEYS.includes(key));
    if (isAnswer) keys.sort((a, b) => Number(ANSWER_KEYS.includes(b)) - Number(ANSWER_KEYS.includes(a)));
    for (const key of keys) {
      const inside = path === '' ? key : `${path}.${key}`;
      plain[key] =
        isAnswer && !ANSWER_KEYS.includes(key)
          ? plainOrUndefined(() => this.#property(value, key, inside, depth))
          : this.#property(value, key, inside, depth);
    }
    return plain;
  }

  #property(object: Value, key: string, path: string, depth: number): Plain {
    const property = ownProperty(this.#js, object, key);
    if (property === null) return undefined;
    if (property === 'accessor') throw new Unreadable('a getter', path);
    try {
      return this.read(property, path, depth + 1);
    } finally {
      this.#js.free(property);
    }
  }
}

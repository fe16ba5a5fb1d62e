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
import type { Obj } from './exports.ts';
import { ownAttributes, isInstance } from './ownAttributes.ts';
import type { Python } from './python.ts';
import { describeObject } from './describeObject.ts';
import { grouped } from '../../../words/numbers.ts';

/**
 * Reads an answer as plain data from the objects' own structures. Nothing of the submission's runs: no
 * `__eq__`, `__len__`, `__iter__` or `__float__`. A tuple, of any class, is read as a list; an int past 2^53
 * and a Fraction as the nearest double. An object of a class, such as a dataclass, is read where its
 * attributes are the answer's parts. `most` is how many values it may hold in all.
 */
export function readPlain(python: Python, value: Obj, most: number = MOST_VALUES): Answer {
  return readAnswer(() => new PlainReader(python, most).read(value, '', 0));
}

/** Slots of Python's Fraction. */
const FRACTION: readonly string[] = ['_numerator', '_denominator'];

function refuse(what: string, path: string): never {
  throw new Unreadable(what, path);
}

class PlainReader {
  readonly #python: Python;
  readonly #above = new Set<Obj>();
  readonly #most: number;
  #left: number;
  #characters = MOST_CHARACTERS;

  constructor(python: Python, most: number) {
    this.#python = python;
    this.#most = most;
    this.#left = most;
  }

  read(value: Obj, path: string, depth: number): Plain {
    const python = this.#python;
    this.#left -= 1;
    if (this.#left < 0) throw new Unreadable(`more than ${this.#most} values`, '');
    if (value === python.none) return null;
    if (python.is(value, 'PyBool_Type')) return python.readInteger(value) === 1;
    if (python.is(value, 'PyLong_Type')) return this.#integer(value, path);
    if (python.is(value, 'PyFloat_Type')) return python.readFloat(value);
    if (python.is(value, 'PyUnicode_Type')) return this.#string(value, path);
    if (python.is(value, 'PyList_Type') || python.is(value, 'PyTuple_Type'))
      return this.#inside(value, path, depth, 'list');
    if (python.is(value, 'PyDict_Type')) return this.#inside(value, path, depth, 'dict');
    return this.#instance(value, depth) ?? refuse(describeObject(python, value), path);
  }

  #integer(value: Obj, path: string): number {
    const number = this.#python.readInteger(value);
    if (number === null) throw new Unreadable('an int beyond 1.8e308', path);
    return number;
  }

  #string(value: Obj, path: string): string {
    const text = this.#python.readShortString(value, LONGEST_STRING);
    if (text === null)
      throw new Unreadable(`a string of more than ${grouped(LONGEST_STRING)} characters`, path);
    this.#characters -= text.length;
    if (this.#characters < 0)
      throw new Unreadable(`text of more than ${grouped(MOST_CHARACTERS)} characters`, '');
    return text;
  }

  #inside(value: Obj, path: string, depth: number, kind: 'list' | 'dict'): Plain {
    if (this.#above.has(value)) throw new Unreadable(`a ${kind} that contains itself`, path);
    if (depth >= DEEPEST) throw new Unreadable(`data nested more than ${DEEPEST} deep`, path);
    this.#above.add(value);
    try {
      return kind === 'list' ? this.#list(value, path, depth) : this.#dict(value, path, depth);
    } finally {
      this.#above.delete(value);
    }
  }

  #list(value: Obj, path: string, depth: number): Plain[] {
    const length = this.#python.length(value);
    if (length > this.#left) throw new Unreadable(`a list of ${length} items`, path);
    return this.#python.items(value).map((item, i) => this.read(item, `${path}[${i}]`, depth + 1));
  }

  #dict(value: Obj, path: string, depth: number): Plain {
    const plain = Object.create(null) as Record<string, Plain>;
    const entries = this.#python.entries(value, this.#left);
    if (entries === null) throw new Unreadable(`a dict of more than ${this.#left} items`, path);
    const items = entries.map(([key, item]): [string, Obj] => {
      if (!this.#python.is(key, 'PyUnicode_Type'))
        throw new Unreadable(`a dict with ${describeObject(this.#python, key)} as a key`, path);
      return [this.#string(key, path), item];
    });
    for (const [name] of items) plain[name] = undefined; // so that they keep their order
    const isAnswer = depth === 0 && items.some(([name]) => ANSWER_KEYS.includes(name));
    if (isAnswer) items.sort(([a], [b]) => Number(ANSWER_KEYS.includes(b)) - Number(ANSWER_KEYS.includes(a)));
    for (const [name, item] of items) {
      const inside = path === '' ? name : `${path}.${name}`;
      plain[name] =
        isAnswer && !ANSWER_KEYS.includes(name)
          ? plainOrUndefined(() => this.read(item, inside, depth + 1))
          : this.read(item, inside, depth + 1);
    }
    return plain;
  }

  /** A Fraction, or an answer that is an object of a class; null for what is neither. */
  #instance(value: Obj, depth: number): Plain | null {
    const python = this.#python;
    if (!isInstance(python, value)) return null;
    if (python.className(value) === 'Fraction')
      return this.#parts(value, FRACTION, (parts) => this.#fraction(parts));
    if (depth > 0) return null;
    return this.#parts(value, ANSWER_KEYS, (parts) => {
      if (!parts.has('value') && !parts.has('values')) return null;
      const plain = Object.create(null) as Record<string, Plain>;
      for (const [name, part] of parts) plain[name] = this.read(part, name, depth + 1);
      return plain;
    });
  }

  #parts(
    value: Obj,
    names: readonly string[],
    use: (parts: ReadonlyMap<string, Obj>) => Plain | null,
  ): Plain | null {
    const parts = ownAttributes(this.#python, value, names);
    try {
      return use(parts);
    } finally {
      this.#python.free(...parts.values());
    }
  }

  #fraction(parts: ReadonlyMap<string, Obj>): number | null {
    const [above, below] = FRACTION.map((name) => {
      const part = parts.get(name);
      return part !== undefined && this.#python.is(part, 'PyLong_Type')
        ? this.#python.readInteger(part)
        : null;
    });
    return typeof above !== 'number' || typeof below !== 'number' ? null : above / below;
  }
}

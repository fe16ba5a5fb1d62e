import type { Plain } from '../../../types/observation.ts';
import type { Obj } from './exports.ts';
import type { Python } from './python.ts';
import { inWords } from './words.ts';

export type Answer = { readonly ok: true; readonly value: Plain } | { readonly ok: false; readonly what: string; readonly path: string };

/** An answer is a value, a move, a state or a short list of them; anything larger is a mistake or an attack. */
const MOST_VALUES = 10_000;
const LONGEST_STRING = 10_000;
const DEEPEST = 16;

/**
 * Reads an answer as plain data from the objects' own structures. Nothing of the submission's runs: no `__eq__`,
 * `__len__`, `__iter__` or `__float__`. A tuple, of any class, is read as a list; an int past 2^53 as the nearest double.
 * `most` is how many values it may hold in all.
 */
export function readPlain(python: Python, value: Obj, most: number = MOST_VALUES): Answer {
  try {
    return { ok: true, value: new PlainReader(python, most).read(value, '', 0) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, what: error.what, path: error.path };
    throw error;
  }
}

class Unreadable extends Error {
  readonly what: string;
  readonly path: string;

  constructor(what: string, path: string) {
    super(what);
    this.what = what;
    this.path = path;
  }
}

class PlainReader {
  readonly #python: Python;
  readonly #above = new Set<Obj>();
  readonly #most: number;
  #left: number;

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
    if (python.is(value, 'PyList_Type') || python.is(value, 'PyTuple_Type')) return this.#inside(value, path, depth, 'list');
    if (python.is(value, 'PyDict_Type')) return this.#inside(value, path, depth, 'dict');
    throw new Unreadable(inWords(python, value), path);
  }

  #integer(value: Obj, path: string): number {
    const number = this.#python.readInteger(value);
    if (number === null) throw new Unreadable('an int beyond 1.8e308', path);
    return number;
  }

  #string(value: Obj, path: string): string {
    const text = this.#python.readShortString(value, LONGEST_STRING);
    if (text === null) throw new Unreadable(`a string of more than ${LONGEST_STRING} characters`, path);
    return text;
  }

  #inside(value: Obj, path: string, depth: number, kind: 'list' | 'dict'): Plain {
    if (this.#above.has(value)) throw new Unreadable(`a ${kind} that contains itself`, path);
    if (depth >= DEEPEST) throw new Unreadable(`data nested more than ${DEEPEST} deep`, path);
    this.#above.add(value);
    const plain = kind === 'list' ? this.#list(value, path, depth) : this.#dict(value, path, depth);
    this.#above.delete(value);
    return plain;
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
    for (const [key, item] of entries) {
      if (!this.#python.is(key, 'PyUnicode_Type')) throw new Unreadable(`a dict with ${inWords(this.#python, key)} as a key`, path);
      const name = this.#string(key, path);
      plain[name] = this.read(item, path === '' ? name : `${path}.${name}`, depth + 1);
    }
    return plain;
  }
}

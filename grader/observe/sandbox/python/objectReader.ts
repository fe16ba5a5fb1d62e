import { LimitReached } from '../../host/errors.ts';
import type { Exports, Obj } from './exports.ts';
import { NULL } from './exports.ts';
import type { Memory } from './memory.ts';

/** `tp_name` and `ob_type` in CPython's structures for 32 bits. */
const TYPE_NAME_AT = 12;
const TYPE_AT = 4;
const LONGEST_CLASS_NAME = 1_000;
/** No list that is read is longer. */
const MOST_ITEMS = 1_000_000;
/** `ob_size` in CPython's structures for 32 bits. */
const LENGTH_AT = 8;

export type TypeName =
  | 'PyBool_Type'
  | 'PyLong_Type'
  | 'PyFloat_Type'
  | 'PyUnicode_Type'
  | 'PyList_Type'
  | 'PyTuple_Type'
  | 'PyDict_Type'
  | 'PyFunction_Type'
  | 'PyType_Type'
  | 'PyTraceBack_Type'
  | 'PyMemberDescr_Type';

/** Reads Python's objects from outside, and runs no code of the submission. */
export class ObjectReader {
  readonly exports: Exports;
  readonly memory: Memory;

  constructor(exports: Exports, memory: Memory) {
    this.exports = exports;
    this.memory = memory;
  }

  room(size: number): number {
    const at = this.exports.malloc(Math.max(1, size));
    if (at === 0) throw new LimitReached('memory');
    return at;
  }

  typeOf(object: Obj): number {
    return this.memory.u32(object + TYPE_AT);
  }

  is(object: Obj, type: TypeName): boolean {
    const found = this.typeOf(object);
    const wanted = this.exports[type].value;
    return found === wanted || this.exports.PyType_IsSubtype(found, wanted) !== 0;
  }

  isExactly(object: Obj, type: TypeName): boolean {
    return this.typeOf(object) === this.exports[type].value;
  }

  /** The name of an object's class, such as `set` or `Node`. */
  className(object: Obj): string {
    const at = this.memory.u32(this.typeOf(object) + TYPE_NAME_AT);
    const { memory } = this;
    const name = memory.zeroEnded(at, LONGEST_CLASS_NAME) ?? memory.text(at, LONGEST_CLASS_NAME);
    return name.slice(name.lastIndexOf('.') + 1).slice(0, 100);
  }

  /** A str; lone surrogates become U+FFFD. */
  readString(object: Obj): string {
    const sizeAt = this.room(4);
    const at = this.exports.PyUnicode_AsUTF8AndSize(object, sizeAt);
    const text = at === 0 ? null : this.memory.text(at, this.memory.u32(sizeAt));
    this.exports.free(sizeAt);
    if (text !== null) return text;
    this.exports.PyErr_Clear();
    return '\ufffd';
  }

  /** As `readString`, but null for more than `most` characters, which are not looked at. */
  readShortString(object: Obj, most: number): string | null {
    return this.exports.PyUnicode_GetLength(object) > most ? null : this.readString(object);
  }

  /** An int, of any class, as a double; null past the largest. */
  readInteger(object: Obj): number | null {
    const value = this.exports.PyLong_AsDouble(object);
    if (value !== -1 || this.exports.PyErr_Occurred() === NULL) return value;
    this.exports.PyErr_Clear();
    return null;
  }

  readFloat(object: Obj): number {
    return this.exports.PyFloat_AsDouble(object);
  }

  /** Items of a list or tuple, borrowed. */
  items(sequence: Obj): Obj[] {
    const { exports } = this;
    const isList = this.is(sequence, 'PyList_Type');
    const length = this.length(sequence);
    if (length > MOST_ITEMS) throw new RangeError(`a list of ${length} items`);
    return Array.from({ length }, (_, i) =>
      isList ? exports.PyList_GetItem(sequence, i) : exports.PyTuple_GetItem(sequence, i),
    );
  }

  /** Length of a list or tuple, read from its structure: a class of the submission cannot lie about it. */
  length(sequence: Obj): number {
    return this.memory.i32(sequence + LENGTH_AT);
  }

  /** Keys and values of a dict, borrowed; null when there are more than `most`. */
  entries(dict: Obj, most = Infinity): [Obj, Obj][] | null {
    const at = this.room(12);
    this.memory.setU32(at, 0);
    const found: [Obj, Obj][] = [];
    while (found.length <= most && this.exports.PyDict_Next(dict, at, at + 4, at + 8) !== 0) {
      found.push([this.memory.u32(at + 4) as Obj, this.memory.u32(at + 8) as Obj]);
    }
    this.exports.free(at);
    return found.length > most ? null : found;
  }
}

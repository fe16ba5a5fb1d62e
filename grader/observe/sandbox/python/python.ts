import type { Exports, Obj } from './exports.ts';
import { NULL } from './exports.ts';
import { encode } from './memory.ts';
import type { Memory } from './memory.ts';

/** Thrown where the C API says that a Python exception is pending. */
export class Raised extends Error {}

const LARGEST_LONG = 2 ** 31 - 1;
/** `tp_name` and `ob_type` in CPython's structures for 32 bits. */
const TYPE_NAME_AT = 12;
const TYPE_AT = 4;

export type ExceptionName =
  | 'PyExc_TypeError'
  | 'PyExc_ValueError'
  | 'PyExc_RuntimeError'
  | 'PyExc_SyntaxError'
  | 'PyExc_IndentationError'
  | 'PyExc_TabError';
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

/**
 * Python's objects, made and read from outside through the C API. What makes an object gives a reference that
 * is the caller's; nothing here runs code of the submission unless it says so.
 */
export class Python {
  readonly exports: Exports;
  readonly memory: Memory;
  readonly none: Obj;

  constructor(exports: Exports, memory: Memory) {
    this.exports = exports;
    this.memory = memory;
    this.none = exports._Py_NoneStruct.value as Obj;
  }

  /** Calls with the address of a zero-ended copy of a text. */
  withText<T>(text: string, use: (at: number) => T): T {
    const { at, free } = this.bytes(encode(`${text}\0`));
    try {
      return use(at);
    } finally {
      free();
    }
  }

  /** A copy in the interpreter's memory. */
  bytes(bytes: Uint8Array): { readonly at: number; readonly free: () => void } {
    const at = this.room(bytes.length);
    this.memory.bytes.set(bytes, at);
    return { at, free: () => this.exports.free(at) };
  }

  room(size: number): number {
    const at = this.exports.malloc(Math.max(1, size));
    if (at === 0) throw new Error('no room in the interpreter');
    return at;
  }

  checked(object: Obj): Obj {
    if (object === NULL) throw new Raised();
    return object;
  }

  free(...objects: readonly Obj[]): void {
    for (const object of objects) if (object !== NULL) this.exports.Py_DecRef(object);
  }

  /** One more reference to an object. */
  share(object: Obj): Obj {
    this.exports.Py_IncRef(object);
    return object;
  }

  string(text: string): Obj {
    const bytes = encode(text);
    const copy = this.bytes(bytes);
    const made = this.exports.PyUnicode_FromStringAndSize(copy.at, bytes.length);
    copy.free();
    return this.checked(made);
  }

  /** An int where the number is whole, as in Python's own arithmetic; else a float. */
  number(value: number): Obj {
    const { exports } = this;
    if (!Number.isSafeInteger(value)) return this.checked(exports.PyFloat_FromDouble(value));
    return this.checked(
      Math.abs(value) <= LARGEST_LONG ? exports.PyLong_FromLong(value) : exports.PyLong_FromDouble(value),
    );
  }

  float(value: number): Obj {
    return this.checked(this.exports.PyFloat_FromDouble(value));
  }

  boolean(value: boolean): Obj {
    return this.checked(this.exports.PyBool_FromLong(value ? 1 : 0));
  }

  /** A new list; takes the references over. */
  list(items: readonly Obj[]): Obj {
    const list = this.checked(this.exports.PyList_New(items.length));
    items.forEach((item, i) => this.exports.PyList_SetItem(list, i, item));
    return list;
  }

  tuple(items: readonly Obj[]): Obj {
    const tuple = this.checked(this.exports.PyTuple_New(items.length));
    items.forEach((item, i) => this.exports.PyTuple_SetItem(tuple, i, item));
    return tuple;
  }

  integers(values: readonly number[]): Obj {
    return this.list(values.map((value) => this.number(value)));
  }

  dict(entries: Readonly<Record<string, Obj>>): Obj {
    const dict = this.checked(this.exports.PyDict_New());
    for (const [key, value] of Object.entries(entries)) {
      this.withText(key, (at) => this.exports.PyDict_SetItemString(dict, at, value));
      this.free(value);
    }
    return dict;
  }

  /** Runs a callable. Throws Raised. */
  call(callee: Obj, args: readonly Obj[]): Obj {
    const list = this.room(args.length * 4);
    args.forEach((arg, i) => this.memory.setU32(list + 4 * i, arg));
    const result = this.exports.PyObject_Vectorcall(callee, list, args.length, NULL);
    this.exports.free(list);
    return this.checked(result);
  }

  /** An attribute of an object of ours or of Python's own; of a submission's it could run code. */
  attribute(object: Obj, name: string): Obj {
    return this.checked(this.withText(name, (at) => this.exports.PyObject_GetAttrString(object, at)));
  }

  raise(name: ExceptionName, message: string): void {
    const type = this.exceptionType(name) as Obj;
    this.withText(message, (at) => this.exports.PyErr_SetString(type, at));
  }

  exceptionType(name: ExceptionName): number {
    return this.memory.u32(this.exports[name].value);
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
    const name = this.memory.zeroEnded(this.memory.u32(this.typeOf(object) + TYPE_NAME_AT));
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
    const length = this.memory.i32(sequence + LENGTH_AT);
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

/** `ob_size` in CPython's structures for 32 bits. */
const LENGTH_AT = 8;

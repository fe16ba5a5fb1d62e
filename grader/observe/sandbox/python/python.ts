import type { Exports, Obj } from './exports.ts';
import { NULL } from './exports.ts';
import { encode } from './memory.ts';
import type { Memory } from './memory.ts';
import { ObjectReader } from './objectReader.ts';

export type { TypeName } from './objectReader.ts';

/** Thrown where the C API says that a Python exception is pending. */
export class Raised extends Error {}

const LARGEST_LONG = 2 ** 31 - 1;

export type ExceptionName =
  | 'PyExc_TypeError'
  | 'PyExc_ValueError'
  | 'PyExc_RuntimeError'
  | 'PyExc_SyntaxError'
  | 'PyExc_IndentationError'
  | 'PyExc_TabError';
/**
 * Python's objects, made and read from outside through the C API. What makes an object gives a reference that
 * is the caller's; nothing here runs code of the submission unless it says so.
 */
export class Python extends ObjectReader {
  readonly none: Obj;

  constructor(exports: Exports, memory: Memory) {
    super(exports, memory);
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
}

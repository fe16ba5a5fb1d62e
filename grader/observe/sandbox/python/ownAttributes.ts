import { NULL, type Obj } from './exports.ts';
import type { Python } from './python.ts';

/** Set in the flags of classes that Python code makes. */
const HEAP_TYPE = 1 << 9;
/** `d_member` in the structure of a slot's descriptor, for 32 bits. */
const MEMBER_AT = 20;
const MOST_ATTRIBUTES = 1_000;

/**
 * Whether an object's class is one that Python code made, a dataclass for one, or Python's own bag of
 * attributes.
 */
export function isInstance(python: Python, object: Obj): boolean {
  if (python.is(object, 'PyType_Type')) return false;
  return (
    (python.exports.PyType_GetFlags(python.typeOf(object)) & HEAP_TYPE) !== 0 ||
    python.className(object) === 'SimpleNamespace'
  );
}

/**
 * Attributes of the object itself, in its dict or in slots; those that it has not are left out. No
 * property, no `__getattr__`, nothing of a class's runs. References to be freed.
 */
export function ownAttributes(python: Python, object: Obj, names: readonly string[]): Map<string, Obj> {
  const held = inDict(python, object, names);
  for (const name of names) {
    const value = held.has(name) ? null : inSlot(python, object, name);
    if (value !== null) held.set(name, value);
  }
  return held;
}

function inDict(python: Python, object: Obj, names: readonly string[]): Map<string, Obj> {
  const dict = python.exports.PyObject_GenericGetDict(object, 0);
  if (dict === NULL) {
    python.exports.PyErr_Clear(); // a class with slots only
    return new Map();
  }
  // Gone through, as looking a name up could compare it with keys of the submission's own making.
  const held = new Map(
    (python.entries(dict, MOST_ATTRIBUTES) ?? []).flatMap(([key, value]): [string, Obj][] => {
      const name = python.isExactly(key, 'PyUnicode_Type') ? python.readShortString(key, 100) : null;
      return name !== null && names.includes(name) ? [[name, python.share(value)]] : [];
    }),
  );
  python.free(dict);
  return held;
}

function inSlot(python: Python, object: Obj, name: string): Obj | null {
  const key = python.string(name);
  const descriptor = python.exports._PyType_Lookup(python.typeOf(object), key);
  python.free(key);
  if (descriptor === NULL || !python.isExactly(descriptor, 'PyMemberDescr_Type')) return null;
  const value = python.exports.PyMember_GetOne(object, python.memory.u32(descriptor + MEMBER_AT));
  if (value !== NULL) return value;
  python.exports.PyErr_Clear(); // a slot that nothing was put into
  return null;
}

import type { WasmGlobal, WasmMemory } from '../webAssembly.ts';

/** Address of a Python object inside the interpreter; 0 where the C API says NULL. */
export type Obj = number & { readonly [object]: true };
declare const object: unique symbol;

export const NULL = 0 as Obj;

/** An exported variable of the C side: a global that holds its address. */
type Variable = WasmGlobal<number>;

export interface WasmTable {
  readonly length: number;
  get(index: number): ((...args: number[]) => number) | null;
  set(index: number, value: unknown): void;
  grow(by: number): number;
}

/** What is used of CPython's C API as Pyodide's build exports it, and what metering adds. */
export interface Exports {
  readonly memory: WasmMemory;
  readonly fuel: WasmGlobal<bigint>;
  readonly __indirect_function_table: WasmTable;
  __wasm_call_ctors(): void;
  malloc(bytes: number): number;
  free(at: number): void;

  PyInitConfig_Create(): number;
  PyInitConfig_SetInt(config: number, name: number, value: bigint): number;
  PyInitConfig_SetStr(config: number, name: number, value: number): number;
  PyInitConfig_SetStrList(config: number, name: number, count: number, items: number): number;
  PyInitConfig_GetError(config: number, messageAt: number): number;
  Py_InitializeFromInitConfig(config: number): number;

  Py_IncRef(object: Obj): void;
  Py_DecRef(object: Obj): void;
  PyType_IsSubtype(type: number, base: number): number;
  PyObject_Vectorcall(callee: Obj, args: number, count: number, names: Obj): Obj;
  PyObject_GetAttrString(object: Obj, name: number): Obj;
  PyObject_Str(object: Obj): Obj;
  PyCallable_Check(object: Obj): number;
  PyObject_GenericGetDict(object: Obj, unused: number): Obj;
  PyType_GetFlags(type: number): number;
  _PyType_Lookup(type: number, name: Obj): Obj;
  PyMember_GetOne(object: Obj, member: number): Obj;
  PyCMethod_New(definition: number, self: Obj, module: Obj, type: number): Obj;
  PyModule_New(name: number): Obj;
  PyModule_GetDict(module: Obj): Obj;
  PyRun_StringFlags(code: number, start: number, globals: Obj, locals: Obj, flags: number): Obj;

  PyLong_FromLong(value: number): Obj;
  PyLong_FromDouble(value: number): Obj;
  PyLong_AsLong(object: Obj): number;
  PyLong_AsDouble(object: Obj): number;
  PyFloat_FromDouble(value: number): Obj;
  PyFloat_AsDouble(object: Obj): number;
  PyBool_FromLong(value: number): Obj;
  PyUnicode_FromStringAndSize(at: number, bytes: number): Obj;
  PyUnicode_GetLength(object: Obj): number;
  PyUnicode_AsUTF8AndSize(object: Obj, sizeAt: number): number;
  PyList_New(length: number): Obj;
  PyList_SetItem(list: Obj, index: number, item: Obj): number;
  PyList_GetItem(list: Obj, index: number): Obj;
  PyTuple_New(length: number): Obj;
  PyTuple_SetItem(tuple: Obj, index: number, item: Obj): number;
  PyTuple_GetItem(tuple: Obj, index: number): Obj;
  PySequence_GetItem(list: Obj, index: number): Obj;
  PySequence_SetItem(list: Obj, index: number, item: Obj): number;
  PyDict_New(): Obj;
  PyDict_SetItemString(dict: Obj, key: number, value: Obj): number;
  PyDict_GetItemString(dict: Obj, key: number): Obj;
  PyDict_Next(dict: Obj, positionAt: number, keyAt: number, valueAt: number): number;

  PyErr_SetString(type: Obj, message: number): void;
  PyErr_Occurred(): Obj;
  PyErr_Clear(): void;
  PyErr_Print(): void;
  PyErr_GetRaisedException(): Obj;
  PyException_GetTraceback(exception: Obj): Obj;
  PyEval_GetFrame(): Obj;
  PyFrame_GetBack(frame: Obj): Obj;
  PyFrame_GetLineNumber(frame: Obj): number;
  PyFrame_GetCode(frame: Obj): Obj;
  PyCode_Addr2Location(
    code: Obj,
    at: number,
    lineAt: number,
    columnAt: number,
    endLineAt: number,
    endColumnAt: number,
  ): number;

  readonly _Py_NoneStruct: Variable;
  readonly PyBool_Type: Variable;
  readonly PyLong_Type: Variable;
  readonly PyFloat_Type: Variable;
  readonly PyUnicode_Type: Variable;
  readonly PyList_Type: Variable;
  readonly PyTuple_Type: Variable;
  readonly PyDict_Type: Variable;
  readonly PyFunction_Type: Variable;
  readonly PyType_Type: Variable;
  readonly PyTraceBack_Type: Variable;
  readonly PyMemberDescr_Type: Variable;
  readonly PyExc_TypeError: Variable;
  readonly PyExc_ValueError: Variable;
  readonly PyExc_RuntimeError: Variable;
  readonly PyExc_SyntaxError: Variable;
  readonly PyExc_IndentationError: Variable;
  readonly PyExc_TabError: Variable;
}

/**
 * The names above: what the build keeps of the module's thousands of exports, each of which costs time at
 * every start.
 */
const KEPT: Readonly<Record<Exclude<keyof Exports, 'fuel'>, true>> = {
  memory: true,
  __indirect_function_table: true,
  __wasm_call_ctors: true,
  malloc: true,
  free: true,
  PyInitConfig_Create: true,
  PyInitConfig_SetInt: true,
  PyInitConfig_SetStr: true,
  PyInitConfig_SetStrList: true,
  PyInitConfig_GetError: true,
  Py_InitializeFromInitConfig: true,
  Py_IncRef: true,
  Py_DecRef: true,
  PyType_IsSubtype: true,
  PyObject_Vectorcall: true,
  PyObject_GetAttrString: true,
  PyObject_Str: true,
  PyCallable_Check: true,
  PyObject_GenericGetDict: true,
  PyType_GetFlags: true,
  _PyType_Lookup: true,
  PyMember_GetOne: true,
  PyCMethod_New: true,
  PyModule_New: true,
  PyModule_GetDict: true,
  PyRun_StringFlags: true,
  PyLong_FromLong: true,
  PyLong_FromDouble: true,
  PyLong_AsLong: true,
  PyLong_AsDouble: true,
  PyFloat_FromDouble: true,
  PyFloat_AsDouble: true,
  PyBool_FromLong: true,
  PyUnicode_FromStringAndSize: true,
  PyUnicode_GetLength: true,
  PyUnicode_AsUTF8AndSize: true,
  PyList_New: true,
  PyList_SetItem: true,
  PyList_GetItem: true,
  PyTuple_New: true,
  PyTuple_SetItem: true,
  PyTuple_GetItem: true,
  PySequence_GetItem: true,
  PySequence_SetItem: true,
  PyDict_New: true,
  PyDict_SetItemString: true,
  PyDict_GetItemString: true,
  PyDict_Next: true,
  PyErr_SetString: true,
  PyErr_Occurred: true,
  PyErr_Clear: true,
  PyErr_Print: true,
  PyErr_GetRaisedException: true,
  PyException_GetTraceback: true,
  PyEval_GetFrame: true,
  PyFrame_GetBack: true,
  PyFrame_GetLineNumber: true,
  PyFrame_GetCode: true,
  PyCode_Addr2Location: true,
  _Py_NoneStruct: true,
  PyBool_Type: true,
  PyLong_Type: true,
  PyFloat_Type: true,
  PyUnicode_Type: true,
  PyList_Type: true,
  PyTuple_Type: true,
  PyDict_Type: true,
  PyFunction_Type: true,
  PyType_Type: true,
  PyTraceBack_Type: true,
  PyMemberDescr_Type: true,
  PyExc_TypeError: true,
  PyExc_ValueError: true,
  PyExc_RuntimeError: true,
  PyExc_SyntaxError: true,
  PyExc_IndentationError: true,
  PyExc_TabError: true,
};
export const EXPORT_NAMES: readonly string[] = Object.keys(KEPT);

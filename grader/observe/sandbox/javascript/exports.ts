import type { WasmGlobal, WasmMemory } from '../webAssembly.ts';

/** Address of a boxed JavaScript value inside the engine. */
export type Value = number & { readonly [boxed]: true };
declare const boxed: unique symbol;

type Test = (value: Value) => number;

/** The functions of `quickjs-wasi` that are used, and what metering and the linker add. */
export interface Exports {
  readonly memory: WasmMemory;
  readonly fuel: WasmGlobal<bigint>;
  /** Address of the table that `boot` left. */
  readonly boot: WasmGlobal<number>;
  readonly __stack_pointer: WasmGlobal<number>;
  _initialize(): void;
  qjs_init(): number;
  qjs_get_context_ptr(): number;
  qjs_set_memory_limit(bytes: number): void;
  qjs_set_max_stack_size(bytes: number): void;
  qjs_set_module_loader(on: number): void;
  wasm_malloc(bytes: number): number;
  wasm_free(at: number): void;
  qjs_eval(code: number, length: number, file: number, flags: number): Value;
  qjs_call(callee: Value, self: Value, count: number, args: number): Value;
  qjs_call_constructor(callee: Value, count: number, args: number): Value;
  qjs_new_string(at: number, length: number): Value;
  qjs_new_number(value: number): Value;
  qjs_new_object(): Value;
  qjs_new_error(): Value;
  qjs_new_host_function(name: number, length: number, count: number): Value;
  JS_NewArrayFrom(context: number, count: number, values: number): bigint;
  JS_NewAtom(context: number, text: number): number;
  JS_FreeAtom(context: number, atom: number): void;
  JS_DeleteProperty(context: number, object: bigint, atom: number, flags: number): number;
  JS_DefinePropertyGetSet(
    context: number,
    object: bigint,
    atom: number,
    getter: bigint,
    setter: bigint,
    flags: number,
  ): number;
  qjs_get_true(): Value;
  qjs_get_false(): Value;
  qjs_get_undefined(): Value;
  qjs_get_global(): Value;
  qjs_dup_value(value: Value): Value;
  qjs_free_value(value: Value): void;
  qjs_get_prop_value(object: Value, key: Value): Value;
  qjs_get_prop_uint32(object: Value, index: number): Value;
  qjs_set_prop_uint32(object: Value, index: number, value: Value): number;
  qjs_define_prop_value(object: Value, key: Value, value: Value, flags: number): number;
  qjs_has_own_property_value(object: Value, key: Value): number;
  qjs_get_own_property_descriptor(object: Value, key: Value): Value | 0;
  qjs_get_own_property_names(object: Value): Value;
  qjs_get_prototype_of(object: Value): Value;
  qjs_get_float64(value: Value): number;
  qjs_get_bool(value: Value): number;
  qjs_get_string_len(value: Value, lengthAt: number): number;
  qjs_free_cstring(at: number): void;
  qjs_get_value_ptr(value: Value): number;
  qjs_get_class_id(value: Value): number;
  qjs_get_class_name(value: Value): Value;
  qjs_promise_state(value: Value): number;
  qjs_promise_result(value: Value): Value;
  qjs_throw(error: Value): Value;
  qjs_get_exception(): Value;
  readonly qjs_is_exception: Test;
  readonly qjs_is_uncatchable_error: Test;
  readonly qjs_is_undefined: Test;
  readonly qjs_is_null: Test;
  readonly qjs_is_bool: Test;
  readonly qjs_is_number: Test;
  readonly qjs_is_string: Test;
  readonly qjs_is_symbol: Test;
  readonly qjs_is_big_int: Test;
  readonly qjs_is_object: Test;
  readonly qjs_is_function: Test;
  readonly qjs_is_array: Test;
  readonly qjs_is_proxy: Test;
  readonly qjs_is_promise: Test;
  readonly qjs_is_error: Test;
}

/**
 * All of them, for the build: what is not named here is left out of the engine, as each export costs every
 * instance.
 */
export const EXPORT_NAMES: ReadonlySet<string> = new Set(
  Object.keys({
    memory: 1,
    fuel: 1,
    boot: 1,
    __stack_pointer: 1,
    _initialize: 1,
    qjs_init: 1,
    qjs_get_context_ptr: 1,
    qjs_set_memory_limit: 1,
    qjs_set_max_stack_size: 1,
    qjs_set_module_loader: 1,
    wasm_malloc: 1,
    wasm_free: 1,
    qjs_eval: 1,
    qjs_call: 1,
    qjs_call_constructor: 1,
    qjs_new_string: 1,
    qjs_new_number: 1,
    qjs_new_object: 1,
    qjs_new_error: 1,
    qjs_new_host_function: 1,
    JS_NewArrayFrom: 1,
    JS_NewAtom: 1,
    JS_FreeAtom: 1,
    JS_DeleteProperty: 1,
    JS_DefinePropertyGetSet: 1,
    qjs_get_true: 1,
    qjs_get_false: 1,
    qjs_get_undefined: 1,
    qjs_get_global: 1,
    qjs_dup_value: 1,
    qjs_free_value: 1,
    qjs_get_prop_value: 1,
    qjs_get_prop_uint32: 1,
    qjs_set_prop_uint32: 1,
    qjs_define_prop_value: 1,
    qjs_has_own_property_value: 1,
    qjs_get_own_property_descriptor: 1,
    qjs_get_own_property_names: 1,
    qjs_get_prototype_of: 1,
    qjs_get_float64: 1,
    qjs_get_bool: 1,
    qjs_get_string_len: 1,
    qjs_free_cstring: 1,
    qjs_get_value_ptr: 1,
    qjs_get_class_id: 1,
    qjs_get_class_name: 1,
    qjs_promise_state: 1,
    qjs_promise_result: 1,
    qjs_throw: 1,
    qjs_get_exception: 1,
    qjs_is_exception: 1,
    qjs_is_uncatchable_error: 1,
    qjs_is_undefined: 1,
    qjs_is_null: 1,
    qjs_is_bool: 1,
    qjs_is_number: 1,
    qjs_is_string: 1,
    qjs_is_symbol: 1,
    qjs_is_big_int: 1,
    qjs_is_object: 1,
    qjs_is_function: 1,
    qjs_is_array: 1,
    qjs_is_proxy: 1,
    qjs_is_promise: 1,
    qjs_is_error: 1,
  } satisfies Record<keyof Exports, 1>),
);

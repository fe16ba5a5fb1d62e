import type { WasmGlobal, WasmMemory } from '../webAssembly.ts';

/** Address of a boxed JavaScript value inside the engine. */
export type Value = number & { readonly [boxed]: true };
declare const boxed: unique symbol;

type Test = (value: Value) => number;

/** The functions of `quickjs-wasi` that are used, and what metering and the linker add. */
export interface Exports {
  readonly memory: WasmMemory;
  readonly fuel: WasmGlobal<bigint>;
  readonly __stack_pointer: WasmGlobal<number>;
  _initialize(): void;
  qjs_init(): number;
  qjs_get_runtime_ptr(): number;
  qjs_get_context_ptr(): number;
  qjs_set_memory_limit(bytes: number): void;
  qjs_set_max_stack_size(bytes: number): void;
  qjs_set_module_loader(on: number): void;
  JS_UpdateStackTop(runtime: number): void;
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
  JS_DefinePropertyGetSet(context: number, object: bigint, atom: number, getter: bigint, setter: bigint, flags: number): number;
  qjs_get_true(): Value;
  qjs_get_false(): Value;
  qjs_get_undefined(): Value;
  qjs_get_null(): Value;
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

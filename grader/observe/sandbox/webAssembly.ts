/**
 * The part of the WebAssembly interface that the sandbox uses; Node's type declarations leave it to the
 * browser's.
 */
export interface WasmModule {
  readonly [module]: true;
}
declare const module: unique symbol;

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export interface WasmGlobal<T> {
  value: T;
}

interface Wasm {
  readonly Module: {
    new (bytes: Uint8Array): WasmModule;
    imports(
      module: WasmModule,
    ): readonly { readonly module: string; readonly name: string; readonly kind: string }[];
    exports(module: WasmModule): readonly { readonly name: string; readonly kind: string }[];
  };
  readonly Global: new (
    type: { readonly value: 'i32'; readonly mutable: boolean },
    value: number,
  ) => WasmGlobal<number>;
  readonly Instance: new (
    module: WasmModule,
    imports: Record<string, object>,
  ) => { readonly exports: object };
  /** A trap: work that ran out, an access out of bounds, an engine's own abort. */
  readonly RuntimeError: new () => Error;
  compile(bytes: Uint8Array): Promise<WasmModule>;
}

export const wasm = (globalThis as unknown as { readonly WebAssembly: Wasm }).WebAssembly;

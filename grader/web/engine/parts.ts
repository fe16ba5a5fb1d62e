import type { Image } from '../../observe/sandbox/python/image.ts';
import type { WasmModule } from '../../observe/sandbox/webAssembly.ts';
import type { JavaScriptParts } from './javascript.ts';
import { PART_FILES } from './partFiles.ts';

/** How many bytes of how many have come, over all files that were asked for. */
export type OnFetched = (done: number, all: number) => void;

/** Fetches what engines are made from, each file once. */
export class Parts {
  readonly #base: URL;
  readonly #onFetched: OnFetched;
  readonly #known = new Map<string, Promise<unknown>>();
  #done = 0;
  #all = 0;

  constructor(base: URL, onFetched: OnFetched) {
    this.#base = base;
    this.#onFetched = onFetched;
  }

  async javascript(hasTypes: boolean): Promise<JavaScriptParts> {
    const [quickjs, typeScript] = await Promise.all([
      this.#module(PART_FILES.quickjs),
      hasTypes ? this.#module(PART_FILES.typeScript) : null,
    ]);
    return { quickjs, typeScript };
  }

  async python(): Promise<Image> {
    const [module, snapshot, library] = await Promise.all([
      this.#module(PART_FILES.python),
      this.#bytes(PART_FILES.snapshot),
      this.#bytes(PART_FILES.library),
    ]);
    return { module, snapshot, library };
  }

  #module(name: string): Promise<WasmModule> {
    return this.#once(name, async () => {
      const headers = { 'content-type': 'application/wasm' };
      const compiled: unknown = await WebAssembly.compileStreaming(
        new Response(await this.#stream(name), { headers }),
      );
      return compiled as WasmModule;
    });
  }

  #bytes(name: string): Promise<Uint8Array> {
    return this.#once(
      name,
      async () => new Uint8Array(await new Response(await this.#stream(name)).arrayBuffer()),
    );
  }

  #once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#known.get(name) ?? make();
    this.#known.set(name, known);
    // What failed, as without a network, may be asked for again.
    known.catch(() => this.#known.delete(name));
    return known as Promise<T>;
  }

  async #stream(name: string): Promise<ReadableStream<BufferSource>> {
    const response = await fetch(new URL(name, this.#base));
    if (!response.ok || response.body === null)
      throw new Error(`${name} could not be fetched: the server said ${response.status}`);
    this.#all += Number(response.headers.get('content-length') ?? 0);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        this.#done += piece.byteLength;
        this.#onFetched(this.#done, this.#all);
        controller.enqueue(piece);
      },
    });
    return response.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip') as never);
  }
}

/** What a worker has of its page: its own messages, and nothing else that is used here. */
export interface Scope {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

export const scope = globalThis as unknown as Scope;

/**
 * What the core asks of whatever it runs on, beyond the language itself. Two implement it: Node (`node.ts`)
 * and browsers (`browser.ts`). `here.ts` is the one of this build: sources and the command line have Node's,
 * and the build puts the browser's in its place where it makes the bundle for pages.
 */
export interface Host {
  /** SHA-256 over texts, as UTF-8, and bytes, one after the other; hex. */
  sha256(pieces: readonly (string | Uint8Array)[]): string;
  /** How many bytes a text takes as UTF-8. */
  byteLength(text: string): number;
  /** A text as UTF-8. */
  encode(text: string): Uint8Array;
  /** UTF-8 as a text; what is none becomes U+FFFD. */
  decode(bytes: Uint8Array): string;
  /** The module of `dist/validators/` that checks trees, runs and exercises. */
  validators(): unknown;
  /**
   * Whether the stack that engines run on is larger than any submission can use before the engine's own guard
   * stops it. Where it is not, a search that is nested too deep for it is nobody's mistake.
   */
  readonly hasAmpleStack: boolean;
}

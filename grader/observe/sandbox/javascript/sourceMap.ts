import { decode } from '@jridgewell/sourcemap-codec';

/** A place in a text, from 0. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where each piece of a text that was made stood in the one it was made from. */
export class SourceMap {
  readonly #pieces: readonly { readonly at: Place; readonly from: Place | null }[];

  /** `json` is a source map of one source, as the specification has it. */
  constructor(json: string) {
    const { mappings } = JSON.parse(json) as { readonly mappings: string };
    this.#pieces = decode(mappings).flatMap((segments, line) =>
      segments.map(([column, , fromLine, fromColumn]) => ({
        at: { line, column },
        from: fromLine === undefined ? null : { line: fromLine, column: fromColumn ?? 0 },
      })),
    );
  }

  /** Where the piece began that a place is in; null where it was not in the source. */
  origin(line: number, column: number): Place | null {
    const after = this.#pieces.findIndex(
      ({ at }) => at.line > line || (at.line === line && at.column > column),
    );
    return this.#pieces[(after < 0 ? this.#pieces.length : after) - 1]?.from ?? null;
  }
}

import type { Stop } from '../../types/source.ts';
import type { Language } from '../../types/submission.ts';

/** An exercise as a student kit holds it. */
export interface Kit {
  readonly slug: string;
  /** Texts by their paths. */
  readonly files: Readonly<Record<string, string>>;
}

/** A file of a submission, as it would lie on a disk. */
export interface HandedIn {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What a page asks of the worker that grades. To stop, it ends that worker and begins another. */
export type ToCore =
  /** Comes first, and once. `language`: what the work is probably in, so that its engine is ready sooner. */
  | { readonly kind: 'open'; readonly kit: Kit; readonly language: Language | null }
  /**
   * `id` is the submission's: the name of its file without the ending. `own`: a tree to be searched in the
   * place of the exercise's cases.
   */
  | {
      readonly kind: 'check';
      readonly id: string;
      readonly files: readonly HandedIn[];
      readonly own?: OwnTree;
    };

/** A tree as whoever sits there wrote it; null is no limit. */
export interface OwnTree {
  readonly text: string;
  readonly depth: number | null;
}

export type FromCore =
  | { readonly kind: 'opened' }
  /** Of what is fetched, so many bytes have come. */
  | { readonly kind: 'fetched'; readonly done: number; readonly all: number }
  /** All is judged; the reason for what failed is being looked for. */
  | { readonly kind: 'judged'; readonly told: Told }
  | { readonly kind: 'checked'; readonly told: Told; readonly result: string; readonly page: string }
  /** The exercise's algorithm cannot search that tree: why, in lines. */
  | { readonly kind: 'misfit'; readonly lines: readonly string[] }
  /** Our own code failed, or something could not be fetched. */
  | { readonly kind: 'failed'; readonly message: string };

/** What a page says of a check beside the report. */
export interface Told {
  /** Points as they are written; null where they are held back. */
  readonly points: string | null;
  readonly max: string;
  readonly words: string;
  readonly isPassed: boolean;
  readonly printed: readonly Printed[];
  /** Lines at which it stopped with an error. */
  readonly stops: readonly Stop[];
}

export interface Printed {
  readonly where: string;
  readonly text: string;
  /** Whether the middle of it is left out. */
  readonly isCut: boolean;
}

import type picocolors from 'picocolors';
import { visible } from '../picture/visible.ts';
import type { Plain } from '../types/observation.ts';
import type { VerdictState } from '../types/verdict.ts';
import { formatPlain } from './plain.ts';
import { bothEnds, cut, wrap } from './wrap.ts';

type Paint = ReturnType<typeof picocolors.createColors>;

/** Room for a label such as `Expected` in front of a value. */
const LABEL = 10;

/** Writes lines of one width, in one set of colours, for readers of one language. */
export class Pen {
  readonly width: number;
  /** Whether all there is to say of what failed was asked for. */
  readonly verbose: boolean;
  /** Whether what passed was asked for, too. */
  readonly all: boolean;
  readonly paint: Paint;
  readonly language: string | null;

  constructor(
    width: number,
    { verbose, all }: { readonly verbose: boolean; readonly all: boolean },
    paint: Paint,
    language: string | null,
  ) {
    this.width = width;
    this.verbose = verbose || all;
    this.all = all;
    this.paint = paint;
    this.language = language;
  }

  plain(value: Plain): string {
    return formatPlain(value, this.language);
  }

  labelled(label: string, text: string, indent = 4): string[] {
    const before = ' '.repeat(indent);
    return this.broken(text, this.width - indent - LABEL).map(
      (line, at) => `${before}${at === 0 ? this.paint.dim(label.padEnd(LABEL)) : ' '.repeat(LABEL)}${line}`,
    );
  }

  wrapped(text: string, indent: number): string[] {
    return this.broken(text, this.width - indent).map((line) => ' '.repeat(indent) + line);
  }

  /** Keeps `α = 3` on one line. */
  broken(text: string, width: number): string[] {
    const joined = visible(text)
      .replaceAll('\t', '    ')
      .replace(/([αβ]) = /g, '$1\u00a0=\u00a0');
    return wrap(joined, width).map((line) => line.replaceAll('\u00a0', ' '));
  }

  /** Colours are put on after measuring, since they have no width. */
  line(
    left: string,
    right: string,
    paintLeft: (text: string) => string,
    paintRight: (text: string) => string,
  ): string[] {
    const start = cut(left, this.width);
    const [first = '', second] = bothEnds(start, right, this.width).split('\n');
    if (second !== undefined) return [paintLeft(first), paintRight(second)];
    const gap = first.slice(start.length, first.length - right.length);
    return [paintLeft(start) + gap + paintRight(right)];
  }

  colour(state: VerdictState): (text: string) => string {
    if (state === 'passed') return this.paint.green;
    return state === 'failed' ? this.paint.red : this.paint.yellow;
  }
}

import { hang } from '../report/wrap.ts';
import type { Context } from './context.ts';
import { type Out, widthOf } from './io.ts';

/** A line, broken where a terminal is too narrow for it; a file or another program gets it whole. */
export function fitted(line: string, out: Out): string[] {
  if (out.isTTY !== true) return [line];
  const lead = /^ */.exec(line)?.[0] ?? '';
  return hang(lead, line.slice(lead.length), widthOf(out), lead.length + 2);
}

/** Prints lines of prose, each of which may be longer than a terminal is wide. */
export function printLines(lines: readonly string[], { io, print }: Pick<Context, 'io' | 'print'>): void {
  for (const line of lines.flatMap((each) => fitted(each, io.stdout))) print(line);
}

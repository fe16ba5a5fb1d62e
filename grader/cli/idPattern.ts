import { byPattern } from '../intake/layouts/byPattern.ts';
import { LONGEST_PATTERN, type NameSaid, type PatternFault, readByPattern } from '../intake/namePattern.ts';
import { atTop } from '../intake/names.ts';
import type { Layout } from '../intake/types.ts';
import { type Place, unwrapped } from '../intake/wrapped.ts';
import { printable } from '../observe/submission/printable.ts';
import { UserError } from './userError.ts';

/** Where names stand that `--id-pattern` reads, and the layout that they make. */
export async function patternPlace(
  top: Place,
  pattern: string,
): Promise<{ readonly place: Place; readonly layout: Layout }> {
  const inTop = layoutIn(top, pattern);
  if (inTop.fits(top.entries) > 0) return { place: top, layout: inTop };
  const place = await unwrapped(top);
  const layout = layoutIn(place, pattern);
  if (layout.fits(place.entries) > 0) return { place, layout };
  const [first] = atTop(place.entries);
  throw new UserError(
    first === undefined
      ? `${top.source.shown}: there is nothing here`
      : `--id-pattern: "${printable(first.path)}", for one, does not match, and nothing else does`,
  );
}

function layoutIn({ entries }: Place, pattern: string): Layout {
  const names = atTop(entries).map(({ path }) => path);
  const read = readByPattern(pattern, names);
  if ('fault' in read) throw new UserError(`--id-pattern: ${faultWords(read.fault, pattern)}`);
  const pairs = names.flatMap((name, at): [string, NameSaid][] => {
    const said = read.said[at];
    return said === undefined || said === null ? [] : [[name, said]];
  });
  return byPattern(new Map(pairs));
}

function faultWords(fault: PatternFault, pattern: string): string {
  switch (fault.is) {
    case 'too-long':
      return `this is too long; expected at most ${LONGEST_PATTERN} characters`;
    case 'no-id':
      return 'there is no group "id" in it, as in "^(?<id>[^_]+)_"';
    case 'slow':
      return `this takes too long on "${printable(fault.name)}"; write it without repeats within repeats`;
    case 'no-pattern': {
      const hint = pattern.includes('(?P<') ? '; write (?<id>…) in place of (?P<id>…)' : '';
      return `this is no regular expression (${printable(fault.reason)})${hint}`;
    }
  }
}

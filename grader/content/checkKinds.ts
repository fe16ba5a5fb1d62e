import { runSubjectOf } from '../subjects/subjects.ts';
import type { Algorithm, CheckKind, EvidenceFamily, Law } from '../types/exercise.ts';
import type { Problems } from './problems.ts';
import { oneOf } from '../words/found.ts';
import { quote } from '../words/quoting.ts';

/** Laws belong to law checks, a family and a weight to evidence checks, and each to its algorithm. */
export function checkSeeded(
  {
    kind,
    laws,
    family,
    weight,
  }: {
    readonly kind: CheckKind;
    readonly laws?: readonly Law[];
    readonly family?: EvidenceFamily;
    readonly weight?: number;
  },
  algorithm: Algorithm,
  place: string,
  problems: Problems,
): void {
  const stray = (key: string, belongs: CheckKind): void => {
    problems.add({
      code: 'key-without-other',
      place: `${place}.${key}`,
      found: `${quote(key)} in a check of kind ${quote(kind)}`,
      expected: `${quote(key)} only in a check of kind ${quote(belongs)}`,
    });
  };
  if (laws !== undefined && kind !== 'law') stray('laws', 'law');
  if (family !== undefined && kind !== 'evidence') stray('family', 'evidence');
  if (weight !== undefined && kind !== 'evidence') stray('weight', 'evidence');
  const seeded = runSubjectOf({ algorithm });
  if (seeded === null) return;
  if (kind === 'law') {
    laws?.forEach((law, at) => {
      if (!seeded.laws.includes(law))
        problems.add({
          code: 'law-does-not-fit',
          place: `${place}.laws[${at}]`,
          found: quote(law),
          expected: oneOf(seeded.laws),
          hint: `these are the laws of ${algorithm}`,
        });
    });
  }
  if (kind !== 'evidence') return;
  if (family === undefined)
    problems.add({
      code: 'missing-key',
      place,
      found: 'no "family"',
      expected: `"family": ${oneOf(seeded.families)}`,
    });
  else if (!seeded.families.includes(family))
    problems.add({
      code: 'family-does-not-fit',
      place: `${place}.family`,
      found: quote(family),
      expected: oneOf(seeded.families),
      hint: `that is what ${algorithm} chooses at random`,
    });
}

/** What an exercise may accept are variants of its algorithm. */
export function checkAccepts(accepts: readonly string[], algorithm: Algorithm, problems: Problems): void {
  const known = (runSubjectOf({ algorithm })?.taught ?? []).map(({ id }) => id);
  accepts.forEach((id, at) => {
    if (known.includes(id)) return;
    problems.add({
      code: 'variant-does-not-fit',
      place: `conventions.accepts[${at}]`,
      found: quote(id),
      expected: known.length === 0 ? 'nothing here' : oneOf(known),
      hint:
        known.length === 0
          ? `nothing can be accepted besides what ${algorithm} asks for`
          : `that is what can be accepted besides of ${algorithm}`,
    });
  });
}

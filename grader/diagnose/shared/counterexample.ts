import { type CheckKind, VISIBILITIES, type Visibility } from '../../types/exercise.ts';
import type { Counterexample } from '../../types/report.ts';
import type { Evidence } from '../../types/verdict.ts';
import { wordsOf } from '../../words/remarks.ts';
import type { Voice } from '../../words/vocabulary.ts';
import type { CheckRun } from './checkRun.ts';
import type { Shrunk } from './shrink.ts';

/** Whether an audience may see what has a visibility. */
export const mayShow = (visibility: Visibility, audience: Visibility): boolean =>
  VISIBILITIES.indexOf(visibility) <= VISIBILITIES.indexOf(audience);

/** The checks that an audience may see. */
export const seenBy = (audience: Visibility, ran: readonly CheckRun[]): CheckRun[] =>
  ran.filter(({ check }) => mayShow(check.visibility, audience));

/** The most open visibility of a check that fails, of some; null where none does. */
export function failingVisibility(ran: readonly CheckRun[]): Visibility | null {
  return (
    VISIBILITIES.find((level) =>
      ran.some(
        ({ check, verdicts }) =>
          check.visibility === level && verdicts.some(({ state }) => state === 'failed'),
      ),
    ) ?? null
  );
}

/** What was found, as the report has it. `file` is a whole tree file or run file. */
export function counterexampleFrom(
  kind: CheckKind,
  visibility: Visibility,
  file: object,
  { finding, output, isSmallest, probes }: Shrunk<unknown>,
  evidence: Evidence | undefined,
  voice: Voice,
): Counterexample {
  const { expected, actual, remark } = finding;
  return {
    kind,
    visibility,
    file: onOneLine(file),
    ...wordsOf(remark, voice),
    // A law may have nothing to put in the place of what was done.
    ...(expected === undefined || (kind === 'law' && expected === null) ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
    ...(evidence === undefined ? {} : { evidence }),
    ...(output.bytes === 0 ? {} : { printed: { text: output.text, bytes: output.bytes } }),
    isSmallest,
    probes,
  };
}

/** JSON with a space after each comma, so that a long line can be broken there. */
const onOneLine = (file: object): string =>
  JSON.stringify(file, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([[{]) /g, '$1')
    .replace(/ ([\]}])/g, '$1');

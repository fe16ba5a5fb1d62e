import type { Check, Exercise } from '../types/exercise.ts';
import type { Observation } from '../types/observation.ts';
import type { Printed } from '../types/report.ts';

interface Observed {
  readonly observed: readonly Observation[];
}

/** What was printed in each case; those of one check share the room that there is. */
export function printedIn(
  { id: check, kind, cases, visibility }: Check,
  observations: readonly (readonly Observation[])[],
  { limits }: Exercise,
): Printed[] {
  const runs: readonly (Pick<Printed, 'check' | 'case' | 'visibility'> & Observed)[] =
    kind === 'evidence'
      ? [{ check, visibility, observed: observations.flat() }]
      : cases.map(({ id }, at) => ({ check, case: id, visibility, observed: observations[at] ?? [] }));
  const prints = runs
    .map(({ observed, ...of }) => ({
      ...of,
      text: observed.map(({ output }) => output.text).join(''),
      bytes: observed.reduce((total, { output }) => total + output.bytes, 0),
    }))
    .filter(({ bytes }) => bytes > 0);
  const room = Math.floor((limits.outputKB * 1024) / Math.max(1, prints.length));
  return prints.map((print) => ({ ...print, text: bothEnds(print.text, room) }));
}

/** The start and the end of what is longer than `most` characters. */
function bothEnds(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  return `${text.slice(0, half)}\n… (left out here) …\n${text.slice(-half)}`;
}

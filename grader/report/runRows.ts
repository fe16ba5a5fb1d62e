import { bestSoFar } from '../picture/runSvg.ts';
import { formatNumber, threeDigits } from '../words/numbers.ts';
import { stepWords } from '../picture/stateWords.ts';
import type { RunData } from '../steps/runs/runData.ts';
import type { RunEvidence } from '../types/verdict.ts';
import { itemAt } from '../types/lookup.ts';

export interface RunRow {
  /** Its place among the steps that are played; an empty text where it is none. */
  readonly at: string;
  readonly cells: readonly string[];
  readonly marked: boolean;
}

/** Names of the columns of `runRows`: those of a run that may go downhill are more. */
export function runHead({ temperatures, rejected, starts, beams }: RunEvidence): string[] {
  return [
    'Step',
    'Objective',
    ...(isSimple({ temperatures, rejected, starts, beams }) ? [] : ['Best so far']),
    ...(temperatures === undefined ? [] : ['Temperature']),
    ...(rejected === undefined ? [] : ['Not taken']),
    ...(beams === undefined ? [] : ['Beam']),
    'Move',
  ];
}

/** Each step of a run in words. */
export function runRows(run: RunEvidence, played: RunData | null = null): RunRow[] {
  const { values, temperatures, rejected, starts, beams, brokenAt } = run;
  const best = bestSoFar(values);
  const refused = new Map<number, string[]>();
  for (const { at, value } of rejected ?? []) {
    const words = refused.get(at);
    if (words === undefined) refused.set(at, [formatNumber(value)]);
    else words.push(formatNumber(value));
  }
  const begun = new Set(starts);
  return values.map((value, step) => ({
    at: placeIn(played, step),
    cells: [
      String(step),
      formatNumber(value),
      ...(isSimple(run) ? [] : [formatNumber(itemAt(best, step))]),
      ...(temperatures === undefined
        ? []
        : [temperatures[step] === undefined ? '' : threeDigits(temperatures[step])]),
      ...(rejected === undefined ? [] : [(refused.get(step) ?? []).join(', ')]),
      ...(beams === undefined ? [] : [String((beams[step] ?? 0) + 1)]),
      moveOf(run, step, begun),
    ],
    marked: step === brokenAt,
  }));
}

/** Of beams, several states are one step. */
function placeIn(played: RunData | null, step: number): string {
  const at = played === null || played.beams !== undefined ? -1 : step - played.first;
  return played !== null && at >= 0 && at <= played.changes.length ? String(at) : '';
}

const isSimple = ({
  temperatures,
  rejected,
  starts,
  beams,
}: {
  readonly [Key in 'temperatures' | 'rejected' | 'starts' | 'beams']?: RunEvidence[Key] | undefined;
}): boolean =>
  temperatures === undefined && rejected === undefined && starts === undefined && beams === undefined;

function moveOf({ problem, states, beams }: RunEvidence, step: number, starts: ReadonlySet<number>): string {
  const [before, after] = [states[step - 1], states[step]];
  if (step === 0) return 'start';
  if (starts.has(step)) return 'a new climb';
  // States of a beam stand beside each other; none leads to the next.
  if (beams !== undefined || before === undefined || after === undefined) return '';
  return stepWords(problem, before, after);
}

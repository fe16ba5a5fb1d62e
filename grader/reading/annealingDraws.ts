import { OPS } from '../types/observation.ts';
import type { Log } from './annealingLog.ts';
import { iterationsOf, type Parse, type Step } from './annealingSteps.ts';

const NUMBER = OPS.indexOf('draw-number');

/**
 * The number that was drawn in each step to decide whether its proposal is taken, so far as it can be told
 * from one that chose the proposal: it was drawn after the proposal was weighed, or after another draw. Null
 * where none was.
 */
export function decidingNumbers({ marks }: Log, parse: Parse, steps: readonly Step[]): (number | null)[] {
  const iterations = iterationsOf(marks, parse) ?? [];
  return steps.map(({ state, next, evaluated }, at) => {
    const proposal = evaluated ?? (next === state ? null : next);
    const own = iterations[at]?.marks ?? [];
    const last = own.findLastIndex(({ kind, op }) => kind === 'draw' && op === NUMBER);
    const weighed = own.findLastIndex(({ kind, a }) => kind === 'value' && a === proposal);
    const isDeciding =
      (weighed >= 0 && last > weighed) || own.slice(0, Math.max(0, last)).some(({ kind }) => kind === 'draw');
    return proposal !== null && last >= 0 && isDeciding ? (own[last]?.b ?? null) : null;
  });
}

import { grouped } from '../../words/numbers.ts';
import { UserError } from '../userError.ts';
import type { Drawing } from './drawing.ts';

export interface StepOptions {
  readonly step?: string;
  readonly cutoffs?: boolean;
  readonly all?: boolean;
}

/** Pictures of one command at most. */
const MOST = 3_000;

/** The steps that are asked for, by number; the last one unless something is said. */
export function stepsAsked({ step, cutoffs, all }: StepOptions, drawing: Drawing): number[] {
  if ([step !== undefined, cutoffs === true, all === true].filter(Boolean).length > 1)
    throw new UserError('--step, --cutoffs and --all: expected one of them');
  const { first, steps } = drawing;
  const last = first + steps - 1;
  if (cutoffs === true) {
    if (drawing.cutoffs === null)
      throw new UserError('--cutoffs goes with a tree; a local search cuts nothing');
    if (drawing.cutoffs.length === 0) throw new UserError('--cutoffs: this search cuts nothing off');
    return [...drawing.cutoffs];
  }
  if (all === true) {
    if (steps > MOST)
      throw new UserError(
        `--all: found ${grouped(steps)} steps; expected at most ${grouped(MOST)}. Name one with --step`,
      );
    return Array.from({ length: steps }, (_, at) => first + at);
  }
  if (step === undefined) return [last];
  const wanted = /^\d{1,7}$/.test(step) ? Number(step) : NaN;
  if (!(wanted >= first && wanted <= last))
    throw new UserError(
      `--step: found ${JSON.stringify(step)}; expected a step from ${first} to ${grouped(last)}`,
    );
  return [wanted];
}

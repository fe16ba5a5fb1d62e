import { visibleLine } from '../picture/visible.ts';
import { solvedSteps } from '../steps/solved.ts';
import type { StepperPart } from '../steps/stepperPart.ts';
import type { Playable } from '../types/playable.ts';
import type { ChartPart } from './chartPart.ts';
import { createEvidenceParts, type RunPart } from './pageEvidence.ts';

/** What `templates/partials/playable.hbs` shows: one of the three, and a title. */
export interface PlayablePart {
  readonly title: string;
  readonly stepper: StepperPart | null;
  readonly run: RunPart | null;
  readonly chart: ChartPart | null;
}

/** Nodes of a tree that is drawn whole; a larger one is folded, as it shares its page with others. */
const MOST_WHOLE = 120;

/** A search as a page plays it, among others. */
export function playablePart(playable: Playable): PlayablePart {
  const title = visibleLine(playable.title);
  if (playable.kind === 'tree') {
    const { tree, search } = playable;
    return { title, stepper: solvedSteps(tree, search, MOST_WHOLE), run: null, chart: null };
  }
  const { run, chart } = createEvidenceParts()(playable.evidence, null);
  const seed = playable.isSeedless === true ? { seed: '' } : {};
  return {
    title,
    stepper: null,
    run: run === null ? null : { ...run, ...seed },
    chart: chart === null ? null : { ...chart, ...seed },
  };
}

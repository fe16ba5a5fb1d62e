import type { RunEvidence } from '../types/verdict.ts';
import { itemAt } from '../types/lookup.ts';
import { boardSvg } from './boardSvg.ts';
import { heightsSvg, landscapeSvg } from './landscapeSvg.ts';
import { runSvg } from './runSvg.ts';

/**
 * A run at one step: the board or the landscape that it searches, where it can be drawn, else its course with
 * the step marked. `bare`: nothing is said of what is attacked, or where it came from.
 */
export function runPicture(
  run: RunEvidence,
  step: number,
  { title, bare }: { readonly title: string; readonly bare: boolean },
): string {
  const { problem, states, beams, starts = [] } = run;
  const state = itemAt(states, step);
  // States of a beam stand beside each other, and a new climb comes from nowhere.
  const before = beams === undefined && !starts.includes(step) ? states[step - 1] : undefined;
  switch (problem.name) {
    case 'n-queens':
      return boardSvg(state, { title, bare, ...(before === undefined || bare ? {} : { before }) });
    case 'landscape': {
      const { elevation } = problem;
      if (elevation.length === 1)
        return landscapeSvg(itemAt(elevation, 0), {
          title,
          here: state[0],
          from: bare ? undefined : before?.[0],
        });
      const cell = ([row = 0, column = 0]: readonly number[]): { row: number; column: number } => ({
        row,
        column,
      });
      return heightsSvg(elevation, {
        title,
        here: cell(state),
        ...(before === undefined || bare ? {} : { from: cell(before) }),
      });
    }
    default:
      return runSvg(run, { title, marked: { step, word: `step ${step}` } });
  }
}

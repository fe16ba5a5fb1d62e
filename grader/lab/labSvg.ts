import { budgetSvg } from './budgetSvg.ts';
import { beamsSvg, deepeningSvg, horizonSvg, orderingSvg } from './gamesSvg.ts';
import { annealingSvg, geneticSvg, landscapeLabSvg, restartsSvg } from './localSvg.ts';
import { pruningSvg } from './pruningSvg.ts';
import { queensSvg } from './queensSvg.ts';
import { ticTacToeSvg } from './ticTacToeSvg.ts';
import type { LabReport } from './text.ts';

/** A report of the lab as an SVG file that stands alone. */
export function labSvg(report: LabReport): string {
  switch (report.lab) {
    case 'pruning':
      return pruningSvg(report);
    case 'queens':
      return queensSvg(report);
    case 'budget':
      return budgetSvg(report);
    case 'annealing':
      return annealingSvg(report);
    case 'restarts':
      return restartsSvg(report);
    case 'landscape':
      return landscapeLabSvg(report);
    case 'genetic':
      return geneticSvg(report);
    case 'tic-tac-toe':
      return ticTacToeSvg(report);
    case 'ordering':
      return orderingSvg(report);
    case 'deepening':
      return deepeningSvg(report);
    case 'horizon':
      return horizonSvg(report);
    case 'beams':
      return beamsSvg(report);
  }
}

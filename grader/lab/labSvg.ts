import { budgetSvg } from './budgetSvg.ts';
import { pruningSvg } from './pruningSvg.ts';
import { queensSvg } from './queensSvg.ts';
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
  }
}

import { PICTURE_STYLE } from '../picture/style.ts';
import type { Report } from '../types/report.ts';
import { classPage } from './classPage.ts';
import type { ClassRow } from './classRow.ts';
import { createEvidenceParts } from './pageEvidence.ts';
import { createProse } from './prose.ts';
import { reportPage } from './reportPage.ts';
import { loadTemplates } from './templates.ts';

/** Writes pages that open from disk: one file each, nothing fetched, everything from students escaped. */
export interface Renderer {
  /** One submission's page. Shows all that the report holds: give it `forStudent(report)` for a student. */
  reportHtml(report: Report): string;
  /** The class's page: how scores are spread, how each check fares, and a row for each submission in the order given. */
  classHtml(rows: readonly ClassRow[], exercise: Report['exercise']): string;
}

/** Reads and compiles the templates once; keep the renderer for as many pages as there are. */
export function createRenderer(): Renderer {
  const templates = loadTemplates();
  const make = { prose: createProse(), evidence: createEvidenceParts() };
  const report = templates.page('report');
  const whole = templates.page('class');
  const reportAssets = templates.assets(PICTURE_STYLE, ['base', 'report'], 'report');
  const classAssets = templates.assets(PICTURE_STYLE, ['base', 'class'], 'class');
  return {
    reportHtml: (value) => report({ ...reportPage(value, make), ...reportAssets }),
    classHtml: (rows, exercise) => whole({ ...classPage(rows, exercise), ...classAssets }),
  };
}

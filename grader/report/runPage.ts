import { PICTURE_STYLE } from '../picture/style.ts';
import { visibleLine } from '../picture/visible.ts';
import type { GenerationsEvidence, RunEvidence } from '../types/verdict.ts';
import { createEvidenceParts } from './pageEvidence.ts';
import { RUN_SCRIPTS } from './pageScripts.ts';
import { loadTemplates } from './templates.ts';

/** A page that plays a run of a local search: one file, nothing fetched. */
export function runPage(title: string, how: string, evidence: RunEvidence | GenerationsEvidence): string {
  const templates = loadTemplates();
  const heading = visibleLine(title);
  return templates.page('run')({
    title: `${heading}: ${how}`,
    heading,
    how,
    ...createEvidenceParts()(evidence, null),
    ...templates.assets(PICTURE_STYLE, ['base', 'report', 'stepper', 'runs'], ...RUN_SCRIPTS),
  });
}

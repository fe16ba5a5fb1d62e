import { PICTURE_STYLE } from '../picture/style.ts';
import { visibleLine } from '../picture/visible.ts';
import { solvedSteps } from '../steps/solved.ts';
import type { Playable } from '../types/playable.ts';
import { createEvidenceParts } from './pageEvidence.ts';
import { RUN_SCRIPTS } from './pageScripts.ts';
import { loadTemplates } from './templates.ts';

/** Nodes of a tree that is drawn whole; a larger one is folded, as it shares its page with others. */
const MOST_WHOLE = 120;

/** What an experiment came to, for a page of one file: its table, its picture, and searches that play. */
export function labPage({
  text,
  svg,
  played,
}: {
  readonly text: string;
  readonly svg: string;
  readonly played: readonly Playable[];
}): string {
  const [heading = '', ...rest] = text.split('\n');
  const templates = loadTemplates();
  const evidence = createEvidenceParts();
  const plays = played.map((each) => {
    const title = visibleLine(each.title);
    if (each.kind === 'tree') return { title, stepper: solvedSteps(each.tree, each.search, MOST_WHOLE) };
    const { run, chart } = evidence(each.evidence, null);
    const { caption } = each;
    return {
      title,
      run,
      chart: chart === null || caption === undefined ? chart : { ...chart, summary: caption },
    };
  });
  const scripts = plays.length === 0 ? [] : ['foldedTree', 'treeStage', ...RUN_SCRIPTS];
  const styles = plays.length === 0 ? [] : ['report', 'stepper', 'runs'];
  return templates.page('lab')({
    title: heading,
    heading,
    text: rest.join('\n').replace(/^\n+|\n+$/g, ''),
    // Its style is the page's own, which alone its policy allows.
    svg: svg.replace(/<style>.*?<\/style>/s, ''),
    plays,
    playsRuns: played.some(({ kind }) => kind === 'run'),
    ...templates.assets(PICTURE_STYLE, ['base', 'figures', ...styles, 'lab'], ...scripts),
  });
}

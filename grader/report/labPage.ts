import { PICTURE_STYLE } from '../picture/style.ts';
import type { Playable } from '../types/playable.ts';
import { RUN_SCRIPTS, TREE_STAGE } from './pageScripts.ts';
import { playablePart } from './playablePart.ts';
import { loadTemplates } from './templates.ts';

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
  const plays = played.map(playablePart);
  const scripts = plays.length === 0 ? [] : ['foldedTree', ...TREE_STAGE, ...RUN_SCRIPTS];
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

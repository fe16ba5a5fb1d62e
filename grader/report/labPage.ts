import { PICTURE_STYLE } from '../picture/style.ts';
import { loadTemplates } from './templates.ts';

/** What an experiment came to, for a page of one file: its table as text, and its picture. */
export function labPage({ text, svg }: { readonly text: string; readonly svg: string }): string {
  const [heading = '', ...rest] = text.split('\n');
  const templates = loadTemplates();
  return templates.page('lab')({
    title: heading,
    heading,
    text: rest.join('\n').replace(/^\n+|\n+$/g, ''),
    // Its style is the page's own, which alone its policy allows.
    svg: svg.replace(/<style>.*?<\/style>/s, ''),
    ...templates.assets(PICTURE_STYLE, ['base', 'figures', 'lab']),
  });
}

import { createHash } from 'node:crypto';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/**
 * One of our pages, to be printed on paper of that size: below, `footer` on the left and the page's number on
 * the right. The page's policy allows the style that is added.
 */
export function onPaper(html: string, paper: Paper, footer: string): string {
  const style = [
    '@media print {',
    `@page { size: ${paper === 'a4' ? 'A4' : 'letter'}; margin: 14mm 16mm 18mm;`,
    `@bottom-left { content: "${cssText(footer)}"; width: 75%; ${FOOTER} text-align: left; }`,
    `@bottom-right { content: counter(page) " / " counter(pages); width: 25%; ${FOOTER} text-align: right; }`,
    '}',
    'body { padding: 0; }',
    '}',
  ].join('\n');
  const digest = createHash('sha256').update(style, 'utf8').digest('base64');
  return html
    .replace(/style-src (?='|&#x27;)/, (rule) => `${rule}&#x27;sha256-${digest}&#x27; `)
    .replace('</head>', () => `<style>${style}</style>\n</head>`);
}

const FOOTER = 'font: 8.5pt/1.3 sans-serif; color: #444; vertical-align: top; padding-top: 4mm;';

/** In a string of a style sheet within a page: what could end either is written by its number. */
const cssText = (text: string): string =>
  text.replace(
    /[^\p{L}\p{M}\p{N} ,.;:!?()·–—’'+*=@_-]/gu,
    (c) => `\\${(c.codePointAt(0) ?? 32).toString(16)} `,
  );

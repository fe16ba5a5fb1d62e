import { element, escapeMarkup, px } from './markup.ts';
import { PICTURE_STYLE } from './style.ts';

/** `light` has the colours of pages on a screen, `print` is black on white. */
export const LOOKS = ['light', 'print'] as const;
export type Look = (typeof LOOKS)[number];

const PRINT =
  '.pic{--p-ink:#000;--p-soft:#000;--p-paper:#fff;--p-line:#000;--p-good:#000;--p-bad:#000;--p-mark:#000;' +
  '--p-tint:#e6e6e6}';

/** A picture as a file of its own, with its style in it. */
export function standalonePicture(picture: string, look: Look, more: string = ''): string {
  const style = element('style', {}, `${PICTURE_STYLE}${look === 'print' ? PRINT : ''}${more}`);
  return `${picture.replace('>', () => `>${style}`)}\n`;
}

/** How wide and high a picture is, in pixels. */
export function sizeOf(picture: string): { readonly width: number; readonly height: number } {
  const [, width = '0', height = '0'] = /^<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(picture) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Several pictures, each on a sheet of its own size; a browser prints it, or takes its picture. */
export function picturesPage(pictures: readonly string[], look: Look, title: string): string {
  const sizes = pictures.map(sizeOf);
  const sheets = sizes.map(
    ({ width, height }, at) =>
      `@page p${at}{size:${px(Math.ceil(width))}px ${px(Math.ceil(height))}px;margin:0}` +
      `.p${at}{page:p${at}}`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeMarkup(title)}</title><style>${PICTURE_STYLE}${look === 'print' ? PRINT : ''}`,
    `${sheets.join('')}body{margin:0;background:#fff}`,
    'div{break-after:page;break-inside:avoid;overflow:hidden}',
    'div:last-child{break-after:auto}',
    '@media screen{body{min-height:100vh;display:grid;place-content:center}}</style></head><body>',
    ...pictures.map((picture, at) => `<div class="p${at}">${picture}</div>`),
    '</body></html>',
  ].join('');
}

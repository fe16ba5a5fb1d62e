import { visibleLine } from './visible.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** How markup writes a sign of its own; any other character stays as it is. */
export const entityOf = (character: string): string => ENTITIES[character] ?? character;

/**
 * Text of unknown origin for markup, in element content or a quoted attribute: control characters shown, the
 * rest escaped.
 */
export function escapeMarkup(text: string): string {
  const shown = visibleLine(text);
  return /[&<>"']/.test(shown) ? shown.replace(/[&<>"']/g, entityOf) : shown;
}

/** JSON for a page's script element, which no text in it can end. */
export const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** A coordinate: a tenth of a pixel is more than a screen shows. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Attributes in the order given; numbers are coordinates, null is left out. */
function attributes(values: Readonly<Record<string, string | number | null>>): string {
  let text = '';
  for (const name in values) {
    const value = values[name] ?? null;
    if (value !== null) text += ` ${name}="${typeof value === 'number' ? px(value) : escapeMarkup(value)}"`;
  }
  return text;
}

/** An element around markup that is already safe. */
export function element(
  name: string,
  values: Readonly<Record<string, string | number | null>>,
  content: string = '',
): string {
  return content === ''
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${content}</${name}>`;
}

/** A text element, its middle at `x` unless it is to start or end there; `text` is escaped here. */
export function svgText(
  text: string,
  x: number,
  y: number,
  className: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string {
  const content = escapeMarkup(text);
  // The style sheet puts the middle of every text at its x.
  return content === ''
    ? ''
    : element(
        'text',
        { x, y, class: anchor === 'middle' ? className : `${className} pic-${anchor}` },
        content,
      );
}

export interface Frame {
  /** What it is, in a few words. */
  readonly title: string;
  /** What it shows, in a sentence or two. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  /** Left and top edge of what is drawn. */
  readonly left?: number;
  readonly top?: number;
}

/** The outermost element of a picture at its natural size, with its text alternative. */
export function svg(frame: Frame, content: string): string {
  const { width, height } = frame;
  const title = element('title', {}, escapeMarkup(frame.title));
  const description = element('desc', {}, escapeMarkup(frame.description));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'pic',
      role: 'img',
      viewBox: [frame.left ?? 0, frame.top ?? 0, width, height].map(px).join(' '),
      width,
      height,
    },
    title + description + content,
  );
}

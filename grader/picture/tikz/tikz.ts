import { DOMParser, type Element } from '@xmldom/xmldom';
import type { Look } from '../standalone.ts';
import { coordinate, texPath } from './texPath.ts';
import { colorsOf, groupOptions, inherited, shapeOptions, textOptions } from './texStyles.ts';
import { isPlainTex, texText } from './texText.ts';

/**
 * A picture of ours as TikZ, to be read into any document that loads the package, with no library of it. The
 * picture is gone through shape by shape, so that all pictures look in TeX as they do on pages.
 */
export function tikzOf(picture: string, look: Look): string {
  const root = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
  const lines = root === null ? [] : partsOf(root, []);
  const isPlain = isPlainTex([...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(''));
  return [
    '% \\usepackage{tikz}, and \\input this file.',
    ...(isPlain ? [] : ['% Some letters need XeLaTeX or LuaLaTeX, with a font that has them.']),
    '\\begin{tikzpicture}[x=0.75bp, y=-0.75bp, inner sep=0pt, outer sep=0pt]',
    ...colorsOf(look),
    ...lines,
    '\\end{tikzpicture}',
    '',
  ].join('\n');
}

function partsOf(parent: Element, around: readonly string[]): string[] {
  return [...parent.childNodes].flatMap((node) =>
    node.nodeType === 1 ? partOf(node as Element, around) : [],
  );
}

function partOf(element: Element, around: readonly string[]): string[] {
  const classes = (element.getAttribute('class') ?? '').split(' ');
  const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
  const at = (x: string, y: string): string => `(${coordinate(number(x))},${coordinate(number(y))})`;
  const path = (d: string, more: string = ''): string[] => {
    const options = [shapeOptions(classes), inherited(around, classes), more].filter((part) => part !== '');
    return d === '' ? [] : [`\\path[${options.join(', ')}] ${d};`];
  };
  switch (element.tagName) {
    case 'g': {
      const inner = partsOf(element, [...around, ...classes]);
      const options = groupOptions(classes);
      return options === '' || inner.length === 0
        ? inner
        : [`\\begin{scope}[${options}]`, ...inner, '\\end{scope}'];
    }
    case 'path':
      return path(texPath(element.getAttribute('d') ?? ''), movedBy(element.getAttribute('transform') ?? ''));
    case 'line':
      return path(`${at('x1', 'y1')} -- ${at('x2', 'y2')}`);
    case 'circle':
      return path(`${at('cx', 'cy')} circle[radius=${coordinate(number('r'))}]`);
    case 'rect': {
      const [right, bottom] = [number('x') + number('width'), number('y') + number('height')];
      const round = number('rx') === 0 ? '' : `rounded corners=${coordinate(0.75 * number('rx'))}bp`;
      return path(`${at('x', 'y')} rectangle (${coordinate(right)},${coordinate(bottom)})`, round);
    }
    case 'text': {
      const text = (element.textContent ?? '').trim();
      return text === '' ? [] : [`\\node[${textOptions(classes)}] at ${at('x', 'y')} {${texText(text)}};`];
    }
    default:
      return [];
  }
}

/** `translate(x y) scale(s)`, which crowns have. */
function movedBy(transform: string): string {
  const [, x, y, scale] = /^translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)$/.exec(transform) ?? [];
  return x === undefined ? '' : `shift={(${x},${y})}, scale=${scale}`;
}

import { extname } from 'node:path';
import type { Tree } from '../../../reference/games/tree.ts';
import { formatTree } from '../../content/formatTree.ts';
import { formatIndented, formatNotation } from '../../content/notation/formatNotation.ts';
import { formatTable } from '../../content/rows/formatTable.ts';
import { oneOf } from '../didYouMean.ts';

/** Pictures of a step, a page that plays all of them, and the tree itself as text. */
const PICTURES = ['svg', 'png', 'pdf', 'tikz', 'dot', 'html'] as const;
const TEXTS = ['notation', 'indented', 'csv', 'json'] as const;
export const FORMATS = [...PICTURES, ...TEXTS] as const;
export type PictureFormat = (typeof PICTURES)[number];
type TextFormat = (typeof TEXTS)[number];
export type Format = PictureFormat | TextFormat;

/** What files of these names usually hold. */
const ENDINGS: Readonly<Record<string, Format>> = {
  '.svg': 'svg',
  '.png': 'png',
  '.pdf': 'pdf',
  '.tex': 'tikz',
  '.tikz': 'tikz',
  '.dot': 'dot',
  '.gv': 'dot',
  '.html': 'html',
  '.csv': 'csv',
  '.json': 'json',
};

/** The format that is asked for, else that of the file to write, else SVG. */
export const formatOf = ({ to, out }: { readonly to?: string; readonly out?: string }): Format =>
  oneOf('--to', to, FORMATS) ?? ENDINGS[extname(out ?? '').toLowerCase()] ?? 'svg';

export const isTextFormat = (format: Format): format is TextFormat =>
  (TEXTS as readonly string[]).includes(format);

/** The tree itself, in a form that is read back. */
export function asText(format: TextFormat, tree: Tree): string {
  switch (format) {
    case 'notation':
      return formatNotation(tree);
    case 'indented':
      return formatIndented(tree);
    case 'csv':
      return formatTable(tree).trimEnd();
    case 'json':
      return JSON.stringify(formatTree(tree));
  }
}

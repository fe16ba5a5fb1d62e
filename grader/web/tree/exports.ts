import type { Tree } from '../../../reference/games/tree.ts';
import { formatDot } from '../../content/rows/formatDot.ts';
import { formatTree } from '../../content/formatTree.ts';
import { formatIndented } from '../../content/notation/formatNotation.ts';
import { standalonePicture } from '../../picture/standalone.ts';
import { tikzOf } from '../../picture/tikz/tikz.ts';

/** What a tree is saved as, with the ending of its file. */
const ENDINGS = { indented: 'txt', json: 'json', dot: 'dot', svg: 'svg', tikz: 'tex' } as const;
export type SavedFormat = keyof typeof ENDINGS;
export const SAVED_FORMATS = Object.keys(ENDINGS) as readonly SavedFormat[];

/** A file of a tree; pictures are as it is drawn. */
export function savedTree(
  format: SavedFormat,
  tree: Tree,
  svg: string,
): { readonly name: string; readonly text: string } {
  return { name: `tree.${ENDINGS[format]}`, text: textOf(format, tree, svg) };
}

function textOf(format: SavedFormat, tree: Tree, svg: string): string {
  switch (format) {
    case 'indented':
      return `${formatIndented(tree)}\n`;
    case 'json':
      return `${JSON.stringify(formatTree(tree))}\n`;
    case 'dot':
      return formatDot(tree);
    case 'svg':
      return standalonePicture(svg, 'light');
    case 'tikz':
      return tikzOf(svg, 'print');
  }
}

import type { Tree } from '../../../reference/games/tree.ts';
import type { AnyTreeSearch } from '../../../reference/adversarial/treeAlgorithms.ts';
import { formatDot } from '../../content/rows/formatDot.ts';
import { standalonePicture, type Look } from '../../picture/standalone.ts';
import { visibleLine } from '../../picture/visible.ts';
import { bareSvg } from '../../steps/bareTree.ts';
import { drawnSearch } from '../../steps/drawnSearch.ts';
import { searchOf } from '../searchOf.ts';
import type { Drawing } from './drawing.ts';

/** A second for each step is enough to read it, and not too long to wait for. */
const SECONDS = 1.2;

/** The steps of a search of a tree. */
export function treeDrawing(
  tree: Tree,
  search: AnyTreeSearch,
  { path, look }: { readonly path: string; readonly look: Look },
): Drawing {
  const drawn = searchOf(path, () => drawnSearch(tree, search));
  return {
    title: visibleLine(tree.title),
    first: 1,
    steps: drawn.steps,
    cutoffs: drawn.cutoffs.map((at) => at + 1),
    svg: (step) => drawn.svg(step - 1),
    sentence: (step) => `Step ${step}: ${drawn.sentence(step - 1)}`,
    dot: (step) => formatDot(tree, drawn.frame(step - 1)),
    animated: async (format) => {
      if (format === 'svg') {
        const { picture, style } = drawn.animation(SECONDS);
        return standalonePicture(picture, look, style);
      }
      const [{ solvePage }, { loadTemplates }] = await Promise.all([
        import('../../report/solvePage.ts'),
        import('../../report/templates.ts'),
      ]);
      return solvePage(loadTemplates(), { tree, search, facts: [] });
    },
  };
}

/** A tree as it is given, without an answer: one picture. */
export const bareDrawing = (tree: Tree): Drawing => ({
  title: visibleLine(tree.title),
  first: 1,
  steps: 1,
  cutoffs: null,
  svg: () => bareSvg(tree),
  sentence: () => 'The tree as it is given.',
  dot: () => formatDot(tree),
  animated: null,
});

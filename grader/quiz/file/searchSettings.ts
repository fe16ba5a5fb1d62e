import type { Cut, Window } from '../../../reference/game.ts';
import { numberOf } from '../../../reference/games/treeSpec.ts';
import type { QuestionKind } from '../question/kind.ts';
import { hasChance } from '../tree/nodes.ts';
import type { Figure, SearchSettings } from '../types.ts';
import type { Complain, QuestionFile } from './questionFile.ts';

/** How the question's tree is searched: as it says, else as is usual for such a tree. */
export function readSearchSettings(
  file: QuestionFile,
  kind: QuestionKind,
  convention: Cut,
  figure: Figure | null,
  complain: Complain,
): SearchSettings {
  const tree = figure?.kind === 'tree' ? figure.tree : null;
  const chances = tree !== null && hasChance(tree);
  const algorithm = file.algorithm ?? (chances && tree.bounds !== null ? 'star1' : 'alpha-beta');
  const window = readWindow(file.window);
  if (!(window.alpha < window.beta))
    complain('window-empty', 'window', `${window.alpha} and ${window.beta}`, 'alpha below beta');
  if (tree !== null && kind.search !== undefined) {
    if (tree.players !== null)
      complain(
        'figure-does-not-fit',
        'figure',
        `a tree for ${tree.players} players`,
        'a tree of MAX and MIN, with or without chance: pruning is not defined here',
      );
    if (algorithm === 'star1' && tree.bounds === null)
      complain(
        'no-bounds',
        'algorithm',
        '"star1", on a tree without bounds',
        'a tree with "bounds": [lowest, highest]',
      );
    if (algorithm === 'alpha-beta' && chances && kind.search === 'pruning')
      complain(
        'no-bounds',
        'algorithm',
        'alpha-beta on a tree with chance nodes',
        '"star1" and a tree with "bounds", or "minimax", which searches all of it',
      );
    if (algorithm === 'minimax' && file.window !== undefined)
      complain(
        'key-does-not-fit',
        'window',
        'a window for a search that has none',
        'no "window" with "minimax"',
      );
  }
  return { algorithm, cut: file.convention ?? convention, window };
}

function readWindow([alpha, beta]: NonNullable<QuestionFile['window']> = ['-inf', 'inf']): Window {
  return { alpha: numberOf(alpha), beta: numberOf(beta) };
}

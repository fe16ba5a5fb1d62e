import type { Tree } from '../../../reference/games/tree.ts';
import { formatTree } from '../../content/formatTree.ts';
import type { QuestionFile } from '../file/questionFile.ts';
import type { QuizFile } from '../file/quizSchema.ts';
import type { Cut } from '../../../reference/game.ts';

/** A quiz around one tree: what it is worth, what to play, what is pruned and where it is cut. */
export function quizAround(tree: Tree, cut: Cut, title: string): QuizFile {
  const hasChance = tree.nodes.some(({ player, children }) => player === 'chance' && children.length > 0);
  const questions: QuestionFile[] = [
    { id: 'value', kind: 'value' },
    { id: 'best', kind: 'best-action', which: 'all' },
    { id: 'pruned', kind: 'pruned', what: 'leaves', points: 2 },
    ...(hasChance ? [] : [{ id: 'cutoffs', kind: 'cutoffs' } as const]),
  ];
  return { title, convention: cut, figures: { tree: formatTree(tree) }, questions };
}

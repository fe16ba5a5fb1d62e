import { treeNode } from '../file/treeText.ts';
import { FULL_WINDOW } from '../../../reference/game.ts';
import type { Random } from '../../../reference/random.ts';
import { formatTree } from '../../content/formatTree.ts';
import type { FigureFile } from '../file/figureSchema.ts';
import { askedQuestion, kindOf } from '../kinds/kinds.ts';
import type { Quiz } from '../quiz.ts';
import { hasChance } from '../tree/nodes.ts';
import { keyOf } from '../tree/world.ts';
import type { Figure, SearchSettings, TreeFigure } from '../types.ts';
import { drawBoardLike, drawLandscapeLike, drawPopulationLike } from './drawLike.ts';

/** Draws of one figure before none is found. */
export const MOST_TRIES = 20_000;

/** What is no tree, drawn anew; null where nothing is found. */
export function drawLike(
  figure: Exclude<Figure, TreeFigure>,
  written: FigureFile,
  random: Random,
): FigureFile | null {
  if (figure.kind === 'board')
    return { title: figure.title, board: drawBoardLike(figure, random, MOST_TRIES) };
  if (figure.kind === 'population') return { ...written, ...drawPopulationLike(figure, random) };
  const landscape = drawLandscapeLike(figure, random, MOST_TRIES);
  return landscape && { ...written, landscape };
}

export const noneLike = (id: string): string =>
  `nothing else like ${id} was found in ${MOST_TRIES} draws: about as many cutoffs, as many best moves, ` +
  'most of the mistakes revealed, the same kinds of places';

/** A tree as the quiz writes it; one that lies in a file of its own is written out. */
export function writtenTree({ tree, labels }: TreeFigure, written: FigureFile): FigureFile {
  const node = treeNode(written.tree, null);
  if (written.tree !== undefined && node.ok) return { ...written, tree: node.value };
  const { title: _title, ...spec } = formatTree(tree);
  const title = written.title === undefined ? {} : { title: written.title };
  return { ...(spec as FigureFile), ...title, labels, letters: 'given' };
}

/** The ways in which a quiz's questions search a figure; the usual one where none does. */
export function searchesOf({ questions, convention }: Quiz, { id, tree }: TreeFigure): SearchSettings[] {
  const about = questions.filter((question) => question.figure === id);
  const found = new Map<string, SearchSettings>();
  for (const question of about.map(askedQuestion))
    if (kindOf(question).keepsSearch === true) found.set(keyOf(question.how), question.how);
  if (found.size > 0) return [...found.values()];
  const usual: SearchSettings = about[0]?.how ?? {
    algorithm: 'minimax',
    cut: convention,
    window: FULL_WINDOW,
  };
  return [usual.algorithm === 'alpha-beta' && hasChance(tree) ? { ...usual, algorithm: 'minimax' } : usual];
}

import { isExplicit } from '../../content/treeVisit.ts';
import type { FigureFile } from '../file/figureSchema.ts';
import type { QuizFile } from '../file/quizSchema.ts';
import type { TreeFigure } from '../types.ts';

/** Whether nodes or moves of a tree have names of their own. */
export const hasNames = ({ tree }: FigureFile): boolean => /"(?:id|action)":/.test(JSON.stringify(tree));

/** The same tree with letters by place, so that it can have another shape. */
export const withoutNames = ({
  letters: _letters,
  labels: _labels,
  tree,
  ...rest
}: FigureFile): FigureFile => ({
  ...rest,
  tree: unnamed(tree),
});

function unnamed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(unnamed);
  if (!isExplicit(node)) return node;
  const { id: _id, action: _action, children, ...rest } = node;
  return Array.isArray(children) ? { ...rest, children: children.map(unnamed) } : rest;
}

/** Whether what an author has written speaks of nodes by their names. */
export function isSpokenOf({ tree }: TreeFigure, { intro = '', questions }: QuizFile): boolean {
  const words = new Set(
    [intro, ...questions.map(({ text }) => text ?? '')].join(' ').split(/[^\p{L}\p{N}_]+/u),
  );
  return tree.nodes.some(({ id, action }) => words.has(id) || (!/^\d*$/.test(action) && words.has(action)));
}

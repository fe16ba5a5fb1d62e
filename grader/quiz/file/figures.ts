import { dirname } from 'node:path';
import { readInside } from '../../content/folder.ts';
import { parseJson } from '../../content/json.ts';
import type { Problems } from '../../content/problems.ts';
import { parseTreeJson } from '../../content/tree.ts';
import { labelTree } from '../tree/labels.ts';
import type { Figure, TreeFigure } from '../types.ts';
import type { FigureFile } from './figureSchema.ts';
import { boardFigure, landscapeFigure, populationFigure } from './localFigures.ts';
import { treeNode } from './treeText.ts';
import { quote } from '../../words/quoting.ts';

/** More nodes than this nobody works by hand. */
const MOST_NODES = 400;

/** Reads one figure; what is wrong with it goes to `problems`, and the answer is null then. */
export function readFigure(
  id: string,
  file: FigureFile,
  place: string,
  quizPath: string | null,
  fallbackTitle: string,
  problems: Problems,
): Figure | null {
  if (file.file !== undefined) return readFigureFile(id, file, file.file, place, quizPath, problems);
  if (file.tree !== undefined)
    return treeFigure(id, file, { ...file, title: file.title ?? fallbackTitle }, place, problems);
  const title = file.title ?? fallbackTitle;
  if (file.board !== undefined) return boardFigure(id, title, file.board, `${place}.board`, problems);
  if (file.landscape !== undefined)
    return landscapeFigure(id, title, file.landscape, `${place}.landscape`, problems);
  return populationFigure(id, title, file.population ?? [], file.fitness, place, problems);
}

function treeFigure(
  id: string,
  file: FigureFile,
  spec: FigureFile,
  place: string,
  problems: Problems,
): TreeFigure | null {
  const { labels: _labels, letters: _letters, file: _file, tree: written, ...rest } = spec;
  const node = treeNode(written, problems.file);
  if (!node.ok) {
    for (const problem of node.problems)
      problems.add({ ...problem, place: `${place}.tree, ${problem.place}` });
    return null;
  }
  const parsed = parseTreeJson({ ...rest, tree: node.value }, problems.file);
  if (!parsed.ok) {
    for (const problem of parsed.problems) problems.add({ ...problem, place: `${place}.${problem.place}` });
    return null;
  }
  const { nodes } = parsed.value;
  if (nodes.length > MOST_NODES) {
    problems.add({
      code: 'tree-too-large',
      place: `${place}.tree`,
      found: `${nodes.length} nodes`,
      expected: `at most ${MOST_NODES} in a quiz`,
    });
    return null;
  }
  return {
    kind: 'tree',
    id,
    tree: labelTree(parsed.value, file.letters ?? 'auto'),
    labels: file.labels ?? 'nodes',
  };
}

function readFigureFile(
  id: string,
  file: FigureFile,
  path: string,
  place: string,
  quizPath: string | null,
  problems: Problems,
): Figure | null {
  const at = `${place}.file`;
  const read =
    quizPath === null
      ? {
          ok: false as const,
          trouble: {
            code: 'no-folder',
            found: quote(path),
            expected: 'the tree itself, since this quiz is not in a folder',
          },
        }
      : readInside(dirname(quizPath), path);
  if (!read.ok) {
    problems.add({ ...read.trouble, place: at });
    return null;
  }
  const json = parseJson(read.text, path);
  if (!json.ok) {
    for (const problem of json.problems) problems.add({ ...problem, place: `${at}: ${problem.place}` });
    return null;
  }
  const spec = json.value as FigureFile & { readonly problem?: { readonly initial?: readonly number[] } };
  const isRun = typeof spec === 'object' && spec !== null && 'problem' in spec;
  if (!isRun) return treeFigure(id, file, spec, at, problems);
  const initial = spec.problem?.initial;
  if (Array.isArray(initial))
    return boardFigure(id, spec.title ?? id, initial as number[], `${at}: problem.initial`, problems);
  problems.add({
    code: 'no-board',
    place: at,
    found: 'a run without an initial board',
    expected: 'a run whose problem says where it starts',
  });
  return null;
}

import { dirname } from 'node:path';
import type { TreeSpec } from '../../../reference/games/treeSpec.ts';
import { grid, line } from '../../../reference/problems/landscape.ts';
import { conflicts } from '../../../reference/problems/nQueens.ts';
import { readInside } from '../../content/folder.ts';
import { parseJson } from '../../content/json.ts';
import type { Problems } from '../../content/problems.ts';
import { parseTreeJson } from '../../content/tree.ts';
import { quote } from '../../words/found.ts';
import { exactOf } from '../exactNumber.ts';
import { labelTree, lettersOf } from '../tree/labels.ts';
import { type LABELS } from '../types.ts';
import type {
  BoardFigure,
  Figure,
  LandscapeFigure,
  LETTERS,
  PopulationFigure,
  TreeFigure,
} from '../types.ts';

/** A figure as written; it fits the schema. */
export interface FigureFile extends Partial<Omit<TreeSpec, 'tree'>> {
  readonly tree?: unknown;
  readonly file?: string;
  readonly labels?: (typeof LABELS)[number];
  readonly letters?: (typeof LETTERS)[number];
  readonly board?: readonly number[];
  readonly landscape?: readonly (number | readonly number[])[];
  readonly population?: readonly string[];
  readonly fitness?: readonly number[];
}

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
  if (file.file !== undefined) return readFigureFile(id, file, place, quizPath, problems);
  if (file.tree !== undefined)
    return treeFigure(id, file, { ...file, title: file.title ?? fallbackTitle }, place, problems);
  const title = file.title ?? fallbackTitle;
  if (file.board !== undefined) return boardFigure(id, title, file.board, `${place}.board`, problems);
  if (file.landscape !== undefined)
    return landscapeFigure(id, title, file.landscape, `${place}.landscape`, problems);
  return populationFigure(id, title, file, place, problems);
}

function treeFigure(
  id: string,
  file: FigureFile,
  spec: FigureFile,
  place: string,
  problems: Problems,
): TreeFigure | null {
  const { labels: _labels, letters: _letters, file: _file, ...tree } = spec;
  const parsed = parseTreeJson(tree, problems.file);
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
            found: quote(file.file!),
            expected: 'the tree itself, since this quiz is not in a folder',
          },
        }
      : readInside(dirname(quizPath), file.file!);
  if (!read.ok) {
    problems.add({ ...read.trouble, place: at });
    return null;
  }
  const json = parseJson(read.text, file.file!);
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

function boardFigure(
  id: string,
  title: string,
  rows: readonly number[],
  place: string,
  problems: Problems,
): BoardFigure | null {
  const outside = rows.findIndex((row) => row >= rows.length);
  if (outside >= 0)
    problems.add({
      code: 'wrong-board',
      place: `${place}[${outside}]`,
      found: String(rows[outside]),
      expected: `a row from 0 to ${rows.length - 1}`,
      ...(rows[outside] === rows.length ? { hint: 'rows are numbered from 0' } : {}),
    });
  return outside >= 0 ? null : { kind: 'board', id, title, rows };
}

function landscapeFigure(
  id: string,
  title: string,
  heights: readonly (number | readonly number[])[],
  place: string,
  problems: Problems,
): LandscapeFigure | null {
  const isLine = heights.every((height) => typeof height === 'number');
  const rows = heights.map((height) => (typeof height === 'number' ? [height] : height));
  const odd = isLine
    ? -1
    : heights.findIndex((height) => typeof height === 'number' || height.length !== rows[0]!.length);
  if (odd >= 0) {
    problems.add({
      code: 'wrong-landscape',
      place: `${place}[${odd}]`,
      found: typeof heights[odd] === 'number' ? 'a height' : `a row of ${rows[odd]!.length}`,
      expected: `a row of ${rows[0]!.length} heights, like the first`,
    });
    return null;
  }
  const landscape = isLine ? line(heights) : grid(rows);
  const { width } = landscape;
  return {
    kind: 'landscape',
    id,
    title,
    landscape,
    places: landscape.elevation.map((_, at) =>
      isLine ? lettersOf(at) : `${lettersOf(at % width)}${Math.floor(at / width) + 1}`,
    ),
  };
}

function populationFigure(
  id: string,
  title: string,
  file: FigureFile,
  place: string,
  problems: Problems,
): PopulationFigure | null {
  const strings = file.population!;
  const odd = strings.findIndex((digits) => digits.length !== strings[0]!.length);
  if (odd >= 0)
    problems.add({
      code: 'wrong-population',
      place: `${place}.population[${odd}]`,
      found: `${strings[odd]!.length} digits`,
      expected: `${strings[0]!.length}, as many as the first has`,
    });
  const { fitness } = file;
  if (fitness !== undefined && fitness.length !== strings.length)
    problems.add({
      code: 'wrong-population',
      place: `${place}.fitness`,
      found: `${fitness.length} numbers`,
      expected: `${strings.length}, one an individual`,
    });
  if (odd >= 0 || (fitness !== undefined && fitness.length !== strings.length)) return null;
  const individuals = strings.map((digits) => [...digits].map(Number));
  return {
    kind: 'population',
    id,
    title,
    individuals,
    fitness: (fitness ?? individuals.map(queensFitness)).map(exactOf),
    measure: fitness === undefined ? 'queens' : 'given',
  };
}

/** Pairs that do not attack each other; rows may be numbered from 0 or from 1, from either side. */
function queensFitness(individual: readonly number[]): number {
  const n = individual.length;
  return (n * (n - 1)) / 2 - conflicts(individual);
}

import { host } from '../host/here.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { itemAt } from '../types/lookup.ts';
import { type Asked, EVENT_SIZE, type Line, type Observation, OPS } from '../types/observation.ts';
import type { SourceFile } from '../types/submission.ts';
import type { AskedSearch, AskedStep, QuotedLine } from '../types/treeEvidence.ts';
import { Looks } from './looks.ts';

/** Of each search, so that a report stays small. */
const MOST_STEPS = 400;
const LONGEST_LINE = 160;
const LONGEST_PRINT = 400;
const MOST_PRINTED = 4_000;

const ACTIONS = OPS.indexOf('actions');
const RESULT = OPS.indexOf('result');
const LOOKS = [OPS.indexOf('utility'), OPS.indexOf('evaluate')];

/** A question that is a step: a node is opened, or looked at. */
interface Row {
  readonly row: number;
  readonly node: number;
  readonly isLook: boolean;
}

/**
 * The nodes of a tree that a search opened or looked at, in order, each with the line that asked and with
 * what was printed since the one before. Null where it looked at anything but `evaluated`, or did more than
 * is shown: then it is another search than that of the report, or it is not known which looks are steps.
 */
export function askedSearch(
  tree: Tree,
  observation: Observation,
  files: readonly SourceFile[],
  evaluated: readonly string[],
): AskedSearch | null {
  const { asked } = observation;
  if (asked === undefined) return null;
  const rows = rowsOf(tree, observation);
  const looked = rows.flatMap(({ node, isLook }) => (isLook ? [itemAt(tree.nodes, node).id] : []));
  const isSame = looked.length === evaluated.length && looked.every((id, at) => id === evaluated[at]);
  if (!isSame || rows.length > MOST_STEPS || rows.some(({ row }) => row >= asked.from.length)) return null;
  const lines = quotedLines(rows, asked, files);
  const printed = printsOf(observation, [...rows.map(({ row }) => itemAt(asked.printed, row)), Infinity]);
  const steps = rows.map(({ row, node }, at): AskedStep => {
    const line = lines.findIndex((quoted) => isAt(quoted, asked.lines[itemAt(asked.from, row)]));
    const text = itemAt(printed, at);
    return {
      node: itemAt(tree.nodes, node).id,
      ...(line < 0 ? {} : { line }),
      ...(text === '' ? {} : { printed: text }),
    };
  });
  const after = itemAt(printed, rows.length);
  return { lines, steps, ...(after === '' ? {} : { printed: after }) };
}

function rowsOf({ nodes }: Tree, { events, states }: Observation): Row[] {
  const opened = new Set<number>();
  const looks = new Looks();
  const rows: Row[] = [];
  for (let row = 0; row * EVENT_SIZE < events.length; row += 1) {
    const [op = -1, state = -1, player = 0, answer = NaN] = events.subarray(
      row * EVENT_SIZE,
      (row + 1) * EVENT_SIZE,
    );
    const node = states[state];
    if (node === undefined) continue;
    const isLook = LOOKS.includes(op) && !Number.isNaN(answer);
    const isOpen = (op === ACTIONS || op === RESULT) && itemAt(nodes, node).children.length > 0;
    if (isLook && looks.isNew(node, player)) rows.push({ row, node, isLook });
    else if (isOpen && !opened.has(node)) {
      opened.add(node);
      rows.push({ row, node, isLook });
    }
  }
  return rows;
}

const isAt = ({ file, line }: QuotedLine, place: Line | undefined): boolean =>
  place !== undefined && file === place.file && line === place.line;

/** The lines that asked, in the order of the file; one that the file does not have is nobody's. */
function quotedLines(
  rows: readonly Row[],
  { from, lines }: Asked,
  files: readonly SourceFile[],
): QuotedLine[] {
  const used = new Set(rows.map(({ row }) => itemAt(from, row)));
  const texts = new Map(files.map(({ path, text }) => [path, text.split(/\r\n|\r|\n/)]));
  return lines
    .flatMap(({ file, line }, at) => {
      const text = used.has(at) ? texts.get(file)?.[line - 1] : undefined;
      return text === undefined ? [] : [{ file, line, text: cut(text.trimEnd(), LONGEST_LINE) }];
    })
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** What was printed up to each of these numbers of bytes, since the one before, where all is kept. */
function printsOf({ output }: Observation, ends: readonly number[]): string[] {
  const bytes = host.encode(output.text);
  let [from, left] = [0, bytes.length === output.bytes ? MOST_PRINTED : 0];
  return ends.map((end) => {
    const text = cut(host.decode(bytes.subarray(from, end)).trimEnd(), Math.min(LONGEST_PRINT, left));
    from = end;
    left -= text.length;
    return text;
  });
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : most === 0 ? '' : `${text.slice(0, most - 1)}…`;

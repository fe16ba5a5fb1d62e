import { inScript } from '../picture/markup.ts';
import type { TreeModel } from '../picture/treeModel.ts';
import { visible, visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import type { AskedSearch, TreeEvidence } from '../types/treeEvidence.ts';

/** What the student's search asked, beside a correct one. */
export interface AskedPart {
  /** For a script: `AskedData`, as JSON. */
  readonly data: string;
  /** The lines that asked, with the file where it is another one, and whether lines lie between. */
  readonly lines: readonly {
    readonly file: string;
    readonly number: number;
    readonly text: string;
    readonly isApart: boolean;
  }[];
  readonly hasPrinted: boolean;
}

/** For `templates/scripts/askedStage.js`. */
interface AskedData {
  /** Of each step: node, place among the lines (−1: none), whether it is looked at, id, what was printed. */
  readonly steps: readonly (readonly [
    node: number,
    line: number,
    look: 0 | 1,
    id: string,
    printed?: string,
  ])[];
  /** The step at which it parts from the correct search; −1 where it never comes to that node. */
  readonly partsAt: number;
  readonly printed: string;
}

/** Nodes that are drawn, by their ids; a search looks at some, and opens the others. */
export type DrawnNodes = ReadonlyMap<string, { readonly node: number; readonly isLook: boolean }>;

export const drawnNodes = (
  { nodes, evidence: { depthLimit = Infinity } }: TreeModel,
  drawn: ReadonlySet<number>,
): DrawnNodes =>
  new Map(
    [...drawn].map((index) => {
      const { id, children, ply } = itemAt(nodes, index).node;
      return [id, { node: index, isLook: children.length === 0 || ply >= depthLimit }];
    }),
  );

/** Null where nothing is known of it, or it went where the drawing does not. */
export function askedPart(
  drawn: DrawnNodes,
  { asked, difference }: Pick<TreeEvidence, 'asked' | 'difference'>,
): AskedPart | null {
  if (asked === undefined) return null;
  const steps = asked.steps.flatMap(({ node: id, line = -1, printed }): AskedData['steps'] => {
    const found = drawn.get(id);
    if (found === undefined) return [];
    const { node, isLook } = found;
    const step = [node, line, isLook ? 1 : 0, node === 0 ? '' : visibleLine(id)] as const;
    return [printed === undefined ? step : [...step, visible(printed)]];
  });
  if (steps.length === 0) return null;
  const data: AskedData = {
    steps,
    partsAt: steps.findIndex(([node]) => node === drawn.get(difference?.node ?? '')?.node),
    printed: visible(asked.printed ?? ''),
  };
  return {
    data: inScript(JSON.stringify(data)),
    lines: linesOf(asked),
    hasPrinted: data.printed !== '' || steps.some((step) => step.length > 4),
  };
}

function linesOf({ lines }: AskedSearch): AskedPart['lines'] {
  return lines.map(({ file, line, text }, at) => {
    const before = lines[at - 1];
    const isSame = before?.file === file;
    return {
      file: isSame ? '' : visibleLine(file),
      number: line,
      text: visible(text),
      isApart: isSame && line > before.line + 1,
    };
  });
}

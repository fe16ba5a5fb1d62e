import { visible, visibleLine } from '../picture/visible.ts';
import type { Report } from '../types/report.ts';
import type { ShownFile } from '../types/source.ts';
import { findingWords } from '../words/rules.ts';
import { lineWords, sizeWords, SOURCE_HEADING, stopWords } from '../words/source.ts';

/** A line that matters, and why. */
interface Lit {
  readonly file: string;
  readonly line: number;
  readonly says: string;
}

/** The files of a submission with the lines that matter lit; null where a page shows none, as a student's. */
export function sourcePart(report: Report): object | null {
  const { source, audience } = report;
  if (source === undefined || source.files.length === 0 || audience !== 'staff') return null;
  const lit = litIn(report);
  const files = source.files.map((file, at) => filePart(file, at, lit));
  return {
    heading: SOURCE_HEADING,
    lit: lit.map(({ file, line, says }) => {
      const at = source.files.findIndex(({ path }) => path === file);
      const isShown = at >= 0 && line <= linesOf(source.files[at]).length;
      return {
        href: isShown ? `#${idOf(at, line)}` : '',
        place: visibleLine(lineWords(file, line)),
        says: visibleLine(says),
      };
    }),
    files,
  };
}

/** The lines that errors and rules on files name. */
const litIn = ({ source, findings = [] }: Report): Lit[] => [
  ...(source?.stops ?? []).map((stop) => ({ file: stop.file, line: stop.line, says: stopWords(stop) })),
  ...findings.flatMap((finding) =>
    'line' in finding && finding.line !== undefined
      ? [{ file: finding.file, line: finding.line, says: `${findingWords(finding)} (${finding.rule})` }]
      : [],
  ),
];

const idOf = (file: number, line: number): string => `L${file + 1}-${line}`;

/** An empty file has no line. */
const linesOf = (file: ShownFile | undefined): string[] =>
  file === undefined || file.text === '' ? [] : file.text.split('\n');

/** In pieces, each a line that is lit or all that stands between two of them. */
function filePart(file: ShownFile, at: number, lit: readonly Lit[]): object {
  const lines = linesOf(file);
  const own = lit.filter(({ file: path }) => path === file.path);
  const places = [...new Set(own.map(({ line }) => line))]
    .filter((line) => line <= lines.length)
    .sort((a, b) => a - b);
  const pieces: object[] = [];
  let next = 0;
  const plain = (to: number): void => {
    if (to > next) pieces.push({ id: '', text: `${visible(lines.slice(next, to).join('\n'))}\n`, why: '' });
  };
  for (const line of places) {
    plain(line - 1);
    const why = own.flatMap((each) => (each.line === line ? [visibleLine(each.says)] : []));
    pieces.push({
      id: idOf(at, line),
      text: visible(lines[line - 1] ?? ''),
      why: why.join(' · '),
    });
    next = line;
  }
  plain(lines.length);
  return {
    path: visibleLine(file.path),
    size: sizeWords(file, lines.length),
    isOpen: at === 0 || places.length > 0,
    numbers: lines.map((_, number) => number + 1).join('\n'),
    pieces,
  };
}

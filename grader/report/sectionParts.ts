import { visibleLine } from '../picture/visible.ts';
import { STATUS_WORDS } from '../words/labels.ts';
import { grouped } from '../words/numbers.ts';
import { itemAt } from '../types/lookup.ts';
import type { ClassRow } from './classRow.ts';
import { type Bin, histogram, histogramSvg } from './histogram.ts';
import { isGraded, medianOf, shareOf } from './scores.ts';

/** The sections of a class in order, 2 before 10; empty where it has none. */
export function sectionsOf(rows: readonly ClassRow[]): string[] {
  const names = new Set(rows.map(({ section = '' }) => section));
  names.delete('');
  const keyOf = (name: string): string =>
    `${name.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(20, '0'))}\n${name}`;
  return [...names].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** How scores are spread in each section; null where there is none. */
export function sectionParts(rows: readonly ClassRow[]): object | null {
  const names = sectionsOf(rows);
  if (names.length === 0) return null;
  const parts = [...names, ''].flatMap((name) => {
    const own = rows.filter(({ section = '' }) => section === name);
    return own.length === 0 ? [] : [partOf(name, own)];
  });
  const bins = itemAt(parts, 0).bins;
  return {
    parts,
    heads: parts.map(({ name }) => name),
    tenths: bins.map(({ label }, tenth) => ({
      label,
      numbers: parts.map((part) => grouped(itemAt(part.bins, tenth).number)),
    })),
  };
}

interface Part {
  readonly name: string;
  readonly words: string;
  readonly svg: string;
  readonly bins: readonly Bin[];
}

function partOf(name: string, rows: readonly ClassRow[]): Part {
  const graded = rows.filter(isGraded);
  const absent = rows.filter(({ status }) => status === 'not-submitted').length;
  const bins = histogram(graded.map(shareOf));
  const words = [
    `${grouped(graded.length)} ${STATUS_WORDS.graded}`,
    ...(graded.length === 0 ? [] : [`, median ${medianOf(graded.map(({ score }) => score.value ?? 0))}`]),
    ...(absent === 0 ? [] : [`; ${grouped(absent)} ${STATUS_WORDS['not-submitted']}`]),
  ];
  return {
    name: name === '' ? 'In no section' : visibleLine(name),
    words: words.join(''),
    svg: graded.length === 0 ? '' : histogramSvg(bins, graded.length),
    bins,
  };
}

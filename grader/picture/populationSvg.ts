import { count, formatNumber, shortNumber, threeDigits } from '../words/numbers.ts';
import { columns } from './columns.ts';
import { element, svg, svgText } from './markup.ts';

const ROW = 24;
const CELL = 20;
const TOP = 30;
const SHARE = 120;
const CHARACTER = 8.1;
/** More than this are counted. */
const MOST = 60;

export interface PopulationOptions {
  readonly title: string;
  /** Of each individual; null where it is not to be shown. */
  readonly fitness: readonly number[] | null;
  /** What the numbers beside individuals are; their shares are drawn of `fitness` alone. */
  readonly measure?: 'fitness' | 'objective';
  readonly marks?: readonly RowMark[];
}

/** What is to be seen in an individual. */
export interface RowMark {
  /** Positions before the cut; null where there is none. */
  readonly cut: number | null;
  /** Positions that have a frame. */
  readonly framed: readonly number[];
  /** Words at the end of the row. */
  readonly note: string;
}

const WIDTH_OF_NOTE = 6.4;

/** A population as rows: each individual's numbers in cells, its fitness, and its share as a bar. */
export function populationSvg(
  population: readonly (readonly number[])[],
  { title, fitness, measure = 'fitness', marks = [] }: PopulationOptions,
): string {
  const shown = population.slice(0, MOST);
  const total = (fitness ?? []).reduce((sum, each) => sum + each, 0);
  const wide = shown.flat().reduce((most, value) => Math.max(most, String(value).length), 1);
  const cell = Math.max(CELL, wide * CHARACTER + 6);
  const length = shown.reduce((most, { length }) => Math.max(most, length), 0);
  const left = 18 + String(shown.length).length * CHARACTER;
  const numbers = (fitness ?? []).map((value) => columns(shortNumber(value)) * CHARACTER);
  const fitAt = left + cell * length + 14 + Math.max(48, ...numbers);
  const hasShares = fitness !== null && measure === 'fitness';
  const end = fitness === null ? left + cell * length + 10 : fitAt + (hasShares ? SHARE + 72 : 12);
  const noted = marks.reduce((most, { note }) => Math.max(most, note.length), 0) * WIDTH_OF_NOTE;
  const rows = shown.flatMap((individual, at) => {
    const y = TOP + ROW * at;
    const own = fitness?.[at];
    const mark = marks[at];
    const share = own === undefined || total === 0 ? 0 : own / total;
    return [
      svgText(String(at), left - 8, y + 14, 'pic-name', 'end'),
      ...individual.map(
        (value, place) =>
          element('rect', { x: left + cell * place, y, width: cell, height: CELL, class: 'pic-board' }) +
          svgText(String(value), left + cell * (place + 0.5), y + 14.5, 'pic-value'),
      ),
      ...(own === undefined ? [] : [svgText(shortNumber(own), fitAt, y + 14.5, 'pic-value', 'end')]),
      own === undefined || !hasShares ? '' : shareBar(share, fitAt + 12, y),
      ...(mark === undefined
        ? []
        : [marked(mark, left, y, cell), svgText(mark.note, end, y + 14, 'pic-axis', 'start')]),
    ];
  });
  const more = population.length - shown.length;
  const bottom = TOP + ROW * shown.length;
  return svg(
    {
      title,
      description: describePopulation(population, fitness, measure),
      width: end + noted,
      height: bottom + (more === 0 ? 6 : 26),
    },
    [
      ...(fitness === null
        ? []
        : [
            svgText(measure, fitAt, TOP - 10, 'pic-axis', 'end'),
            hasShares ? svgText('share', fitAt + 12, TOP - 10, 'pic-axis', 'start') : '',
          ]),
      ...rows,
      more === 0
        ? ''
        : svgText(`and ${count(more, 'more individual')}`, left, bottom + 14, 'pic-word', 'start'),
    ].join(''),
  );
}

/** A share as a bar, with its hundredths. */
function shareBar(share: number, x: number, y: number): string {
  const bar = (className: string): string =>
    element('rect', { x, y: y + 5, width: SHARE * share, height: 10, class: className });
  const percent = svgText(
    `${threeDigits(100 * share)} %`,
    x + 8 + SHARE * share,
    y + 14,
    'pic-axis',
    'start',
  );
  return bar('pic-dark') + bar('pic-from') + percent;
}

/** A line where it is cut, and frames around positions. */
function marked({ cut, framed }: RowMark, left: number, y: number, cell: number): string {
  const x = left + cell * (cut ?? 0);
  return [
    ...framed.map((place) =>
      element('rect', {
        x: left + cell * place + 2,
        y: y + 2,
        width: cell - 4,
        height: CELL - 4,
        class: 'pic-from',
      }),
    ),
    cut === null ? '' : element('line', { x1: x, x2: x, y1: y - 2, y2: y + CELL + 2, class: 'pic-cut' }),
  ].join('');
}

/** `4 individuals: 24748552 (fitness 24), …` */
function describePopulation(
  population: readonly (readonly number[])[],
  fitness: readonly number[] | null,
  measure: string,
): string {
  const each = population
    .slice(0, MOST)
    .map((individual, at) => {
      const own = fitness?.[at];
      return `${individual.join(' ')}${own === undefined ? '' : ` (${measure} ${formatNumber(own)})`}`;
    })
    .join('; ');
  return `${count(population.length, 'individual')}: ${each}.`;
}

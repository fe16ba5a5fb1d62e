import { count, formatNumber, shortNumber } from '../words/numbers.ts';
import { columns } from './columns.ts';
import { element, svg, svgText } from './markup.ts';
import { threeDigits } from './runSvg.ts';

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
}

/** A population as rows: each individual's numbers in cells, its fitness, and its share as a bar. */
export function populationSvg(
  population: readonly (readonly number[])[],
  { title, fitness }: PopulationOptions,
): string {
  const shown = population.slice(0, MOST);
  const total = (fitness ?? []).reduce((sum, each) => sum + each, 0);
  const wide = shown.flat().reduce((most, value) => Math.max(most, String(value).length), 1);
  const cell = Math.max(CELL, wide * CHARACTER + 6);
  const length = shown.reduce((most, { length }) => Math.max(most, length), 0);
  const left = 18 + String(shown.length).length * CHARACTER;
  const numbers = (fitness ?? []).map((value) => columns(shortNumber(value)) * CHARACTER);
  const fitAt = left + cell * length + 14 + Math.max(48, ...numbers);
  const rows = shown.flatMap((individual, at) => {
    const y = TOP + ROW * at;
    const own = fitness?.[at];
    const share = own === undefined || total === 0 ? 0 : own / total;
    return [
      svgText(String(at), left - 8, y + 14, 'pic-name', 'end'),
      ...individual.map(
        (value, place) =>
          element('rect', { x: left + cell * place, y, width: cell, height: CELL, class: 'pic-board' }) +
          svgText(String(value), left + cell * (place + 0.5), y + 14.5, 'pic-value'),
      ),
      ...(own === undefined
        ? []
        : [
            svgText(shortNumber(own), fitAt, y + 14.5, 'pic-value', 'end'),
            element('rect', { x: fitAt + 12, y: y + 5, width: SHARE * share, height: 10, class: 'pic-dark' }),
            element('rect', { x: fitAt + 12, y: y + 5, width: SHARE * share, height: 10, class: 'pic-from' }),
            svgText(`${threeDigits(100 * share)} %`, fitAt + 20 + SHARE * share, y + 14, 'pic-axis', 'start'),
          ]),
    ];
  });
  const more = population.length - shown.length;
  const bottom = TOP + ROW * shown.length;
  return svg(
    {
      title,
      description: describePopulation(population, fitness),
      width: fitness === null ? left + cell * length + 10 : fitAt + SHARE + 72,
      height: bottom + (more === 0 ? 6 : 26),
    },
    [
      ...(fitness === null
        ? []
        : [
            svgText('fitness', fitAt, TOP - 10, 'pic-axis', 'end'),
            svgText('share', fitAt + 12, TOP - 10, 'pic-axis', 'start'),
          ]),
      ...rows,
      more === 0
        ? ''
        : svgText(`and ${count(more, 'more individual')}`, left, bottom + 14, 'pic-word', 'start'),
    ].join(''),
  );
}

/** `4 individuals: 24748552 (fitness 24), …` */
function describePopulation(
  population: readonly (readonly number[])[],
  fitness: readonly number[] | null,
): string {
  const each = population
    .slice(0, MOST)
    .map((individual, at) => {
      const own = fitness?.[at];
      return `${individual.join(' ')}${own === undefined ? '' : ` (fitness ${formatNumber(own)})`}`;
    })
    .join('; ');
  return `${count(population.length, 'individual')}: ${each}.`;
}

import { scaleLinear } from 'd3-scale';
import { formatNumber, shortNumber } from '../words/numbers.ts';
import { columns } from './columns.ts';
import { element, svg, svgText } from './markup.ts';

export interface LandscapeOptions {
  readonly title: string;
  /** What places are called, in order; their numbers unless given. */
  readonly places?: readonly string[];
  /** Where a search stands, and where it came from. */
  readonly here?: number | undefined;
  readonly from?: number | undefined;
}

const HEIGHT = 200;
const STEP = 42;
const CHARACTER = 8.1;

/**
 * A one-dimensional landscape: places from left to right, each at its height, with its label and the height
 * in figures.
 */
export function landscapeSvg(elevation: readonly number[], options: LandscapeOptions): string {
  const { title, places = elevation.map((_, at) => String(at)), here, from } = options;
  const low = elevation.reduce((least, height) => Math.min(least, height), Infinity);
  const high = elevation.reduce((most, height) => Math.max(most, height), -Infinity);
  const y = scaleLinear([low, high === low ? low + 1 : high], [HEIGHT - 46, 30]);
  const widest = [...places, ...elevation.map(shortNumber)].reduce(
    (most, text) => Math.max(most, columns(text) * CHARACTER),
    0,
  );
  const step = Math.max(STEP, widest + 6);
  const x = (at: number): number => 30 + step * at;
  const d = elevation.map((height, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(height)}`).join('');
  const heights = elevation.map((height, at) => `${places[at] ?? ''} ${formatNumber(height)}`).join(', ');
  const ring = (at: number | undefined, r: number, className: string): string =>
    at === undefined || elevation[at] === undefined
      ? ''
      : element('circle', { cx: x(at), cy: y(elevation[at]), r, class: className });
  const stands = here === undefined ? '' : ` The search stands at ${places[here] ?? here}.`;
  return svg(
    {
      title,
      description: `Heights from left to right: ${heights}.${stands}`,
      width: 60 + step * (elevation.length - 1),
      height: HEIGHT,
    },
    [
      element('path', { d, class: 'pic-line' }),
      ring(from, 6, 'pic-from'),
      ...elevation.map(
        (height, at) =>
          element('circle', { cx: x(at), cy: y(height), r: 4, class: 'pic-point' }) +
          svgText(shortNumber(height), x(at), y(height) - 10, 'pic-value') +
          svgText(places[at] ?? '', x(at), HEIGHT - 12, 'pic-name'),
      ),
      ring(here, 8, 'pic-mark'),
    ].join(''),
  );
}

/** A landscape of several rows, each height in a cell; the place where a search stands has a frame. */
export function heightsSvg(
  rows: readonly (readonly number[])[],
  { title, here, from }: { readonly title: string; readonly here?: Cell; readonly from?: Cell },
): string {
  const wide = rows.flat().reduce((most, height) => Math.max(most, columns(shortNumber(height))), 1);
  const [width, height, margin] = [Math.max(30, wide * CHARACTER + 10), 30, 24];
  const frame = (cell: Cell | undefined, inset: number, className: string): string =>
    cell === undefined
      ? ''
      : element('rect', {
          x: margin + width * cell.column + inset,
          y: margin + height * cell.row + inset,
          width: width - 2 * inset,
          height: height - 2 * inset,
          class: className,
        });
  const count = rows[0]?.length ?? 0;
  const heights = rows.map((row) => row.map(formatNumber).join(', ')).join('; ');
  const stands = here === undefined ? '' : ` The search stands at row ${here.row}, column ${here.column}.`;
  return svg(
    {
      title,
      description: `Heights row by row: ${heights}.${stands}`,
      width: margin + width * count + 6,
      height: margin + height * rows.length + 6,
    },
    [
      ...Array.from({ length: count }, (_, at) =>
        svgText(String(at), margin + width * (at + 0.5), margin - 8, 'pic-axis'),
      ),
      ...rows.flatMap((row, at) => [
        svgText(String(at), margin - 6, margin + height * (at + 0.5) + 4, 'pic-axis', 'end'),
        ...row.map(
          (value, column) =>
            frame({ row: at, column }, 0, 'pic-board') +
            svgText(
              shortNumber(value),
              margin + width * (column + 0.5),
              margin + height * (at + 0.5) + 4.5,
              'pic-value',
            ),
        ),
      ]),
      frame(from, 3, 'pic-from'),
      frame(here, 2, 'pic-mark'),
    ].join(''),
  );
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

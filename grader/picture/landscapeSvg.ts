import { formatNumber, shortNumber } from '../words/numbers.ts';
import { columns } from './columns.ts';
import { element, px, svg, svgText } from './markup.ts';

export interface LandscapeOptions {
  readonly title: string;
  /** What places are called, in order; their numbers unless given. */
  readonly places?: readonly string[];
  /** Where a search stands, or each of its states, and where it came from. */
  readonly here?: number | readonly number[] | undefined;
  readonly from?: number | undefined;
  /** Where it might go next, and whether it does. */
  readonly proposed?: { readonly at: number; readonly isTaken: boolean } | undefined;
}

const HEIGHT = 200;
const STEP = 42;
const CHARACTER = 8.1;

/**
 * A one-dimensional landscape: places from left to right, each at its height, with its label and the height
 * in figures.
 */
export function landscapeSvg(elevation: readonly number[], options: LandscapeOptions): string {
  const { title, places = elevation.map((_, at) => String(at)), from, proposed } = options;
  const here = [options.here ?? []].flat();
  const low = elevation.reduce((least, height) => Math.min(least, height), Infinity);
  const high = elevation.reduce((most, height) => Math.max(most, height), -Infinity);
  const y = heightScale(low, high);
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
  const stands =
    here.length === 0 ? '' : ` The search stands at ${here.map((at) => places[at] ?? at).join(', ')}.`;
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
      ...[...new Set(here)].map((at) => ring(at, 8, 'pic-mark')),
      proposed === undefined
        ? ''
        : proposal(x(proposed.at), y(elevation[proposed.at] ?? low), proposed.isTaken),
    ].join(''),
  );
}

/** Heights as places on a picture, the highest at its top. */
function heightScale(low: number, high: number): (height: number) => number {
  const [bottom, top] = [HEIGHT - 46, 30];
  const all = high === low ? 1 : high - low;
  return (height) => bottom + (top - bottom) * ((height - low) / all);
}

/** A square where a search goes, a cross where it does not. */
function proposal(x: number, y: number, isTaken: boolean): string {
  const reach = 7;
  const [left, right, top, bottom] = [x - reach, x + reach, y - reach, y + reach].map(px);
  return element('path', {
    d: isTaken
      ? `M${left} ${top}H${right}V${bottom}H${left}Z`
      : `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`,
    class: isTaken ? 'pic-from' : 'pic-mark',
  });
}

/** A landscape of several rows, each height in a cell; the place where a search stands has a frame. */
export function heightsSvg(
  rows: readonly (readonly number[])[],
  options: {
    readonly title: string;
    readonly here?: Cell | readonly Cell[];
    readonly from?: Cell;
    readonly proposed?: Cell & { readonly isTaken: boolean };
  },
): string {
  const { title, from, proposed } = options;
  const here = [options.here ?? []].flat();
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
  const stood = here.map(({ row, column }) => `row ${row}, column ${column}`).join('; ');
  const stands = here.length === 0 ? '' : ` The search stands at ${stood}.`;
  return svg(
    {
      title,
      description: `Heights row by row: ${heights}.${stands}`,
      width: margin + width * count + 6,
      height: margin + height * rows.length + 6,
    },
    [
      heightCells(rows, frame, { width, height, margin }),
      frame(from, 3, 'pic-from'),
      ...here.map((cell) => frame(cell, 2, 'pic-mark')),
      proposed === undefined
        ? ''
        : proposal(
            margin + width * proposed.column + width - 9,
            margin + height * proposed.row + height - 9,
            proposed.isTaken,
          ),
    ].join(''),
  );
}

/** The heights in their cells, rows and columns numbered. */
function heightCells(
  rows: readonly (readonly number[])[],
  frame: (cell: Cell, inset: number, className: string) => string,
  { width, height, margin }: { readonly width: number; readonly height: number; readonly margin: number },
): string {
  const x = (column: number): number => margin + width * (column + 0.5);
  const y = (row: number): number => margin + height * (row + 0.5);
  return [
    ...(rows[0] ?? []).map((_, at) => svgText(String(at), x(at), margin - 8, 'pic-axis')),
    ...rows.flatMap((row, at) => [
      svgText(String(at), margin - 6, y(at) + 4, 'pic-axis', 'end'),
      ...row.map(
        (value, column) =>
          frame({ row: at, column }, 0, 'pic-board') +
          svgText(shortNumber(value), x(column), y(at) + 4.5, 'pic-value'),
      ),
    ]),
  ].join('');
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

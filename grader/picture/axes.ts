import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { element, svgText } from './markup.ts';
import { formatNumber, shortNumber } from '../words/numbers.ts';

/** Where a chart lies on its picture. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Scale = ScaleLinear<number, number>;

/** A scale over some values, with room where they hardly differ, since no scale could tell them apart. */
export function scaleOver(values: readonly number[], range: readonly [number, number], ticks = 5): Scale {
  const finite = values.filter(Number.isFinite);
  const low = finite.reduce((a, b) => Math.min(a, b), Infinity);
  const high = finite.reduce((a, b) => Math.max(a, b), -Infinity);
  const size = Math.max(Math.abs(low), Math.abs(high), 1e-200);
  const room = Math.max(1, size * 1e-6);
  const domain =
    finite.length === 0 ? [0, 1] : high - low > size * 1e-12 ? [low, high] : [low - room, high + room];
  return scaleLinear(domain, [...range]).nice(ticks);
}

/** Grid lines with their numbers at the left, and the name of the axis above them. */
export function verticalAxis(scale: Scale, { left, right, top }: Frame, name: string, ticks = 5): string {
  return [
    ...scale
      .ticks(ticks)
      .map(
        (tick) =>
          element('line', { x1: left, x2: right, y1: scale(tick), y2: scale(tick), class: 'pic-grid' }) +
          svgText(shortNumber(tick), left - 8, scale(tick) + 4, 'pic-action', 'end'),
      ),
    svgText(name, 2, top - 10, 'pic-axis', 'start'),
  ].join('');
}

/** Whole numbers below, and the name of the axis under them. */
export function countAxis(scale: Scale, most: number, { left, right, bottom }: Frame, name: string): string {
  return [
    ...scale
      .ticks(Math.max(1, Math.min(most, 10)))
      .filter(Number.isInteger)
      .map((tick) => svgText(formatNumber(tick), scale(tick), bottom + 18, 'pic-action')),
    svgText(name, (left + right) / 2, bottom + 36, 'pic-axis'),
  ].join('');
}

/** What a line or mark stands for, drawn at its left; gives the width that it takes. */
function key(
  x: number,
  y: number,
  className: string,
  word: string,
): { readonly markup: string; readonly width: number } {
  const sign = element('line', { x1: x, x2: x + 22, y1: y - 4, y2: y - 4, class: className });
  return { markup: sign + svgText(word, x + 28, y, 'pic-axis', 'start'), width: 40 + word.length * 6.2 };
}

/** The keys of a chart's lines and marks, in a row. */
export function keyRow(
  x: number,
  y: number,
  all: readonly (readonly [className: string, word: string])[],
): string {
  let at = x;
  return all
    .map(([className, word]) => {
      const { markup, width } = key(at, y, className, word);
      at += width;
      return markup;
    })
    .join('');
}

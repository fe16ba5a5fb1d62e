import { scaleLinear } from 'd3-scale';
import { symbol, symbolDiamond } from 'd3-shape';
import { element, svgText } from '../picture/markup.ts';
import { standalone } from './chart.ts';
import type { Interval } from './interval.ts';

const WIDTH = 800;
const LEFT = 372;
const RIGHT = WIDTH - 84;
const TOP = 64;
const ROW = 30;

export interface Rates {
  readonly title: string;
  readonly caption: string;
  readonly rows: readonly {
    readonly title: string;
    readonly rate: number;
    readonly interval: Interval;
    /** Where an exact figure lies. */
    readonly exact?: number;
  }[];
}

/** Rates with their confidence intervals, one below the other. */
export function ratesSvg({ title, caption, rows }: Rates): string {
  const bottom = TOP + rows.length * ROW;
  const height = bottom + 62;
  const x = scaleLinear([0, 1], [LEFT, RIGHT]);
  const diamond = symbol(symbolDiamond, 90)() ?? '';
  const drawn = rows.map((row, i) => {
    const y = TOP + (i + 0.5) * ROW;
    const interval = element('line', {
      x1: x(row.interval.low),
      x2: x(row.interval.high),
      y1: y,
      y2: y,
      class: 'pic-whisker',
    });
    const ends = [row.interval.low, row.interval.high].map((end) =>
      element('line', { x1: x(end), x2: x(end), y1: y - 5, y2: y + 5, class: 'pic-whisker' }),
    );
    return [
      svgText(row.title, LEFT - 12, y + 4, 'pic-end', 'end'),
      interval,
      ...ends,
      element('circle', { cx: x(row.rate), cy: y, r: 3.5, class: 'pic-point' }),
      row.exact === undefined
        ? ''
        : element('path', {
            d: diamond,
            transform: `translate(${x(row.exact).toFixed(2)} ${y})`,
            class: 'pic-mark',
          }),
      svgText(`${(100 * row.rate).toFixed(1)} %`, RIGHT + 12, y + 4, 'pic-value pic-start', 'start'),
    ].join('');
  });
  return standalone(
    {
      title,
      description: rows.map((row) => `${row.title}: ${(100 * row.rate).toFixed(1)} %.`).join(' '),
      width: WIDTH,
      height,
    },
    [
      ...x
        .ticks(5)
        .map(
          (tick) =>
            element('line', { x1: x(tick), x2: x(tick), y1: TOP, y2: bottom, class: 'pic-grid' }) +
            svgText(`${100 * tick} %`, x(tick), bottom + 20, 'pic-action'),
        ),
      ...drawn,
      svgText(caption, 16, height - 14, 'pic-axis pic-start', 'start'),
    ].join(''),
  );
}

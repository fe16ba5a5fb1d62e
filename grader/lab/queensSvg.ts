import { scaleLinear } from 'd3-scale';
import { symbol, symbolDiamond } from 'd3-shape';
import { element, svgText } from '../picture/markup.ts';
import { grouped } from '../words/numbers.ts';
import { standalone } from './chart.ts';
import type { QueensReport } from './queens.ts';

const WIDTH = 800;
const LEFT = 372;
const RIGHT = WIDTH - 84;
const TOP = 64;
const ROW = 30;

/** Success rates with their confidence intervals, and where an exact figure lies. */
export function queensSvg(report: QueensReport): string {
  const { n, runs, rows, exact, confidence } = report;
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
    const isExact = exact !== null && row.variant === 'steepest';
    return [
      svgText(row.title, LEFT - 12, y + 4, 'pic-end', 'end'),
      interval,
      ...ends,
      element('circle', { cx: x(row.rate), cy: y, r: 3.5, class: 'pic-point' }),
      isExact
        ? element('path', {
            d: diamond,
            transform: `translate(${x(exact.solved).toFixed(2)} ${y})`,
            class: 'pic-mark',
          })
        : '',
      svgText(`${(100 * row.rate).toFixed(1)} %`, RIGHT + 12, y + 4, 'pic-value pic-start', 'start'),
    ].join('');
  });
  const diamondWords = exact === null ? '' : ' Diamond: exact chance over all boards.';
  const caption = `Bars: exact ${100 * confidence} % confidence intervals.${diamondWords}`;
  return standalone(
    {
      title: `${n} queens: share of ${grouped(runs)} runs that solve the board`,
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

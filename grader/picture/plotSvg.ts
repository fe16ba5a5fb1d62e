import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { cursor } from './cursor.ts';
import { element, svg, svgText } from './markup.ts';
import { formatNumber, shortNumber } from '../words/numbers.ts';
import type { ChartOptions } from './runSvg.ts';
import { describeRun, type Mark } from './runWords.ts';

const WIDTH = 520;
const HEIGHT = 220;
const LEFT = 58;
const RIGHT = WIDTH - 16;
const TOP = 22;
const BOTTOM = HEIGHT - 42;

/**
 * The objective at each step of a local search, step 0 being the start. Values that are not finite leave a
 * gap.
 */
export function plotSvg(values: readonly number[], options: ChartOptions): string {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [
    finite.reduce((a, b) => Math.min(a, b), Infinity),
    finite.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [LEFT, RIGHT]);
  const y = scaleLinear(finite.length === 0 ? [0, 1] : domainOf(low, high), [BOTTOM, TOP]).nice(5);
  const path = line<number>(
    (_, step) => x(step),
    (value) => y(value),
  ).defined(Number.isFinite)(values);
  const steps = x.ticks(Math.min(values.length, 10)).filter(Number.isInteger);
  return svg(
    { title: options.title, description: describeRun(values, options.marked), width: WIDTH, height: HEIGHT },
    [
      ...y
        .ticks(5)
        .map(
          (tick) =>
            element('line', { x1: LEFT, x2: RIGHT, y1: y(tick), y2: y(tick), class: 'pic-grid' }) +
            svgText(shortNumber(tick), LEFT - 8, y(tick) + 4, 'pic-action', 'end'),
        ),
      ...steps.map((tick) => svgText(formatNumber(tick), x(tick), BOTTOM + 18, 'pic-action')),
      svgText('step', (LEFT + RIGHT) / 2, HEIGHT - 6, 'pic-axis'),
      svgText('objective', 2, 12, 'pic-axis', 'start'),
      path === null ? '' : element('path', { d: path, class: 'pic-line' }),
      // Points would melt into a band where there are many.
      ...(values.length > 80
        ? []
        : values.map((value, step) =>
            Number.isFinite(value)
              ? element('circle', { cx: x(step), cy: y(value), r: 3.5, class: 'pic-point' })
              : '',
          )),
      options.isPlayed === true
        ? cursor({ left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM }, values.length)
        : '',
      mark(values, options.marked, x, y),
    ].join(''),
  );
}

/** Room above and below where the values hardly differ, since no scale can tell them apart. */
function domainOf(low: number, high: number): [number, number] {
  const size = Math.max(Math.abs(low), Math.abs(high), 1e-200);
  const room = Math.max(1, size * 1e-6);
  return high - low > size * 1e-12 ? [low, high] : [low - room, high + room];
}

function mark(
  values: readonly number[],
  marked: Mark | undefined,
  x: (step: number) => number,
  y: (value: number) => number,
): string {
  if (marked === undefined) return '';
  const value = values[marked.step];
  if (value === undefined || !Number.isFinite(value)) return '';
  const [cx, cy] = [x(marked.step), y(value)];
  const diamond = element('path', {
    d: `M${cx} ${cy - 9}L${cx + 9} ${cy}L${cx} ${cy + 9}L${cx - 9} ${cy}Z`,
    class: 'pic-mark',
  });
  const above = cy > TOP + 24;
  const anchor = cx > RIGHT - 90 ? 'end' : cx < LEFT + 90 ? 'start' : 'middle';
  return diamond + svgText(marked.word, cx, above ? cy - 15 : cy + 24, 'pic-marked', anchor);
}

import { scaleLinear, scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import { element, svgText } from '../picture/markup.ts';
import { grouped } from '../words/numbers.ts';
import { DASHES, spreadLabels, standalone, type Dash } from './chart.ts';
import type { PruningReport, PruningRow } from './pruning.ts';
import { itemAt } from '../types/lookup.ts';

const WIDTH = 760;
const HEIGHT = 420;
const LEFT = 84;
const RIGHT = WIDTH - 232;
const TOP = 48;
const BOTTOM = HEIGHT - 52;

type Series = readonly [label: string, value: (row: PruningRow) => number, dash: Dash];

/** What the lines of the chart show, from what the formulas say to what was counted. */
function seriesOf({ growth, order }: PruningReport, last: PruningRow): readonly Series[] {
  const power =
    (base: number) =>
    (row: PruningRow): number =>
      Math.exp(Math.log(base) * row.depth);
  return [
    [`all leaves, b^d: ${grouped(last.all)}`, (row) => row.all, 'long'],
    ['rule of thumb, b^(3d/4)', power(growth.average), 'dots'],
    ['Pearl, (ξ/(1 − ξ))^d', power(growth.pearl), 'mixed'],
    [`perfect order: ${grouped(last.minimal)}`, (row) => row.minimal, 'short'],
    [`counted, ${order} order: ${grouped(Math.round(last.mean))}`, (row) => row.mean, 'solid'],
  ];
}

/** Leaves by depth on a logarithmic scale: what was counted, between what the formulas say. */
export function pruningSvg(report: PruningReport): string {
  const { branching, depth, order, seeds, rows } = report;
  const last = itemAt(rows, rows.length - 1);
  const x = scaleLinear([Math.min(1, depth - 1), depth], [LEFT, RIGHT]);
  const y = scaleLog([1, Math.max(last.all, 10)], [BOTTOM, TOP]);
  const series = seriesOf(report, last);
  const ends = series.map(([, value]) => y(value(last)));
  const heights = spreadLabels(ends, 17, BOTTOM);
  const drawn = series.map(([label, value, dash], i) => {
    const path = line<PruningRow>(
      (row) => x(row.depth),
      (row) => y(value(row)),
    )([...rows]);
    const leader = element('path', {
      d: `M${RIGHT + 4} ${y(value(last)).toFixed(2)}L${RIGHT + 16} ${itemAt(heights, i).toFixed(2)}`,
      class: 'pic-edge',
    });
    return (
      element('path', { d: path, class: 'pic-line', 'stroke-dasharray': DASHES[dash] }) +
      leader +
      svgText(label, RIGHT + 20, itemAt(heights, i) + 4, 'pic-start', 'start')
    );
  });
  const points = rows.map((row) => {
    const at = x(row.depth);
    const whisker = element('line', {
      x1: at,
      x2: at,
      y1: y(row.least),
      y2: y(row.most),
      class: 'pic-whisker',
    });
    return whisker + element('circle', { cx: at, cy: y(row.mean), r: 3.5, class: 'pic-point' });
  });
  const ticks = y.ticks(6).filter((tick) => Number.isInteger(Math.log10(tick)));
  return standalone(
    {
      title: `Leaves that alpha–beta evaluates: b = ${branching}, ${order} order`,
      description:
        `At ${depth} plies it evaluated ${grouped(Math.round(last.mean))} of ` +
        `${grouped(last.all)} leaves on average over ${seeds} trees; perfect order needs ` +
        `${grouped(last.minimal)}.`,
      width: WIDTH,
      height: HEIGHT,
    },
    [
      ...ticks.map(
        (tick) =>
          element('line', { x1: LEFT, x2: RIGHT, y1: y(tick), y2: y(tick), class: 'pic-grid' }) +
          svgText(grouped(tick), LEFT - 8, y(tick) + 4, 'pic-action pic-end', 'end'),
      ),
      ...rows.map((row) => svgText(String(row.depth), x(row.depth), BOTTOM + 20, 'pic-action')),
      svgText('depth in plies', (LEFT + RIGHT) / 2, HEIGHT - 12, 'pic-axis'),
      ...drawn,
      ...points,
    ].join(''),
  );
}

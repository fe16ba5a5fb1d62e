import { scaleLinear } from 'd3-scale';
import { element, svgText } from '../picture/markup.ts';
import { grouped } from '../words/numbers.ts';
import type { BudgetReport } from './budget.ts';
import { standalone } from './chart.ts';

const WIDTH = 760;
const LEFT = 300;
const RIGHT = WIDTH - 96;
const TOP = 52;
const ROW = 38;

/** The depth that each search reaches, as bars. */
export function budgetSvg({ nodes, branching, rows }: BudgetReport): string {
  const bottom = TOP + rows.length * ROW;
  const deepest = rows.reduce((most, row) => Math.max(most, row.depth), 1);
  const x = scaleLinear([0, deepest], [LEFT, RIGHT]).nice();
  const bars = rows.map((row, i) => {
    const y = TOP + i * ROW;
    return [
      svgText(row.search, LEFT - 12, y + 23, 'pic-end', 'end'),
      element('rect', { x: LEFT, y: y + 6, width: x(row.depth) - LEFT, height: ROW - 12, class: 'pic-bar' }),
      svgText(row.depth.toFixed(1), x(row.depth) + 8, y + 23, 'pic-value pic-start', 'start'),
    ].join('');
  });
  return standalone(
    {
      title: `Depth that ${grouped(nodes)} leaves reach: b = ${branching}`,
      description: rows.map((row) => `${row.search}: ${row.depth.toFixed(1)} plies.`).join(' '),
      width: WIDTH,
      height: bottom + 48,
    },
    [
      ...x
        .ticks(8)
        .map(
          (tick) =>
            element('line', { x1: x(tick), x2: x(tick), y1: TOP, y2: bottom, class: 'pic-grid' }) +
            svgText(String(tick), x(tick), bottom + 18, 'pic-action'),
        ),
      svgText('plies', (LEFT + RIGHT) / 2, bottom + 38, 'pic-axis'),
      ...bars,
    ].join(''),
  );
}

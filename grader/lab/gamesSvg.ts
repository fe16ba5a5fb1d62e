import { scaleLinear, scaleLog } from 'd3-scale';
import { element, svgText } from '../picture/markup.ts';
import { count, grouped } from '../words/numbers.ts';
import type { BeamsReport } from './beams.ts';
import { standalone } from './chart.ts';
import type { DeepeningReport } from './deepening.ts';
import type { HorizonReport } from './horizon.ts';
import { LAB_MOVE_ORDERS, type OrderingReport } from './ordering.ts';
import { ratesSvg } from './ratesSvg.ts';

const [LEFT, RIGHT, TOP, ROW] = [200, 650, 60, 26];

interface Bars {
  readonly title: string;
  readonly caption: string;
  readonly rows: readonly { readonly title: string; readonly value: number }[];
  /** Whether each step to the right is ten times as many. */
  readonly isLog: boolean;
}

/** Counts as bars, one below the other. */
function barsSvg({ title, caption, rows, isLog }: Bars): string {
  const most = rows.reduce((max, { value }) => Math.max(max, value), 10);
  const x = isLog ? scaleLog([1, most], [LEFT, RIGHT]) : scaleLinear([0, most], [LEFT, RIGHT]);
  const height = TOP + rows.length * ROW + 44;
  const drawn = rows.map((row, at) => {
    const y = TOP + at * ROW;
    const end = x(Math.max(isLog ? 1 : 0, row.value));
    return (
      svgText(row.title, LEFT - 12, y + 14, 'pic-end', 'end') +
      element('rect', { x: LEFT, y, width: Math.max(0.5, end - LEFT), height: ROW - 8, class: 'pic-bar' }) +
      svgText(grouped(row.value), end + 8, y + 14, 'pic-value pic-start', 'start')
    );
  });
  return standalone(
    {
      title,
      description: rows.map((row) => `${row.title}: ${grouped(row.value)}.`).join(' '),
      width: 800,
      height,
    },
    [...drawn, svgText(caption, 16, height - 14, 'pic-axis pic-start', 'start')].join(''),
  );
}

const plies = (many: number): string => count(many, 'ply', 'plies');

export const orderingSvg = ({ rows }: OrderingReport): string =>
  barsSvg({
    title: 'Connect four: leaves that alpha–beta evaluates, by plies and order of moves',
    caption: 'Each ten times as many are as far to the right again.',
    isLog: true,
    rows: rows.flatMap(({ depth, leaves, minimal }) => [
      { title: `${plies(depth)}, least`, value: minimal },
      ...LAB_MOVE_ORDERS.map((order) => ({ title: `${plies(depth)}, ${order}`, value: leaves[order] })),
    ]),
  });

export const deepeningSvg = ({ rounds }: DeepeningReport): string =>
  barsSvg({
    title: 'Iterative deepening on connect four: nodes of all rounds, and of going there at once',
    caption: 'Each ten times as many are as far to the right again.',
    isLog: true,
    rows: rounds.flatMap(({ depth, total, atOnce }) => [
      { title: `to ${depth}, all rounds`, value: total },
      { title: `to ${depth}, at once`, value: atOnce },
    ]),
  });

export const horizonSvg = ({ positions, rows }: HorizonReport): string =>
  ratesSvg({
    title: `Tic-tac-toe: share of ${grouped(positions)} positions in which the move is one of the best`,
    caption: 'All positions that can come are counted: nothing is left to chance.',
    rows: rows.map(({ plies: many, quiescence, right }) => {
      const rate = right / positions;
      return {
        title: `${plies(many)}${quiescence ? ', until quiet' : ''}`,
        rate,
        interval: { low: rate, high: rate },
      };
    }),
  });

export const beamsSvg = ({ n, runs, rows, confidence }: BeamsReport): string =>
  ratesSvg({
    title: `${n} queens: share of ${grouped(runs)} searches that solve the board`,
    caption: `Bars: exact ${100 * confidence} % confidence intervals.`,
    rows: rows.map(({ search, width, ...row }) => ({ ...row, title: `${search}, ${width}` })),
  });

import { scaleLinear } from 'd3-scale';
import { element, svgText } from '../picture/markup.ts';
import { itemAt } from '../types/lookup.ts';
import { grouped, shortNumber } from '../words/numbers.ts';
import type { AnnealingReport } from './annealing.ts';
import { standalone } from './chart.ts';
import type { GeneticReport } from './genetic.ts';
import type { LandscapeReport } from './landscape.ts';
import { FEATURE_WORDS } from './localText.ts';
import { ratesSvg } from './ratesSvg.ts';
import type { RestartsReport } from './restarts.ts';

export const annealingSvg = ({ n, runs, rows, confidence }: AnnealingReport): string =>
  ratesSvg({
    title: `${n} queens: share of ${grouped(runs)} annealings that solve the board`,
    caption: `Bars: exact ${100 * confidence} % confidence intervals.`,
    rows: rows.map(({ schedule, steps, ...row }) => ({
      ...row,
      title: `${schedule}, ${grouped(steps)} steps`,
    })),
  });

const WIDTH = 800;
const [LEFT, RIGHT, TOP, ROW] = [170, 700, 64, 56];

/** Steps until a board is solved: by the formula, and as counted. */
export function restartsSvg({ n, runs, rows }: RestartsReport): string {
  const most = rows.reduce((max, { steps, counted }) => Math.max(max, steps, counted.steps), 1);
  const x = scaleLinear([0, most], [LEFT, RIGHT]);
  const bar = (value: number, y: number, word: string): string =>
    element('rect', { x: LEFT, y: y - 9, width: x(value) - LEFT, height: 18, class: 'pic-bar' }) +
    svgText(`${value.toFixed(2)} ${word}`, x(value) + 8, y + 4, 'pic-value pic-start', 'start');
  const height = TOP + rows.length * ROW + 20;
  const title = `${n} queens: steps of hill climbing with random restarts`;
  return standalone(
    {
      title,
      description: rows
        .map(
          ({ climb, steps, counted }) =>
            `${climb}: ${steps.toFixed(2)} by formula, ` +
            `${counted.steps.toFixed(2)} in ${grouped(runs)} searches.`,
        )
        .join(' '),
      width: WIDTH + 60,
      height,
    },
    rows
      .map(({ climb, steps, counted }, at) => {
        const y = TOP + (at + 0.5) * ROW;
        return (
          svgText(climb, LEFT - 12, y + 4, 'pic-end', 'end') +
          bar(steps, y - 11, 'by formula') +
          bar(counted.steps, y + 11, 'counted')
        );
      })
      .join(''),
  );
}

const STEP = 44;

/** The landscape, with each place where a climb ends marked and called by its feature. */
export function landscapeLabSvg(report: LandscapeReport): string {
  const { elevation, ends } = report;
  const title = 'Where steepest ascent ends, and from how many places';
  const description = ends
    .map(
      ({ feature, elevation: height, basin }) => `${FEATURE_WORDS[feature]} of ${height}: ${basin} places.`,
    )
    .join(' ');
  const marked = new Set(ends.flatMap(({ places }) => places));
  const width = 2 * STEP + STEP * itemAt(elevation, 0).length;
  if (elevation.length > 1) {
    const cells = elevation.flatMap((row, y) =>
      row.map((height, x) => {
        const [left, top] = [STEP + x * STEP, 48 + y * STEP];
        const isEnd = marked.has(y * row.length + x);
        return (
          element('rect', {
            x: left,
            y: top,
            width: STEP,
            height: STEP,
            class: isEnd ? 'pic-bar' : 'pic-box',
          }) +
          svgText(
            shortNumber(height),
            left + STEP / 2,
            top + STEP / 2 + 4,
            isEnd ? 'pic-value' : 'pic-action',
          )
        );
      }),
    );
    const height = 80 + STEP * elevation.length;
    return standalone({ title, description, width: Math.max(width, 460), height }, cells.join(''));
  }
  const heights = itemAt(elevation, 0);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const y = scaleLinear([low, high === low ? low + 1 : high], [300, 110]);
  const x = (place: number): number => STEP + place * STEP;
  const path = heights.map((each, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(each)}`).join('');
  const points = heights.map((each, at) =>
    element('circle', { cx: x(at), cy: y(each), r: marked.has(at) ? 6 : 3.5, class: 'pic-point' }),
  );
  const words = ends.map(({ feature, elevation: each, places, basin }) => {
    const middle = (x(itemAt(places, 0)) + x(itemAt(places, places.length - 1))) / 2;
    return (
      svgText(FEATURE_WORDS[feature], middle, y(each) - 28, 'pic-action') +
      svgText(basin, middle, y(each) - 13, 'pic-value')
    );
  });
  const content = element('path', { d: path, class: 'pic-line' }) + points.join('') + words.join('');
  return standalone({ title, description, width: Math.max(width, 460), height: 330 }, content);
}

export const geneticSvg = ({ n, runs, rows, confidence }: GeneticReport): string =>
  ratesSvg({
    title: `${n} queens: share of ${grouped(runs)} evolutions that solve the board`,
    caption: `Bars: exact ${100 * confidence} % confidence intervals.`,
    rows: rows.map(({ size, rate, crossover, solved, interval }) => ({
      title: `population ${grouped(size)}, mutation ${rate}, ${crossover ? 'crossed' : 'copies'}`,
      rate: solved / runs,
      interval,
    })),
  });

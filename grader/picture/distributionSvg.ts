import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { RunsEvidence } from '../types/verdict.ts';
import { countAxis, type Frame, keyRow, verticalAxis } from './axes.ts';
import { element, svg } from './markup.ts';
import { grouped, threeDigits } from '../words/numbers.ts';

const WIDTH = 560;
const FRAME: Frame = { left: 58, right: WIDTH - 16, top: 46, bottom: 206 };

/** The share of runs that were over after so many steps: yours as a line, the reference's as a dashed one. */
export function distributionSvg({ runs, reference }: RunsEvidence): string {
  const own = runs.map(({ steps }) => steps);
  const other = reference.map(({ steps }) => steps);
  const most = Math.max(1, ...own, ...other);
  const x = scaleLinear([0, most], [FRAME.left, FRAME.right]);
  const y = scaleLinear([0, 100], [FRAME.bottom, FRAME.top]);
  const path = (steps: readonly number[], className: string): string =>
    element('path', {
      d:
        line<readonly [number, number]>(
          ([at]) => x(at),
          ([, share]) => y(share),
        ).curve(curveStepAfter)(cumulativeShares(steps, most)) ?? '',
      class: className,
    });
  return svg(
    {
      title: 'How long the runs were',
      description: describeRuns({ runs, reference }),
      width: WIDTH,
      height: FRAME.bottom + 46,
    },
    [
      keyRow(FRAME.left, 14, [
        ['pic-line', 'yours'],
        ['pic-dashed', 'the reference, with the same seeds'],
      ]),
      verticalAxis(y, FRAME, '% of runs that are over'),
      path(other, 'pic-dashed'),
      path(own, 'pic-line'),
      countAxis(x, most, FRAME, 'steps'),
    ].join(''),
  );
}

/** Points of the cumulative distribution: `[steps, percent of runs that took at most so many]`. */
export function cumulativeShares(steps: readonly number[], most: number): [number, number][] {
  const sorted = [...steps].sort((a, b) => a - b);
  const points: [number, number][] = [[0, 0]];
  sorted.forEach((at, done) => points.push([at, (100 * (done + 1)) / sorted.length]));
  points.push([most, 100]);
  return points;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? NaN;
}

/** `Of 50 runs, half were over after 4 steps and all after 9; …` */
export function describeRuns({ runs, reference }: Pick<RunsEvidence, 'runs' | 'reference'>): string {
  const of = (all: RunsEvidence['runs']): { steps: number[]; values: number[] } => ({
    steps: all.map(({ steps }) => steps),
    values: all.map(({ value }) => value),
  });
  const [own, other] = [of(runs), of(reference)];
  const most = (list: readonly number[]): string =>
    threeDigits(list.reduce((a, b) => Math.max(a, b), -Infinity));
  const middle = (list: readonly number[]): string => threeDigits(medianOf(list));
  return (
    `Of ${grouped(runs.length)} runs, half were over after ${middle(own.steps)} steps and all after ` +
    `${most(own.steps)}; the reference's with the same seeds, after ${middle(other.steps)} ` +
    `and ${most(other.steps)}. ` +
    `Half of yours ended at value ${middle(own.values)} or below, the best at ` +
    `${most(own.values)}; the reference's at ${middle(other.values)} and ` +
    `${most(other.values)}.`
  );
}

import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { RunEvidence } from '../types/verdict.ts';
import { countAxis, type Frame, keyRow, type Scale, scaleOver, verticalAxis } from './axes.ts';
import { cursor } from './cursor.ts';
import { element, svg, svgText } from './markup.ts';
import { count, grouped, threeDigits } from '../words/numbers.ts';
import { describeRun, type Mark } from './runWords.ts';
import { itemAt } from '../types/lookup.ts';

const WIDTH = 560;
const LEFT = 58;
const RIGHT = WIDTH - 16;
const TOP = 46;
const HIGH = 180;
const COOL_TOP = 34;
const COOL = 70;

/** The highest value up to each step. */
export function bestSoFar(values: readonly number[]): number[] {
  let best = -Infinity;
  return values.map((value) => (best = Math.max(best, value)));
}

export interface ChartOptions {
  readonly title: string;
  readonly marked?: Mark;
  /** Whether a script may play it. */
  readonly isPlayed?: boolean;
}

/**
 * A run whose search may go downhill, start again or hold several states: the objective at each step as a
 * line, the best so far as a dashed one, proposals that were not taken as crosses, new starts as ticks, and
 * the temperature in a strip of its own.
 */
export function runSvg(run: RunEvidence, { title, marked, isPlayed = false }: ChartOptions): string {
  const { values, temperatures, rejected = [], starts = [] } = run;
  const frame: Frame = { left: LEFT, right: RIGHT, top: TOP, bottom: TOP + HIGH };
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [LEFT, RIGHT]);
  const y = scaleOver([...values, ...rejected.map(({ value }) => value)], [frame.bottom, frame.top]);
  const cool: Frame | null =
    temperatures === undefined
      ? null
      : { left: LEFT, right: RIGHT, top: frame.bottom + COOL_TOP, bottom: frame.bottom + COOL_TOP + COOL };
  const end = cool ?? frame;
  const path = (list: readonly number[], scale: Scale, className: string): string => {
    const d = line<number>(
      (_, step) => x(step),
      (value) => scale(value),
    )
      .curve(curveStepAfter)
      .defined(Number.isFinite)(list);
    return d === null ? '' : element('path', { d, class: className });
  };
  const known: (readonly [string, string])[] = [
    ['pic-line', 'objective'],
    ['pic-dashed', 'best so far'],
  ];
  return svg(
    { title, description: describeRandomisedRun(run, marked), width: WIDTH, height: end.bottom + 46 },
    [
      keyRow(LEFT, 14, known),
      rejected.length === 0
        ? ''
        : cross(LEFT + 250, 10) + svgText('drawn and not taken', LEFT + 262, 14, 'pic-axis', 'start'),
      verticalAxis(y, frame, 'objective'),
      path(bestSoFar(values), y, 'pic-dashed'),
      path(values, y, 'pic-line'),
      ...rejected.map(({ at, value }) => cross(x(at), y(value))),
      ...starts.map((at) =>
        element('line', {
          x1: x(at),
          x2: x(at),
          y1: frame.bottom,
          y2: frame.bottom - 10,
          class: 'pic-shape',
        }),
      ),
      starts.length > 1 ? svgText('a tick below: a new climb', RIGHT, 14, 'pic-axis', 'end') : '',
      cool === null ? '' : coolStrip(temperatures ?? [], cool, path),
      countAxis(x, values.length, end, 'step'),
      isPlayed ? cursor({ ...frame, bottom: end.bottom }, values.length) : '',
      markAt(marked, values, x, y, frame),
    ].join(''),
  );
}

function coolStrip(
  temperatures: readonly number[],
  frame: Frame,
  path: (list: readonly number[], scale: Scale, className: string) => string,
): string {
  const y = scaleOver([0, ...temperatures], [frame.bottom, frame.top], 2);
  return verticalAxis(y, frame, 'temperature', 2) + path(temperatures, y, 'pic-line');
}

const cross = (x: number, y: number): string =>
  element('path', { d: `M${x - 3} ${y - 3}l6 6m0-6l-6 6`, class: 'pic-cross' });

function markAt(
  marked: Mark | undefined,
  values: readonly number[],
  x: Scale,
  y: Scale,
  { top }: Frame,
): string {
  const value = marked === undefined ? undefined : values[marked.step];
  if (marked === undefined || value === undefined || !Number.isFinite(value)) return '';
  const [cx, cy] = [x(marked.step), y(value)];
  const anchor = cx > RIGHT - 90 ? 'end' : cx < LEFT + 90 ? 'start' : 'middle';
  return (
    element('path', {
      d: `M${cx} ${cy - 9}L${cx + 9} ${cy}L${cx} ${cy + 9}L${cx - 9} ${cy}Z`,
      class: 'pic-mark',
    }) + svgText(marked.word, cx, cy > top + 24 ? cy - 15 : cy + 24, 'pic-marked', anchor)
  );
}

/** The same run in a sentence or two. */
export function describeRandomisedRun(
  { values, temperatures, rejected, starts, beams }: RunEvidence,
  marked?: Mark,
): string {
  const best = bestSoFar(values).at(-1);
  const more = [
    best === undefined || values.length < 2 ? '' : `The best was ${best}.`,
    starts === undefined || starts.length < 2 ? '' : `It started ${grouped(starts.length)} times.`,
    beams === undefined ? '' : `It kept ${count((beams.at(-1) ?? 0) + 1, 'beam')}.`,
    rejected === undefined
      ? ''
      : `${count(rejected.length, 'proposal')} ${rejected.length === 1 ? 'was' : 'were'} drawn ` +
        'and not taken.',
    temperatures === undefined || temperatures.length === 0
      ? ''
      : `The temperature went from ${threeDigits(itemAt(temperatures, 0))} to ` +
        `${threeDigits(itemAt(temperatures, temperatures.length - 1))}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll('-', '−');
  return `${describeRun(values, marked)}${more === '' ? '' : ` ${more}`}`;
}

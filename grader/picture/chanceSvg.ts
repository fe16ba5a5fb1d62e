import { scaleLinear } from 'd3-scale';
import type { ChanceBin, ChanceEvidence } from '../types/verdict.ts';
import { element, svg, svgText } from './markup.ts';
import { grouped, threeDigits } from '../words/numbers.ts';

const WIDTH = 580;
const LABEL = 276;
const RIGHT = WIDTH - 64;
const ROW = 24;
const TOP = 34;
/** More lines than this would be no chart; the table has them all. */
export const MOST_BINS = 24;

/**
 * How often each kind of choice was made, as bars, and how often it was to be expected, as a mark across
 * each.
 */
export function chanceSvg(evidence: ChanceEvidence): string {
  const bins = evidence.bins.slice(0, MOST_BINS);
  const most = bins.reduce((high, { observed, expected }) => Math.max(high, observed, expected), 1);
  const x = scaleLinear([0, most], [LABEL, RIGHT]);
  const at = (row: number): number => TOP + row * ROW;
  return svg(
    {
      title: 'Choices made, and how often they were to be expected',
      description: describeChance(evidence),
      width: WIDTH,
      height: at(bins.length) + 12,
    },
    [
      element('rect', { x: LABEL, y: 6, width: 22, height: 10, class: 'pic-observed' }) +
        svgText('yours', LABEL + 28, 15, 'pic-axis', 'start'),
      element('line', { x1: LABEL + 90, x2: LABEL + 90, y1: 3, y2: 19, class: 'pic-expected' }) +
        svgText('to be expected', LABEL + 98, 15, 'pic-axis', 'start'),
      ...bins.map(({ label, observed, expected }, row) =>
        [
          svgText(short(label), LABEL - 10, at(row) + 11, 'pic-name', 'end'),
          element('rect', {
            x: LABEL,
            y: at(row) + 1,
            width: Math.max(0.5, x(observed) - LABEL),
            height: ROW - 10,
            class: 'pic-observed',
          }),
          element('line', {
            x1: x(expected),
            x2: x(expected),
            y1: at(row) - 3,
            y2: at(row) + ROW - 5,
            class: 'pic-expected',
          }),
          svgText(
            threeDigits(observed),
            Math.max(x(observed), x(expected)) + 8,
            at(row) + 11,
            'pic-action',
            'start',
          ),
        ].join(''),
      ),
    ].join(''),
  );
}

const LONGEST_LABEL = 44;
const short = (label: string): string =>
  label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;

/** The bin whose count lies most standard deviations (of a Poisson count) from what was expected. */
export function farthestFromExpected(bins: readonly ChanceBin[]): ChanceBin | null {
  const stray = ({ observed, expected }: ChanceBin): number =>
    Math.abs(observed - expected) / Math.sqrt(Math.max(expected, 1));
  return bins.reduce<ChanceBin | null>(
    (worst, bin) => (worst === null || stray(bin) > stray(worst) ? bin : worst),
    null,
  );
}

/** The test in a few sentences: what it rests on, and what it came to. */
export function describeChance({ runs, decisions, skipped, alpha, log10, bins }: ChanceEvidence): string {
  const worst = farthestFromExpected(bins);
  const most =
    worst === null
      ? ''
      : ` Furthest from what was to be expected: ${worst.label}, ${threeDigits(worst.observed)} ` +
        `times, where ${threeDigits(worst.expected)} were to be expected.`;
  const left = skipped === 0 ? '' : `, ${grouped(skipped)} more could not be seen`;
  return (
    `${grouped(decisions)} decisions in ${grouped(runs)} runs${left}. The evidence against a ` +
    `correct way of choosing stands at ${odds(log10)}; at ${odds(-Math.log10(alpha))} it fails.${most}`
  );
}

/** `25 to 1`, `1 to 40`, `10¹⁸ to 1` from the decimal logarithm of the odds. */
export function odds(log10: number): string {
  if (log10 < -6) return 'less than 1 to 1,000,000';
  if (log10 < 0) return `1 to ${grouped(Math.round(10 ** -log10))}`;
  if (log10 < 7) return `${grouped(Math.round(10 ** log10))} to 1`;
  return `10${String(Math.floor(log10)).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))} to 1`;
}

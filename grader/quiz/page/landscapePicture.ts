import { scaleLinear } from 'd3-scale';
import { element, svg, svgText } from '../../picture/markup.ts';
import { formatNumber, shortNumber } from '../../words/numbers.ts';
import { visibleLine } from '../../picture/visible.ts';
import type { LandscapeFigure } from '../types.ts';

const STEP = 42;
const HEIGHT = 200;

/**
 * A one-dimensional landscape: places from left to right, each at its height, with its label and the height
 * in figures.
 */
export function landscapeSvg({ landscape: { elevation }, places, title }: LandscapeFigure): string {
  const [low, high] = [Math.min(...elevation), Math.max(...elevation)];
  const y = scaleLinear([low, high === low ? low + 1 : high], [HEIGHT - 46, 30]);
  const x = (at: number): number => 30 + STEP * at;
  const d = elevation.map((height, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(height)}`).join('');
  const heights = elevation.map((height, at) => `${places[at] ?? ''} ${formatNumber(height)}`).join(', ');
  return svg(
    {
      title: `Landscape: ${visibleLine(title)}`,
      description: `Heights from left to right: ${heights}.`,
      width: 60 + STEP * (elevation.length - 1),
      height: HEIGHT,
    },
    [
      element('path', { d, class: 'pic-line' }),
      ...elevation.map(
        (height, at) =>
          element('circle', { cx: x(at), cy: y(height), r: 4, class: 'pic-point' }) +
          svgText(shortNumber(height), x(at), y(height) - 10, 'pic-value') +
          svgText(places[at] ?? '', x(at), HEIGHT - 12, 'pic-name'),
      ),
    ].join(''),
  );
}

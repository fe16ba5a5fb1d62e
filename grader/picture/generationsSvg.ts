import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { GenerationsEvidence } from '../types/verdict.ts';
import { countAxis, type Frame, keyRow, scaleOver, verticalAxis } from './axes.ts';
import { cursor } from './cursor.ts';
import { element, svg, svgText } from './markup.ts';
import { count, threeDigits } from '../words/numbers.ts';

const WIDTH = 560;
const FRAME: Frame = { left: 58, right: WIDTH - 16, top: 46, bottom: 226 };

/**
 * The generations of a genetic run: the fittest and the mean of each as lines, and a bar from the least fit
 * to the fittest.
 */
export function generationsSvg({ generations, brokenAt }: GenerationsEvidence, isPlayed = false): string {
  const x = scaleLinear([0, Math.max(generations.length - 1, 1)], [FRAME.left + 6, FRAME.right - 6]);
  const y = scaleOver(
    generations.flatMap(({ best, worst }) => [best, worst]),
    [FRAME.bottom, FRAME.top],
  );
  const path = (of: 'best' | 'mean', className: string): string =>
    element('path', {
      d:
        line<(typeof generations)[number]>(
          (_, at) => x(at),
          (each) => y(each[of]),
        )(generations) ?? '',
      class: className,
    });
  const marked = brokenAt === undefined ? undefined : generations[brokenAt];
  return svg(
    {
      title: 'Fitness of each generation',
      description: describeGenerations({ generations, brokenAt }),
      width: WIDTH,
      height: FRAME.bottom + 46,
    },
    [
      keyRow(FRAME.left, 14, [
        ['pic-line', 'fittest'],
        ['pic-dashed', 'mean'],
        ['pic-spread', 'from the least fit to the fittest'],
      ]),
      verticalAxis(y, FRAME, 'fitness'),
      ...generations.map(({ best, worst }, at) =>
        element('line', { x1: x(at), x2: x(at), y1: y(worst), y2: y(best), class: 'pic-spread' }),
      ),
      path('mean', 'pic-dashed'),
      path('best', 'pic-line'),
      countAxis(x, generations.length, FRAME, 'generation'),
      isPlayed ? cursor({ ...FRAME, left: FRAME.left + 6, right: FRAME.right - 6 }, generations.length) : '',
      marked === undefined || brokenAt === undefined
        ? ''
        : element('circle', { cx: x(brokenAt), cy: y(marked.best), r: 8, class: 'pic-mark' }) +
          svgText(
            'the law is broken here',
            x(brokenAt),
            FRAME.top - 4,
            'pic-marked',
            x(brokenAt) > FRAME.right - 90 ? 'end' : x(brokenAt) < FRAME.left + 90 ? 'start' : 'middle',
          ),
    ].join(''),
  );
}

/** `5 generations of 20: the fittest goes from 18 to 24, the mean from 12.1 to 19.6.` */
export function describeGenerations({
  generations,
  brokenAt,
}: {
  readonly generations: GenerationsEvidence['generations'];
  readonly brokenAt?: number | undefined;
}): string {
  const [first, last] = [generations[0], generations.at(-1)];
  if (first === undefined || last === undefined) return 'No generation was made.';
  const at = brokenAt === undefined ? '' : ` Generation ${brokenAt} breaks a law.`;
  return (
    `${count(generations.length - 1, 'generation')} after the first population of ${first.size}: ` +
    `the fittest goes from ${threeDigits(first.best)} to ${threeDigits(last.best)}, the mean from ` +
    `${threeDigits(first.mean)} to ${threeDigits(last.mean)}.${at}`
  );
}

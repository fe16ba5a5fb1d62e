import { element, svg, svgText } from '../picture/markup.ts';
import { PICTURE_STYLE } from '../picture/style.ts';
import { itemAt } from '../types/lookup.ts';

/** Lines of a chart differ by their dashes, so that no colour is needed to tell them apart. */
export const DASHES = { solid: null, long: '9 4', short: '4 3', dots: '1.5 3.5', mixed: '9 3 2 3' } as const;
export type Dash = keyof typeof DASHES;

const LAB_STYLE = [
  '.pic-paper{fill:var(--p-paper)}',
  '.pic-bar{fill:var(--p-tint);stroke:var(--p-ink);stroke-width:1.25}',
  '.pic-whisker{stroke:var(--p-ink);stroke-width:1.5}',
  '.pic text.pic-heading{font-size:14px;font-weight:650}',
].join('');

export interface Chart {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
}

/** A picture as a file of its own: with its style, on paper, under its title. */
export function standalone(chart: Chart, content: string): string {
  const paper = element('rect', { x: 0, y: 0, width: chart.width, height: chart.height, class: 'pic-paper' });
  const style = element('style', {}, `${PICTURE_STYLE}${LAB_STYLE}`);
  const title = svgText(chart.title, 16, 24, 'pic-heading pic-start', 'start');
  return `${svg(chart, style + paper + title + content)}\n`;
}

/**
 * Moves labels apart, from the top down, so that none is nearer than `gap` to the next; keeps their order.
 */
export function spreadLabels(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => itemAt(wanted, a) - itemAt(wanted, b));
  const placed: number[] = [...wanted];
  let free = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(itemAt(wanted, i), free);
    free = placed[i] + gap;
  }
  let limit = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(itemAt(placed, i), limit);
    limit = placed[i] - gap;
  }
  return placed;
}

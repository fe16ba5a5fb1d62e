import type { Frame } from './axes.ts';
import { element, px } from './markup.ts';

/**
 * What a script moves over a chart as it is played: a veil over what is still to come, and a line where it
 * is. Hidden until then. `count` places lie evenly from left to right.
 */
export function cursor({ left, right, top, bottom }: Frame, count: number): string {
  const room = element('rect', { x: left, y: top, width: 0, height: bottom - top, class: 'pic-veil' });
  const line = element('line', { x1: left, x2: left, y1: top, y2: bottom, class: 'pic-cursor' });
  const play = [left, right, Math.max(1, count - 1)].map(px).join(' ');
  return element('g', { class: 'st-off', 'data-play': play }, room + line);
}

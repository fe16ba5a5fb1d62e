import { entry, itemAt } from '../types/lookup.ts';
import { svg } from './markup.ts';
import { edgeAt, strikesDown } from './treeEdges.ts';
import type { Live, TreeFrame } from './treeFrame.ts';
import type { TreeModel } from './treeModel.ts';
import { nodeGroup } from './treeNodeSvg.ts';
import { edgeText, treePlan } from './treeSvg.ts';

/** A part of a drawing while it looks the same: from a step on, up to the next that there is. */
interface Run {
  readonly markup: string;
  readonly from: number;
}

export interface Animation {
  readonly picture: string;
  /** What makes it move; a reader who wants less motion sees its end. */
  readonly style: string;
}

/**
 * A drawing of a tree that plays a search, over and over, by its own style sheet. What looks the same for
 * several steps is there once. Each frame says which nodes it changes.
 */
export function animateTree(
  model: TreeModel,
  texts: Live['texts'],
  frames: Iterable<{ readonly frame: TreeFrame; readonly changed: ReadonlySet<number> }>,
  seconds: number,
): Animation {
  const { places, frame } = treePlan(model, { texts });
  const down = strikesDown(model, places);
  const drawn = [...places.keys()];
  const runs = new Map<string, Run[]>();
  let count = 0;
  const note = (key: string, markup: string): void => {
    const known = runs.get(key) ?? [];
    runs.set(key, known);
    if (known.at(-1)?.markup !== markup) known.push({ markup, from: count });
  };
  for (const { frame: each, changed } of frames) {
    for (const index of count === 0 ? drawn : changed) {
      const place = places.get(index);
      if (place === undefined) continue;
      const [edge, bars] = edgeAt(model, places, index, each, down);
      note(`edge ${index}`, edge);
      note(`bars ${index}`, bars);
      note(`node ${index}`, nodeGroup(model, index, place, { frame: each }));
    }
    count += 1;
  }
  const lengths = new Set<number>();
  const part = (key: string): string =>
    entry(runs, key)
      .map(({ markup, from }, at, all) => {
        const length = (all[at + 1]?.from ?? count) - from;
        if (markup === '' || length === count) return markup;
        lengths.add(length);
        const delay = `animation-delay:${round((from - count) * seconds)}s`;
        const end = from + length === count ? ' an-end' : '';
        return `<g class="an an${length}${end}" style="${delay}">${markup}</g>`;
      })
      .join('');
  const kinds = ['edge', 'bars'].map((kind) => drawn.map((index) => part(`${kind} ${index}`)).join(''));
  const words = drawn.map((index) => edgeText(model, index, places)).join('');
  const nodes = drawn.map((index) => part(`node ${index}`)).join('');
  return {
    picture: svg(frame, [itemAt(kinds, 0), itemAt(kinds, 1), words, nodes].join('')),
    style: styleOf(
      [...lengths].sort((a, b) => a - b),
      count,
      count * seconds,
    ),
  };
}

function styleOf(lengths: readonly number[], count: number, seconds: number): string {
  const each = lengths.map((length) => {
    const share = round((100 * length) / count);
    return (
      `.an${length}{animation-name:an${length}}` +
      `@keyframes an${length}{0%{visibility:visible}${share}%,100%{visibility:hidden}}`
    );
  });
  const moving = `.an{visibility:hidden;animation:${round(seconds)}s step-end infinite}${each.join('')}`;
  const still = '.an{visibility:hidden}.an-end{visibility:visible}';
  return `${still}@media (prefers-reduced-motion:no-preference){${moving}}`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

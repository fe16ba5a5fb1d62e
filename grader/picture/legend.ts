import { element } from './markup.ts';
import { LEAF_MARKS, LEAF_MEANINGS } from './treeLabels.ts';
import { LEAF_STATES, type LeafState, type TreeModel } from './treeModel.ts';

export interface LegendItem {
  /** A small picture, which says nothing that the words do not. */
  readonly svg: string;
  readonly word: string;
  readonly meaning: string;
}

/** What the signs in a drawing of this tree mean; only those that occur. */
export function legendFor(model: TreeModel): LegendItem[] {
  const players = new Set(
    model.nodes.filter((item) => item.node.children.length > 0).map((item) => item.node.player),
  );
  const states = new Set(model.nodes.map((item) => item.state));
  return [
    ...(players.has('max') ? [item('<path class="pic-shape pic-max" d="M13 3L23 17H3Z"/>', 'MAX', '')] : []),
    ...(players.has('min') ? [item('<path class="pic-shape pic-min" d="M13 17L3 3H23Z"/>', 'MIN', '')] : []),
    ...(players.has('chance')
      ? [item('<circle class="pic-shape pic-chance" cx="13" cy="10" r="7.5"/>', 'chance', '')]
      : []),
    ...LEAF_STATES.filter((state) => states.has(state)).map((state) =>
      item(swatch(state), LEAF_MARKS[state], LEAF_MEANINGS[state]),
    ),
  ];
}

function swatch(state: LeafState): string {
  const ring =
    state === 'extra' ? '<rect class="pic-ring" x="1.5" y="1.5" width="23" height="17" rx="5"/>' : '';
  return (
    `<g class="pic-${state}">${ring}<rect class="pic-box" x="4.5" y="4.5" width="17" ` +
    'height="11" rx="3"/></g>'
  );
}

function item(content: string, word: string, meaning: string): LegendItem {
  return {
    svg: element(
      'svg',
      { class: 'pic', width: 26, height: 20, viewBox: '0 0 26 20', 'aria-hidden': 'true' },
      content,
    ),
    word,
    meaning,
  };
}

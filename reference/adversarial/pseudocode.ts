import type { Cut } from '../game.ts';
import type { SolveAlgorithm } from './searchTree.ts';

/** A line of a search as it is written in class; `depth` is how far it is indented. */
export interface CodeLine {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

/**
 * The lines of a search, as figures 5.3 and 5.7 of Russell and Norvig have them, in words of our own; what
 * does not prune has no bounds. Ids are `max-enter`, `min-update`, `chance-cut` and the like.
 */
export function pseudocode(algorithm: SolveAlgorithm, cut: Cut): readonly CodeLine[] {
  const [atLeast, atMost] = cut === 'strict' ? ['>', '<'] : ['≥', '≤'];
  switch (algorithm) {
    case 'alpha-beta':
      return [
        ...half('max', '(state, α, β)', '−∞', 'max', 'min-value(s, α, β)', [
          ['cut', 2, `if v ${atLeast} β, return v`],
          ['bound', 2, 'α ← max(α, v)'],
        ]),
        ...half('min', '(state, α, β)', '∞', 'min', 'max-value(s, α, β)', [
          ['cut', 2, `if v ${atMost} α, return v`],
          ['bound', 2, 'β ← min(β, v)'],
        ]),
      ];
    case 'all-optimal':
      return [
        ...half('max', '(state, α, β)', '−∞', 'max', 'min-value(s, α, β)', [
          ['cut', 2, 'if v > β, return v'],
          ['bound', 2, 'α ← max(α, v)'],
        ]),
        ...half('min', '(state, α, β)', '∞', 'min', 'max-value(s, α, β)', [
          ['cut', 2, 'if v < α, return v'],
          ['bound', 2, 'β ← min(β, v)'],
        ]),
      ];
    case 'minimax':
    case 'negamax':
      return [
        ...half('max', '(state)', '−∞', 'max', 'min-value(s)', []),
        ...half('min', '(state)', '∞', 'min', 'max-value(s)', []),
      ];
    case 'expectimax':
      return [
        ...half('max', '(state)', '−∞', 'max', 'value(s)', []),
        ...half('min', '(state)', '∞', 'min', 'value(s)', []),
        ...chance('(state)', 'value(s)', []),
      ];
    case 'star1':
    case 'star2':
      return [
        ...half('max', '(state, α, β)', '−∞', 'max', 'value(s, α, β)', [
          ['cut', 2, `if v ${atLeast} β, return v`],
          ['bound', 2, 'α ← max(α, v)'],
        ]),
        ...half('min', '(state, α, β)', '∞', 'min', 'value(s, α, β)', [
          ['cut', 2, `if v ${atMost} α, return v`],
          ['bound', 2, 'β ← min(β, v)'],
        ]),
        ...chance('(state, α, β)', 'value(s, …)', [
          ['cut', 2, 'if the rest cannot bring the mean back between α and β, return'],
        ]),
      ];
  }
}

type More = readonly (readonly [id: string, depth: number, text: string])[];

function half(
  player: 'max' | 'min',
  parameters: string,
  start: string,
  best: string,
  call: string,
  more: More,
): CodeLine[] {
  const line = (id: string, depth: number, text: string): CodeLine => ({
    id: `${player}-${id}`,
    depth,
    text,
  });
  return [
    line('enter', 0, `${player}-value${parameters}`),
    line('leaf', 1, 'if the search stops here, return the value of the state'),
    line('start', 1, `v ← ${start}`),
    line('each', 1, 'for each successor s'),
    line('update', 2, `v ← ${best}(v, ${call})`),
    ...more.map(([id, depth, text]) => line(id, depth, text)),
    line('return', 1, 'return v'),
  ];
}

function chance(parameters: string, call: string, more: More): CodeLine[] {
  const line = (id: string, depth: number, text: string): CodeLine => ({ id: `chance-${id}`, depth, text });
  return [
    line('enter', 0, `chance-value${parameters}`),
    line('start', 1, 'v ← 0'),
    line('each', 1, 'for each outcome s, of probability p'),
    line('update', 2, `v ← v + p · ${call}`),
    ...more.map(([id, depth, text]) => line(id, depth, text)),
    line('return', 1, 'return v'),
  ];
}

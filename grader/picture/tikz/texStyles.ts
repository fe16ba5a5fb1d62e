import type { Look } from '../standalone.ts';

/** The colours of `style.ts`, as TeX has them. */
const COLORS = {
  light: {
    ink: '1D2430',
    soft: '566070',
    paper: 'FFFFFF',
    line: '8B94A3',
    bad: 'A8321C',
    mark: '1F4E8C',
    tint: 'EEF2F8',
  },
  print: {
    ink: '000000',
    soft: '000000',
    paper: 'FFFFFF',
    line: '000000',
    bad: '000000',
    mark: '000000',
    tint: 'E6E6E6',
  },
} as const;

export const colorsOf = (look: Look): readonly string[] =>
  Object.entries(COLORS[look]).map(([name, value]) => `\\definecolor{pic-${name}}{HTML}{${value}}`);

/** What classes of `style.ts` mean; a later one overrules an earlier one. */
type Meanings = readonly (readonly [className: string, options: string])[];

const meant = (meanings: Meanings, classes: readonly string[]): string[] =>
  meanings.filter(([name]) => classes.includes(name)).map(([, options]) => options);

const SHAPES: Meanings = [
  ['pic-edge', 'draw=pic-line, line width=0.9bp'],
  ['pic-pruned', 'dash pattern=on 1.5bp off 3bp'],
  ['pic-unseen', 'dash pattern=on 1.5bp off 3bp'],
  ['st-unseen', 'dash pattern=on 1.5bp off 3bp'],
  ['st-cut', 'dash pattern=on 1.5bp off 3bp'],
  ['pic-missed', 'draw=pic-bad, dash pattern=on 5bp off 3bp, line width=1.5bp'],
  ['pic-extra', 'draw=pic-bad, line width=1.5bp'],
  ['pic-path', 'draw=pic-mark, line width=2.2bp'],
  ['pic-strike', 'draw=pic-ink, line width=1.1bp'],
  ['pic-box', 'draw=pic-ink, fill=pic-tint, line width=0.9bp'],
  ['pic-shape', 'draw=pic-ink, fill=pic-ink, line width=0.9bp'],
  ['pic-min', 'fill=pic-paper, line width=1.3bp'],
  ['pic-chance', 'fill=pic-tint, line width=1.3bp'],
  ['pic-other', 'fill=pic-paper'],
  ['pic-stop', 'draw=pic-ink, fill=pic-paper'],
  ['pic-ring', 'draw=pic-bad, line width=1.1bp'],
  ['pic-halo', 'draw=pic-mark, line width=1.9bp, dash pattern=on 0.8bp off 3.7bp'],
  ['pic-board', 'draw=pic-line, fill=pic-paper, line width=1.1bp'],
  ['pic-dark', 'fill=pic-tint'],
  ['pic-queen', 'draw=pic-ink, fill=pic-ink'],
  ['pic-attack', 'draw=pic-bad, dash pattern=on 3bp off 2.2bp, line width=0.9bp'],
  ['pic-attacked', 'draw=pic-bad, fill=pic-paper, line width=1.3bp'],
  ['pic-move', 'draw=pic-mark, line width=1.5bp'],
  ['pic-tip', 'fill=pic-mark'],
  ['pic-cut', 'draw=pic-bad, line width=2.2bp'],
  ['pic-refused', 'draw=pic-bad, line width=1.3bp, dash pattern=on 1.5bp off 2.2bp'],
  ['pic-from', 'draw=pic-mark, line width=1.5bp'],
  ['pic-grid', 'draw=pic-line, line width=0.4bp'],
  ['pic-line', 'draw=pic-ink, line width=1.3bp'],
  ['pic-point', 'draw=pic-ink, fill=pic-paper, line width=1.3bp'],
  ['pic-dashed', 'draw=pic-mark, line width=1.3bp, dash pattern=on 4.5bp off 3bp'],
  ['pic-cross', 'draw=pic-soft, line width=0.9bp'],
  ['pic-spread', 'draw=pic-line, line width=3.7bp, opacity=.5'],
  ['pic-mark', 'draw=pic-bad, line width=1.9bp'],
];

export const shapeOptions = (classes: readonly string[]): string => meant(SHAPES, classes).join(', ');

const TEXTS: Meanings = [
  ['pic-value', 'font=\\sffamily\\small\\bfseries, text=pic-ink'],
  ['pic-action', 'font=\\sffamily\\footnotesize, text=pic-soft, fill=pic-paper, inner sep=0.7bp'],
  ['pic-axis', 'font=\\sffamily\\footnotesize, text=pic-soft'],
  ['pic-cell', 'font=\\sffamily\\footnotesize, text=pic-ink'],
  ['pic-name', 'font=\\sffamily\\footnotesize, text=pic-soft'],
  ['pic-word', 'font=\\sffamily\\footnotesize, text=pic-soft'],
  ['pic-window', 'font=\\sffamily\\footnotesize\\bfseries, text=pic-mark'],
  ['pic-marked', 'font=\\sffamily\\footnotesize\\bfseries, text=pic-bad'],
];

export function textOptions(classes: readonly string[]): string {
  const side = classes.includes('pic-start')
    ? 'base west'
    : classes.includes('pic-end')
      ? 'base east'
      : 'base';
  return [`anchor=${side}`, ...meant(TEXTS, classes)].join(', ');
}

/** Options of a group of its own, for all that is in it. */
const GROUPS: Meanings = [
  ['st-unseen', 'opacity=.55'],
  ['st-cut', 'opacity=.4'],
];
export const groupOptions = (classes: readonly string[]): string => meant(GROUPS, classes).join(', ');

/** What a group says of the shapes in it. */
export function inherited(classes: readonly string[], own: readonly string[]): string {
  const isNode = own.includes('pic-shape') || own.includes('pic-box');
  const isBox = own.includes('pic-box');
  return [
    ...(isNode && classes.includes('st-now') ? ['draw=pic-mark, line width=3bp'] : []),
    ...(own.includes('pic-shape') && classes.includes('st-open') ? ['draw=pic-mark, line width=1.9bp'] : []),
    ...(isBox && (classes.includes('pic-pruned') || classes.includes('pic-unseen'))
      ? ['fill=none, draw=pic-line, dash pattern=on 1.5bp off 2.2bp']
      : []),
    ...(isBox && classes.includes('pic-missed')
      ? ['fill=none, draw=pic-bad, dash pattern=on 4.5bp off 2.2bp']
      : []),
    ...(isBox && classes.includes('pic-extra') ? ['draw=pic-bad'] : []),
  ].join(', ');
}

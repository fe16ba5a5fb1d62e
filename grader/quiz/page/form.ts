import type { TreeNode } from '../../../reference/games/tree.ts';
import { formatNumber } from '../../words/numbers.ts';
import { playerGlyph, playerWord } from '../../picture/treeLabels.ts';
import { visibleLine } from '../../picture/visible.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { childrenOf, isLeaf, rootOf } from '../tree/nodes.ts';
import type { Field, Figure, TreeFigure } from '../types.ts';

export interface FormOption {
  readonly id: string;
  readonly value: string;
  readonly text: string;
}

/** One node of the tree view, with those below it. */
export interface TreeItem {
  readonly node: string;
  readonly label: string;
  readonly hasBelow: boolean;
  readonly below: readonly TreeItem[];
}

/** One field as the template shows it; exactly one `is…` is true. */
export interface FormField {
  readonly id: string;
  readonly part: string;
  readonly label: string;
  readonly hint: string;
  readonly isText: boolean;
  readonly isNumber: boolean;
  /** The keyboard that a phone shows: digits, or with a point; empty for all signs. */
  readonly keyboard: '' | 'numeric' | 'decimal';
  readonly isRadio: boolean;
  readonly isMany: boolean;
  readonly isTree: boolean;
  readonly isEvents: boolean;
  readonly options: readonly FormOption[];
  readonly items: readonly TreeItem[];
  readonly rows: readonly {
    readonly id: string;
    readonly node: string;
    readonly label: string;
    readonly options: readonly FormOption[];
  }[];
}

const MOST_OPTIONS = 12;

/** A question's fields, ready to be filled in. Nothing here is worked out from an answer. */
export function formFields({ ask, parts }: PreparedQuestion, anchor: string): FormField[] {
  return parts.map(({ field, at }) => formField(ask.figure, field, `${anchor}-${at}`));
}

const BARE = {
  hint: '',
  isText: false,
  isNumber: false,
  keyboard: '' as const,
  isRadio: false,
  isMany: false,
  isTree: false,
  isEvents: false,
  options: [],
  items: [],
  rows: [],
};

function formField(figure: Figure | null, field: Field, id: string): FormField {
  const bare: FormField = { ...BARE, id, part: field.key, label: visibleLine(field.label) };
  switch (field.type) {
    case 'number': {
      const hint = field.percent ? 'A number, a fraction or a percentage' : '';
      return { ...bare, isText: true, isNumber: true, keyboard: keyboardFor(figure, field), hint };
    }
    case 'vector': {
      const numbers = Array.from({ length: field.length }, (_, n) => n + 1).join(', ');
      return { ...bare, isText: true, hint: `${field.length} numbers, such as ${numbers}` };
    }
    case 'numbers':
      return { ...bare, isText: true, hint: 'Numbers in order, with commas between them, or “none”' };
    case 'digits':
      return { ...bare, isText: true, keyboard: 'numeric', hint: `${field.length} digits` };
    case 'choice': {
      const options = field.options.map(({ value, text }, n) => ({
        id: `${id}-${n}`,
        value,
        text: visibleLine(text),
      }));
      return { ...bare, isRadio: true, options };
    }
    case 'events':
      return { ...bare, isEvents: true, rows: eventRows(field, id) };
    case 'nodes':
      return field.below !== null && figure?.kind === 'tree'
        ? { ...bare, isTree: true, items: [treeItem(figure, rootOf(figure.tree))] }
        : { ...bare, ...nodesParts(field, id) };
  }
}

/** On some phones it has neither minus nor slash: by what is given, no answer may need one. */
function keyboardFor(
  figure: Figure | null,
  { endless }: Extract<Field, { readonly type: 'number' }>,
): FormField['keyboard'] {
  const needsSigns =
    figure?.kind === 'tree' &&
    figure.tree.nodes.some(
      ({ value, utility, player }) =>
        player === 'chance' ||
        [value ?? 0, ...(utility ?? [])].some((each) => each < 0 || !Number.isFinite(each)),
    );
  const isMeasured = figure?.kind === 'landscape' && figure.landscape.elevation.some((height) => height < 0);
  return endless || needsSigns || isMeasured ? '' : 'decimal';
}

/** A node to choose for each row, with the cutoffs that there can be. */
function eventRows(
  { among, ask }: Extract<Field, { readonly type: 'events' }>,
  id: string,
): FormField['rows'] {
  const choices = eventChoices(ask);
  return among.map(({ label }, n) => ({
    id: `${id}-${n}`,
    node: label,
    label: visibleLine(label),
    options: choices.map((choice, m) => ({ id: `${id}-${n}-${m}`, ...choice })),
  }));
}

/** Few nodes are ticked; many, or some in order, are written down. */
function nodesParts(
  { among, ordered, single, none }: Extract<Field, { readonly type: 'nodes' }>,
  id: string,
): Partial<FormField> {
  if (ordered) return { isText: true, hint: 'Labels in order, with commas between them' };
  if (among.length > MOST_OPTIONS)
    return { isText: true, hint: single ? 'One label' : 'Labels, with commas between them' };
  const options = among.map(({ label, alias }, n) => ({
    id: `${id}-${n}`,
    value: label,
    text: visibleLine(alias === '' ? label : `${label} (${alias})`),
  }));
  const staying = none === null ? [] : [{ id: `${id}-stay`, value: 'none', text: none }];
  return { isRadio: single, isMany: !single, options: [...options, ...staying] };
}

function eventChoices(ask: readonly ('by' | 'kind')[]): { readonly value: string; readonly text: string }[] {
  const none = { value: '', text: 'no cutoff' };
  const by = ask.includes('by')
    ? ([
        ['alpha', 'α'],
        ['beta', 'β'],
      ] as const)
    : ([['', '']] as const);
  const kinds = ask.includes('kind') ? (['shallow', 'deep'] as const) : ([''] as const);
  return [
    none,
    ...by.flatMap(([value, sign]) =>
      kinds.map((kind) => ({
        value: [value, kind].filter((part) => part !== '').join(' ') || 'cut',
        text: [sign, kind].filter((part) => part !== '').join(', ') || 'a cutoff',
      })),
    ),
  ];
}

/** Recursion is as deep as the tree, which a quiz keeps small. */
function treeItem(figure: TreeFigure, node: TreeNode): TreeItem {
  const what = isLeaf(node)
    ? `leaf ${leafWords(node)}`
    : `${playerGlyph(node.player)} ${playerWord(node.player)}`;
  return {
    node: node.id,
    label: visibleLine(`${node.id} · ${what}`),
    hasBelow: !isLeaf(node),
    below: childrenOf(figure.tree, node).map((child) => treeItem(figure, child)),
  };
}

/** The value of a leaf in full; `?` where it is not given. */
function leafWords({ value, utility }: TreeNode): string {
  if (utility !== null) return `(${utility.map(formatNumber).join(', ')})`;
  return value === null ? '?' : formatNumber(value);
}

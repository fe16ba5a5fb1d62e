import type { Cut, Player } from '../../reference/game.ts';
import { pseudocode } from '../../reference/adversarial/pseudocode.ts';
import type { SolveAlgorithm } from '../../reference/adversarial/searchTree.ts';
import { treeSvg, type LiveTexts } from '../picture/treeSvg.ts';
import type { TreeModel } from '../picture/treeModel.ts';
import { visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import type { NodeId } from '../words/nodes.ts';
import { formatNumber, shortNumber } from '../words/numbers.ts';
import { cutWords, enteredWords, evaluatedWords, finishedWords, updatedWords } from '../words/treeSteps.ts';
import { linesOf } from './linesOf.ts';
import type { From, TreeStep } from './treeSteps.ts';

/** Steps that are shown at most; a longer search is told up to there. */
const MOST_STEPS = 3_000;

/** What `templates/partials/stepper.hbs` shows. */
export interface StepperPart {
  readonly svg: string;
  readonly caption: string;
  readonly code: readonly { readonly id: string; readonly depth: number; readonly text: string }[];
  readonly steps: readonly {
    readonly kind: TreeStep['kind'];
    readonly node: number;
    /** The child that an update is from; an empty text for other steps. */
    readonly from: string;
    readonly value: string;
    /** The child's own value. */
    readonly own: string;
    readonly window: string;
    readonly lines: string;
    readonly text: string;
  }[];
  /** What is left out; an empty text where nothing is. */
  readonly more: string;
  /** The student's search; null where there is none. */
  readonly yours: { readonly partsAt: number; readonly evaluated: string } | null;
}

/** A student's search beside the one that is stepped through. */
export interface Yours {
  /** The step at which the two part. */
  readonly partsAt: number;
  /** Nodes in the order in which it evaluated them. */
  readonly evaluated: readonly number[];
}

/** A search to be stepped through on a drawn tree. Steps at nodes that are not drawn are left out. */
export function stepperPart(
  model: TreeModel,
  all: readonly TreeStep[],
  algorithm: SolveAlgorithm,
  cut: Cut,
  yours: Yours | null = null,
): StepperPart {
  const drawn = drawnIn(model);
  const seen = all.filter(({ node }) => drawn.has(node));
  const steps = seen.slice(0, MOST_STEPS);
  const code = pseudocode(algorithm, cut);
  const hasBounds = code.some(({ id }) => id.endsWith('-bound'));
  const idOf = (node: number): NodeId => (node === 0 ? null : visibleLine(itemAt(model.nodes, node).node.id));
  const hidden = all.length - steps.length;
  return {
    svg: treeSvg(model, widest(steps, hasBounds)),
    caption: visibleLine(model.tree.title),
    code,
    steps: steps.map((step) => ({
      kind: step.kind,
      node: step.node,
      from: step.kind === 'update' ? String(step.from.node) : '',
      value: step.value === null ? '' : shortNumber(step.value),
      own: step.kind === 'update' ? ownLabel(step.from) : '',
      window: hasBounds ? windowText(step) : '',
      lines: linesOf(step, playerOf(model, step.node)).join(' '),
      text: words(step, playerOf(model, step.node), hasBounds, idOf),
    })),
    yours:
      yours === null
        ? null
        : {
            partsAt: Math.max(0, steps.indexOf(itemAt(all, yours.partsAt))),
            evaluated: yours.evaluated.filter((node) => drawn.has(node)).join(' '),
          },
    more:
      hidden === 0
        ? ''
        : `${formatNumber(hidden)} steps at nodes that are not drawn, or later, are left out.`,
  };
}

function drawnIn({ nodes }: TreeModel): ReadonlySet<number> {
  const drawn = new Set<number>();
  const open = [0];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    drawn.add(node);
    open.push(...itemAt(nodes, node).children);
  }
  return drawn;
}

const playerOf = ({ nodes }: TreeModel, node: number): Player => {
  const { player } = itemAt(nodes, node).node;
  return player === 'min' || player === 'chance' ? player : 'max';
};

const ownLabel = ({ value, bound }: From): string =>
  `${{ exact: '', lower: '≥ ', upper: '≤ ' }[bound]}${shortNumber(value)}`;

const windowText = ({ alpha, beta }: TreeStep): string => `[${shortNumber(alpha)}, ${shortNumber(beta)}]`;

/** The widest texts at each node, so that no later one runs into its neighbour. */
function widest(steps: readonly TreeStep[], hasBounds: boolean): (node: number) => LiveTexts {
  const texts = new Map<number, { value: string; window: string }>();
  const longer = (a: string, b: string): string => (b.length > a.length ? b : a);
  const note = (node: number, value: string, window: string): void => {
    const known = texts.get(node) ?? { value: '', window: '' };
    texts.set(node, { value: longer(known.value, value), window: longer(known.window, window) });
  };
  for (const step of steps) {
    note(step.node, step.value === null ? '' : shortNumber(step.value), hasBounds ? windowText(step) : '');
    if (step.kind === 'update') note(step.from.node, ownLabel(step.from), '');
  }
  return (node) => texts.get(node) ?? { value: '', window: '' };
}

function words(step: TreeStep, player: Player, hasBounds: boolean, idOf: (node: number) => NodeId): string {
  const { alpha, beta } = step;
  const at = { node: idOf(step.node), player, bounds: hasBounds ? { alpha, beta } : null };
  const value = step.value ?? NaN;
  switch (step.kind) {
    case 'enter':
      return enteredWords(at);
    case 'evaluate':
      return evaluatedWords(at.node, value);
    case 'update':
      return updatedWords(at, value, { ...step.from, node: idOf(step.from.node) }, step);
    case 'cut':
      return cutWords(at, value, step.cutoff);
    case 'finish':
      return finishedWords(value);
  }
}

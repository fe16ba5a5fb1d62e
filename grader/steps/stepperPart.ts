import { treeSvg } from '../picture/treeSvg.ts';
import type { TreeModel } from '../picture/treeModel.ts';
import { visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import { formatNumber } from '../words/numbers.ts';
import { type ShownStep, type StepKind, lastValues, widestTexts } from './shownSteps.ts';
import { type AskedPart, type DrawnNodes, drawnNodes } from './askedPart.ts';
import { litLines, numberedLines } from './litLines.ts';
import { told } from './told.ts';
import type { Watched } from './watched.ts';

/** Steps that are shown at most; a longer search is told up to there. */
const MOST_STEPS = 3_000;

/** What `templates/partials/stepper.hbs` shows. */
export interface StepperPart {
  readonly svg: string;
  readonly caption: string;
  readonly code: readonly { readonly id: string; readonly depth: number; readonly text: string }[];
  readonly steps: readonly {
    readonly kind: StepKind;
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
  /** All steps of a tree that is too large to be drawn whole, as JSON for a script; else an empty text. */
  readonly folded: string;
  /** The student's search; null where there is none. */
  readonly yours: {
    readonly partsAt: number;
    readonly evaluated: string;
    readonly drawn: DrawnNodes;
    /** Where each of its questions came from; null unless that is known. */
    readonly asked: AskedPart | null;
  } | null;
}

/** A student's search beside the one that is stepped through. */
export interface Yours {
  /** The step at which the two part. */
  readonly partsAt: number;
  /** Nodes in the order in which it evaluated them. */
  readonly evaluated: readonly number[];
}

/** A search to be stepped through on a drawn tree. Steps at nodes that are not drawn are left out. */
export function stepperPart(model: TreeModel, watched: Watched, yours: Yours | null = null): StepperPart {
  const { places, shown, drawn, tell } = told(model, watched, MOST_STEPS);
  const hidden = watched.steps.length - places.length;
  return {
    svg: treeSvg(model, { texts: widestTexts(shown), values: lastValues(shown) }),
    caption: visibleLine(model.tree.title),
    code: numberedLines(watched),
    steps: places.map((place, at) => ({
      ...flat(itemAt(shown, at)),
      lines: litLines(watched, watched.lines(place)),
      text: tell(place),
    })),
    folded: '',
    yours:
      yours === null
        ? null
        : {
            partsAt: Math.max(0, places.indexOf(yours.partsAt)),
            evaluated: yours.evaluated.filter((node) => drawn.has(node)).join(' '),
            drawn: drawnNodes(model, drawn),
            asked: null,
          },
    more:
      hidden === 0
        ? ''
        : `${formatNumber(hidden)} steps at nodes that are not drawn, or later, are left out.`,
  };
}

const flat = ({ from, ...step }: ShownStep): Omit<ShownStep, 'from'> & { from: string; own: string } => ({
  ...step,
  from: from === null ? '' : String(from.node),
  own: from?.own ?? '',
});

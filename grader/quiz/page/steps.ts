import { ALPHA_BETA } from '../../../reference/adversarial/alphaBeta.ts';
import { CUT_TESTS } from '../../../reference/adversarial/cut.ts';
import { countLeaves, intervalsAfter, UNKNOWN } from '../../../reference/adversarial/intervals.ts';
import type { Interval } from '../../../reference/adversarial/narrator.ts';
import { star1 } from '../../../reference/adversarial/star1.ts';
import { treeGame } from '../../../reference/games/tree.ts';
import { recordVisits } from '../../../reference/trace.ts';
import { formatNumber, shortNumber } from '../../words/numbers.ts';
import { treeWorld } from '../tree/world.ts';
import { leafProof } from '../tree/leafProof.ts';
import { leafProofSentence } from '../../words/quiz/leafProofWords.ts';
import type { SearchSettings, TreeFigure } from '../types.ts';
import { quizTreeSvg } from './treePicture.ts';

/** One step of a search: a leaf was looked at, and this is known now. */
export interface Step {
  readonly title: string;
  /** The tree so far; empty where the tree is too large to be drawn again and again. */
  readonly svg: string;
  readonly facts: readonly string[];
}

const MOST_DRAWN = 40;

/**
 * A search told leaf by leaf, with the interval in which each node's value is known to lie, and why it cuts.
 */
export function searchSteps(figure: TreeFigure, how: SearchSettings): Step[] {
  const { tree } = figure;
  const game = treeGame(tree);
  const { trace, visits } = recordVisits<number>();
  if (how.algorithm === 'star1')
    star1(game, 0, { cut: CUT_TESTS[how.cut], window: how.window, trace, bounds: tree.bounds! });
  else ALPHA_BETA['fail-soft'](game, 0, { cut: CUT_TESTS[how.cut], window: how.window, trace });
  const unseen: Interval =
    how.algorithm === 'star1' && tree.bounds !== null
      ? { low: tree.bounds[0], high: tree.bounds[1] }
      : UNKNOWN;
  const searched = treeWorld(tree).search(how);
  const steps: Step[] = [];
  let before = new Map<number, string>();
  const struck = new Set<number>();
  for (let leaf = 1; leaf <= countLeaves(visits); leaf += 1) {
    const known = intervalsAfter(game, visits, leaf, unseen);
    const notes = new Map(
      known
        .map((interval, at) => [visits[at]!.state, intervalText(interval)] as const)
        .filter(([node]) => tree.nodes[node]!.children.length > 0),
    );
    const here = searched.evaluated[leaf - 1]!;
    const facts = [...notes]
      .filter(([node, text]) => before.get(node) !== text)
      .map(([node, text]) => `${tree.nodes[node]!.id} is in ${text}.`);
    const next = searched.evaluated[leaf] ?? Infinity;
    const cut = tree.nodes
      .filter(
        ({ index, children }) =>
          children.length === 0 && index > here && index < next && !searched.evaluated.includes(index),
      )
      .map(({ index }) => index);
    for (const index of cut) {
      strike(figure, struck, index, searched.windows);
      const proof = leafProof(tree, how, index);
      if (proof !== null) facts.push(leafProofSentence(proof));
    }
    const { id, value } = tree.nodes[here]!;
    steps.push({
      title: `After ${id} = ${formatNumber(value ?? NaN)}`,
      svg:
        tree.nodes.length > MOST_DRAWN ? '' : quizTreeSvg(figure, { notes, here, struck: new Set(struck) }),
      facts,
    });
    before = notes;
  }
  return steps;
}

/** A leaf that is left out, with every ancestor that the search never comes to. */
function strike({ tree }: TreeFigure, struck: Set<number>, leaf: number, windows: readonly unknown[]): void {
  for (let at = leaf; at > 0 && windows[at] === null; at = tree.nodes[at]!.parent) struck.add(at);
}

function intervalText({ low, high }: Interval): string {
  return `[${shortNumber(low)}, ${shortNumber(high)}]`;
}

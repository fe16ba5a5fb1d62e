import { ALPHA_BETA } from '../../../reference/adversarial/alphaBeta.ts';
import { CUT_TESTS } from '../../../reference/adversarial/cut.ts';
import { countLeaves, intervalsAfter, UNKNOWN } from '../../../reference/adversarial/intervals.ts';
import type { Interval } from '../../../reference/adversarial/narrator.ts';
import { star1 } from '../../../reference/adversarial/star1.ts';
import { treeGame } from '../../../reference/games/tree.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import { recordVisits } from '../../../reference/trace.ts';
import { formatNumber, shortNumber } from '../../words/numbers.ts';
import { leavesOf, pathTo } from '../tree/nodes.ts';
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
  const searched = treeWorld(tree).search(how);
  const intervals = intervalsByLeaf(tree, how);
  const struck = new Set<number>();
  let before: ReadonlyMap<number, string> = new Map();
  return searched.evaluated.map((here, at): Step => {
    const notes = intervals[at] ?? before;
    const changed = [...notes].filter(([node, text]) => before.get(node) !== text);
    before = notes;
    const left = leavesLeftOut(tree, searched.evaluated, at);
    for (const leaf of left) strike(tree, struck, leaf, searched.windows);
    const proofs = left.map((leaf) => leafProof(tree, how, leaf)).filter((proof) => proof !== null);
    const { id = '', value = null } = tree.nodes[here] ?? {};
    return {
      title: `After ${id} = ${formatNumber(value ?? NaN)}`,
      svg:
        tree.nodes.length > MOST_DRAWN ? '' : quizTreeSvg(figure, { notes, here, struck: new Set(struck) }),
      facts: [
        ...changed.map(([node, text]) => `${tree.nodes[node]?.id ?? ''} is in ${text}.`),
        ...proofs.map(leafProofSentence),
      ],
    };
  });
}

/** After each leaf that is looked at: in which interval the value of each inner node is known to lie. */
function intervalsByLeaf(tree: Tree, { algorithm, cut, window }: SearchSettings): Map<number, string>[] {
  const game = treeGame(tree);
  const { trace, visits } = recordVisits<number>();
  const options = { cut: CUT_TESTS[cut], window, trace };
  const bounds = algorithm === 'star1' ? tree.bounds : null;
  if (bounds === null) ALPHA_BETA['fail-soft'](game, 0, options);
  else star1(game, 0, { ...options, bounds });
  const unseen: Interval = bounds === null ? UNKNOWN : { low: bounds[0], high: bounds[1] };
  return Array.from({ length: countLeaves(visits) }, (_, leaf) => {
    const known = intervalsAfter(game, visits, leaf + 1, unseen);
    return new Map(
      known.flatMap((interval, at) => {
        const node = visits[at]?.state;
        return node === undefined || game.isTerminal(node) ? [] : [[node, intervalText(interval)] as const];
      }),
    );
  });
}

/** Leaves passed over between one that is looked at and the next. */
function leavesLeftOut(tree: Tree, evaluated: readonly number[], at: number): number[] {
  const [here = Infinity, next = Infinity] = evaluated.slice(at, at + 2);
  return leavesOf(tree)
    .map(({ index }) => index)
    .filter((index) => index > here && index < next && !evaluated.includes(index));
}

/** A leaf that is left out, with every ancestor that the search never comes to. */
function strike(tree: Tree, struck: Set<number>, leaf: number, windows: readonly unknown[]): void {
  for (const node of pathTo(tree, leaf)) if (node > 0 && windows[node] === null) struck.add(node);
}

function intervalText({ low, high }: Interval): string {
  return `[${shortNumber(low)}, ${shortNumber(high)}]`;
}

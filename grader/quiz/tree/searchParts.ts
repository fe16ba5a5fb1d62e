import { FULL_WINDOW } from '../../../reference/game.ts';
import type { Player, Window } from '../../../reference/game.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import type { SearchChange } from '../../../mistakes/byHand/madeByHand.ts';
import type { Parts } from '../../../mistakes/skeletons/adversarial.ts';
import { FULL_SEARCH, tightened } from '../../../mistakes/skeletons/conventions.ts';
import { star1 } from '../../../mistakes/skeletons/star1.ts';
import type { ChanceRules } from '../../../mistakes/skeletons/star1.ts';
import type { SearchSettings } from '../types.ts';
import { toleranceOf } from './tolerance.ts';

/** What is otherwise about a search by hand. */
export interface ByHand {
  /** A known mistake. */
  readonly change?: SearchChange;
  /** The order in which children are looked at. */
  readonly order?: Parts['order'];
  /** Values that the searcher has for nodes, instead of what comes back. */
  readonly returned?: ReadonlyMap<number, number>;
  /** Windows that the searcher has for nodes, instead of those passed down. */
  readonly entry?: ReadonlyMap<number, Window>;
}

/** The parts of a search by hand. */
export function partsByHand(tree: Tree, how: SearchSettings, byHand: ByHand): Parts {
  const { change } = byHand;
  const slack = toleranceOf(tree);
  const correct: Parts = {
    ...FULL_SEARCH,
    window: () => how.window,
    pass: (bounds, _at, mover) => (mover === 'chance' ? FULL_WINDOW : bounds),
    cut: cutBy(how.cut, slack),
    tighten: tightened,
  };
  const otherCut = cutBy(how.cut === 'strict' ? 'non-strict' : 'strict', slack);
  const changed = { ...correct, ...change?.parts?.(correct, { otherCut }) };
  if (byHand.order !== undefined) changed.order = byHand.order;
  const isMinimax = how.algorithm === 'minimax';
  const parts = isMinimax
    ? withOwn(withoutPruning(changed), { ...byHand, returned: new Map() })
    : withOwn(changed, byHand);
  const prunesChance = how.algorithm === 'star1' && tree.bounds !== null;
  const rules: ChanceRules = {
    bounds: prunesChance ? { alpha: tree.bounds[0], beta: tree.bounds[1] } : null,
    meets: meetsBy(how.cut, slack),
    settle: (value, { state }, isCut) =>
      isCut || isMinimax ? value : (byHand.returned?.get(state) ?? value),
  };
  const ownRules = { ...rules, ...change?.chance?.(rules) };
  return {
    ...parts,
    chance: star1(parts, ownRules),
    isBestPossible: (mover, best) => isExtreme(mover, best, ownRules),
  };
}

/** Whether no leaf can be better for the mover than this. */
const isExtreme = (mover: Player, best: number, { bounds, meets }: ChanceRules): boolean =>
  bounds !== null && (mover === 'max' ? meets(best, bounds.beta) : meets(bounds.alpha, best));

const meetsBy =
  (cut: SearchSettings['cut'], slack: number) =>
  (high: number, low: number): boolean =>
    cut === 'strict' ? high > low + slack : high >= low - slack;

function cutBy(cut: SearchSettings['cut'], slack: number): Parts['cut'] {
  const meets = meetsBy(cut, slack);
  return (mover, best, { alpha, beta }) => (mover === 'max' ? meets(best, beta) : meets(alpha, best));
}

/** Minimax: of what is done otherwise, only who moves, the order and what is passed down shows. */
const withoutPruning = ({ mover, order, pass, probability, window }: Parts): Parts => ({
  ...FULL_SEARCH,
  window,
  mover,
  order,
  probability,
  pass: (_bounds, at, who, best) => pass(FULL_WINDOW, at, who, best),
});

/** The searcher's own values and windows, where a node was not cut off. */
function withOwn(parts: Parts, { returned, entry }: ByHand): Parts {
  if (returned === undefined && entry === undefined) return parts;
  const cutOff = new Set<number>();
  return {
    ...parts,
    enter: (handed, { state }) => entry?.get(state) ?? handed,
    afterCut(_rest, { state }, _mover, best) {
      cutOff.add(state);
      return best;
    },
    give: (mover, best, bounds, at) => {
      const value = parts.give(mover, best, bounds, at);
      return cutOff.has(at.state) ? value : (returned?.get(at.state) ?? value);
    },
  };
}

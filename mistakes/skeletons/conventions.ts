import { FULL_WINDOW, type Cut, type Player, type Returns, type Window } from '../../reference/game.ts';
import { CUT_TESTS } from '../../reference/adversarial/cut.ts';
import { type SkeletonAlgorithm, traitsOf } from './algorithms.ts';
import type { Found, Outcome, Parts, Place } from './adversarial.ts';
import { DEEPENING } from './deepening.ts';
import { eachForItself } from './eachForItself.ts';
import { star1 } from './star1.ts';

/** What correct searches may do either way. */
export interface SearchConvention {
  readonly cut: Cut;
  readonly returns: Returns;
  /** Which of equal children is kept. */
  readonly ties: 'first' | 'last';
  /**
   * Whether a cut compares the value found with the bound, or the two bounds once they are tightened; or,
   * where values are clamped, each child's value by itself.
   */
  readonly test: 'value' | 'bounds' | 'child';
  /**
   * Whether a node keeps its best value apart from the bounds, and leaves out what comes back from a child
   * that was cut off, as the first notes do: the same, unless something is wrong.
   */
  readonly leavesOutCuts?: true;
  /** Whether passes go on to the limit, also where one has seen the whole game. */
  readonly goesOn?: true;
}

const isOver = ({ game, state }: Place): boolean => game.isTerminal(state);

/** Σ p·v; an outcome that never happens counts for nothing, even when its value is infinite. */
export const mean = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { value, probability }) => (probability > 0 ? sum + probability * value : sum), 0);

/** Minimax and expectimax: no bounds, no cuts, the first of equal children. */
export const FULL_SEARCH: Parts = {
  window: () => FULL_WINDOW,
  mover: ({ game, state }) => game.player(state),
  stops: (at) => isOver(at) || at.depth >= at.game.depthLimit,
  leaf: (at) => (isOver(at) ? at.game.utility(at.state) : at.game.evaluate(at.state)),
  initial: (mover) => (mover === 'max' ? -Infinity : Infinity),
  order: (actions) => actions,
  child: ({ game, state }, action) => game.result(state, action),
  deeper: ({ depth }) => depth + 1,
  pass: (bounds) => bounds,
  up: (value) => value,
  better: (mover, value, best) => (mover === 'max' ? value > best : value < best),
  cut: () => false,
  tighten: (_mover, _best, bounds) => bounds,
  give: (_mover, best) => best,
  probability: ({ game, state }, action) => game.probability(state, action),
  expect: mean,
  // A search that never found anything better than its start still names a child: all of them are equally
  // bad.
  answer: ({ at, value, action, children }) => ({
    value,
    action: action ?? (at.game.player(at.root) === 'chance' ? null : (children[0]?.action ?? null)),
  }),
};

export const tightened = (mover: Player, best: number, { alpha, beta }: Window): Window =>
  mover === 'max' ? { alpha: Math.max(alpha, best), beta } : { alpha, beta: Math.min(beta, best) };

/** The parts of a correct search. */
export function partsOf(algorithm: SkeletonAlgorithm, convention: SearchConvention): Parts {
  const last: Partial<Parts> =
    convention.ties === 'last'
      ? { better: (mover, value, best) => (mover === 'max' ? value >= best : value <= best) }
      : {};
  if (traitsOf(algorithm).hasUtilities) return { ...FULL_SEARCH, ...eachForItself(convention.ties) };
  if (traitsOf(algorithm).decides)
    return {
      ...FULL_SEARCH,
      ...last,
      answer: actionAlone,
      ...(traitsOf(algorithm).deepens
        ? { deepening: { ...DEEPENING, goesOn: convention.goesOn === true } }
        : {}),
    };
  if (!traitsOf(algorithm).prunes) return { ...FULL_SEARCH, ...last };
  const meets = CUT_TESTS[convention.cut];
  return {
    ...FULL_SEARCH,
    ...last,
    ...(traitsOf(algorithm).findsAll ? { answer: allOfTheBest } : {}),
    ...(traitsOf(algorithm).isBounded ? { chance: leftByBounds(meets) } : {}),
    cut:
      convention.test === 'bounds'
        ? (mover, best, bounds) => {
            const { alpha, beta } = tightened(mover, best, bounds);
            return meets(alpha, beta);
          }
        : (mover, best, { alpha, beta }) => (mover === 'max' ? meets(best, beta) : meets(alpha, best)),
    tighten: tightened,
    ...RETURNED[convention.returns],
    // The first child that reaches a bound is the best so far: only what begins at a bound could be at it
    // before.
    ...(convention.test === 'child' ? { initial: FULL_SEARCH.initial } : {}),
    ...(convention.leavesOutCuts === true ? { afterCut: leftOut, pass: passedWithBest } : {}),
  };
}

/** A throw is left by the bounds that the game gives; where it gives none, never. */
const leftByBounds =
  (meets: (high: number, low: number) => boolean): NonNullable<Parts['chance']> =>
  (at, window, trace, parts) =>
    star1(parts, { bounds: at.game.bounds ?? null, meets })(at, window, trace, parts);

/** Bounds of the ancestors, and the best value beside them, which join where a child is searched. */
const passedWithBest: Parts['pass'] = (bounds, _at, mover, best) => tightened(mover, best, bounds);

/** What its parent never finds better than what it has. */
export const leftOut: NonNullable<Parts['afterCut']> = (_rest, _at, mover) =>
  mover === 'max' ? Infinity : -Infinity;

/** The actions whose values came back equal to the root's; none where no child was searched. */
export const bestActions = ({ children, value }: Pick<Found, 'children' | 'value'>): string[] =>
  children.filter((child) => child.value === value).map(({ action }) => action);

const allOfTheBest: Parts['answer'] = (found) => ({
  ...FULL_SEARCH.answer(found),
  actions: bestActions(found),
});

/** A decision: nothing is said of what it is worth. */
const actionAlone: Parts['answer'] = (found) => ({ ...FULL_SEARCH.answer(found), value: undefined });

const startAtBound: Parts['initial'] = (mover, { alpha, beta }) => (mover === 'max' ? alpha : beta);

const RETURNED: Readonly<Record<Returns, Partial<Parts>>> = {
  'fail-soft': {},
  'fail-hard': {
    initial: startAtBound,
    give: (_mover, best, { alpha, beta }) => Math.max(alpha, Math.min(beta, best)),
  },
  'half-clamped': { initial: startAtBound },
};

/**
 * A search from the view of whoever moves: always a maximum, signs and windows turned at every ply. Right
 * where players take turns.
 */
export function negated(parts: Parts): Parts {
  return {
    ...parts,
    mover: () => 'max',
    leaf: (at) => colourOf(at) * parts.leaf(at) + 0,
    pass: (bounds, at, mover, best) => turned(parts.pass(bounds, at, mover, best)),
    up: (value) => -value,
    answer(found) {
      const forMax = (value: number): number => colourOf(found.at) * value + 0;
      return parts.answer({
        ...found,
        value: forMax(found.value),
        children: found.children.map((child) => ({ ...child, value: forMax(child.value) })),
      });
    },
  };
}

/** 1 where MAX is to move if players take turns from the root, −1 where MIN is. */
export function colourOf({ game, root, ply }: Pick<Place, 'game' | 'root' | 'ply'>): 1 | -1 {
  const first = game.player(root) === 'min' ? -1 : 1;
  return ply % 2 === 0 ? first : (-first as 1 | -1);
}

const turned = ({ alpha, beta }: Window): Window => ({ alpha: -beta, beta: -alpha });

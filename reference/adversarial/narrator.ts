import type { Bound, Game, Player } from '../game.ts';
import type { CutoffBound, Trace } from '../trace.ts';

/** What a search knows for certain about a node's value: it lies in [low, high]. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

interface Frame extends Interval {
  readonly player: Player;
  readonly alpha: number;
  readonly beta: number;
  /** Certain bounds over the children left so far; [−∞, ∞] says nothing. */
  low: number;
  high: number;
  children: number;
  skipped: number;
}

/** What the algorithms call. All numbers are in MAX's view. */
export interface Narrator<S> {
  enter(state: S, alpha: number, beta: number): void;
  /** The bound is met; `skipped` children are left out. */
  cutoff(state: S, by: CutoffBound, skipped: number): void;
  /** `known` is what is certain of a node whose children do not tell, such as a chance node left early. */
  leave(state: S, value: number, known?: Interval): void;
}

/**
 * Turns the bare steps of a search into a trace: it works out what a returned value means for the true one,
 * and whether a cutoff is shallow or deep, so that no algorithm has to. Undefined when nobody watches.
 *
 * It keeps, for each open node, the interval that the children searched so far leave for its value
 * (the second notes' lower and upper bounds).
 */
export function narrate<S, A>(game: Game<S, A>, trace: Trace<S> | undefined): Narrator<S> | undefined {
  if (trace === undefined) return undefined;
  const open: Frame[] = [];
  return {
    enter(state, alpha, beta) {
      const player = game.player(state);
      // Before any child is known, a maximum is −∞ and a minimum ∞: the neutral elements.
      const start = player === 'max' ? -Infinity : Infinity;
      open.push({ player, alpha, beta, low: start, high: start, children: 0, skipped: 0 });
      trace.enter(state, { alpha, beta });
    },
    cutoff(state, by, skipped) {
      const frame = open.at(-1)!;
      frame.skipped = skipped;
      trace.cutoff(state, {
        by,
        kind: isBoundByParent(open.at(-2), by, frame) ? 'shallow' : 'deep',
        skipped,
      });
    },
    leave(state, value, given) {
      const frame = open.pop()!;
      const known = given ?? certain(frame, value);
      const parent = open.at(-1);
      if (parent !== undefined) tellParent(parent, known);
      const told = proven(frame.player, value, known);
      trace.leave(state, told, boundOf(told, known));
    },
  };
}

/**
 * Whether the children that the parent has seen are enough to meet the bound, whatever is known further up.
 */
function isBoundByParent(parent: Frame | undefined, by: CutoffBound, frame: Frame): boolean {
  if (parent === undefined || parent.children === 0) return false;
  return by === 'beta'
    ? parent.player === 'min' && parent.high <= frame.beta
    : parent.player === 'max' && parent.low >= frame.alpha;
}

function certain(frame: Frame, value: number): Interval {
  if (frame.children === 0 || frame.player === 'chance') return { low: value, high: value };
  if (frame.skipped === 0) return frame;
  // Children that were left out can only push a maximum up and a minimum down.
  return frame.player === 'max' ? { low: frame.low, high: Infinity } : { low: -Infinity, high: frame.high };
}

function tellParent(parent: Frame, known: Interval): void {
  const pick = parent.player === 'max' ? Math.max : Math.min;
  parent.low = pick(parent.low, known.low);
  parent.high = pick(parent.high, known.high);
  parent.children += 1;
}

/**
 * What a search returns bounds the true value, except where it left its own cutoffs out of account
 * (AB:MINIMAX, which never looks at such a value again): then the bound that is certain is told instead.
 */
function proven(player: Player, value: number, { low, high }: Interval): number {
  if (value <= low || value >= high) return value;
  return player === 'min' ? high : low;
}

/** What `value` is to a true value inside the interval. */
export function boundOf(value: number, known: Interval): Bound {
  if (known.low === known.high && known.low === value) return 'exact';
  return value >= known.high ? 'upper' : 'lower';
}

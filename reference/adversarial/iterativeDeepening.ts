import type { Decision, Game } from '../game.ts';
import type { Trace } from '../trace.ts';
import { reorder } from '../trace.ts';
import { alphaBeta } from './alphaBeta.ts';

/** When to stop. */
export interface DeepeningOptions {
  /** Nodes that may be generated over all rounds; without limit unless given. */
  readonly budget?: number;
  /** Depth of the last round, in plies; until the game is searched to its end unless given. */
  readonly maxDepth?: number;
}

/** One round: a search to `depth`. An unfinished one knows the best of the moves it finished. */
export interface Round<A> extends Decision<A> {
  readonly depth: number;
  /** Nodes generated in this round. */
  readonly nodes: number;
  readonly finished: boolean;
}

/** The best move known when it stopped, and how it came about. */
export interface Deepened<A> extends Decision<A> {
  readonly rounds: readonly Round<A>[];
  /** Nodes generated in all. */
  readonly nodes: number;
  /** Whether the last round met no depth limit: then value and action are those of the whole game. */
  readonly solved: boolean;
}

/** Thrown and caught here only: how a search that has used up its nodes is left. */
const OUT_OF_BUDGET = Symbol('out of budget');

/**
 * Iterative deepening (fourth notes): alpha–beta to depth 1, 2, 3, …, so that there is a best move so far
 * whenever it has to stop. Each round searches the children of a node in the order of their values in the
 * round before, the best first, which is what makes the repeated work pay; so an unfinished round starts with
 * the best move known, and what it prefers to that is better.
 *
 * Without any budget the move is the first, with its evaluation for a value. States are told apart as keys of
 * a Map.
 *
 * @throws RefusedError at a chance node.
 */
export function iterativeDeepening<S, A>(
  game: Game<S, A>,
  state: S,
  options: DeepeningOptions = {},
): Deepened<A> {
  const { budget = Infinity, maxDepth = Infinity } = options;
  const rounds: Round<A>[] = [];
  if (game.isTerminal(state))
    return { value: game.utility(state), action: null, rounds, nodes: 0, solved: true };
  let decision: Decision<A> = { value: game.evaluate(state), action: game.actions(state)[0]! };
  let nodes = 0;
  let values: ReadonlyMap<S, number> = new Map();
  let solved = false;
  for (let depth = 1; depth <= maxDepth && nodes < budget && !solved; depth += 1) {
    const round = searchRound(game, state, { depth, left: budget - nodes, values });
    nodes += round.nodes;
    values = round.values;
    solved = round.finished && !round.metLimit;
    if (round.decision === null) break;
    decision = round.decision;
    rounds.push({ ...decision, depth, nodes: round.nodes, finished: round.finished });
    if (!round.finished) break;
  }
  return { ...decision, rounds, nodes, solved };
}

interface RoundSearched<S, A> {
  /** Null where not even the first move was finished. */
  readonly decision: Decision<A> | null;
  readonly nodes: number;
  readonly values: ReadonlyMap<S, number>;
  readonly finished: boolean;
  readonly metLimit: boolean;
}

function searchRound<S, A>(
  game: Game<S, A>,
  root: S,
  { depth, left, values: before }: { depth: number; left: number; values: ReadonlyMap<S, number> },
): RoundSearched<S, A> {
  const isMax = game.player(root) === 'max';
  const values = new Map<S, number>();
  let nodes = 0;
  let metLimit = false;
  let level = 0;
  let rootAction: A | null = null;
  let sofar: Decision<A> | null = null;
  const counted: Game<S, A> = {
    ...reorder(game, byValuesBefore(game, before)),
    result(s, action) {
      if (nodes === left) throw OUT_OF_BUDGET;
      nodes += 1;
      if (level === 1) rootAction = action;
      return game.result(s, action);
    },
    evaluate(s) {
      metLimit = true;
      return game.evaluate(s);
    },
  };
  const trace: Trace<S> = {
    enter() {
      level += 1;
    },
    cutoff() {},
    leave(s, value) {
      values.set(s, value);
      level -= 1;
      if (level === 1 && (sofar === null || (isMax ? value > sofar.value : value < sofar.value)))
        sofar = { value, action: rootAction };
    },
  };
  try {
    return { decision: alphaBeta(counted, root, { depth, trace }), nodes, values, finished: true, metLimit };
  } catch (error) {
    if (error !== OUT_OF_BUDGET) throw error;
    return { decision: sofar, nodes, values, finished: false, metLimit };
  }
}

/**
 * Children by what the round before returned for them, best first; those it did not visit come last, in their
 * own order.
 */
export function byValuesBefore<S, A>(
  game: Game<S, A>,
  before: ReadonlyMap<S, number>,
): (state: S, actions: A[]) => A[] {
  return (state, actions) => {
    const isMax = game.player(state) === 'max';
    const last = isMax ? -Infinity : Infinity;
    const scored = actions.map((action) => ({
      action,
      value: before.get(game.result(state, action)) ?? last,
    }));
    scored.sort((a, b) => (a.value === b.value ? 0 : a.value > b.value === isMax ? -1 : 1));
    return scored.map(({ action }) => action);
  };
}

import type { Game } from '../../reference/game.ts';
import { OutOfTurn, type PlayedGame, type SeveralPlayers, utilitiesOf } from './played.ts';
import { type Answer, type Search, type SkeletonTrace, tiedWithBest } from './adversarial.ts';

/**
 * One step that a search takes: a successor generated, or a value read. Nodes are states of the game played.
 */
export interface PlayedStep {
  readonly op: 'result' | 'utility' | 'evaluate';
  /** The node generated or evaluated. */
  readonly node: number;
  /** The node asked about. */
  readonly asked: number;
  /** Of `result`: which of the actions. */
  readonly position: number;
  /** Of the others: the value. */
  readonly value: number;
}

/** That a search holds an action of the root. */
export interface PlayedHold {
  readonly action: string;
  /** How many steps it had taken. */
  readonly after: number;
}

/** What a search of our own does on a game: as much as can be seen of anybody's. */
export interface Played {
  /** `stopped`: it asked more questions than allowed. */
  readonly outcome: 'returned' | 'threw' | 'stopped';
  readonly answer: Answer | null;
  /**
   * Actions of the root that may be drawn; where none is, those whose values came back equal to the best, in
   * the order searched.
   */
  readonly tied: readonly string[];
  /**
   * Whether no child of the root was better than what the search began with: then the action is anybody's
   * guess.
   */
  readonly isUnset: boolean;
  /** Whether it was stopped as it moved an agent whose turn it was not. */
  readonly isOutOfTurn: boolean;
  /** Whether a question was refused, or the search never ended; not where its own code broke. */
  readonly isRefused: boolean;
  readonly steps: readonly PlayedStep[];
  /** What it said that it holds, in order; none of a search that answers once. */
  readonly holds: readonly PlayedHold[];
  readonly questions: number;
}

/** What is fixed before a search begins. */
export interface PlayRules extends Pick<PlayedGame, 'bounds'> {
  /** Plies to search; Infinity if none. */
  readonly depthLimit: number;
  /**
   * Where agents move in turn: how many, and how the game ends at a node. Then every value is an evaluation.
   */
  readonly agents?: { readonly count: number; isWin(node: number): boolean };
  /** Where each player has a utility of its own: who plays, by the nodes of the game. */
  readonly several?: SeveralPlayers;
  /** Where the search says what it holds: after how many questions it is stopped, if it is. */
  readonly anytime?: { readonly questions: number | null };
}

/** Stops a search that asks too much: told by its kind from what a mistaken search runs into. */
class TooManyQuestions extends Error {}

/**
 * Runs a search on a game under the rules that submissions play by: states are numbered in the order of first
 * sight, and a question that makes no sense (the utility where the game is not over) ends the run.
 */
export function play(
  search: Search,
  game: Game<number, string>,
  rules: number | PlayRules,
  mostQuestions: number,
  trace?: SkeletonTrace,
): Played {
  const { depthLimit, agents, several, anytime, bounds }: PlayRules =
    typeof rules === 'number' ? { depthLimit: rules } : rules;
  const nodes: number[] = [];
  const handles = new Map<number, number>();
  const steps: PlayedStep[] = [];
  const holds: PlayedHold[] = [];
  const most = Math.min(mostQuestions, anytime?.questions ?? mostQuestions);
  let questions = 0;
  const handleOf = (node: number): number => {
    let handle = handles.get(node);
    if (handle === undefined) {
      handle = nodes.push(node) - 1;
      handles.set(node, handle);
    }
    return handle;
  };
  const ask = (state: number): number => {
    questions += 1;
    if (questions > most) throw new TooManyQuestions();
    return nodes[state]!;
  };
  /** A question about a value counts, also where there is no answer to it. */
  const read = (op: 'utility' | 'evaluate', node: number): number => {
    let value = NaN;
    try {
      value = game[op](node);
      return value;
    } finally {
      steps.push({ op, node, asked: node, position: 0, value });
    }
  };
  const utility = (state: number): number => {
    const node = ask(state);
    if (!game.isTerminal(node)) throw new RangeError('utility is for the end of the game');
    return read(agents === undefined ? 'utility' : 'evaluate', node);
  };
  const timesRead = new Map<string, number>();
  /** A look at a leaf is a question for each player: only another one for the same is a second look. */
  const utilityFor = (state: number, player: number, { utility: worth }: SeveralPlayers): number => {
    const node = ask(state);
    if (!game.isTerminal(node)) throw new RangeError('utility is for the end of the game');
    const times = (timesRead.get(`${node} ${player}`) ?? 0) + 1;
    timesRead.set(`${node} ${player}`, times);
    if (times > (timesRead.get(`${node}`) ?? 0)) {
      timesRead.set(`${node}`, times);
      read('utility', node);
    }
    return worth(node, player);
  };
  const hold = (action: unknown): void => {
    const isAction = typeof action === 'string' && game.actions(game.initial).includes(action);
    if (!isAction) throw new RangeError('what is held is an action of the root');
    holds.push({ action, after: steps.length });
  };
  const severalSeen = several && {
    count: several.count,
    mover: (state: number) => several.mover(ask(state)),
    utility: (state: number, player: number) => utilityFor(state, player, several),
    lists: several.lists,
  };
  const played: PlayedGame = {
    depthLimit,
    ...(severalSeen === undefined ? {} : { several: severalSeen }),
    ...(anytime === undefined ? {} : { hold }),
    ...(bounds === undefined ? {} : { bounds }),
    ...(agents === undefined
      ? {}
      : { agents: { count: agents.count, isWin: (state) => agents.isWin(ask(state)) } }),
    player: (state) => game.player(ask(state)),
    actions: (state) => game.actions(ask(state)),
    result(state, action) {
      const asked = ask(state);
      const node = game.result(asked, action);
      steps.push({ op: 'result', node, asked, position: game.actions(asked).indexOf(action), value: NaN });
      return handleOf(node);
    },
    isTerminal: (state) => game.isTerminal(ask(state)),
    utility: (state) => (severalSeen === undefined ? utility(state) : utilitiesOf(severalSeen, state)),
    evaluate(state) {
      const node = ask(state);
      return read('evaluate', node);
    },
    probability(state, action) {
      const node = ask(state);
      if (game.player(node) !== 'chance') throw new RangeError('probability is for chance nodes');
      return game.probability(node, action);
    },
  };
  const told: SkeletonTrace | undefined = trace && {
    enter: (state, ply, window) => trace.enter(nodes[state]!, ply, window),
    leave: (state, ply, value) => trace.leave(nodes[state]!, ply, value),
  };
  try {
    const { value, action, actions, anyOf, found } = search(played, handleOf(game.initial), told);
    const tied = anyOf ?? tiedWithBest(found);
    return {
      outcome: 'returned',
      answer: { value, action, ...(actions === undefined ? {} : { actions }) },
      tied,
      isUnset: found.action === null,
      isOutOfTurn: false,
      isRefused: false,
      steps,
      holds,
      questions,
    };
  } catch (error) {
    return {
      outcome: error instanceof TooManyQuestions ? 'stopped' : 'threw',
      answer: null,
      tied: [],
      isUnset: true,
      isOutOfTurn: error instanceof OutOfTurn,
      isRefused: !(error instanceof TypeError || error instanceof TooManyQuestions),
      steps,
      holds,
      questions,
    };
  }
}

import type { Game } from '../game.ts';
import type { PlayedGame } from './played.ts';
import type { Answer, Search, SkeletonTrace } from './skeleton.ts';

/** One step that a search takes: a successor generated, or a value read. States are those of the game played. */
export interface PlayedStep {
  readonly kind: 'generate' | 'evaluate';
  readonly node: number;
}

/** What a search of our own does on a game: as much as can be seen of anybody's. */
export interface Played {
  /** `stopped`: it asked more questions than allowed. */
  readonly outcome: 'returned' | 'threw' | 'stopped';
  readonly answer: Answer | null;
  /** Actions of the root whose values came back equal to the best, in the order searched. */
  readonly tied: readonly string[];
  readonly steps: readonly PlayedStep[];
  readonly questions: number;
}

/** Stops a search that asks too much; its own kind, so that it is told from what a mistaken search runs into. */
class TooManyQuestions extends Error {}

/**
 * Runs a search on a game under the rules that submissions play by: states are numbered in the order of first sight,
 * and a question that makes no sense (the utility where the game is not over) ends the run.
 */
export function play(search: Search, game: Game<number, string>, depthLimit: number, mostQuestions: number, trace?: SkeletonTrace): Played {
  const nodes: number[] = [];
  const handles = new Map<number, number>();
  const steps: PlayedStep[] = [];
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
    if (questions > mostQuestions) throw new TooManyQuestions();
    return nodes[state]!;
  };
  const played: PlayedGame = {
    depthLimit,
    player: (state) => game.player(ask(state)),
    actions: (state) => game.actions(ask(state)),
    result(state, action) {
      const node = game.result(ask(state), action);
      steps.push({ kind: 'generate', node });
      return handleOf(node);
    },
    isTerminal: (state) => game.isTerminal(ask(state)),
    utility(state) {
      const node = ask(state);
      if (!game.isTerminal(node)) throw new RangeError('utility is for the end of the game');
      steps.push({ kind: 'evaluate', node });
      return game.utility(node);
    },
    evaluate(state) {
      const node = ask(state);
      steps.push({ kind: 'evaluate', node });
      return game.evaluate(node);
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
    const { value, action, found } = search(played, handleOf(game.initial), told);
    const tied = found.children.filter((child) => child.value === found.value).map((child) => child.action);
    return { outcome: 'returned', answer: { value, action }, tied, steps, questions };
  } catch (error) {
    return { outcome: error instanceof TooManyQuestions ? 'stopped' : 'threw', answer: null, tied: [], steps, questions };
  }
}

import type { Action, Decision, Game, State } from '../../starter/cutoff';

interface Outcome {
  readonly next: Action;
  readonly p: number;
  low: number;
  high: number;
}

interface Window {
  readonly alpha: number;
  readonly beta: number;
}

/** Two bounds for each outcome; their means are what is certain of the throw. */
export default class Star1 {
  constructor(private readonly game: Game) {}

  static star1(game: Game, state: State): Decision {
    return new Star1(game).search(state, game.depthLimit, { alpha: -Infinity, beta: Infinity });
  }

  private search(state: State, left: number, window: Window): Decision {
    const { game } = this;
    if (game.isTerminal(state)) return { value: game.utility(state), action: null };
    if (left === 0) return { value: game.evaluate(state), action: null };
    const player = game.player(state);
    if (player === 'chance') return { value: this.mean(state, left, window), action: null };
    let { alpha, beta } = window;
    let best: Decision | null = null;
    for (const action of game.actions(state)) {
      const { value } = this.search(game.result(state, action), left - 1, { alpha, beta });
      if (best === null || (player === 'max' ? value > best.value : value < best.value)) best = { value, action };
      if (player === 'max') alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) break;
    }
    return best!;
  }

  private mean(state: State, left: number, { alpha, beta }: Window): number {
    const { game } = this;
    const outcomes = game.actions(state).map((next): Outcome => {
      return { next, p: game.probability(state, next), low: game.lowest, high: game.highest };
    });
    const sum = (pick: 'low' | 'high'): number => outcomes.reduce((total, one) => total + one.p * one[pick], 0);
    for (const one of outcomes) {
      const child = {
        alpha: one.high + (alpha - sum('high')) / one.p,
        beta: one.low + (beta - sum('low')) / one.p,
      };
      const { value } = this.search(game.result(state, one.next), left - 1, child);
      if (value > child.alpha) one.low = value;
      if (value < child.beta) one.high = value;
      if (value <= child.alpha) return sum('high');
      if (value >= child.beta) return sum('low');
    }
    return sum('low');
  }
}

export const { star1 } = Star1;

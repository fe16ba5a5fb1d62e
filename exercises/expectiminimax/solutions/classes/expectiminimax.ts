import type { Action, Decision, Game, State } from '../../starter/cutoff';

/** A searcher that keeps the game, and asks who moves wherever it comes. */
class Searcher {
  constructor(private readonly game: Game) {}

  value(state: State, depth: number): number {
    if (this.game.isTerminal(state)) return this.game.utility(state);
    if (depth >= this.game.depthLimit) return this.game.evaluate(state);
    const values = this.children(state, depth).map(([, value]) => value);
    switch (this.game.player(state)) {
      case 'max':
        return Math.max(...values);
      case 'min':
        return Math.min(...values);
      case 'chance':
        return this.game
          .actions(state)
          .map((outcome) => this.game.probability(state, outcome))
          .reduce((sum, p, i) => sum + p * values[i]!, 0);
    }
  }

  decide(state: State): Decision {
    if (this.game.isTerminal(state) || this.game.depthLimit === 0 || this.game.player(state) === 'chance')
      return { value: this.value(state, 0), action: null };
    const sign = this.game.player(state) === 'max' ? 1 : -1;
    const [[action, value]] = this.children(state, 0).sort(([, a], [, b]) => sign * (b - a)) as [[Action, number]];
    return { value, action };
  }

  private children(state: State, depth: number): [Action, number][] {
    return this.game.actions(state).map((action) => [action, this.value(this.game.result(state, action), depth + 1)]);
  }
}

export const expectiminimax = (game: Game, state: State): Decision => new Searcher(game).decide(state);

import type { Player, Window } from '../../reference/game.ts';

/** The game's refusal to move an agent whose turn it is not. */
export class OutOfTurn extends RangeError {}

/**
 * A game as a submission sees it: states are numbers, actions are text, and the depth limit comes with it.
 */
export interface PlayedGame {
  player(state: number): Player;
  actions(state: number): string[];
  result(state: number, action: string): number;
  isTerminal(state: number): boolean;
  utility(state: number): number;
  evaluate(state: number): number;
  probability(state: number, action: string): number;
  /** Plies to search, chance included; Infinity if none. */
  readonly depthLimit: number;
  /**
   * Where agents move in turn: a round is one move of each. Whatever ends is worth what the evaluation says
   * of it.
   */
  readonly agents?: { readonly count: number; isWin(state: number): boolean };
  /** Where the search may be stopped at any time: says which action it holds. */
  readonly hold?: (action: unknown) => void;
  /** Between which numbers all leaves lie, where the game says so. */
  readonly bounds?: Window;
  /** Where each player has a utility of its own; then `player` says nothing, and values stand for lists. */
  readonly several?: SeveralPlayers;
}

/** A game of several players, numbered from 0, each with a utility of its own. */
export interface SeveralPlayers {
  readonly count: number;
  /** Who moves. */
  mover(state: number): number;
  /** What the end of the game is worth to a player. */
  utility(state: number, player: number): number;
  /** Numbers that stand for lists of utilities, one a player. */
  readonly lists: NumberedLists;
}

/** Numbers lists, the same number for the same list, so that a search can hold a list as one value. */
export class NumberedLists {
  readonly #numbers = new Map<string, number>();
  readonly #lists: (readonly number[])[] = [];

  numberOf(list: readonly number[]): number {
    // −0 is 0.
    const key = list.map((value) => value + 0).join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#lists.length);
    return this.#lists.push([...list]) - 1;
  }

  /** @throws RangeError for a number that stands for no list. */
  listOf(number: number): readonly number[] {
    const list = this.#lists[number];
    if (list === undefined) throw new RangeError(`${number} stands for no list`);
    return list;
  }
}

/** The number that stands for what the end of a game is worth to each of several players. */
export const utilitiesOf = ({ count, utility, lists }: SeveralPlayers, state: number): number =>
  lists.numberOf(Array.from({ length: count }, (_, player) => utility(state, player)));

/** The players of a game of several, or the error of who asks another game. */
export function severalOf({ several }: Pick<PlayedGame, 'several'>): SeveralPlayers {
  if (several === undefined) throw new RangeError('this game has one value a node');
  return several;
}

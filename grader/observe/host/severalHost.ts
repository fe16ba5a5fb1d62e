import type { MultiGame } from '../../../reference/adversarial/multiGame.ts';
import { HostError, describeArgument } from './errors.ts';
import type { Recorder } from './recorder.ts';

/** What is answered otherwise in a game of several players, each with a utility of its own. */
export class SeveralHost {
  readonly #game: MultiGame<number, string>;
  readonly #recorder: Recorder;

  constructor(game: MultiGame<number, string>, recorder: Recorder) {
    this.#game = game;
    this.#recorder = recorder;
  }

  get players(): number {
    return this.#game.players;
  }

  /** Who moves at a state that has that handle. */
  player(handle: number, state: number): number {
    const player = this.#game.player(state);
    if (player === 'chance') throw new RangeError('chance moves in no game of several players here');
    this.#recorder.record('player', handle, 0, player);
    return player;
  }

  utility(handle: number, state: number, player: unknown, isOver: boolean): number {
    if (!isOver)
      throw new HostError(
        'Error',
        'game.utility(state, player) is the value at the end of the game, but state ' +
          `${handle} is not terminal: search on`,
      );
    const { players } = this;
    if (typeof player !== 'number' || !Number.isInteger(player) || player < 0 || player >= players)
      throw new HostError(
        'TypeError',
        `game.utility(state, player) takes a player, a whole number from 0 to ${players - 1}; found ` +
          describeArgument(player),
      );
    const value = this.#game.utility(state, player);
    this.#recorder.record('utility', handle, player + 0, value);
    return value;
  }

  evaluate(): never {
    throw new HostError(
      'Error',
      'game.evaluate(state) is for searches with a depth limit; this game is searched to its end, and ' +
        'game.utility(state, player) says what that is worth',
    );
  }
}

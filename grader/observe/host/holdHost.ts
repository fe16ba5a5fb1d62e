import type { Game } from '../../../reference/game.ts';
import { oneOf } from '../../words/found.ts';
import { HostError, LimitReached, describeArgument } from './errors.ts';
import type { Recorder } from './recorder.ts';

/**
 * What a search says that it holds, in case it is stopped. To hold is no question: nothing is learnt by it.
 */
export class HoldHost {
  readonly #actions: readonly string[];
  readonly #recorder: Recorder;
  #left: number;

  /** `most`: how often a search may say so, which only one that goes on without end comes to. */
  constructor(game: Game<number, string>, recorder: Recorder, most: number) {
    this.#actions = game.isTerminal(game.initial) ? [] : game.actions(game.initial);
    this.#recorder = recorder;
    this.#left = most;
  }

  hold(action: unknown): void {
    if (this.#left === 0) throw new LimitReached('calls');
    this.#left -= 1;
    // Where the game is over there is no action, and to hold none is to hold nothing.
    if (this.#actions.length === 0 && typeof action !== 'string') return;
    const position = typeof action === 'string' ? this.#actions.indexOf(action) : -1;
    if (position < 0) throw this.#refusal(action);
    this.#recorder.record('hold', 0, 0, position);
  }

  #refusal(action: unknown): HostError {
    const start = 'hold(action) takes an action of the state that your function is called with';
    return this.#actions.length === 0
      ? new HostError('Error', `${start}, and there the game is over: hold nothing`)
      : new HostError(
          typeof action === 'string' ? 'Error' : 'TypeError',
          `${start}, which is ${oneOf(this.#actions)}; found ${describeArgument(action)}`,
        );
  }
}

import type { MultiGame } from '../../../reference/adversarial/multiGame.ts';
import { PLAYERS, type Game, type Player, type Window } from '../../../reference/game.ts';
import { HostError, describeArgument } from './errors.ts';
import { shortOneOf } from '../../words/found.ts';
import type { Recorder } from './recorder.ts';
import { SeveralHost } from './severalHost.ts';

/**
 * The game that a submission searches, on the host's side of the sandbox.
 *
 * A submission holds handles only: numbers given out in the order states were first reached, the same for the
 * same state. What it has not been given it cannot ask about, so that nothing can be looked at without being
 * recorded. Arguments come from hostile code and may be anything; a wrong one is a HostError that says what
 * was expected.
 */
export class GameHost {
  readonly #game: Game<number, string>;
  readonly #recorder: Recorder;
  readonly #handles = new Map<number, number>();
  readonly #states: number[] = [];
  /** Actions of each handle, listed once: what `result` is asked with is looked up here. */
  readonly #actions: (readonly string[] | undefined)[] = [];
  /** Plies to search; Infinity if there is no limit. */
  readonly depthLimit: number;
  /** The same game where each player has a utility of its own; null for MAX and MIN. */
  readonly #several: SeveralHost | null;
  /** Between which numbers all leaves lie; null where the game does not say. */
  readonly bounds: Window | null;

  constructor(
    game: Game<number, string>,
    depthLimit: number,
    recorder: Recorder,
    several: MultiGame<number, string> | null = null,
    bounds: Window | null = null,
  ) {
    this.#game = game;
    this.#several = several === null ? null : new SeveralHost(several, recorder);
    this.depthLimit = depthLimit;
    this.bounds = bounds;
    this.#recorder = recorder;
    this.#handle(game.initial);
  }

  /** Handle of the state that the entry is called on. */
  get start(): number {
    return 0;
  }

  /** Host state of each handle. */
  get states(): readonly number[] {
    return this.#states;
  }

  /** How many players there are, each with a utility of its own; null for MAX and MIN. */
  get players(): number | null {
    return this.#several?.players ?? null;
  }

  player(state: unknown): Player | number {
    const handle = this.#question('player', state);
    if (this.#several !== null) return this.#several.player(handle, this.#stateOf(handle));
    const player = this.#game.player(this.#stateOf(handle));
    this.#recorder.record('player', handle, 0, PLAYERS.indexOf(player));
    return player;
  }

  /** A list that the caller must copy before a submission gets it. */
  actions(state: unknown): readonly string[] {
    const handle = this.#question('actions', state);
    const actions = this.#actionsOf(handle);
    this.#recorder.record('actions', handle, 0, actions.length);
    return actions;
  }

  result(state: unknown, action: unknown): number {
    const handle = this.#question('result', state);
    const position = this.#position('result', handle, action);
    const successor = this.#handle(
      this.#game.result(this.#stateOf(handle), this.#actionAt(handle, position)),
    );
    this.#recorder.record('result', handle, position, successor);
    return successor;
  }

  isTerminal(state: unknown): boolean {
    const handle = this.#question('isTerminal', state);
    const terminal = this.#game.isTerminal(this.#stateOf(handle));
    this.#recorder.record('isTerminal', handle, 0, terminal ? 1 : 0);
    return terminal;
  }

  /** `player` is asked for where each has a utility of its own. */
  utility(state: unknown, player?: unknown): number {
    const handle = this.#question('utility', state);
    const isOver = this.#game.isTerminal(this.#stateOf(handle));
    if (this.#several !== null) return this.#several.utility(handle, this.#stateOf(handle), player, isOver);
    if (!isOver) {
      throw new HostError(
        'Error',
        `game.utility(state) is the value at the end of the game, but state ${handle} is not ` +
          'terminal: search on, or use game.evaluate(state) at the depth limit',
      );
    }
    return this.#value('utility', handle);
  }

  evaluate(state: unknown): number {
    const handle = this.#question('evaluate', state);
    return this.#several === null ? this.#value('evaluate', handle) : this.#several.evaluate();
  }

  probability(state: unknown, action: unknown): number {
    const handle = this.#question('probability', state);
    const host = this.#stateOf(handle);
    if (this.#game.player(host) !== 'chance' || this.#game.isTerminal(host)) {
      throw new HostError(
        'Error',
        `game.probability(state, action) is for chance nodes, but at state ${handle} it is ` +
          `${this.#game.player(host)} who moves`,
      );
    }
    const position = this.#position('probability', handle, action);
    const probability = this.#game.probability(host, this.#actionAt(handle, position));
    this.#recorder.record('probability', handle, position, probability);
    return probability;
  }

  /** Counts the question and checks that the state was handed out. */
  #question(name: string, state: unknown): number {
    this.#recorder.count();
    if (typeof state !== 'number')
      throw new HostError(
        'TypeError',
        `game.${name}(state) takes a state that the game gave you; found ${describeArgument(state)}`,
      );
    if (this.#states[state] === undefined)
      throw new HostError(
        'TypeError',
        `game.${name}(state): ${state} is not a state that the game gave you; states come from the ` +
          'start state and game.result(state, action)',
      );
    return state;
  }

  #position(name: string, handle: number, action: unknown): number {
    const actions = this.#actionsOf(handle);
    const position = typeof action === 'string' ? actions.indexOf(action) : -1;
    if (position >= 0) return position;
    if (actions.length === 0)
      throw new HostError(
        'Error',
        `game.${name}(state, action): state ${handle} is terminal and has no actions`,
      );
    const kind = typeof action === 'string' ? 'Error' : 'TypeError';
    throw new HostError(
      kind,
      `game.${name}(state, action): at state ${handle} the action is ${shortOneOf(actions)}; found ` +
        `${describeArgument(action)}`,
    );
  }

  #stateOf(handle: number): number {
    const state = this.#states[handle];
    if (state === undefined) throw new RangeError(`there is no handle ${handle}`);
    return state;
  }

  #actionAt(handle: number, position: number): string {
    const action = this.#actionsOf(handle)[position];
    if (action === undefined) throw new RangeError(`handle ${handle} has no action ${position}`);
    return action;
  }

  #actionsOf(handle: number): readonly string[] {
    return (this.#actions[handle] ??= this.#game.actions(this.#stateOf(handle)));
  }

  /** The value, recorded; a leaf without one is recorded as NaN, and the game's own error names it. */
  #value(op: 'utility' | 'evaluate', handle: number): number {
    let value: number;
    try {
      value = this.#game[op](this.#stateOf(handle));
    } catch (error) {
      this.#recorder.record(op, handle, 0, NaN);
      throw new HostError('Error', error instanceof Error ? error.message : String(error));
    }
    this.#recorder.record(op, handle, 0, value);
    return value;
  }

  #handle(state: number): number {
    const known = this.#handles.get(state);
    if (known !== undefined) return known;
    const handle = this.#states.length;
    this.#handles.set(state, handle);
    this.#states.push(state);
    return handle;
  }
}

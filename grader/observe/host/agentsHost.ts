import { itemAt } from '../../types/lookup.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import { HostError, describeArgument } from './errors.ts';
import { shortOneOf } from '../../words/found.ts';
import type { GameHost } from './gameHost.ts';

/**
 * The game as agents' files know it, where agents move in turn: a layer over the game's host, which records
 * every question. What a state is to the search is a handle, as everywhere.
 */
export class AgentsHost {
  readonly #game: GameHost;
  readonly #tree: Tree;
  /** How many agents take turns. */
  readonly count: number;
  /** Rounds to search. */
  readonly depth: number;

  constructor(game: GameHost, tree: Tree, count: number) {
    this.#game = game;
    this.#tree = tree;
    this.count = count;
    this.depth = game.depthLimit / count;
  }

  get start(): number {
    return this.#game.start;
  }

  /**
   * Whoever is asked about, the moves are those of the agent whose turn it is; none when the game is over.
   */
  legalActions(state: unknown, agent: unknown): readonly string[] {
    this.#agent('getLegalActions', agent);
    return this.#game.actions(state);
  }

  successor(state: unknown, agent: unknown, action: unknown): number {
    const found = this.#agent('generateSuccessor', agent);
    const node = this.#node(state);
    if (node !== undefined) {
      if (node.children.length === 0)
        throw new HostError(
          'Error',
          'generateSuccessor(agentIndex, action): the game is over at this state; ask isWin() and ' +
            'isLose() first',
        );
      const due = node.ply % this.count;
      if (found !== due)
        throw new HostError(
          'Error',
          `generateSuccessor(${found}, …): at this state it is agent ${due}'s turn; the agents move ` +
            `in the order 0 to ${this.count - 1}, and then a new round begins`,
        );
      const actions = node.children.map((child) => itemAt(this.#tree.nodes, child).action);
      if (typeof action !== 'string' || !actions.includes(action))
        throw new HostError(
          'Error',
          `generateSuccessor(agentIndex, action): the legal actions are ${shortOneOf(actions)}; found ` +
            `${describeArgument(action)}`,
        );
    }
    return this.#game.result(state, action);
  }

  isWin(state: unknown): boolean {
    return this.#isOver(state, 'win');
  }

  isLose(state: unknown): boolean {
    return this.#isOver(state, 'lose');
  }

  /** What the evaluation function says of a state, and its score too. */
  evaluate(state: unknown): number {
    return this.#game.evaluate(state);
  }

  /** Where a tree does not say how a game ended, it is won if its value is above 0. */
  #isOver(state: unknown, wanted: 'win' | 'lose'): boolean {
    if (!this.#game.isTerminal(state)) return false;
    const { outcome, value } = this.#node(state)!;
    return (outcome ?? ((value ?? 0) > 0 ? 'win' : 'lose')) === wanted;
  }

  /** Undefined for what is no state; the game's host says so when it is asked. */
  #node(state: unknown): Tree['nodes'][number] | undefined {
    const at = typeof state === 'number' ? this.#game.states[state] : undefined;
    return at === undefined ? undefined : this.#tree.nodes[at];
  }

  #agent(name: string, agent: unknown): number {
    if (typeof agent === 'number' && Number.isInteger(agent) && agent >= 0 && agent < this.count)
      return agent;
    throw new HostError(
      typeof agent === 'number' ? 'RangeError' : 'TypeError',
      `${name}: the agents are numbered from 0 to ${this.count - 1}; found ${describeArgument(agent)}`,
    );
  }
}

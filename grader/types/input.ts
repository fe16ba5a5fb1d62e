import type { Tree } from '../../reference/games/tree.ts';

/** What a submission's entry function is called on: plain data that can be cloned to a worker. */
export type Input = GameInput | LocalInput;

/** Games that cases can name; their states are non-negative integers on the host side. */
export type GameSpec = { readonly name: 'tree'; readonly tree: Tree } | { readonly name: 'tic-tac-toe' };

export interface GameInput {
  readonly kind: 'game';
  readonly game: GameSpec;
  /** Plies to search, chance included; Infinity if none. */
  readonly depthLimit: number;
}

/** Problems that run files can name. */
export type ProblemSpec = {
  readonly name: 'n-queens';
  readonly n: number;
  /** Row of the queen in each column, rows from 0; null draws it from the seed. */
  readonly initial: readonly number[] | null;
};

export interface LocalInput {
  readonly kind: 'local';
  readonly problem: ProblemSpec;
  readonly seed: number;
  /** Handed to the entry as `options`. */
  readonly options: Readonly<Record<string, number | string | boolean>>;
}

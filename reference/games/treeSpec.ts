import type { Player } from '../game.ts';

/** A leaf as written in a tree file; `null` is a leaf whose value must not matter. */
export type LeafSpec = number | 'inf' | '-inf' | null;
/** A number as written where `null` has no place. */
export type NumberSpec = Exclude<LeafSpec, null>;

/** The number that is meant; −0 is 0. */
export function numberOf(written: NumberSpec): number {
  if (written === 'inf') return Infinity;
  if (written === '-inf') return -Infinity;
  return written + 0;
}

/** The probability that is meant by a number or a fraction. */
export function probabilityOf(written: number | string): number {
  if (typeof written === 'number') return written;
  const [part, whole = '1'] = written.split('/');
  return Number(part) / Number(whole);
}

export type PlayerSpec = Player | number;
/** How a game between agents ends at a leaf; its value is another matter. */
export const LEAF_OUTCOMES = ['win', 'lose'] as const;
export type LeafOutcome = (typeof LEAF_OUTCOMES)[number];

/** How agents search a tree in turn: the first is MAX, each other one MIN or chance. */
export interface AgentsSpec {
  /** How many take turns. */
  readonly count: number;
  /** Rounds to search; a round is a move of each. */
  readonly depth: number;
  readonly algorithm?: 'minimax' | 'alpha-beta' | 'expectimax';
  /**
   * What the file that the tree was imported from expects: the action, and the names of the states generated.
   */
  readonly expected?: { readonly action: string; readonly generated: readonly string[] };
}

/** A node as written in a tree file, already validated: see `exercises/schemas/tree.schema.json`. */
export type NodeSpec =
  | LeafSpec
  | readonly NodeSpec[]
  | {
      readonly id?: string;
      readonly action?: string;
      /** A number, or a fraction such as `"1/3"`. */
      readonly probability?: number | string;
      readonly player?: PlayerSpec;
      readonly children?: readonly NodeSpec[];
      readonly value?: LeafSpec;
      readonly utility?: readonly number[];
      readonly evaluation?: NumberSpec;
      readonly outcome?: LeafOutcome;
    };

/** A tree as its file says it, checked: see the schema of tree files. */
export interface TreeSpec {
  readonly $schema?: string;
  readonly title: string;
  readonly source?: string;
  readonly root?: 'max' | 'min';
  readonly levels?: readonly PlayerSpec[];
  readonly tree: NodeSpec;
  readonly bounds?: readonly [NumberSpec, NumberSpec];
  readonly players?: number;
  readonly agents?: AgentsSpec;
}

import type { Player, Window } from '../../reference/game.ts';
import type { Deepening, SearchedChild } from './passes.ts';
import type { PlayedGame } from './played.ts';

/** Where a search is. */
export interface Place {
  readonly game: PlayedGame;
  readonly root: number;
  readonly state: number;
  readonly ply: number;
  /** Plies as the search itself counts them. */
  readonly depth: number;
  /** Generates a successor and searches below it. */
  below(action: string, mover: Player, bounds: Window): number;
}

/** One outcome of a chance node, searched. */
export interface Outcome {
  readonly value: number;
  readonly probability: number;
}

/** What a search holds when the root is done. */
export interface Found {
  readonly at: { readonly game: PlayedGame; readonly root: number; readonly ply: 0 };
  readonly value: number;
  /** Null when no child was better than the value that the search started with. */
  readonly action: string | null;
  /** State behind `action`. */
  readonly child: number | null;
  /** Place of `action` among the actions searched, −1 when there is none. */
  readonly position: number;
  /** Children of the root as searched, with the values that came back. */
  readonly children: readonly SearchedChild[];
  /** The action that was best when any node last found a better child. */
  readonly latest: string | null;
  /** The same, of nodes where MAX moves. */
  readonly latestOfMax: string | null;
}

/** What is handed in; `unknown`, because a mistaken search may hand in anything. */
export interface Answer {
  readonly value: unknown;
  readonly action: unknown;
  /** Of a search for all best actions; absent elsewhere. */
  readonly actions?: unknown;
  /** Where the action is drawn: all that may come back in its place. */
  readonly anyOf?: readonly string[];
}

/**
 * A depth-first search in named parts. A mistake is one part replaced, so that it differs from a correct
 * search in nothing else. Values and bounds are in MAX's view, unless `up`, `pass` and `leaf` agree on
 * another (negamax).
 */
export interface Parts {
  /** The window at the root. */
  window(): Window;
  /** Who moves here, as the search believes. */
  mover(at: Place): Player;
  /** Whether the search goes no deeper. */
  stops(at: Place): boolean;
  /** Value where it stops. */
  leaf(at: Place): number;
  /** Best value before any child is seen. */
  initial(mover: Player, bounds: Window, at: Place): number;
  /** The actions to search, in order, of the game's own list. */
  order(actions: readonly string[], at: Place): readonly string[];
  /** Makes a successor. */
  child(at: Place, action: string): number;
  /** Depth of the children, as the search counts it. */
  deeper(at: Place, mover: Player): number;
  /** Bounds handed to a child, given the best value so far. */
  pass(bounds: Window, at: Place, mover: Player, best: number): Window;
  /** What a child's value is worth at its parent. */
  up(value: number, at: Place): number;
  better(mover: Player, value: number, best: number, at: Place, action: string): boolean;
  /** Whether the children that are left can be skipped. */
  cut(mover: Player, best: number, bounds: Window, value?: number): boolean;
  /** `value`: that of the child searched last. */
  tighten(mover: Player, best: number, bounds: Window, value?: number): Window;
  /** What a node returns; `bounds` are those on entry. */
  give(mover: Player, best: number, bounds: Window, at: Place): number;
  /** How likely an outcome of a chance node is. */
  probability(at: Place, action: string): number;
  /** Value of a chance node. */
  expect(outcomes: readonly Outcome[], at: Place): number;
  answer(found: Found): Answer;
  /** Bounds that a node works with, where they are not those handed to it. */
  enter?(handed: Window, at: Place): Window;
  /** Whether a child is passed over. */
  skips?(at: Place, action: string): boolean;
  /** Whether a node is searched to its end, though it could be cut. */
  goesOn?(at: Place): boolean;
  /** Whether the best value is as good as any can be, so that no child is looked at after it. */
  isBestPossible?(mover: Player, best: number): boolean;
  /** What is done with children that a cut leaves out: the best value after it. */
  afterCut?(rest: readonly string[], at: Place, mover: Player, best: number, bounds: Window): number;
  /** Where the game is searched again and again, a ply deeper each time: how; once unless given. */
  readonly deepening?: Deepening;
  /** Searches a chance node that may be left early. */
  chance?(at: Place, bounds: Window, trace: SkeletonTrace | undefined, parts: Parts): number;
}

/** Hears of every node that a search enters and leaves. Values and windows are as the search holds them. */
export interface SkeletonTrace {
  enter(state: number, ply: number, window: Window): void;
  leave(state: number, ply: number, value: number): void;
  /** A bound is met; `skipped` children are left out. */
  cutoff?(state: number, by: 'alpha' | 'beta', skipped: number): void;
  /** What is certain of a chance node that was left early. */
  prove?(state: number, low: number, high: number): void;
}

/** A search made of parts. */
export type Search = (
  game: PlayedGame,
  root: number,
  trace?: SkeletonTrace,
) => Answer & { readonly found: Found };

import type { Cut, Returns } from '../../reference/game.ts';
import type { Input } from './input.ts';
import type { Language } from './submission.ts';

export const ALGORITHMS = ['minimax', 'alpha-beta', 'negamax', 'expectimax', 'hill-climbing'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export const VISIBILITIES = ['student', 'after-due', 'staff'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * What a check looks at.
 * - `value`: the returned value. `action`: any optimal action, or the one that `ties` fixes.
 * - `leaves`: the leaves evaluated, replayed in the student's own child order unless `childOrder` is `given`.
 * - `calls`: how often each node is generated and evaluated.
 * - `law`: local search, step by step.
 */
export const CHECK_KINDS = ['value', 'action', 'leaves', 'calls', 'law'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export interface Conventions {
  readonly cut: readonly Cut[];
  readonly returns: readonly Returns[];
  readonly childOrder: 'any' | 'given';
  readonly generation: 'any' | 'lazy' | 'eager';
  readonly ties: 'any' | 'first' | 'last';
  /** Whether the root's children may be searched once more to find the action. */
  readonly rootResearch: 'allowed' | 'not';
}

export interface Limits {
  /** Units of work for one call of the entry. */
  readonly fuel: number;
  /** Questions to the host for one call. */
  readonly calls: number;
  readonly memoryMB: number;
  /** How much of what one call prints is kept; printing 16 times as much stops the run. */
  readonly outputKB: number;
  /** Backstop by the wall clock for one call of the entry, machine-dependent. */
  readonly wallSeconds: number;
}

/** One input, or a seeded batch of them, that a check looks at. A case passes when all its inputs do. */
export interface Case {
  readonly id: string;
  /** Names the mistake that the case catches. */
  readonly description: string;
  readonly inputs: readonly Input[];
  /** The file the input came from, relative to the exercise; null for generated inputs. */
  readonly file: string | null;
}

export interface Check {
  readonly id: string;
  readonly title: string;
  readonly kind: CheckKind;
  /** Exact: an integer or a fraction such as `7/3`. */
  readonly points: string;
  readonly visibility: Visibility;
  /** `share`: cases share the points equally. `all`: all or nothing. */
  readonly credit: 'share' | 'all';
  readonly cases: readonly Case[];
}

/** A checked exercise, ready to grade with. */
export interface Exercise {
  readonly slug: string;
  readonly title: string;
  /** Absolute path of its folder. */
  readonly folder: string;
  readonly algorithm: Algorithm;
  /** Name of the function that students write. */
  readonly entry: string;
  /** Name of the file that students write, per language. */
  readonly files: Readonly<Partial<Record<Language, string>>>;
  readonly languages: readonly Language[];
  readonly conventions: Conventions;
  readonly limits: Limits;
  readonly checks: readonly Check[];
  /** Mistakes that it promises to catch. */
  readonly mustCatch: readonly string[];
  /** Markdown. */
  readonly handout: string;
  /** SHA-256 over everything that decides a verdict, hex. */
  readonly hash: string;
}

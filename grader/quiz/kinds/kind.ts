import type { Exact } from '../exact.ts';
import type { OwnAnswers, TreeWorld } from '../tree/world.ts';
import type { Field, Figure, FigureKind, Given, Question } from '../types.ts';

/** A question with its figure at hand. */
export interface Ask {
  readonly question: Question;
  readonly figure: Figure | null;
}

/** What answers are worked out from. */
export interface World {
  /** The question's tree as somebody sees it; null where there is none. */
  readonly tree: TreeWorld | null;
  readonly own: LocalOwn;
}

/** What a student has answered about local search, as far as later answers may rest on it. */
export interface LocalOwn {
  /** Fitness by figure, then by individual. */
  readonly fitness: Map<string, Map<number, Exact>>;
}

/** A mistake that only one kind of question can show, and what it answers. */
export interface Slip {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  answer(ask: Ask): readonly (Given | null)[];
}

/** How one kind of question is asked and answered. Lists of answers go with `fields`, one each. */
export interface KindRules {
  /** Which figures it can be asked about; empty where it needs none. */
  readonly figures: readonly FigureKind[];
  /** Keys of the file that it uses, beyond those of every question. */
  readonly keys: readonly string[];
  /** Keys that it cannot do without. */
  readonly required?: readonly string[];
  /** The question in words, where the author gives none. Markdown. */
  prompt(ask: Ask): string;
  fields(ask: Ask): Field[];
  /** One right answer a field; null where the world does not settle it. */
  answer(ask: Ask, world: World): (Given | null)[];
  /** Whether an answer is as good as the one above; by default it must be equal. */
  accepts?(ask: Ask, world: World, at: number, given: Given): boolean;
  /** For parts that only make sense together: whether all of them are right. */
  acceptsAll?(ask: Ask, world: World, given: readonly (Given | null)[]): boolean;
  /** Why parts that belong together are not right, in words. */
  whyNot?(ask: Ask, world: World, given: readonly (Given | null)[]): string;
  /** Keeps what later questions may rest on. */
  learn?(
    ask: Ask,
    own: { readonly tree: OwnAnswers | null; readonly local: LocalOwn },
    at: number,
    given: Given,
  ): void;
  /** The order in which fields are judged, where one rests on another: positions among `fields`. */
  judgingOrder?(ask: Ask): readonly number[];
  /**
   * Whether an answer is right or not, with nothing between: where several differ and are right, none is the
   * one to be near to.
   */
  readonly isIndivisible?: boolean;
  readonly slips?: readonly Slip[];
}

/** A problem that only shows when a question is put to its figure. */
export class QuestionError extends Error {
  override readonly name = 'QuestionError';
  readonly key: string;
  readonly found: string;
  readonly expected: string;

  constructor(key: string, found: string, expected: string) {
    super(`${key}: found ${found}; expected ${expected}`);
    this.key = key;
    this.found = found;
    this.expected = expected;
  }
}

import type { Mistake } from '../../../mistakes/mistake.ts';
import type { Random } from '../../../reference/random.ts';
import type { Json } from '../../report/layOut.ts';
import type { Exact } from '../exactNumber.ts';
import type { OwnAnswers, TreeWorld } from '../tree/world.ts';
import type { AnswerRun, Credit, Field, Figure, Given, SearchSettings, TreeFigure } from '../types.ts';
import type { Offered, TreeTask } from './elsewhere.ts';
import type { KeySchemas, OptionsOf } from './optionSchema.ts';

/** What every question has, of whatever kind. */
export interface AnyQuestion {
  readonly id: string;
  /** From 1, by which people call it; of a question inside another, that of the other. */
  readonly number: number;
  readonly kind: string;
  /** Id of a figure; empty where the kind needs none. */
  readonly figure: string;
  /** Markdown; empty where the kind's own words are used. */
  readonly text: string;
  /** Exact. */
  readonly points: string;
  readonly credit: Credit;
  /** How its tree is searched; the quiz's convention where it asks for no search. */
  readonly how: SearchSettings;
  /** What the author expects, by part; checked, never used. */
  readonly expect: unknown;
}

/** A question of one kind: what every question has, and that kind's options, flat as in the file. */
export type QuestionOf<Name extends string, Keys, Required = never> = AnyQuestion & {
  readonly kind: Name;
} & OptionsOf<Keys, Required, AnyQuestion>;

/** A question with its figure at hand. */
export interface Ask<Q extends AnyQuestion = AnyQuestion, F extends Figure | null = Figure | null> {
  readonly question: Q;
  readonly figure: F;
}

/** What answers are worked out from. */
export interface World<F extends Figure | null = Figure | null> {
  /** The question's tree as somebody sees it; null where there is none. */
  readonly tree: F extends TreeFigure ? TreeWorld : null;
  readonly own: OwnLocalAnswers;
}

/** What a student has answered about local search, as far as later answers may rest on it. */
export interface OwnLocalAnswers {
  /** Fitness by figure, then by individual. */
  readonly fitness: Map<string, Map<number, Exact>>;
  /** Runs of annealing by question. */
  readonly chains: Map<string, OwnChain>;
}

/** What a student makes of a run of annealing, by step. */
export interface OwnChain {
  readonly probabilities: Map<number, number>;
  readonly values: Map<number, number>;
}

/** What a student has answered so far. */
export interface Own<F extends Figure | null = Figure | null> {
  readonly tree: F extends TreeFigure ? OwnAnswers : null;
  readonly local: OwnLocalAnswers;
}

/** A mistake that only one kind of question can show, and what it answers. */
export interface Slip<
  Q extends AnyQuestion = AnyQuestion,
  F extends Figure | null = Figure | null,
> extends Pick<Mistake, 'id' | 'title' | 'words'> {
  answer(ask: Ask<Q, F>): readonly (Given | null)[];
}

/** What is doubtful about a question though it can be asked; `code` as in a problem of a file. */
export interface Doubt {
  readonly code: string;
  readonly found: string;
  readonly expected: string;
}

/** A mistake under one key of a question. */
export interface OptionProblem extends Doubt {
  readonly key: string;
}

/** A small question of a kind, as in a quiz file. */
export interface Example {
  /** Null where it needs none. */
  readonly figure: Json | null;
  /** Its keys but the kind. */
  readonly question: { readonly [key: string]: Json };
}

/**
 * One kind of question, whole: its keys in the file, its words, its form, its answers and how it is judged
 * and exported. Lists of answers go with `fields`, one each.
 */
export interface QuestionKind<Q extends AnyQuestion = AnyQuestion, F extends Figure | null = Figure | null> {
  readonly name: Q['kind'];
  /** What it asks for, in less than a line. */
  readonly summary: string;
  readonly example: Example;
  /** Which figures it can be asked about; empty where it needs none. */
  readonly figures: readonly Exclude<F, null>['kind'][];
  /** Keys of the file that it has, beyond those of every question. */
  readonly keys: KeySchemas;
  /** Keys that it cannot do without. */
  readonly required?: readonly string[];
  /**
   * Whether it has the keys `algorithm`, `convention` and `window`: for a search that prunes, or one that may
   * be told of any tree.
   */
  readonly search?: 'pruning' | 'any';
  /** What of a tree its answer shows, and so which known mistakes can show in it. */
  readonly shows?: 'values' | 'search';
  /** Whether a variant of the quiz must keep how hard its search is. */
  readonly keepsSearch?: true;

  /** What is wrong with options of which each fits its schema; null where nothing is. */
  optionProblem?(question: Q): OptionProblem | null;
  /** Whether it shows students a part of a search, which answers other questions about the same tree. */
  readonly tellsSearch?: true;
  /** The question in words, where the author gives none. Markdown. */
  prompt(ask: Ask<Q, F>): string;
  /** What stands below the question, in whoever's words. Markdown. */
  shown?(ask: Ask<Q, F>): string;
  fields(ask: Ask<Q, F>): readonly Field[];
  /** One right answer a field; null where the world does not settle it. */
  answer(ask: Ask<Q, F>, world: World<F>): readonly (Given | null)[];
  /**
   * Where to look again after a wrong answer to a field, without the answer. Left out, what is wrong in that
   * answer is pointed to.
   */
  look?(ask: Ask<Q, F>, world: World<F>, at: number): string;
  /** The idea by which it is found, without the answer. */
  idea(ask: Ask<Q, F>): string;
  /** Why that is the answer, in a sentence or two; empty where nothing is left to say. */
  because(ask: Ask<Q, F>, world: World<F>, at: number): string;
  /** Whether an answer is as good as the one above; by default it must be equal. */
  accepts?(ask: Ask<Q, F>, world: World<F>, at: number, given: Given): boolean;
  /** For parts that only make sense together: why they are not right, in words; null where they are. */
  whyNot?(ask: Ask<Q, F>, given: readonly (Given | null)[]): string | null;
  /** Keeps what later questions may rest on. */
  learn?(ask: Ask<Q, F>, own: Own<F>, at: number, given: Given): void;
  /** The order in which fields are judged, where one rests on another: positions among `fields`. */
  judgingOrder?(ask: Ask<Q, F>): readonly number[];
  /** How many fields in a row are about one thing, such as the two bounds of a window; 1 if left out. */
  readonly period?: number;
  /**
   * Whether an answer is right or not, with nothing between: where several differ and are right, none is the
   * one to be near to.
   */
  readonly isIndivisible?: boolean;
  readonly slips?: readonly Slip<Q, F>[];
  /** Leaves that an answer says are evaluated, in order where it says so: each can be proven or refuted. */
  evaluatedBy?(ask: Ask<Q, F>, given: Given): readonly number[];
  /** Whether several answers that differ are equally right. */
  isTied?(ask: Ask<Q, F>): boolean;
  /** A run that shows the answer, for the key to play. */
  run?(ask: Ask<Q, F>): AnswerRun;
  /** What a careful reader would object to. */
  doubts?(ask: Ask<Q, F>): readonly Doubt[];
  /** All answers to its only field that are right, where several can be. */
  allRight?(ask: Ask<Q, F>): readonly Given[];
  /** Answers to all its fields, to choose from in a system that cannot mark whatever is given. */
  offered?(ask: Ask<Q, F>): Offered;
  /** What a program of another system has to do to mark whatever is given; null where that is too much. */
  task?(ask: Ask<Q, F>): TreeTask | null;
  /**
   * Keys as another student's question has them, which is asked of a figure that was drawn: other places and
   * numbers. Left out, only the figure differs.
   */
  vary?(ask: Ask<Q, F>, random: Random): Readonly<Record<string, unknown>>;
  /** The question inside this one that its options answer. */
  inner?(question: Q): AnyQuestion;
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

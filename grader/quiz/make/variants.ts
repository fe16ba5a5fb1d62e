import { createHash } from 'node:crypto';
import type { Fraction } from 'fraction.js';
import { Random } from '../../../reference/random.ts';
import { parseQuizJson } from '../file/quiz.ts';
import type { QuestionFile } from '../file/questionFile.ts';
import type { QuizFile } from '../file/quizSchema.ts';
import { prepareQuestion } from '../preparedQuestion.ts';
import type { Quiz } from '../quiz.ts';
import type { Figure } from '../types.ts';
import { answersTo, isNarrow, strictest } from './answers.ts';
import { FigureDrawer } from './figureDrawer.ts';
import type { Measures } from './measures.ts';
import { objectionsTo } from './objections.ts';
import { mostSharing, SharesKept } from './sharesKept.ts';
import { varyQuestion } from './varyQuestion.ts';

/** A quiz for one student. */
export interface Variant {
  readonly student: string;
  readonly file: QuizFile;
  readonly quiz: Quiz;
  /** Of each tree, by how it is searched. */
  readonly measures: readonly Measures[];
}

export type Varied =
  { readonly ok: true; readonly variant: Variant } | { readonly ok: false; readonly why: string };

/** Draws that may leave a question without an answer, or make one worse than it was. */
const MOST_UNFIT = 400;
/** Places that are asked about in one figure before another is drawn. */
const MOST_ASKED = 6;
/** Draws whose answers somebody has already. */
const MOST_ALIKE = 50;
/** Draws of which some answer has too many already. */
const MOST_SHARED = 40;

/** Who the quizzes are for: how many, and which part of them may share an answer. */
export interface ClassShared {
  readonly students: number;
  readonly limit: Fraction;
}

interface Candidate {
  readonly made: Extract<Varied, { readonly ok: true }>;
  readonly answers: readonly string[];
  /** Answers that too many have already. */
  readonly excess: number;
}

/**
 * A quiz of its own for each student, from the quiz and the student's id alone: trees of another shape, order
 * and values, about as hard to search; other boards, landscapes, populations, places and numbers.
 *
 * A student's variant does not hang on who else is in the class, unless two would have the same answers, or
 * too many would share one; the later id in order then gets the next.
 */
export class VariantMaker {
  readonly #base: Quiz;
  readonly #file: QuizFile;
  readonly #figures: FigureDrawer;
  readonly #taken = new Set<string>();
  readonly #shares: SharesKept;
  readonly #objections: number;

  constructor(base: Quiz, file: QuizFile, shared: ClassShared | null = null) {
    this.#base = base;
    this.#file = file;
    this.#shares = new SharesKept(
      shared === null ? Infinity : mostSharing(strictest(shared.limit), shared.students),
      base.questions.map((each) => shared === null || isNarrow(prepareQuestion(base, each), shared.limit)),
    );
    this.#objections = objectionsTo(base, Infinity);
    this.#figures = new FigureDrawer(base, file);
  }

  /** Why the quiz has no variants; null when it has. */
  get refusal(): string | null {
    const unknown = [...this.#base.figures.values()].find(
      (figure) =>
        figure.kind === 'tree' &&
        figure.tree.nodes.some(
          ({ children, value, utility }) =>
            children.length === 0 && utility === null && (value === null || !Number.isFinite(value)),
        ),
    );
    return unknown === undefined ? null : `figure ${unknown.id} has leaves whose values are not numbers`;
  }

  make(student: string): Varied {
    let best: Candidate | null = null;
    for (let attempt = 0; attempt < MOST_ALIKE; attempt += 1) {
      const random = Random.seeded(seedOf(this.#base.hash, student, attempt));
      const made = this.#draw(student, random);
      if (!made.ok) return made;
      const answers = answersTo(made.variant.quiz);
      if (this.#taken.has(JSON.stringify(answers))) continue;
      const excess = this.#shares.excess(answers);
      if (best === null || excess < best.excess) best = { made, answers, excess };
      if (excess === 0 || attempt >= MOST_SHARED) break;
    }
    if (best === null)
      return { ok: false, why: 'there are not enough different quizzes of this difficulty for the class' };
    this.#taken.add(JSON.stringify(best.answers));
    this.#shares.add(best.answers);
    return best.made;
  }

  #draw(student: string, random: Random): Varied {
    for (let tries = 0; tries < MOST_UNFIT; tries += 1) {
      const drawn = this.#figures.draw(random);
      if (!drawn.ok) return drawn;
      for (let asked = 0; asked < this.#mostAsked; asked += 1) {
        const file: QuizFile = {
          ...this.#file,
          figures: drawn.files,
          questions: this.#drawQuestions(drawn.figures, random),
          variantOf: { quiz: this.#base.slug, student },
        };
        // A drawn figure may leave a question without an answer, or with one that is guessed.
        const quiz = parseQuizJson(file, `${this.#base.slug}.json`, null);
        if (quiz.ok && objectionsTo(quiz.value, this.#objections + 1) <= this.#objections)
          return { ok: true, variant: { student, file, quiz: quiz.value, measures: drawn.measures } };
      }
    }
    return {
      ok: false,
      why: 'other figures leave a question without an answer, or with one that is guessed',
    };
  }

  /** Whether leaves can be chosen hangs on the figure, and takes long to find out. */
  get #mostAsked(): number {
    return this.#base.questions.some(({ kind }) => kind === 'choose-leaves') ? 1 : MOST_ASKED;
  }

  #drawQuestions(figures: ReadonlyMap<string, Figure>, random: Random): QuestionFile[] {
    return this.#file.questions.map((question, at) => {
      const { expect: _expect, ...rest } = question;
      const base = this.#base.questions[at];
      if (base === undefined) return rest;
      return varyQuestion(rest, { question: base, figure: figures.get(base.figure) ?? null }, random);
    });
  }
}

function seedOf(hash: string, student: string, attempt: number): number {
  return createHash('sha256')
    .update(JSON.stringify([hash, student, attempt]))
    .digest()
    .readInt32LE(0);
}

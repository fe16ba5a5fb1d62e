import { createHash } from 'node:crypto';
import { Random } from '../../../reference/random.ts';
import { parseQuizJson } from '../file/quiz.ts';
import type { QuestionFile } from '../file/questionFile.ts';
import type { QuizFile } from '../file/quizSchema.ts';
import type { FigureFile } from '../file/figureSchema.ts';
import type { Quiz } from '../quiz.ts';
import type { Figure, TreeFigure } from '../types.ts';
import { Problems } from '../../content/problems.ts';
import { readFigure } from '../file/figures.ts';
import { answersTo } from './answers.ts';
import { drawLike, MOST_TRIES, noneLike, searchesOf, writtenTree } from './drawFigure.ts';
import { drawTreeLike } from './drawLike.ts';
import type { Target } from './drawLike.ts';
import { measure } from './measures.ts';
import type { Measures } from './measures.ts';
import { objectionsTo } from './objections.ts';
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

/**
 * A quiz of its own for each student, from the quiz and the student's id alone: trees of another shape, order
 * and values, about as hard to search; other boards, landscapes, populations, places and numbers.
 *
 * A student's variant does not hang on who else is in the class, unless two would have the same answers; the
 * later id in order then gets the next.
 */
export class VariantMaker {
  readonly #base: Quiz;
  readonly #file: QuizFile;
  readonly #targets = new Map<string, readonly Target[]>();
  readonly #taken = new Set<string>();
  readonly #objections: number;

  constructor(base: Quiz, file: QuizFile) {
    this.#base = base;
    this.#file = file;
    this.#objections = objectionsTo(base, Infinity);
    for (const figure of base.figures.values())
      if (figure.kind === 'tree' && figure.tree.players === null)
        this.#targets.set(
          figure.id,
          searchesOf(base, figure).map((how) => [how, measure(figure.tree, how)] as const),
        );
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
    for (let attempt = 0; attempt < MOST_ALIKE; attempt += 1) {
      const random = Random.seeded(seedOf(this.#base.hash, student, attempt));
      const made = this.#draw(student, random);
      if (!made.ok) return made;
      const key = JSON.stringify(answersTo(made.variant.quiz));
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return made;
    }
    return { ok: false, why: 'there are not enough different quizzes of this difficulty for the class' };
  }

  #draw(student: string, random: Random): Varied {
    for (let tries = 0; tries < MOST_UNFIT; tries += 1) {
      const drawn = this.#drawFigures(random);
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

  #drawFigures(random: Random): DrawnFigures {
    const files: Record<string, FigureFile> = {};
    const figures = new Map<string, Figure>();
    const measures: Measures[] = [];
    for (const figure of this.#base.figures.values()) {
      const written = this.#file.figures?.[figure.id] ?? {};
      if (figure.kind === 'tree') {
        const found = drawTreeLike(
          figure,
          writtenTree(figure, written),
          this.#targets.get(figure.id) ?? [],
          random,
          { keepsShape: this.#keepsShape(figure), mostTries: MOST_TRIES },
        );
        if (found === null) return { ok: false, why: noneLike(figure.id) };
        files[figure.id] = found.file;
        figures.set(figure.id, found.figure);
        measures.push(...found.measures);
        continue;
      }
      const file = drawLike(figure, written, random);
      const drawn = file && readFigure(figure.id, file, figure.id, null, figure.title, new Problems(null));
      if (file === null || drawn === null) return { ok: false, why: noneLike(figure.id) };
      files[figure.id] = file;
      figures.set(figure.id, drawn);
    }
    return { ok: true, files, figures, measures };
  }

  /** Leaves that are to be chosen, and nodes that are listed, must be what they were. */
  #keepsShape({ id }: TreeFigure): boolean {
    const isPlaced = this.#file.figures?.[id]?.letters !== undefined;
    return this.#base.questions.some(
      ({ figure, kind }, at) =>
        figure === id &&
        (kind === 'choose-leaves' ||
          (isPlaced && kind !== 'windows' && this.#file.questions[at]?.['nodes'] !== undefined)),
    );
  }
}

type DrawnFigures =
  | {
      readonly ok: true;
      readonly files: Readonly<Record<string, FigureFile>>;
      readonly figures: ReadonlyMap<string, Figure>;
      readonly measures: readonly Measures[];
    }
  | { readonly ok: false; readonly why: string };

function seedOf(hash: string, student: string, attempt: number): number {
  return createHash('sha256')
    .update(JSON.stringify([hash, student, attempt]))
    .digest()
    .readInt32LE(0);
}

import { createHash } from 'node:crypto';
import { FULL_WINDOW } from '../../../reference/game.ts';
import { Random } from '../../../reference/random.ts';
import { formatTree } from '../../content/formatTree.ts';
import { parseQuizJson } from '../file/quiz.ts';
import type { QuizFile } from '../file/quizSchema.ts';
import type { FigureFile } from '../file/figureSchema.ts';
import { askedQuestion, kindOf } from '../kinds/kinds.ts';
import type { Quiz } from '../quiz.ts';
import { hasChance } from '../tree/nodes.ts';
import type { SearchSettings, TreeFigure } from '../types.ts';
import { drawBoardLike, drawTreeLike } from './drawLike.ts';
import { measure } from './measures.ts';
import type { Measures } from './measures.ts';
import { keyOf } from '../tree/world.ts';

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

const MOST_TRIES = 50_000;
/** Draws that may leave a question without an answer. */
const MOST_WITHOUT_ANSWER = 20;

/**
 * A quiz of its own for each student, from the quiz and the student's id alone: other leaf values in trees of
 * the same shape, with as many best moves, the same number of cutoffs of each kind, and at least the same
 * mistakes revealed; other boards with the same h and as many best moves. Landscapes and populations stay.
 *
 * A student's variant does not hang on who else is in the class, unless two would get the same one; the later
 * id in order then gets the next.
 */
export class VariantMaker {
  readonly #base: Quiz;
  readonly #file: QuizFile;
  readonly #targets = new Map<string, readonly (readonly [SearchSettings, Measures])[]>();
  readonly #taken = new Set<string>();

  constructor(base: Quiz, file: QuizFile) {
    this.#base = base;
    this.#file = file;
    for (const figure of base.figures.values())
      if (figure.kind === 'tree')
        this.#targets.set(
          figure.id,
          searchesOf(base, figure).map((how) => [how, measure(figure.tree, how)] as const),
        );
  }

  /** Why the quiz has no variants; null when it has. */
  get refusal(): string | null {
    const figures = [...this.#base.figures.values()];
    if (!figures.some(({ kind }) => kind === 'tree' || kind === 'board'))
      return 'it has no tree and no board, so all students would get the same quiz';
    for (const question of this.#base.questions) {
      const about = this.#base.figures.get(question.figure)?.kind;
      const why = kindOf(question).whyNoVariants?.(question) ?? null;
      if (why !== null && (about === 'tree' || about === 'board')) return why;
    }
    const unknown = figures.find(
      (figure) =>
        figure.kind === 'tree' &&
        (figure.tree.players !== null ||
          figure.tree.nodes.some(
            ({ children, value }) => children.length === 0 && (value === null || !Number.isFinite(value)),
          )),
    );
    return unknown === undefined ? null : `figure ${unknown.id} has leaves that are not single numbers`;
  }

  make(student: string): Varied {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const random = Random.seeded(seedOf(this.#base.hash, student, attempt));
      const made = this.#draw(student, random);
      if (!made.ok) return made;
      const key = made.variant.quiz.hash;
      if (this.#taken.has(key) || key === this.#base.hash) continue;
      this.#taken.add(key);
      return made;
    }
    return { ok: false, why: 'there are not enough different quizzes of this difficulty for the class' };
  }

  #draw(student: string, random: Random): Varied {
    for (let tries = 0; tries < MOST_WITHOUT_ANSWER; tries += 1) {
      const drawn = this.#drawFigures(random);
      if (!drawn.ok) return drawn;
      const { practice: _practice, ...rest } = this.#file;
      const file: QuizFile = {
        ...rest,
        ...(this.#file.practice === true ? { practice: true } : {}),
        figures: drawn.figures,
        questions: this.#file.questions.map(({ expect: _expect, ...question }) => question),
        variantOf: { quiz: this.#base.slug, student },
      };
      // A drawn tree may leave a question without an answer, such as a window at a node that is not visited
      // there.
      const quiz = parseQuizJson(file, `${this.#base.slug}.json`, null);
      if (quiz.ok)
        return { ok: true, variant: { student, file, quiz: quiz.value, measures: drawn.measures } };
    }
    return {
      ok: false,
      why:
        'other trees leave a question without an answer, ' +
        'such as a window at a node that is never visited there',
    };
  }

  #drawFigures(random: Random): DrawnFigures {
    const figures: Record<string, FigureFile> = {};
    const measures: Measures[] = [];
    for (const figure of this.#base.figures.values()) {
      const written = this.#file.figures?.[figure.id] ?? {};
      if (figure.kind === 'tree') {
        const found = drawTreeLike(figure, this.#targets.get(figure.id) ?? [], random, MOST_TRIES);
        if (found === null) return { ok: false, why: noTreeLike(figure.id) };
        const { title: _title, ...spec } = formatTree(found.tree);
        const title = written.title === undefined ? {} : { title: written.title };
        figures[figure.id] = { ...spec, ...title, labels: figure.labels, letters: 'given' };
        measures.push(...found.measures);
      } else if (figure.kind === 'board')
        figures[figure.id] = { title: figure.title, board: drawBoardLike(figure, random, MOST_TRIES) };
      else figures[figure.id] = written;
    }
    return { ok: true, figures, measures };
  }
}

type DrawnFigures =
  | {
      readonly ok: true;
      readonly figures: Readonly<Record<string, FigureFile>>;
      readonly measures: readonly Measures[];
    }
  | { readonly ok: false; readonly why: string };

const noTreeLike = (id: string): string =>
  `no other tree like ${id} was found in ${MOST_TRIES} draws: ` +
  'same cutoffs, as many best moves, the same mistakes revealed';

/** The ways in which a quiz's questions search a figure; the usual one where none does. */
function searchesOf({ questions, convention }: Quiz, { id, tree }: TreeFigure): SearchSettings[] {
  const about = questions.filter((question) => question.figure === id);
  const found = new Map<string, SearchSettings>();
  for (const question of about.map(askedQuestion))
    if (kindOf(question).keepsSearch === true) found.set(keyOf(question.how), question.how);
  if (found.size > 0) return [...found.values()];
  const usual: SearchSettings = about[0]?.how ?? {
    algorithm: 'minimax',
    cut: convention,
    window: FULL_WINDOW,
  };
  return [usual.algorithm === 'alpha-beta' && hasChance(tree) ? { ...usual, algorithm: 'minimax' } : usual];
}

function seedOf(hash: string, student: string, attempt: number): number {
  return createHash('sha256')
    .update(JSON.stringify([hash, student, attempt]))
    .digest()
    .readInt32LE(0);
}

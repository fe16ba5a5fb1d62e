import { Problems } from '../../content/problems.ts';
import type { Random } from '../../../reference/random.ts';
import type { FigureFile } from '../file/figureSchema.ts';
import { readFigure } from '../file/figures.ts';
import type { QuestionFile } from '../file/questionFile.ts';
import type { QuizFile } from '../file/quizSchema.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Quiz } from '../quiz.ts';
import type { Figure, TreeFigure } from '../types.ts';
import { drawLike, MOST_TRIES, noneLike, searchesOf, writtenTree } from './drawFigure.ts';
import { drawTreeLike } from './drawLike.ts';
import type { Target } from './drawLike.ts';
import { measure } from './measures.ts';
import type { Measures } from './measures.ts';
import { entry } from '../../types/lookup.ts';
import { hasNames, isSpokenOf, withoutNames } from './nodeNames.ts';

export type DrawnFigures =
  | {
      readonly ok: true;
      readonly files: Readonly<Record<string, FigureFile>>;
      readonly figures: ReadonlyMap<string, Figure>;
      readonly measures: readonly Measures[];
    }
  | { readonly ok: false; readonly why: string };

/** What all draws of one tree have in common. */
interface Drawable {
  readonly written: FigureFile;
  readonly keepsShape: boolean;
  readonly targets: readonly Target[];
}

/** Draws figures like those of a quiz. */
export class FigureDrawer {
  readonly #base: Quiz;
  readonly #file: QuizFile;
  readonly #trees = new Map<string, Drawable>();

  constructor(base: Quiz, file: QuizFile) {
    this.#base = base;
    this.#file = file;
    for (const figure of base.figures.values())
      if (figure.kind === 'tree') this.#trees.set(figure.id, this.#drawable(figure));
  }

  draw(random: Random): DrawnFigures {
    const files: Record<string, FigureFile> = {};
    const figures = new Map<string, Figure>();
    const measures: Measures[] = [];
    for (const figure of this.#base.figures.values()) {
      const written = this.#file.figures?.[figure.id] ?? {};
      if (figure.kind === 'tree') {
        const { written: tree, keepsShape, targets } = entry(this.#trees, figure.id);
        const found = drawTreeLike(figure, tree, targets, random, { keepsShape, mostTries: MOST_TRIES });
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

  #drawable(figure: TreeFigure): Drawable {
    const isFixed = this.#keepsShape(figure);
    const given = writtenTree(figure, this.#file.figures?.[figure.id] ?? {});
    // Names stay where something hangs on them.
    const isBare = hasNames(given) && !isFixed && !isSpokenOf(figure, this.#file);
    const written = isBare ? withoutNames(given) : given;
    const searches = figure.tree.players === null ? searchesOf(this.#base, figure) : [];
    return {
      written,
      keepsShape: isFixed || hasNames(written),
      targets: searches.map((how) => [how, measure(figure.tree, how)] as const),
    };
  }

  /** Leaves that are to be chosen, and nodes that are listed, must be what they were. */
  #keepsShape(figure: TreeFigure): boolean {
    const written = this.#file.figures?.[figure.id] ?? {};
    const isPlaced = written.letters !== undefined || hasNames(writtenTree(figure, written));
    const lists = ({ node, nodes }: Partial<QuestionFile>): boolean => (node ?? nodes) !== undefined;
    return this.#base.questions.some(
      (question, at) =>
        question.figure === figure.id &&
        (question.kind === 'choose-leaves' ||
          (isPlaced && kindOf(question).vary === undefined && lists(this.#file.questions[at] ?? {}))),
    );
  }
}

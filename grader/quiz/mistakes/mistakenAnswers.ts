import type { Tree } from '../../../reference/games/tree.ts';
import { isRight } from '../question/isRight.ts';
import type { Ask, QuestionKind } from '../question/kind.ts';
import { nothingLocal, truthOf } from '../question/worlds.ts';
import { treeWorld } from '../tree/world.ts';
import type { TreeWorld } from '../tree/world.ts';
import type { Given } from '../types.ts';
import { TREE_MISTAKES } from './quizMistakes.ts';

export interface Mistake {
  readonly id: string;
  readonly title: string;
  readonly says: string;
}

export interface Mistaken {
  readonly mistake: Mistake;
  /** What it answers, a field each; null where it says nothing. */
  readonly answers: readonly (Given | null)[];
}

/** A tree as each known mistake that can be made on it sees it. */
export function mistakenWorlds(tree: Tree): { readonly mistake: Mistake; readonly world: TreeWorld }[] {
  return TREE_MISTAKES.filter((mistake) => mistake.applies(tree)).map(
    ({ id, title, says, search, values }) => ({
      mistake: { id, title, says },
      world: treeWorld(tree, search ?? {}, values ?? {}),
    }),
  );
}

/** What known mistakes answer to a question, those left out that answer rightly. */
export function mistakenAnswers(kind: QuestionKind, ask: Ask): Mistaken[] {
  if (kind.whyNot !== undefined) return [];
  const truth = truthOf(ask.figure);
  const isWrong = ({ answers }: Mistaken): boolean =>
    answers.some((answer, at) => answer !== null && !isRight(kind, ask, truth, at, answer));
  const slips = (kind.slips ?? []).map(({ id, title, says, answer }): Mistaken => ({
    mistake: { id, title, says },
    answers: answer(ask),
  }));
  const trees =
    ask.figure?.kind === 'tree'
      ? mistakenWorlds(ask.figure.tree).map(({ mistake, world }): Mistaken => ({
          mistake,
          answers: kind.answer(ask, { tree: world, own: nothingLocal() }),
        }))
      : [];
  return [...slips, ...trees].filter(isWrong);
}

import { HAND_MISTAKES } from '../../../mistakes/byHand/handMistakes.ts';
import type { Mistake as AnyMistake } from '../../../mistakes/mistake.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import { perObject } from '../../types/perObject.ts';
import { isRight } from '../question/isRight.ts';
import type { Ask, QuestionKind } from '../question/kind.ts';
import { nothingLocal, truthOf } from '../question/worlds.ts';
import { treeWorld } from '../tree/world.ts';
import type { TreeWorld } from '../tree/world.ts';
import type { Given } from '../types.ts';

/** A known mistake, as a student is told of it. */
export type Mistake = Pick<AnyMistake, 'id' | 'title' | 'words'>;

export interface Mistaken {
  readonly mistake: Mistake;
  /** What it answers, a field each; null where it says nothing. */
  readonly answers: readonly (Given | null)[];
}

/** A tree as each known mistake that can be made on it sees it. */
export const mistakenWorlds = perObject(
  (tree: Tree): readonly { readonly mistake: Mistake; readonly world: TreeWorld }[] =>
    HAND_MISTAKES.filter(({ replaces }) => replaces.applies(tree)).map((mistake) => ({
      mistake,
      world: treeWorld(tree, mistake.replaces),
    })),
);

/** What known mistakes answer to a question, those left out that answer rightly. */
export function mistakenAnswers(kind: QuestionKind, ask: Ask): Mistaken[] {
  if (kind.whyNot !== undefined) return [];
  const truth = truthOf(ask.figure);
  const isWrong = ({ answers }: Mistaken): boolean =>
    answers.some((answer, at) => answer !== null && !isRight(kind, ask, truth, at, answer));
  const slips = (kind.slips ?? []).map((slip): Mistaken => ({ mistake: slip, answers: slip.answer(ask) }));
  const trees =
    ask.figure?.kind === 'tree'
      ? mistakenWorlds(ask.figure.tree).map(({ mistake, world }): Mistaken => ({
          mistake,
          answers: kind.answer(ask, { tree: world, own: nothingLocal() }),
        }))
      : [];
  return [...slips, ...trees].filter(isWrong);
}

import type { Tree } from '../../../reference/games/tree.ts';
import type { Ask } from '../kinds/kind.ts';
import { nothingLocal, rulesOf, truthOf } from '../kinds/rules.ts';
import { same } from '../kinds/same.ts';
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
export function mistakenAnswers(ask: Ask): Mistaken[] {
  const rules = rulesOf(ask);
  if (rules.acceptsAll !== undefined) return [];
  const truth = truthOf(ask);
  const right = rules.answer(ask, truth);
  const fields = rules.fields(ask);
  const isWrong = (answers: readonly (Given | null)[]): boolean =>
    answers.some(
      (answer, at) =>
        answer !== null &&
        !(
          rules.accepts?.(ask, truth, at, answer) ??
          (right[at] !== null && same(fields[at]!, right[at]!, answer))
        ),
    );
  const slips = (rules.slips ?? []).map(({ id, title, says, answer }): Mistaken => ({
    mistake: { id, title, says },
    answers: answer(ask),
  }));
  const trees =
    ask.figure?.kind === 'tree'
      ? mistakenWorlds(ask.figure.tree).map(({ mistake, world }): Mistaken => ({
          mistake,
          answers: rules.answer(ask, { tree: world, own: nothingLocal() }),
        }))
      : [];
  return [...slips, ...trees].filter(({ answers }) => isWrong(answers));
}

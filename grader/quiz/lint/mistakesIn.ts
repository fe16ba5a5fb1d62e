import { HAND_MISTAKES } from '../../../mistakes/byHand/handMistakes.ts';
import { askedQuestion, kindOf } from '../kinds/kinds.ts';
import { mistakenAnswers, mistakenWorlds } from '../mistakes/mistakenAnswers.ts';
import type { Mistaken } from '../mistakes/mistakenAnswers.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';

/** Mistakes that could show in an answer to a question, or that do: their ids, and what wrong ones answer. */
export function mistakesIn({ ask, kind }: PreparedQuestion): {
  readonly possible: readonly string[];
  readonly wrong: readonly Mistaken[];
} {
  const wrong = mistakenAnswers(kind, ask);
  const ids = new Set(wrong.map(({ mistake }) => mistake.id));
  const { shows } = kindOf(askedQuestion(ask.question));
  return { possible: [...(kind.slips ?? []).map(({ id }) => id), ...possibleOnTree(ask, shows, ids)], wrong };
}

/** Mistakes on the figure's tree that could show in an answer to such a question, or that do. */
function possibleOnTree(
  { figure }: PreparedQuestion['ask'],
  shows: PreparedQuestion['kind']['shows'],
  wrong: ReadonlySet<string>,
): string[] {
  if (figure?.kind !== 'tree') return [];
  const concerned = HAND_MISTAKES.filter(
    ({ replaces }) => shows !== undefined && replaces[shows] !== undefined,
  );
  return mistakenWorlds(figure.tree)
    .map(({ mistake }) => mistake.id)
    .filter((id) => wrong.has(id) || concerned.some((mistake) => mistake.id === id));
}

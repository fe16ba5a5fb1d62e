import { count } from '../../words/numbers.ts';
import { questionName } from '../../words/quiz/questionName.ts';
import { listOf } from '../../words/quiz/listOf.ts';
import type { LintedQuestion, LintedQuiz } from './lintQuiz.ts';

/** What lint found, a line or two for each question. */
export function lintedQuizLines({ questions }: LintedQuiz): string[] {
  return questions.flatMap(({ number, kind, reveals, cannotTell, dependsOn, search }) => [
    `${questionName(number)} ` +
      `(${kind})${searchWords(search)}` +
      (dependsOn.length === 0 ? '' : `; depends on ${listOf(dependsOn, 'and')}`),
    ...(reveals.length === 0 ? [] : [`  reveals ${reveals.join(', ')}`]),
    ...(cannotTell.length === 0 ? [] : [`  cannot tell ${cannotTell.join(', ')}`]),
  ]);
}

function searchWords(search: LintedQuestion['search']): string {
  if (search === null) return '';
  const { leaves, pruned, cuts, deep, cutsSubtree } = search;
  const kinds = `${deep > 0 ? `, ${deep} deep` : ''}${cutsSubtree ? ', a subtree cut' : ''}`;
  return `; ${count(leaves, 'leaf', 'leaves')}, ${pruned} pruned, ${count(cuts, 'cutoff')}${kinds}`;
}

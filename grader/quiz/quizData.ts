import { nonAttackingPairs } from '../../reference/problems/queensEncoding.ts';
import { exactOf } from './exactNumber.ts';
import type { Quiz } from './quiz.ts';
import type { Figure } from './types.ts';

/** A checked quiz as text that a page holds, for a program in it to read back. */

type Data = Omit<Quiz, 'figures'> & { readonly figures: readonly Figure[] };

/** JSON has no infinity. */
const ENDLESS = '\u221e';

/** What is asked, and no answer: not what the author expects, and nothing that was worked out. */
export function formatQuizData(quiz: Quiz): string {
  const data: Data = { ...quiz, figures: [...quiz.figures.values()].map(asGiven), intro: '', source: null };
  return JSON.stringify(data, (key, value: unknown) => {
    if (key === 'expect') return undefined;
    if (key === 'text') return '';
    return value === Infinity ? { [ENDLESS]: 1 } : value === -Infinity ? { [ENDLESS]: -1 } : value;
  });
}

export function parseQuizData(text: string): Quiz {
  const data = JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && ENDLESS in value
      ? Number(value[ENDLESS]) * Infinity
      : value,
  ) as Data;
  return { ...data, figures: new Map(data.figures.map((figure) => [figure.id, workedOut(figure)])) };
}

const asGiven = (figure: Figure): Figure =>
  figure.kind === 'population' && figure.measure === 'queens' ? { ...figure, fitness: [] } : figure;

const workedOut = (figure: Figure): Figure =>
  figure.kind === 'population' && figure.measure === 'queens'
    ? { ...figure, fitness: figure.individuals.map(nonAttackingPairs).map(exactOf) }
    : figure;

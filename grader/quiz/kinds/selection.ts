import { Fraction } from 'fraction.js';
import { canonical, formatExact, fraction } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import { numberGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import type { PopulationFigure } from '../types.ts';
import { fitnessIn, individualFields } from './shared/individuals.ts';
import { TOLERANCE, USUAL_TOLERANCE } from './shared/keys.ts';

const keys = { ...TOLERANCE } as const;
type Question = QuestionOf<'selection', typeof keys>;

/** `selection`: how likely each individual is chosen, in proportion to its fitness. */
export const selection: QuestionKind<Question, PopulationFigure> = {
  name: 'selection',
  summary: 'how likely each individual is selected, in proportion to its fitness',
  example: { figure: { population: ['110', '010'], fitness: [3, 1] }, question: {} },
  figures: ['population'],
  keys,
  prompt: () =>
    'With which probability is each individual selected, when the probability is directly ' +
    'proportional to its fitness?',
  fields: ({ question, figure }) => individualFields(figure, question.tolerance ?? USUAL_TOLERANCE, true),
  look: () => 'Add up the fitness of all individuals first.',
  idea: () => 'The probability is fitness ÷ total fitness, so that all of them add up to 1.',
  because: ({ figure: { fitness } }, _world, at) => {
    const total = fitness.reduce((sum, score) => sum.add(fraction(score)), new Fraction(0));
    return `Its fitness is ${formatExact(fitness[at] ?? '0')}, of ${formatExact(canonical(total))} in all.`;
  },
  answer: ({ figure }, { own }) => shares(fitnessIn(figure, own)).map(numberGiven),
  slips: [
    {
      id: 'equal-shares',
      title: 'All individuals were given the same chance',
      words: 'The probability is fitness ÷ total fitness.',
      answer: ({ figure: { individuals } }) =>
        individuals.map(() => numberGiven(canonical(new Fraction(1, individuals.length)))),
    },
    {
      id: 'share-of-the-best',
      title: 'Fitness was divided by the highest one',
      words: 'Probabilities add up to 1: divide by the total fitness.',
      answer: ({ figure }) => {
        const best = figure.fitness.map(fraction).reduce((a, b) => (b.compare(a) > 0 ? b : a));
        return figure.fitness.map((score) =>
          best.equals(0) ? null : numberGiven(canonical(fraction(score).div(best))),
        );
      },
    },
  ],
};

function shares(scores: readonly Exact[]): Exact[] {
  const total = scores.reduce((sum, score) => sum.add(fraction(score)), new Fraction(0));
  return scores.map((score) =>
    canonical(total.equals(0) ? new Fraction(1, scores.length) : fraction(score).div(total)),
  );
}

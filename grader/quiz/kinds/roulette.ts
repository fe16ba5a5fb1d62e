import { Fraction } from 'fraction.js';
import { roulette as spinOnce } from '../../../reference/local/roulette.ts';
import { formatNumber } from '../../words/numbers.ts';
import { canonical, formatExact, fraction, toNumber } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import { choiceField, choiceGiven, numberField, numberGiven } from '../question/fields.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import type { Given, PopulationFigure } from '../types.ts';
import { fitnessIn, individualLabel } from './shared/individuals.ts';
import { TOLERANCE, USUAL_TOLERANCE, what } from './shared/keys.ts';
import { scripted } from './shared/scripted.ts';

const keys = {
  ...what(['ends', 'selected'], 'where each share of the wheel ends, or whom each spin selects'),
  spins: {
    title: 'a list of numbers from 0 to below 1',
    description: 'The random numbers that the wheel is spun by; needed where "selected" is asked.',
    type: 'array',
    minItems: 1,
    maxItems: 10,
    items: { title: 'a number from 0 to below 1', type: 'number', minimum: 0, exclusiveMaximum: 1 },
  },
  ...TOLERANCE,
} as const;
type Question = QuestionOf<'roulette', typeof keys>;
type RouletteAsk = Ask<Question, PopulationFigure>;

/** `roulette`: the wheel of a population, its shares side by side from 0 to 1, and what its spins select. */
export const roulette: QuestionKind<Question, PopulationFigure> = {
  name: 'roulette',
  summary: 'where shares of a roulette wheel end, or whom its spins select',
  example: {
    figure: { population: ['110', '010', '011'], fitness: [4, 1, 3] },
    question: { what: 'selected', spins: [0.3, 0.55] },
  },
  figures: ['population'],
  keys,
  optionProblem: ({ what: asked, spins }) =>
    asked === 'selected' && spins === null
      ? { code: 'missing-key', key: 'spins', found: 'no "spins"', expected: 'the numbers that are drawn' }
      : null,
  prompt: ({ question }) =>
    'On a roulette wheel from 0 to 1, each individual has a share in proportion to its fitness, one after ' +
    'another in the order of their numbers. ' +
    (question.what === 'ends'
      ? 'Where does the share of each of these end?'
      : 'Whom does each of these random numbers r select?'),
  fields: ({ question, figure }) =>
    question.what === 'ends'
      ? // The last share ends at 1, whatever the others are.
        figure.individuals
          .slice(0, -1)
          .map((_, at) =>
            numberField(
              String(at + 1),
              individualLabel(figure, at),
              question.tolerance ?? USUAL_TOLERANCE,
              true,
            ),
          )
      : spinsOf(question).map((spin, at) =>
          choiceField(
            String(at + 1),
            `r = ${formatNumber(spin)}`,
            figure.individuals.map((_, each) => ({
              value: String(each + 1),
              text: individualLabel(figure, each),
            })),
          ),
        ),
  look: ({ question }) =>
    question.what === 'ends'
      ? 'Add up fitness from the first individual to this one.'
      : 'Work out where each share ends, and see between which ends r lies.',
  idea: () =>
    'Each share is fitness ÷ total fitness wide and begins where the one before ends. A spin selects the ' +
    'individual in whose share it lies.',
  because: ({ question, figure: { fitness } }, _world, at) => {
    const total = formatExact(canonical(sumOf(fitness)));
    const end = (place: number): string => formatExact(canonical(sumOf(fitness.slice(0, place))));
    if (question.what === 'ends') return `Up to it, fitness adds up to ${end(at + 1)}, of ${total} in all.`;
    const spin = spinsOf(question)[at] ?? 0;
    const chosen = spunIn(fitness, spin);
    const place = Number(sumOf(fitness).mul(String(spin)).valueOf().toPrecision(6));
    return (
      `It points to ${formatNumber(place)} of ${total} in all, and the share of individual ` +
      `${chosen + 1} is from ${end(chosen)} to ${end(chosen + 1)}.`
    );
  },
  answer: (ask, { own }) => answerBy(ask, fitnessIn(ask.figure, own)),
  vary: ({ question }, random) =>
    question.what === 'ends' ? {} : { spins: spinsOf(question).map(() => random.integer(1, 99) / 100) },
  slips: [
    {
      id: 'shares-not-added',
      title: 'Shares were not added up',
      words: 'A share ends where it and all before it add up to; the next one begins there.',
      answer: ({ question, figure: { fitness } }) => {
        const total = sumOf(fitness);
        if (question.what === 'selected' || total.equals(0)) return [];
        return fitness.slice(0, -1).map((score) => numberGiven(canonical(fraction(score).div(total))));
      },
    },
    {
      id: 'equal-shares',
      title: 'All individuals were given the same chance',
      words: 'The probability is fitness ÷ total fitness.',
      answer: (ask) =>
        answerBy(
          ask,
          ask.figure.fitness.map(() => '1'),
        ),
    },
    {
      id: 'spin-one-early',
      title: 'The individual before was chosen',
      words: 'A spin selects the individual in whose share it lies: the first whose end it is below.',
      answer: ({ question, figure: { fitness } }) =>
        question.what === 'ends'
          ? []
          : spinsOf(question).map((spin) => choiceGiven(String(Math.max(1, spunIn(fitness, spin))))),
    },
  ],
};

function answerBy({ question }: RouletteAsk, scores: readonly Exact[]): Given[] {
  if (question.what === 'selected')
    return spinsOf(question).map((spin) => choiceGiven(String(spunIn(scores, spin) + 1)));
  const total = sumOf(scores);
  return scores
    .slice(0, -1)
    .map((_, at) =>
      numberGiven(
        canonical(
          total.equals(0) ? new Fraction(at + 1, scores.length) : sumOf(scores.slice(0, at + 1)).div(total),
        ),
      ),
    );
}

const spinsOf = ({ spins }: Question): readonly number[] => spins ?? [];

/** The individual in whose share the spin lies, by the selection of the genetic algorithm itself. */
const spunIn = (scores: readonly Exact[], spin: number): number =>
  spinOnce(scripted(spin), scores.map(toNumber));

const sumOf = (scores: readonly Exact[]): Fraction =>
  scores.reduce((sum, score) => sum.add(fraction(score)), new Fraction(0));

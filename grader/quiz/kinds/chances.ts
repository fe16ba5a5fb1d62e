import { Fraction } from 'fraction.js';
import { crossover } from '../../../reference/local/genetics.ts';
import { conflicts } from '../../../reference/problems/nQueens.ts';
import { expectedSteps, expectedTries } from '../../../reference/theory.ts';
import { formatNumber } from '../../words/numbers.ts';
import { quote } from '../../words/found.ts';
import { canonical, exactOf, fraction } from '../exact.ts';
import type { Exact } from '../exact.ts';
import type { Field, Given, PopulationFigure } from '../types.ts';
import { QuestionError } from './kind.ts';
import type { Ask, KindRules } from './kind.ts';

const number = (value: Exact): Given => ({ type: 'number', value });
/** Irrational numbers, to as many digits as every engine agrees on. */
const rounded = (value: number): Given => number(exactOf(Number(value.toPrecision(9))));

/** `acceptance`: how likely annealing takes a move that changes the objective by ΔE at temperature T. */
export const acceptance: KindRules = {
  figures: [],
  keys: ['moves', 'tolerance'],
  required: ['moves'],
  prompt: () =>
    'With which probability does simulated annealing accept each of these moves? ΔE is the change of the objective, which is maximised; T is the temperature.',
  fields: (ask) =>
    ask.question.moves.map(({ delta, temperature }, at): Field => ({
      key: String(at + 1),
      label: `ΔE = ${formatNumber(delta)}, T = ${formatNumber(temperature)}`,
      type: 'number',
      tolerance: ask.question.tolerance ?? 0.005,
      percent: true,
    })),
  answer: (ask) =>
    ask.question.moves.map(({ delta, temperature }) =>
      rounded(delta >= 0 ? 1 : Math.exp(delta / temperature)),
    ),
  slips: [
    {
      id: 'sign-of-delta',
      title: 'The sign of ΔE was turned round',
      says: 'A move that raises the objective has ΔE > 0 and is always taken; a move that lowers it is taken with probability e^(ΔE/T).',
      answer: (ask) =>
        ask.question.moves.map(({ delta, temperature }) =>
          rounded(delta <= 0 ? 1 : Math.exp(-delta / temperature)),
        ),
    },
    {
      id: 'ratio-turned-round',
      title: 'T was divided by ΔE',
      says: 'The exponent is ΔE/T: the higher the temperature, the nearer the probability is to 1.',
      answer: (ask) =>
        ask.question.moves.map(({ delta, temperature }) =>
          delta >= 0 ? rounded(1) : rounded(Math.exp(temperature / delta)),
        ),
    },
    {
      id: 'no-exponential',
      title: 'The exponential function was left out',
      says: 'The probability is e^(ΔE/T), not ΔE/T itself.',
      answer: (ask) =>
        ask.question.moves.map(({ delta, temperature }) =>
          delta >= 0 ? rounded(1) : rounded(-delta / temperature),
        ),
    },
    {
      id: 'rejected-share',
      title: 'The probability of refusing the move was given',
      says: 'e^(ΔE/T) is the probability that the move is accepted.',
      answer: (ask) =>
        ask.question.moves.map(({ delta, temperature }) =>
          delta >= 0 ? rounded(0) : rounded(1 - Math.exp(delta / temperature)),
        ),
    },
    {
      id: 'never-downhill',
      title: 'Moves that make things worse were never taken',
      says: 'That would be hill climbing. Annealing takes a worse move with probability e^(ΔE/T).',
      answer: (ask) => ask.question.moves.map(({ delta }) => rounded(delta >= 0 ? 1 : 0)),
    },
  ],
};

const populationOf = ({ figure, question }: Ask): PopulationFigure => {
  if (figure?.kind !== 'population')
    throw new QuestionError(
      'figure',
      'another figure',
      `a population, for a question of kind ${quote(question.kind)}`,
    );
  return figure;
};

/** Pairs that do not attack each other; rows may be numbered from 0 or from 1, from either side. */
export function queensFitness(individual: readonly number[]): number {
  const n = individual.length;
  return (n * (n - 1)) / 2 - conflicts(individual);
}

/** `fitness`: of each individual. */
export const fitness: KindRules = {
  figures: ['population'],
  keys: [],
  prompt: () =>
    'Each individual is a board: its digits are the rows of the queens, column by column. What is its fitness, the number of pairs of queens that do not attack each other?',
  fields: (ask) =>
    populationOf(ask).individuals.map((digits, at) => ({
      key: String(at + 1),
      label: `Individual ${at + 1} (${digits.join('')})`,
      type: 'number',
      tolerance: 0,
      percent: false,
    })),
  answer: (ask) => populationOf(ask).fitness.map(number),
  learn: (ask, own, at, given) => {
    if (given.type !== 'number') return;
    const { id } = populationOf(ask);
    own.local.fitness.set(id, new Map(own.local.fitness.get(id) ?? []).set(at, given.value));
  },
  slips: [
    {
      id: 'attacking-pairs',
      title: 'Pairs that attack each other were counted',
      says: 'Fitness is to be high for good boards, so it counts the pairs that do not attack each other: 28 for a solution of 8 queens.',
      answer: (ask) => populationOf(ask).individuals.map((digits) => number(exactOf(conflicts(digits)))),
    },
  ],
};

function shares(scores: readonly Exact[]): Exact[] {
  const total = scores.reduce((sum, score) => sum.add(fraction(score)), new Fraction(0));
  return scores.map((score) =>
    canonical(total.equals(0) ? new Fraction(1, scores.length) : fraction(score).div(total)),
  );
}

/** `selection`: how likely each individual is chosen, in proportion to its fitness. */
export const selection: KindRules = {
  figures: ['population'],
  keys: ['tolerance'],
  prompt: () =>
    'With which probability is each individual selected, when the probability is directly proportional to its fitness?',
  fields: (ask) =>
    populationOf(ask).individuals.map((digits, at) => ({
      key: String(at + 1),
      label: `Individual ${at + 1} (${digits.join('')})`,
      type: 'number',
      tolerance: ask.question.tolerance ?? 0.005,
      percent: true,
    })),
  answer: (ask, { own }) => {
    const population = populationOf(ask);
    const mine = own.fitness.get(population.id);
    return shares(population.fitness.map((each, at) => mine?.get(at) ?? each)).map(number);
  },
  slips: [
    {
      id: 'equal-shares',
      title: 'All individuals were given the same chance',
      says: 'The probability is fitness ÷ total fitness.',
      answer: (ask) =>
        populationOf(ask).individuals.map((_, __, all) => number(canonical(new Fraction(1, all.length)))),
    },
    {
      id: 'share-of-the-best',
      title: 'Fitness was divided by the highest one',
      says: 'Probabilities add up to 1: divide by the total fitness.',
      answer: (ask) => {
        const { fitness: scores } = populationOf(ask);
        const best = scores.map(fraction).reduce((a, b) => (b.compare(a) > 0 ? b : a));
        return scores.map((score) => (best.equals(0) ? null : number(canonical(fraction(score).div(best)))));
      },
    },
  ],
};

/** `offspring`: of two parents that are cut after so many digits. */
export const offspring: KindRules = {
  figures: ['population'],
  keys: ['parents', 'crossover'],
  required: ['parents', 'crossover'],
  prompt: (ask) => {
    const [x, y] = parentsOf(ask);
    return `Individuals ${ask.question.parents[0]} (${x.join('')}) and ${ask.question.parents[1]} (${y.join('')}) mate, with the crossover point after digit ${ask.question.crossover}. What are their two offspring? The first begins like the first parent.`;
  },
  fields: (ask) => {
    const all = populationOf(ask).individuals.flat();
    const type = {
      type: 'digits' as const,
      length: parentsOf(ask)[0].length,
      low: 0,
      high: Math.max(9, ...all),
    };
    return [
      { key: 'first', label: 'First offspring', ...type },
      { key: 'second', label: 'Second offspring', ...type },
    ];
  },
  answer: (ask) => {
    const [x, y] = parentsOf(ask);
    const at = ask.question.crossover;
    return [
      { type: 'digits', digits: crossover(x, y, at) },
      { type: 'digits', digits: crossover(y, x, at) },
    ];
  },
  slips: [
    {
      id: 'offspring-swapped',
      title: 'The two offspring were exchanged',
      says: 'The first offspring takes the front of the first parent and the rest of the second.',
      answer: (ask) => offspringAt(ask, ask.question.crossover).reverse(),
    },
    {
      id: 'cut-one-early',
      title: 'The parents were cut one digit too early',
      says: '“After digit c” leaves the first c digits together.',
      answer: (ask) => offspringAt(ask, ask.question.crossover - 1),
    },
    {
      id: 'cut-one-late',
      title: 'The parents were cut one digit too late',
      says: '“After digit c” leaves the first c digits together.',
      answer: (ask) => offspringAt(ask, ask.question.crossover + 1),
    },
  ],
};

function offspringAt(ask: Ask, cut: number): Given[] {
  const [x, y] = parentsOf(ask);
  const at = Math.max(0, Math.min(x.length, cut));
  return [
    { type: 'digits', digits: crossover(x, y, at) },
    { type: 'digits', digits: crossover(y, x, at) },
  ];
}

function parentsOf(ask: Ask): [readonly number[], readonly number[]] {
  const { individuals } = populationOf(ask);
  const [x, y] = ask.question.parents.map((at) => individuals[at - 1]);
  if (x === undefined || y === undefined)
    throw new QuestionError(
      'parents',
      ask.question.parents.join(' and '),
      `two numbers from 1 to ${individuals.length}`,
    );
  if (ask.question.crossover >= x.length)
    throw new QuestionError(
      'crossover',
      String(ask.question.crossover),
      `a cut inside ${x.length} digits, from 1 to ${x.length - 1}`,
    );
  return [x, y];
}

/** `restarts`: how many searches random-restart hill climbing needs on average, and how many steps. */
export const restarts: KindRules = {
  figures: [],
  keys: ['success', 'steps', 'tolerance'],
  required: ['success'],
  prompt: ({ question: { success, steps } }) =>
    `Each hill-climbing search succeeds with probability ${formatNumber(success)}${steps === null ? '' : `; it takes ${formatNumber(steps[0])} steps on average when it succeeds and ${formatNumber(steps[1])} when it fails`}. With random restarts, how many searches are needed on average until one succeeds${steps === null ? '' : ', and how many steps in all'}?`,
  fields: ({ question: { steps, tolerance } }) => [
    {
      key: steps === null ? '' : 'searches',
      label: 'Searches, the last one included',
      type: 'number',
      tolerance: tolerance ?? 0.05,
      percent: false,
    },
    ...(steps === null
      ? []
      : [
          {
            key: 'steps',
            label: 'Steps in all',
            type: 'number' as const,
            tolerance: tolerance ?? 0.05,
            percent: false,
          },
        ]),
  ],
  answer: ({ question: { success, steps } }) => [
    rounded(expectedTries(success)),
    ...(steps === null ? [] : [rounded(expectedSteps(success, steps[0], steps[1]))]),
  ],
  slips: [
    {
      id: 'failures-only',
      title: 'Only the searches that fail were counted',
      says: '1/p counts all searches, the one that succeeds too.',
      answer: ({ question: { success, steps } }) => [
        rounded(expectedTries(success) - 1),
        ...(steps === null ? [] : [rounded(expectedSteps(success, 0, steps[1]))]),
      ],
    },
    {
      id: 'probability-of-failure',
      title: 'The probability of failure was taken for that of success',
      says: 'The number of searches is 1 ÷ the probability of success.',
      answer: ({ question: { success, steps } }) =>
        success >= 1
          ? [null, null]
          : [
              rounded(1 / (1 - success)),
              ...(steps === null ? [] : [rounded(expectedSteps(1 - success, steps[0], steps[1]))]),
            ],
    },
  ],
};

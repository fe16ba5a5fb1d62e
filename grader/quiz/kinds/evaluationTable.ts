import { Fraction } from 'fraction.js';
import type { Random } from '../../../reference/random.ts';
import { formatNumber } from '../../words/numbers.ts';
import { canonical, exactOf, formatExact } from '../exactNumber.ts';
import { choiceField, choiceGiven, numberField, numberGiven } from '../question/fields.ts';
import type { OptionProblem, QuestionKind, QuestionOf } from '../question/kind.ts';
import type { Given } from '../types.ts';
import { TOLERANCE } from './shared/keys.ts';
import { lettersOf } from '../tree/labels.ts';

const NUMBERS = {
  type: 'array',
  minItems: 1,
  maxItems: 8,
  items: { title: 'a number', type: 'number' },
} as const;

const keys = {
  features: {
    title: 'a list of names',
    description: 'The features of a position, as students read them.',
    type: 'array',
    minItems: 1,
    maxItems: 8,
    items: { title: 'a name of up to 40 letters', type: 'string', pattern: '^.{1,40}$' },
  },
  weights: { title: 'a list of numbers', description: 'The weight of each feature.', ...NUMBERS },
  positions: {
    title: 'a list of lists of numbers',
    description: 'The features of each position, in the same order; positions are called A, B, C and so on.',
    type: 'array',
    minItems: 2,
    maxItems: 8,
    items: { title: 'a list of numbers', ...NUMBERS },
  },
  mover: {
    title: '"max" or "min"',
    description: 'Who chooses among the positions.',
    type: 'string',
    enum: ['max', 'min'],
    default: 'max',
  },
  ...TOLERANCE,
} as const;
type Question = QuestionOf<'evaluation-table', typeof keys, 'features' | 'weights' | 'positions'>;
type Table = Pick<Question, 'weights' | 'positions' | 'mover'>;

/** `evaluation-table`: positions by a weighted sum of their features, and which of them is chosen. */
export const evaluationTable: QuestionKind<Question, null> = {
  name: 'evaluation-table',
  summary: 'positions by weighted features, and which one is chosen',
  example: {
    figure: null,
    question: {
      features: ['material', 'mobility'],
      weights: [3, 0.5],
      positions: [
        [1, 2],
        [0, 9],
        [-1, 6],
      ],
    },
  },
  figures: [],
  keys,
  required: ['features', 'weights', 'positions'],
  optionProblem,
  prompt: ({ question: { features, weights, mover } }) =>
    `A position is evaluated by EVAL(s) = ${termsOf(features, weights)}. ` +
    `What is the evaluation of each position, and which of them does ${nameOf(mover)} choose?`,
  fields: ({ question: { features, positions, mover, tolerance } }) => [
    ...positions.map((position, at) =>
      numberField(lettersOf(at), `${lettersOf(at)} (${pairs(features, position)})`, tolerance ?? 0),
    ),
    choiceField(
      'choice',
      `What ${nameOf(mover)} chooses`,
      positions.map((_, at) => ({ value: lettersOf(at), text: lettersOf(at) })),
    ),
  ],
  look: ({ question: { positions, mover } }, _world, at) =>
    at < positions.length
      ? 'Multiply each feature by its own weight, mind the signs, and add up.'
      : `Compare the evaluations: ${nameOf(mover)} wants the ${mover === 'max' ? 'highest' : 'lowest'}.`,
  idea: () => 'EVAL(s) = w₁ f₁(s) + w₂ f₂(s) + …; MAX chooses the highest evaluation, MIN the lowest.',
  because: ({ question }, _world, at) => {
    const { weights, positions, mover } = question;
    const position = positions[at];
    if (position === undefined)
      return `Its evaluation is the ${mover === 'max' ? 'highest' : 'lowest'} of all.`;
    const terms = weights.map((weight, i) => `${inSum(weight)} × ${inSum(position[i] ?? 0)}`);
    const sum = formatExact(canonical(evaluationOf(weights, position)));
    return `EVAL(${lettersOf(at)}) = ${terms.join(' + ')} = ${sum}.`;
  },
  answer: ({ question }) => answerBy(question),
  vary: ({ question }, random) => ({ positions: otherPositions(question, random) }),
  slips: [
    {
      id: 'weights-left-out',
      title: 'Features were added without their weights',
      words: 'Each feature counts as much as its weight says: multiply first, then add.',
      answer: ({ question }) => answerBy({ ...question, weights: question.weights.map(() => 1) }),
    },
    {
      id: 'signs-left-out',
      title: 'All terms were taken as positive',
      words: 'A negative weight, or a negative feature, makes a term negative; two of them make it positive.',
      answer: ({ question }) =>
        answerBy({
          ...question,
          weights: question.weights.map(Math.abs),
          positions: question.positions.map((position) => position.map(Math.abs)),
        }),
    },
    {
      id: 'other-player-chooses',
      title: 'The choice is the other player’s',
      words: 'MAX chooses the highest evaluation, MIN the lowest.',
      answer: ({ question }) =>
        answerBy({ ...question, mover: question.mover === 'max' ? 'min' : 'max' }).map((given) =>
          given?.type === 'choice' ? given : null,
        ),
    },
  ],
};

const nameOf = (mover: Question['mover']): string => mover.toUpperCase();

const termsOf = (features: readonly string[], weights: readonly number[]): string =>
  features.map((feature, at) => `${inSum(weights[at] ?? 0)} × ${feature}`).join(' + ');

const pairs = (features: readonly string[], values: readonly number[]): string =>
  features.map((feature, at) => `${feature} ${formatNumber(values[at] ?? 0)}`).join(', ');

const inSum = (value: number): string => (value < 0 ? `(${formatNumber(value)})` : formatNumber(value));

function optionProblem({ features, weights, positions, mover }: Question): OptionProblem | null {
  const expected = `as many as there are features, ${features.length}`;
  if (weights.length !== features.length)
    return { code: 'wrong-length', key: 'weights', found: `${weights.length} weights`, expected };
  const odd = positions.find(({ length }) => length !== features.length);
  if (odd !== undefined)
    return { code: 'wrong-length', key: 'positions', found: `a position of ${odd.length} numbers`, expected };
  return chosenIn({ weights, positions, mover }) === null
    ? {
        code: 'tied',
        key: 'positions',
        found: `several positions that are equally good for ${nameOf(mover)}`,
        expected: 'one that is best',
      }
    : null;
}

const evaluationOf = (weights: readonly number[], position: readonly number[]): Fraction =>
  weights.reduce(
    (sum, weight, at) => sum.add(new Fraction(exactOf(weight)).mul(new Fraction(exactOf(position[at] ?? 0)))),
    new Fraction(0),
  );

/** The position that is chosen, from 0; null where several are equally good. */
function chosenIn({ weights, positions, mover }: Table): number | null {
  const values = positions.map((position) => evaluationOf(weights, position));
  const best = values.reduce((a, b) => (a.compare(b) < 0 === (mover === 'max') ? b : a));
  const chosen = values.flatMap((value, at) => (value.equals(best) ? [at] : []));
  return chosen.length === 1 ? (chosen[0] ?? null) : null;
}

function answerBy(table: Table): (Given | null)[] {
  const chosen = chosenIn(table);
  return [
    ...table.positions.map((position) => numberGiven(canonical(evaluationOf(table.weights, position)))),
    // A mistake can make several look equally good; it does not say which is chosen then.
    chosen === null ? null : choiceGiven(lettersOf(chosen)),
  ];
}

const MOST_TRIES = 100;

/** Other positions, whose features are of the same kind: as far apart, and whole where they were. */
function otherPositions(question: Question, random: Random): readonly (readonly number[])[] {
  const columns = question.weights.map((_, at) => question.positions.map((position) => position[at] ?? 0));
  const drawn = (column: readonly number[]): number => {
    const step = column.every(Number.isInteger) ? 1 : 10;
    const [low, high] = [Math.min(...column), Math.max(...column)];
    return random.integer(Math.floor(low * step) - step, Math.ceil(high * step) + step) / step;
  };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const positions = question.positions.map(() => columns.map(drawn));
    if (chosenIn({ ...question, positions }) !== null) return positions;
  }
  return question.positions;
}

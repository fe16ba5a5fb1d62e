import { formatNumber } from '../../words/numbers.ts';
import { numberField, roundedGiven } from '../question/fields.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import type { Given } from '../types.ts';
import { acceptanceProbability } from './shared/annealing.ts';
import { TOLERANCE, USUAL_TOLERANCE } from './shared/keys.ts';

const keys = {
  moves: {
    title: 'a list of moves',
    description: 'Each is a part of the question.',
    type: 'array',
    minItems: 1,
    items: {
      title: 'a move',
      type: 'object',
      properties: {
        delta: {
          title: 'a number',
          description: 'How much the objective, which is maximised, rises.',
          type: 'number',
        },
        temperature: {
          title: 'a number above 0',
          description: 'T at that step.',
          type: 'number',
          exclusiveMinimum: 0,
        },
      },
      required: ['delta', 'temperature'],
      additionalProperties: false,
    },
  },
  ...TOLERANCE,
} as const;
type Question = QuestionOf<'acceptance', typeof keys, 'moves'>;

/** Works each move's probability out from ΔE and T. */
const eachMove =
  (probability: (delta: number, temperature: number) => number) =>
  ({ question }: Ask<Question, null>): Given[] =>
    question.moves.map(({ delta, temperature }) => roundedGiven(probability(delta, temperature)));

/** `acceptance`: how likely annealing takes a move that changes the objective by ΔE at temperature T. */
export const acceptance: QuestionKind<Question, null> = {
  name: 'acceptance',
  summary: 'how likely annealing accepts moves, from ΔE and the temperature',
  example: { figure: null, question: { moves: [{ delta: -1, temperature: 2 }] } },
  figures: [],
  keys,
  required: ['moves'],
  prompt: () =>
    'With which probability does simulated annealing accept each of these moves? ΔE is the ' +
    'change of the objective, which is maximised; T is the temperature.',
  fields: ({ question }) =>
    question.moves.map(({ delta, temperature }, at) =>
      numberField(
        String(at + 1),
        `ΔE = ${formatNumber(delta)}, T = ${formatNumber(temperature)}`,
        question.tolerance ?? USUAL_TOLERANCE,
        true,
      ),
    ),
  look: ({ question }, _world, at) =>
    (question.moves[at]?.delta ?? 0) < 0
      ? 'This move makes things worse, so it is not always taken.'
      : 'Does this move make anything worse?',
  idea: () =>
    'A move that makes nothing worse, ΔE ≥ 0, is always taken; any other with probability e^(ΔE/T), which ' +
    'is below 1 and falls as the move gets worse or the temperature lower.',
  because: ({ question }, _world, at) => {
    const { delta, temperature } = question.moves[at] ?? { delta: 0, temperature: 1 };
    return delta >= 0
      ? 'A move that makes nothing worse is always taken.'
      : `It is e^(ΔE/T), here e^(${formatNumber(delta)}/${formatNumber(temperature)}).`;
  },
  answer: eachMove(acceptanceProbability),
  vary: ({ question }, random) => ({
    moves: question.moves.map(({ delta, temperature }) => ({
      delta: Math.sign(delta) * random.integer(1, Math.max(4, Math.abs(delta))),
      temperature: random.integer(Math.ceil(temperature / 2), Math.ceil(temperature * 2)),
    })),
  }),
  slips: [
    {
      id: 'sign-of-delta',
      title: 'The sign of ΔE was turned round',
      words:
        'A move that raises the objective has ΔE > 0 and is always taken; a move that lowers ' +
        'it is taken with probability e^(ΔE/T).',
      answer: eachMove((delta, temperature) => (delta <= 0 ? 1 : Math.exp(-delta / temperature))),
    },
    {
      id: 'ratio-turned-round',
      title: 'T was divided by ΔE',
      words: 'The exponent is ΔE/T: the higher the temperature, the nearer the probability is to 1.',
      answer: eachMove((delta, temperature) => (delta >= 0 ? 1 : Math.exp(temperature / delta))),
    },
    {
      id: 'no-exponential',
      title: 'The exponential function was left out',
      words: 'The probability is e^(ΔE/T), not ΔE/T itself.',
      answer: eachMove((delta, temperature) => (delta >= 0 ? 1 : -delta / temperature)),
    },
    {
      id: 'rejected-share',
      title: 'The probability of refusing the move was given',
      words: 'e^(ΔE/T) is the probability that the move is accepted.',
      answer: eachMove((delta, temperature) => (delta >= 0 ? 0 : 1 - Math.exp(delta / temperature))),
    },
    {
      id: 'never-downhill',
      title: 'Moves that make things worse were never taken',
      words: 'That would be hill climbing. Annealing takes a worse move with probability e^(ΔE/T).',
      answer: eachMove((delta) => (delta >= 0 ? 1 : 0)),
    },
  ],
};

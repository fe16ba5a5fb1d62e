import { expectedSteps, expectedTries } from '../../../reference/theory.ts';
import { formatNumber } from '../../words/numbers.ts';
import { numberField, roundedGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import type { Given } from '../types.ts';
import { TOLERANCE } from './shared/keys.ts';

const keys = {
  success: {
    title: 'a number above 0 and up to 1',
    description: 'Probability that one search succeeds.',
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 1,
  },
  steps: {
    title: 'two numbers: steps of a search that succeeds, and of one that fails',
    description: 'On average. Left out, only the searches are asked for.',
    type: 'array',
    minItems: 2,
    maxItems: 2,
    items: { title: 'a number from 0', type: 'number', minimum: 0 },
  },
  ...TOLERANCE,
} as const;
type Question = QuestionOf<'restarts', typeof keys, 'success'>;

const USUAL_TOLERANCE = 0.05;

/** `restarts`: how many searches random-restart hill climbing needs on average, and how many steps. */
export const restarts: QuestionKind<Question, null> = {
  name: 'restarts',
  summary: 'how many searches random restarts need on average, and how many steps',
  example: { figure: null, question: { success: 0.25, steps: [4, 3] } },
  figures: [],
  keys,
  required: ['success'],
  prompt: ({ question: { success, steps } }) => {
    const given =
      steps === null
        ? ''
        : `; it takes ${formatNumber(steps[0])} steps on average when it succeeds and ` +
          `${formatNumber(steps[1])} when it fails`;
    const more = steps === null ? '' : ', and how many steps in all';
    return (
      `Each hill-climbing search succeeds with probability ${formatNumber(success)}${given}. ` +
      `With random restarts, how many searches are needed on average until one succeeds${more}?`
    );
  },
  fields: ({ question: { steps, tolerance } }) => [
    numberField(
      steps === null ? '' : 'searches',
      'Searches, the last one included',
      tolerance ?? USUAL_TOLERANCE,
    ),
    ...(steps === null ? [] : [numberField('steps', 'Steps in all', tolerance ?? USUAL_TOLERANCE)]),
  ],
  look: (_ask, _world, at) =>
    at === 0
      ? 'The search that succeeds counts, too.'
      : 'How many searches fail on average, before the one that succeeds?',
  idea: () =>
    'With probability p of success, 1 ÷ p searches are needed on average: one that succeeds, and ' +
    '1 ÷ p − 1 that fail. Each kind has its own number of steps.',
  because: ({ question: { success, steps } }, _world, at) =>
    at === 0 || steps === null
      ? `It is 1 ÷ ${formatNumber(success)}.`
      : `The search that succeeds takes ${formatNumber(steps[0])} steps, and those that fail, ` +
        `1 ÷ ${formatNumber(success)} − 1 of them on average, take ${formatNumber(steps[1])} each.`,
  answer: ({ question: { success, steps } }) =>
    given(expectedTries(success), steps && expectedSteps(success, ...steps)),
  vary: ({ question: { success, steps } }, random) => ({
    success: Math.max(2, Math.min(97, Math.round(success * 100) + random.integer(-8, 8))) / 100,
    ...(steps === null
      ? {}
      : { steps: steps.map((each) => Math.max(1, Math.round(each) + random.integer(-2, 5))) }),
  }),
  slips: [
    {
      id: 'failures-only',
      title: 'Only the searches that fail were counted',
      words: '1/p counts all searches, the one that succeeds too.',
      answer: ({ question: { success, steps } }) =>
        given(expectedTries(success) - 1, steps && expectedSteps(success, 0, steps[1])),
    },
    {
      id: 'probability-of-failure',
      title: 'The probability of failure was taken for that of success',
      words: 'The number of searches is 1 ÷ the probability of success.',
      answer: ({ question: { success, steps } }) =>
        success >= 1 ? [null, null] : given(1 / (1 - success), steps && expectedSteps(1 - success, ...steps)),
    },
  ],
};

const given = (searches: number, steps: number | null): Given[] => [
  roundedGiven(searches),
  ...(steps === null ? [] : [roundedGiven(steps)]),
];

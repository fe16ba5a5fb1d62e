import { FEATURES, featureMap } from '../../../reference/problems/landscapeFeatures.ts';
import { choiceField, choiceGiven } from '../question/fields.ts';
import type { QuestionKind, QuestionOf } from '../question/kind.ts';
import type { LandscapeFigure } from '../types.ts';
import { LABEL } from './shared/keys.ts';
import { sample } from './shared/sample.ts';
import { heightsReason, placeNamed } from './shared/places.ts';

const keys = {
  places: {
    title: 'a list of labels of places',
    description: 'Each is a part of the question.',
    type: 'array',
    minItems: 1,
    items: LABEL,
  },
} as const;
type Question = QuestionOf<'feature', typeof keys, 'places'>;

const FEATURE_WORDS: Readonly<Record<(typeof FEATURES)[number], string>> = {
  slope: 'a slope',
  shoulder: 'a shoulder',
  'local-maximum': 'a local maximum',
  'flat-local-maximum': 'a flat local maximum',
  'global-maximum': 'a global maximum',
};

/** `feature`: what a place of a landscape is. */
export const feature: QuestionKind<Question, LandscapeFigure> = {
  name: 'feature',
  summary: 'what places of a landscape are: slopes, shoulders, kinds of maximum',
  example: { figure: { landscape: [1, 3, 2, 2, 4] }, question: { places: ['B', 'D'] } },
  figures: ['landscape'],
  keys,
  required: ['places'],
  prompt: ({ figure }) =>
    'What is each of these ' +
    `places${figure.landscape.height > 1 ? ', where a step leads left, right, up or down' : ''}?`,
  fields: ({ question, figure }) =>
    question.places.map((name) =>
      choiceField(
        placeNamed(figure, name).label,
        `${name} is`,
        FEATURES.map((each) => ({ value: each, text: FEATURE_WORDS[each] })),
      ),
    ),
  look: ({ question, figure }, _world, at) =>
    heightsReason(figure, placeNamed(figure, question.places[at] ?? null).index),
  idea: () =>
    'Where a neighbour is higher, it is a slope; on level ground from which a way leads up, a shoulder. ' +
    'Where none is higher, it is a maximum: flat, if some are as high; global, if nothing at all is higher.',
  because: ({ question, figure }, _world, at) =>
    heightsReason(figure, placeNamed(figure, question.places[at] ?? null).index),
  answer: ({ question, figure }) => {
    const map = featureMap(figure.landscape);
    return question.places.map((name) => {
      const found = map[placeNamed(figure, name).index];
      return found === undefined ? null : choiceGiven(found);
    });
  },
  vary: ({ question, figure }, random) => ({
    places: sample(figure.places, question.places.length, random),
  }),
};

import { localBeam } from '../../../reference/local/localBeam.ts';
import { climb } from '../../../reference/problems/landscape.ts';
import type { Random } from '../../../reference/random.ts';
import { formatNumber } from '../../words/numbers.ts';
import { listOf } from '../../words/quiz/listOf.ts';
import { areSameSet, nodesField, nodesGiven } from '../question/fields.ts';
import { QuestionError } from '../question/kind.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import type { LandscapeFigure } from '../types.ts';
import { LABEL } from './shared/keys.ts';
import { placeNamed, placesOf } from './shared/places.ts';
import { sample } from './shared/sample.ts';

const keys = {
  beam: {
    title: 'a list of labels of places',
    description: 'The states that the beam holds now; it goes on with as many.',
    type: 'array',
    minItems: 2,
    maxItems: 6,
    items: LABEL,
  },
} as const;
type Question = QuestionOf<'beam', typeof keys, 'beam'>;
type BeamAsk = Ask<Question, LandscapeFigure>;

/** `beam`: the next generation of a local beam search. Ties for its last place are refused. */
export const beam: QuestionKind<Question, LandscapeFigure> = {
  name: 'beam',
  summary: 'which states local beam search goes on with',
  example: { figure: { landscape: [2, 5, 3, 4, 6, 1] }, question: { beam: ['A', 'D'] } },
  figures: ['landscape'],
  keys,
  required: ['beam'],
  prompt: (ask) => {
    const { beam: now } = ask.question;
    const steps = ask.figure.landscape.height > 1 ? ' A step leads left, right, up or down.' : '';
    return (
      `Local beam search keeps ${now.length} states and stands at ${listOf(now, 'and')}.${steps} ` +
      'It chooses from all their successors together, each of which counts once; where it stands now is ' +
      'only kept if a step leads there. Which places does it go on with?'
    );
  },
  fields: ({ figure }) => [nodesField('Next places', placesOf(figure))],
  look: (ask) =>
    `Write down the successors of ${listOf(ask.question.beam, 'and')}, each with its height: there are ` +
    `${successorsOf(ask).length}.`,
  idea: ({ question }) =>
    `All successors compete with each other, whichever state they come from; the ${question.beam.length} ` +
    'highest are kept. A state that is left only stays where it is a successor itself.',
  because: (ask) => {
    const { places } = ask.figure;
    const heights = ranked(ask).map(({ at, height }) => `${places[at] ?? ''} ${formatNumber(height)}`);
    return `The successors are ${listOf(heights, 'and')}; the ${nextBeam(ask).length} highest are kept.`;
  },
  answer: (ask) => [nodesGiven(nextBeam(ask))],
  run: (ask) => {
    const [now, next] = [statesOf(ask), nextBeam(ask)];
    return { kind: 'places', places: [...now, ...next], beams: [...now.map(() => 0), ...next.map(() => 1)] };
  },
  vary: (ask, random) => ({ beam: placesToKeep(ask, random) }),
  slips: [
    {
      id: 'beam-keeps-its-states',
      title: 'States of the beam competed with their successors',
      words: 'Local beam search chooses from the successors alone: where it stands is left behind.',
      answer: (ask) => [nodesGiven(highest(ask, [...statesOf(ask), ...successorsOf(ask)]))],
    },
    {
      id: 'separate-climbs',
      title: 'Each state climbed by itself',
      words:
        'The best are chosen from the successors of all states together, so that one state may give ' +
        'several and another none.',
      answer: (ask) => [
        nodesGiven([
          ...new Set(statesOf(ask).flatMap((state) => highest(ask, around(ask, state)).slice(0, 1))),
        ]),
      ],
    },
    {
      id: 'all-successors',
      title: 'All successors were kept',
      words: 'The beam goes on with as many states as it had, the best of all successors.',
      answer: (ask) => [nodesGiven(successorsOf(ask))],
    },
  ],
};

function statesOf({ question, figure }: BeamAsk): number[] {
  const states = question.beam.map((name) => placeNamed(figure, name).index);
  if (new Set(states).size < states.length)
    throw new QuestionError('beam', 'a place twice', 'places that differ');
  return states;
}

const around = ({ figure: { landscape } }: BeamAsk, at: number): readonly number[] =>
  climb(landscape, at).neighbours(at);

/** In the order in which they are generated, each once. */
const successorsOf = (ask: BeamAsk): number[] => [
  ...new Set(statesOf(ask).flatMap((state) => around(ask, state))),
];

const heightOf = ({ figure: { landscape } }: BeamAsk, at: number): number => climb(landscape, at).value(at);

/** As many as the beam holds, the highest first. */
const highest = (ask: BeamAsk, places: readonly number[]): number[] =>
  [...places].sort((a, b) => heightOf(ask, b) - heightOf(ask, a)).slice(0, ask.question.beam.length);

const ranked = (ask: BeamAsk): { readonly at: number; readonly height: number }[] =>
  successorsOf(ask)
    .map((at) => ({ at, height: heightOf(ask, at) }))
    .sort((a, b) => b.height - a.height);

/** By one step of the search itself, in which a place that two states lead to is generated once. */
function nextBeam(ask: BeamAsk): number[] {
  const seen = new Set<number>();
  const { states } = localBeam<number>(
    {
      value: (at) => heightOf(ask, at),
      neighbours(at) {
        const fresh = around(ask, at).filter((next) => !seen.has(next));
        for (const next of fresh) seen.add(next);
        return fresh;
      },
    },
    { starts: statesOf(ask), isGoal: () => false, steps: 1 },
  );
  const { [states.length - 1]: last, [states.length]: first } = ranked(ask);
  if (last !== undefined && last.height === first?.height)
    throw new QuestionError(
      'beam',
      `successors that are ${formatNumber(last.height)} high both inside and outside of the next beam`,
      'states whose next beam no tie decides',
    );
  return [...states].sort((a, b) => a - b);
}

const MOST_TRIES = 40;

/** Mostly such that a mistake shows and no tie decides. */
function placesToKeep(ask: BeamAsk, random: Random): readonly string[] {
  const { places } = ask.figure;
  const draw = (): readonly string[] => sample(places, ask.question.beam.length, random);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const drawn = { ...ask, question: { ...ask.question, beam: draw() } };
    if (tellsApart(drawn)) return drawn.question.beam;
  }
  return draw();
}

function tellsApart(ask: BeamAsk): boolean {
  try {
    const next = nextBeam(ask);
    return (
      successorsOf(ask).length > next.length &&
      !areSameSet(next, highest(ask, [...statesOf(ask), ...successorsOf(ask)]))
    );
  } catch (error) {
    if (error instanceof QuestionError) return false;
    throw error;
  }
}

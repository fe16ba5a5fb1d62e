import { type MutationChance, neverTo } from '../chances/mutation.ts';
import type { Mutation, State } from '../correct/local/api.ts';
import { mutating, otherOf, swaps } from '../skeletons/mutation.ts';
import { type LocalMistake, inSkeleton, knownByChance, wholeProgram } from './runMistake.ts';

const mutationMistake = inSkeleton(mutating);

const RATE = 'How often does your function change anything? Compare with the mutation rate in your options.';
const PLACE = 'Which positions can your draw give?';
const VALUE = 'Which new values can your draw give?';
const mutatesTwice: Mutation = (child, random, options) =>
  mutating({})(mutating({})(child, random, options) as State, random, { ...options, mutationRate: 1 });

export const MUTATE_MISTAKES: readonly LocalMistake<Mutation, MutationChance>[] = [
  mutationMistake({
    id: 'never',
    title: 'Nothing is ever mutated',
    words: 'Your mutation never changes a child.',
    hint: RATE,
    replaces: { rate: () => 0 },
    chance: { rate: () => 0 },
  }),
  mutationMistake({
    id: 'always',
    title: 'Every child is mutated',
    words: 'Your mutation ignores the mutation rate.',
    hint: RATE,
    replaces: { rate: () => 1 },
    chance: { rate: () => 1 },
  }),
  mutationMistake({
    id: 'doubled',
    title: 'Mutations are twice as frequent',
    words: 'Your mutation mutates twice as often as it should.',
    hint: RATE,
    replaces: { rate: ({ mutationRate }) => 2 * mutationRate! },
    chance: { rate: (rate) => Math.min(1, 2 * rate) },
  }),
  mutationMistake({
    id: 'halved',
    title: 'Mutations are half as frequent',
    words: 'Your mutation mutates half as often as it should.',
    hint: RATE,
    replaces: { rate: ({ mutationRate }) => mutationRate! / 2 },
    chance: { rate: (rate) => rate / 2 },
  }),
  mutationMistake({
    id: 'inverted',
    title: 'The comparison is inverted',
    words: 'Your mutation mutates with probability 1 − the mutation rate.',
    hint: RATE,
    replaces: { rate: ({ mutationRate }) => 1 - mutationRate! },
    chance: { rate: (rate) => 1 - rate },
  }),
  mutationMistake({
    id: 'last-position-never',
    title: 'The last position is never mutated',
    words: 'Your mutation never changes the last position.',
    hint: PLACE,
    replaces: { positions: (n, random) => [random.integer(0, n - 2)] },
    chance: { weight: ({ position, n }) => (position === n - 1 ? 0 : 1) },
  }),
  mutationMistake({
    id: 'first-position-never',
    title: 'The first position is never mutated',
    words: 'Your mutation never changes the first position.',
    hint: PLACE,
    replaces: { positions: (n, random) => [random.integer(1, n - 1)] },
    chance: { weight: ({ position }) => (position === 0 ? 0 : 1) },
  }),
  mutationMistake({
    id: 'first-position-always',
    title: 'Only the first position is mutated',
    words: 'Your mutation changes the first position only.',
    hint: PLACE,
    replaces: { positions: (_n, random) => (random.number(), [0]) },
  }),
  mutationMistake({
    id: 'last-value-never',
    title: 'The last value is never drawn',
    words: 'Your mutation never sets a position to the highest value.',
    hint: VALUE,
    replaces: { value: (old, values, random) => otherOf(old, 0, values - 2, random) },
    chance: { weight: neverTo((values) => values - 1), keepsRate: true },
  }),
  mutationMistake({
    id: 'first-value-never',
    title: 'The value 0 is never drawn',
    words: 'Your mutation never sets a position to 0.',
    hint: VALUE,
    replaces: { value: (old, values, random) => otherOf(old, 1, values - 1, random) },
    chance: { weight: neverTo(() => 0), keepsRate: true },
  }),
  mutationMistake({
    id: 'next-value',
    title: 'The next value in place of a random one',
    words: 'Your mutation adds one to the old value.',
    hint: VALUE,
    replaces: { value: (old, values) => (old + 1) % values },
    chance: { weight: ({ value, old, values }) => (value === (old + 1) % values ? 1 : 0), keepsRate: true },
  }),
  mutationMistake(
    {
      id: 'step',
      title: 'The new value lies beside the old one',
      words: 'Your mutation adds or takes away one, where any other value is as likely.',
      hint: VALUE,
      replaces: {
        value: (old, values, random) => Math.max(0, Math.min(values - 1, old + random.choice([-1, 1]))),
      },
    },
    { value: (old, values, random) => (old + random.choice([1, values - 1])) % values },
  ),
  knownByChance({
    id: 'step-round',
    title: 'The new value lies beside the old one',
    words: 'Your mutation adds or takes away one, where any other value is as likely.',
    hint: VALUE,
    chance: {
      weight: ({ value, old, values }) => ([1, values - 1].includes((value - old + values) % values) ? 1 : 0),
      keepsRate: true,
    },
  }),
  mutationMistake({
    id: 'draws-old-value',
    title: 'The old value may be drawn',
    words: 'Your code may draw the value that the position has, so that it changes too seldom.',
    hint: 'Draw until the value is another one, or draw from the others only.',
    replaces: { value: (_old, values, random) => random.integer(0, values - 1) },
    chance: { draws: 'any' },
  }),
  knownByChance({
    id: 'avoids-old-value',
    title: 'The old value is never drawn',
    words: 'Your code never draws the value that the position has, so that it changes too often.',
    hint: 'Draw the new value from all: random.integer(0, values - 1).',
    chance: { draws: 'another' },
  }),
  mutationMistake(
    {
      id: 'each-position',
      title: 'Each position mutates by itself',
      words: 'Your mutation gives every position a chance of its own, so that several may change, or none.',
      hint: 'How often does your function draw against the mutation rate?',
      replaces: { eachByItself: true },
    },
    { eachByItself: true, value: (_old, values, random) => random.integer(0, values - 1) },
    { eachByItself: true, rateOfEach: (rate, n) => rate / n },
    {
      eachByItself: true,
      rateOfEach: (rate, n) => rate / n,
      value: (_old, values, random) => random.integer(0, values - 1),
    },
  ),
  mutationMistake({
    id: 'every-position',
    title: 'Every position is mutated',
    words: 'Your mutation draws the whole child anew.',
    hint: 'How many positions may change?',
    replaces: {
      positions: (n) => Array.from({ length: n }, (_, at) => at),
      value: (_old, values, random) => random.integer(0, values - 1),
    },
  }),
  wholeProgram({
    id: 'two-positions',
    title: 'There is a second mutation',
    words: 'Your mutation changes a second position.',
    hint: 'How many positions may change?',
    replaces: mutatesTwice,
  }),
  wholeProgram({
    id: 'swaps',
    title: 'Two positions are exchanged',
    words: 'Your mutation exchanges two positions, where one takes a new value.',
    hint: 'How many positions may change?',
    replaces: swaps,
  }),
  mutationMistake(
    {
      id: 'value-too-high',
      title: 'The value is out of range',
      words: 'Your mutation sometimes sets a value that does not exist.',
      hint: VALUE,
      replaces: { value: (_old, values, random) => random.integer(0, values) },
    },
    { value: (_old, values, random) => random.integer(1, values) },
    { value: (old) => old + 1 },
  ),
  mutationMistake({
    id: 'child-changed',
    title: 'The child is changed in place',
    words: 'Your mutation writes into the child that it is given.',
    hint: 'Copy the child first.',
    replaces: { copy: (child) => child },
  }),
];

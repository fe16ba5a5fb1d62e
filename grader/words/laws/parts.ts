import type { PartInput } from '../../types/input.ts';
import type { Plain } from '../../types/observation.ts';
import { describeAnswer, isList } from '../answers.ts';
import { count, formatNumber, grouped } from '../numbers.ts';
import { type Templates, say } from '../remark.ts';
import { type State, formatState } from '../states.ts';
import type { Vocabulary } from '../vocabulary.ts';

type Part = PartInput['part'];

export interface Returned {
  readonly answer: Plain;
}

export interface Child {
  readonly child: State;
  readonly parents: readonly [State, State];
}

export interface Mutant {
  readonly mutant: State;
  readonly child: State;
}

const bred = ({ child, parents: [x, y] }: Child): string =>
  `Your function returned ${formatState(child)} for the parents ${formatState(x)} and ${formatState(y)}: `;
const made = ({ mutant, child }: Mutant): string =>
  `Your function made ${formatState(mutant)} of ${formatState(child)}: `;
const cutsTo = (last: number): string => `The cut lies from 1 to ${last}.`;

function formatAnswer(answer: Plain, vocabulary: Vocabulary): string {
  const isState = isList(answer) && answer.every((item): item is number => Number.isInteger(item));
  return isState ? formatState(answer) : describeAnswer(answer, vocabulary);
}

const GIVEN: Readonly<Record<Part, string>> = {
  randomSelection: 'the population',
  reproduce: 'a parent',
  mutate: 'the child',
};

/** Laws of the parts of a genetic algorithm. */
export const PART_LAWS = {
  'selected-no-individual': ({ answer }: Returned, vocabulary: Vocabulary) =>
    say(
      `Your function returned ${formatAnswer(answer, vocabulary)}, which is no individual of the population.`,
      'Return one of the individuals, not its index or its fitness.',
    ),
  'selected-the-unfit': ({ individual }: { individual: State }) =>
    say(
      `Your function returned ${formatState(individual)}, whose fitness is 0: it must never be ` +
        "chosen while another's is above 0.",
      'When you compare the draw with the running sum of fitness, use <, not <=: random.number() may be 0.',
    ),
  'selected-in-several-ways': ({ individual }: { individual: State }) =>
    say(
      `Your function returned ${formatState(individual)}, which no accepted way of choosing ` +
        'can return that can return its earlier answers, too.',
      'Choose in one and the same way in every call.',
    ),
  'returned-no-child': ({ answer, length }: Returned & { length: number }, vocabulary: Vocabulary) =>
    say(
      `Your function returned ${formatAnswer(answer, vocabulary)}, not a child of ${length} numbers.`,
      'Return the child: a list as long as its parents.',
    ),
  'copied-the-first': ({ last, ...child }: Child & { last: number }) =>
    say(
      `${bred(child)}a copy of the first. ${cutsTo(last)}`,
      `Draw the cut with random.integer(1, ${last}).`,
    ),
  'copied-the-second': ({ last, ...child }: Child & { last: number }) =>
    say(
      `${bred(child)}a copy of the second. ${cutsTo(last)}`,
      'The cut is at least 1, so that the first parent gives something.',
    ),
  'parents-in-wrong-order': (child: Child) =>
    say(
      `${bred(child)}the front of the second and the back of the first. The front comes from the first.`,
      'child = x up to the cut, then y.',
    ),
  'value-of-neither-parent': ({ position, value, ...child }: Child & { position: number; value: number }) =>
    say(
      `${bred(child)}position ${position} holds ${formatNumber(value)}, which neither parent has there.`,
      'A crossover only copies from its parents.',
    ),
  'cut-more-than-once': (child: Child) =>
    say(
      `${bred(child)}it changes from one parent to the other more than once.`,
      'One cut: the front of x, then the back of y.',
    ),
  'bred-in-several-ways': (child: Child) =>
    say(
      `${bred(child)}no accepted way of crossing can make it that can make its earlier children, too.`,
      'Cross in one and the same way in every call.',
    ),
  'returned-no-mutant': ({ answer, length }: Returned & { length: number }, vocabulary: Vocabulary) =>
    say(
      `Your function returned ${formatAnswer(answer, vocabulary)}, not a child of ${length} numbers.`,
      'Return the child, mutated or not.',
    ),
  'value-out-of-range': (
    { position, value, values, ...mutant }: Mutant & { position: number; value: number; values: number },
    { option }: Vocabulary,
  ) =>
    say(
      `${made(mutant)}position ${position} holds ${formatNumber(value)}, and values run from 0 to ` +
        `${values - 1}.`,
      `Draw the new value with random.integer(0, ${option('values')} - 1).`,
    ),
  'several-positions-changed': ({ changes, ...mutant }: Mutant & { changes: number }) =>
    say(
      `${made(mutant)}${grouped(changes)} positions changed, and a mutation changes one.`,
      'Draw one position, and change that.',
    ),
  'mutated-at-rate-0': (mutant: Mutant, { option }: Vocabulary) =>
    say(
      `${made(mutant)}it changed, though the mutation rate is 0.`,
      `Mutate only when random.number() < ${option('mutationRate')}; it may be 0.`,
    ),
  'unchanged-at-rate-1': ({ isPartly, ...mutant }: Mutant & { isPartly: boolean }) =>
    say(
      `${made(mutant)}${isPartly ? 'some positions did not change' : 'nothing changed'}, though the ` +
        'mutation rate is 1.',
      'Draw a value other than the old one.',
    ),
  'changed-what-was-given': (
    { part, call, more }: { part: Part; call: number; more: number | null },
    { copyOfChild, buildList }: Vocabulary,
  ) =>
    say(
      `Your function changed ${GIVEN[part]} that it was given, in call ` +
        `${call}${more === null ? '' : ` and ${more} more`}.`,
      `Leave what you are given as it is: ${part === 'mutate' ? copyOfChild : buildList}`,
    ),
  'answers-all-alike': ({ answer, calls }: { answer: Plain; calls: number }, vocabulary: Vocabulary) =>
    say(
      `Your function returned ${describeAnswer(answer, vocabulary)} in all of ${grouped(calls)} calls, ` +
        'where what it draws should decide.',
      'Let the random number that you draw decide what you return.',
    ),
  'never-drew': ({ calls }: { calls: number }) =>
    say(
      `Your function was called ${grouped(calls)} times and never drew a random number.`,
      'Draw with the random that your function is given.',
    ),
} satisfies Templates;

const NAMES: Readonly<Record<Part, string>> = {
  randomSelection: 'selection',
  reproduce: 'crossover',
  mutate: 'mutation',
};

export const PART_SUMMARIES = {
  'answers-possible': ({ calls, part }: { calls: number; part: Part }) =>
    say(`${count(calls, 'call')}, and each answer is one that a correct ${NAMES[part]} can give.`),
} satisfies Templates;

import type { Plain } from '../../types/observation.ts';
import { describeAnswer } from '../answers.ts';
import { count, formatNumber, grouped } from '../numbers.ts';
import { type NoArgs, type Templates, say } from '../remark.ts';
import { type State, type Valued, formatState } from '../states.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Laws of a whole genetic algorithm. */
export const GENETIC_LAWS = {
  'population-changed-size': ({
    generation,
    members,
    size,
  }: {
    generation: number;
    members: number;
    size: number;
  }) =>
    say(
      `Generation ${generation} has ${count(members, 'individual')}, and the first population has ${size}.`,
      'Breed children until the new population is as large as the old one.',
    ),
  'never-reported-generation': (_: NoArgs, { option }: Vocabulary) =>
    say(
      `Your algorithm never called ${option('onGeneration')}(population), so no generation can be seen.`,
      `Call ${option('onGeneration')} with each new population, once a generation.`,
    ),
  'impossible-child': ({
    generation,
    child,
    isCopy,
  }: {
    generation: number;
    child: State;
    isCopy: boolean;
  }) =>
    say(
      `Generation ${generation} holds ${formatState(child)}, which ` +
        `${isCopy ? 'is a copy of an individual of' : 'cannot come by one crossover and mutation from'} ` +
        'the generation before.',
      isCopy
        ? 'Fill the new population with children only, and cut so that both parents give something.'
        : 'Each child is the front of one parent and the back of another, with at most the mutation ' +
            'that the handout describes.',
    ),
  'elite-lost': ({ generation }: { generation: number }) =>
    say(
      `Generation ${generation} lacks some of the fittest of the generation before, which your algorithm ` +
        'had carried over until then.',
      'Carry as many of the fittest over in each generation, and breed the others.',
    ),
  'only-copies': ({ generations }: { generations: number }) =>
    say(
      `Your algorithm made ${count(generations, 'generation')} of nothing but copies of individuals of ` +
        'the first population.',
      'Breed each child from two parents: select them, cut, and mutate.',
    ),
  'bred-without-drawing': () =>
    say(
      'Your algorithm bred a generation without drawing a random number.',
      'Draw with the random that your function is given.',
    ),
  'went-on-when-fit': (
    { generation, fitness }: { generation: number; fitness: number },
    { option }: Vocabulary,
  ) =>
    say(
      `Generation ${generation} holds an individual of fitness ${formatNumber(fitness)}, which is ` +
        'enough, but your algorithm went on.',
      `Stop as soon as an individual has fitness ${option('fitEnough')}.`,
    ),
  'too-many-generations': ({ made, most }: { made: number; most: number }, { option }: Vocabulary) =>
    say(
      `Your algorithm made ${grouped(made)} generations, and ${grouped(most)} are allowed.`,
      `Stop after ${option('generations')} generations.`,
    ),
  'too-few-generations': ({ made, most }: { made: number; most: number }, { option }: Vocabulary) =>
    say(
      `Your algorithm stopped after ${count(made, 'generation')}, though no individual is fit enough ` +
        `and ${grouped(most)} are allowed.`,
      `Go on until an individual is fit enough or ${option('generations')} are made.`,
    ),
  'returned-no-individual': ({ answer }: { answer: Plain }, vocabulary: Vocabulary) =>
    say(
      `Your function returned ${describeAnswer(answer, vocabulary)}.`,
      'Return the fittest individual itself: a list.',
    ),
  'returned-not-the-fittest': ({ returned, best, ever }: { returned: Valued; best: Valued; ever: boolean }) =>
    say(
      `Your function returned ${formatState(returned.state)} of fitness ` +
        `${formatNumber(returned.value)}, but ${formatState(best.state)} has fitness ` +
        `${formatNumber(best.value)}.`,
      ever
        ? 'Keep the fittest individual ever seen, and return that.'
        : 'Return the fittest individual of the last population.',
    ),
} satisfies Templates;

export const GENETIC_SUMMARIES = {
  bred: ({ generations, size, best }: { generations: number; size: number; best: number }) =>
    say(
      `Made ${count(generations, 'generation')} of ${size} individuals; the fittest of the last has ` +
        `fitness ${formatNumber(best)}.`,
    ),
} satisfies Templates;

import type { Genetic } from '../correct/local/api.ts';
import { fittest, genetic, type GeneticParts } from '../skeletons/genetic.ts';
import { MUTATE_MISTAKES } from './mutateMistakes.ts';
import { REPRODUCE_MISTAKES } from './reproduceMistakes.ts';
import { type RunMistake, inSkeleton } from './runMistake.ts';
import { SELECTION_MISTAKES } from './selectionMistakes.ts';

const geneticMistake = inSkeleton(genetic);

const LOOP = 'Read the figure again: what makes up the new population?';
const END = 'When does the algorithm end, and what does it return?';

/** The mistake of a part, made in the whole. */
function inWhole<Key extends 'select' | 'reproduce' | 'mutate'>(
  key: Key,
  bank: readonly RunMistake<GeneticParts[Key]>[],
  prefix: string,
  ...ids: readonly string[]
): RunMistake<Genetic>[] {
  return bank
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, words, hint, load }) =>
      geneticMistake({ id: `${prefix}-${id}`, title, words, hint, replaces: { [key]: load() } }),
    );
}

export const GENETIC_MISTAKES: readonly RunMistake<Genetic>[] = [
  ...inWhole(
    'select',
    SELECTION_MISTAKES,
    'selection',
    'uniform',
    'rank',
    'always-best',
    'on-cost',
    'squared',
  ),
  ...inWhole('reproduce', REPRODUCE_MISTAKES, 'cut', 'never-last-cut', 'middle', 'two-cuts', 'each-position'),
  ...inWhole(
    'mutate',
    MUTATE_MISTAKES,
    'mutation',
    'never',
    'always',
    'doubled',
    'last-position-never',
    'last-value-never',
    'every-position',
  ),
  geneticMistake({
    id: 'same-parent-twice',
    title: 'Each child has a single parent',
    words:
      'Each child of your algorithm comes from one parent: that one is mated with itself, or the other gives nothing.',
    hint: 'How often do you select for one child, and what does it get from each?',
    replaces: {
      mates: (select) => {
        const x = select();
        return [x, x];
      },
    },
  }),
  geneticMistake({
    id: 'elitism',
    title: 'The best is carried over',
    words: 'Your algorithm keeps the fittest individual; figure 4.8 does not.',
    hint: LOOP,
    replaces: { next: (children, parents, fitness) => [fittest(parents, fitness), ...children.slice(1)] },
  }),
  geneticMistake({
    id: 'best-survive',
    title: 'The best of parents and children survive',
    words: 'Your algorithm lets parents compete with their children.',
    hint: LOOP,
    replaces: {
      next: (children, parents, fitness) =>
        [...children, ...parents].sort((a, b) => fitness(b) - fitness(a)).slice(0, parents.length),
    },
  }),
  geneticMistake({
    id: 'shrinks',
    title: 'The population shrinks',
    words: 'Your population loses an individual in each generation.',
    hint: 'How many children does a generation have?',
    replaces: { next: (children) => (children.length > 2 ? children.slice(1) : children) },
  }),
  geneticMistake({
    id: 'grows',
    title: 'The population grows',
    words: 'Your algorithm adds the children to the old population.',
    hint: LOOP,
    replaces: { next: (children, parents) => [...parents, ...children] },
  }),
  geneticMistake({
    id: 'without-twins',
    title: 'Equal children are dropped',
    words: 'Your population is a set: equal individuals count once.',
    hint: 'How many children does a generation have?',
    replaces: {
      next: (children) =>
        children.filter((child, at) => children.findIndex((other) => other.join() === child.join()) === at),
    },
  }),
  geneticMistake({
    id: 'one-generation-too-many',
    title: 'One generation too many',
    words: 'Your algorithm makes one generation more than options.generations.',
    hint: END,
    replaces: { ends: (_population, _fitness, made, { generations }) => made > generations! },
  }),
  geneticMistake({
    id: 'one-generation',
    title: 'There is only one generation',
    words: 'Your algorithm stops after its first generation.',
    hint: END,
    replaces: { ends: () => true },
  }),
  geneticMistake({
    id: 'fit-enough-ignored',
    title: 'fitEnough is ignored',
    words: 'Your algorithm goes on though an individual is fit enough.',
    hint: END,
    replaces: { ends: (_population, _fitness, made, { generations }) => made >= generations! },
  }),
  geneticMistake({
    id: 'first-returned',
    title: 'The first individual is returned',
    words: 'Your algorithm returns the first individual, not the fittest.',
    hint: END,
    replaces: { answer: (population) => population[0] },
  }),
  geneticMistake({
    id: 'best-of-start',
    title: 'The best of the first population is returned',
    words: 'Your algorithm returns an individual that it was given.',
    hint: END,
    replaces: { answer: (_population, fitness, first) => fittest(first, fitness) },
  }),
  geneticMistake({
    id: 'population-returned',
    title: 'The population is returned',
    words: 'Your algorithm returns the whole population.',
    hint: END,
    replaces: { answer: (population) => population },
  }),
  geneticMistake({
    id: 'never-reports',
    title: 'No generation is reported',
    words: 'Your algorithm never calls options.onGeneration.',
    hint: 'Call options.onGeneration(population) once a generation.',
    replaces: { report: () => undefined },
  }),
];

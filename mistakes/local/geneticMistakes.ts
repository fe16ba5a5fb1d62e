import type { BreedingChance } from '../chances/breeding.ts';
import { neverFirst, neverLast, type PositionWeights } from '../chances/positions.ts';
import type { Genetic } from '../correct/local/api.ts';
import { genetic, type GeneticParts } from '../skeletons/genetic.ts';
import { MUTATE_MISTAKES } from './mutateMistakes.ts';
import { REPRODUCE_MISTAKES } from './reproduceMistakes.ts';
import { hasProgram, knownByChance, type LocalMistake, inSkeleton, programWith } from './runMistake.ts';
import { SELECTION_MISTAKES } from './selectionMistakes.ts';

import { GENETIC_ENDS } from './geneticEnds.ts';
import { KEEPING_MISTAKES, WHO_IS_NEW } from './keepingMistakes.ts';

const geneticMistake = inSkeleton(genetic);

/** Mistakes of parts that are made in the whole too, by their ids there. */
const MADE_IN_WHOLE: ReadonlySet<string> = new Set([
  'selection-uniform',
  'selection-rank',
  'selection-always-best',
  'selection-on-cost',
  'selection-squared',
  'selection-fitness-plus-one',
  'cut-never-last-cut',
  'cut-middle',
  'cut-two-cuts',
  'cut-each-position',
  'mutation-never',
  'mutation-always',
  'mutation-doubled',
  'mutation-last-position-never',
  'mutation-last-value-never',
  'mutation-every-position',
  'mutation-draws-old-value',
  'mutation-each-position',
  'mutation-swaps',
  'mutation-halved',
  'mutation-first-position-never',
  'mutation-first-value-never',
  'mutation-next-value',
  'selection-truncation',
  'selection-sigma-scaling',
  'selection-tournament-2',
  'selection-tournament-3',
]);

/** Of those, what leans too little to show for certain among all that happens in a generation. */
const FAINT_IN_WHOLE: ReadonlySet<string> = new Set([
  'selection-fitness-plus-one',
  'mutation-draws-old-value',
]);

/** The mistakes of a part, made in the whole, or known there by their chances alone. */
function inWhole<Key extends 'select' | 'reproduce' | 'mutate', Chance>(
  part: Key,
  prefix: string,
  mistakes: readonly LocalMistake<GeneticParts[Key], Chance>[],
  inWholeOf: (chance: Chance) => BreedingChance | undefined,
): LocalMistake<Genetic, BreedingChance>[] {
  return mistakes.flatMap((mistake): LocalMistake<Genetic, BreedingChance>[] => {
    const id = `${prefix}-${mistake.id}`;
    const { title, words, hint, chance: ofPart } = mistake;
    const texts = { id, title, words, hint };
    const chance = ofPart === undefined || ofPart === 'none' ? undefined : inWholeOf(ofPart);
    if (hasProgram(mistake) && MADE_IN_WHOLE.has(id))
      return [
        geneticMistake(
          {
            ...texts,
            replaces: { [part]: mistake.load() },
            ...(chance === undefined ? {} : { chance }),
            ...(FAINT_IN_WHOLE.has(id) ? { isFaint: true } : {}),
          },
          ...(mistake.otherForms ?? []).map((form) => ({ [part]: programWith(form) })),
        ),
      ];
    return chance === undefined ? [] : [knownByChance({ ...texts, chance })];
  });
}

/** Of the parts' own chances of a cut, only those of its ends are looked for in the whole. */
const CUTS = new Map<PositionWeights, BreedingChance>([
  [neverLast, { cuts: (right) => (right.length > 1 ? right.slice(0, -1) : right) }],
  [neverFirst, { cuts: (right) => (right.length > 1 ? right.slice(1) : right) }],
]);

export const GENETIC_MISTAKES: readonly LocalMistake<Genetic, BreedingChance>[] = [
  ...inWhole('select', 'selection', SELECTION_MISTAKES, (selects) => ({ selects })),
  ...inWhole('reproduce', 'cut', REPRODUCE_MISTAKES, (weights) => CUTS.get(weights)),
  ...inWhole('mutate', 'mutation', MUTATE_MISTAKES, (mutates) => ({ mutates })),
  geneticMistake({
    id: 'same-parent-twice',
    title: 'Each child has a single parent',
    words:
      'Each child of your algorithm comes from one parent: that one is mated with itself, or the ' +
      'other gives nothing.',
    hint: 'How often do you select for one child, and what does it get from each?',
    replaces: {
      mates: (select) => {
        const x = select();
        return [x, x];
      },
    },
    chance: { mates: 'one-parent' },
  }),
  knownByChance({
    id: 'cut-at-end',
    title: 'Children may be copies of a parent',
    words:
      'Your algorithm makes children that are copies of one parent: its cut may be at the very end, or it ' +
      'leaves crossover out now and then.',
    hint: 'The last cut is after position n − 1.',
    chance: { cuts: (right) => [...right, right.length + 1], rightAtEnd: true },
  }),
  knownByChance({
    id: 'crossover-rate-ignored',
    title: 'The crossover rate is ignored',
    words: 'Your algorithm crosses all parents, whatever the crossover rate is.',
    hint: 'What becomes of two parents that are not crossed?',
    chance: { crosses: 'always' },
  }),
  ...KEEPING_MISTAKES,
  knownByChance({
    id: 'two-children',
    title: 'Two children are made of each pair',
    words: 'Your algorithm makes two children of each pair of parents, where one is asked for.',
    hint: 'Select two parents anew for each child.',
    chance: { litter: 'two' },
  }),
  geneticMistake(
    {
      id: 'shrinks',
      title: 'The population shrinks',
      words: 'Your population loses an individual in each generation.',
      hint: 'How many children does a generation have?',
      replaces: { next: (children) => (children.length > 2 ? children.slice(1) : children) },
    },
    { next: (children) => children.slice(0, 2 * Math.floor(children.length / 2)) },
  ),
  geneticMistake(
    {
      id: 'grows',
      title: 'The population grows',
      words: 'Your algorithm adds the children to the old population.',
      hint: WHO_IS_NEW,
      replaces: { next: (children, parents) => [...parents, ...children] },
    },
    { next: (children) => (children.length % 2 === 0 ? children : [...children, [...children[0]!]]) },
  ),
  geneticMistake({
    id: 'breeds-in-place',
    title: 'Children breed among their parents',
    words: 'Your algorithm writes each child into the population from which the next parents are drawn.',
    hint: 'Where do the children go while the others are bred?',
    replaces: { breedsInPlace: true },
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
  ...GENETIC_ENDS,
];

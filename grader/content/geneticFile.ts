import type { GeneticInput, Options, PartInput, ProblemSpec } from '../types/input.ts';
import { localProblem } from './localProblem.ts';
import { checkState, readProblem } from './problemFile.ts';
import type { Problems } from './problems.ts';
import type { RunFile } from './schemas/run.ts';
import { describe } from '../words/found.ts';
import { given } from '../types/lookup.ts';
import { quote } from '../words/quoting.ts';

/** What makes inputs of a part, or null: if the file holds none, or with what is wrong in `problems`. */
export function readPart(
  { selection, reproduce, mutate, repeat = 1, script }: RunFile,
  options: Options,
  problems: Problems,
): ((seed: number) => PartInput) | null {
  const common = { kind: 'part' as const, repeat, ...(script === undefined ? {} : { script }) };
  if (selection !== undefined) {
    checkSelection(selection, problems);
    return (seed) => ({ ...common, part: 'randomSelection', seed, ...selection });
  }
  if (reproduce !== undefined) {
    const [x, y] = reproduce.parents;
    if (x.length !== y.length || x.length < 2)
      problems.add({
        code: 'wrong-parents',
        place: 'reproduce.parents',
        found: `lists of ${x.length} and ${y.length}`,
        expected: 'two lists of one length, at least 2',
      });
    return (seed) => ({ ...common, part: 'reproduce', seed, parents: reproduce.parents });
  }
  if (mutate === undefined) return null;
  checkRates(options, problems);
  const most = Number(options['values']) - 1;
  mutate.child.forEach((value, at) => {
    if (value > most)
      problems.add({
        code: 'wrong-child',
        place: `mutate.child[${at}]`,
        found: String(value),
        expected: `a value from 0 to ${most}, as options.values says`,
      });
  });
  return (seed) => ({ ...common, part: 'mutate', seed, child: mutate.child, options });
}

function checkSelection(
  { population, fitness }: NonNullable<RunFile['selection']>,
  problems: Problems,
): void {
  if (fitness.length !== population.length) {
    problems.add({
      code: 'wrong-fitness',
      place: 'selection.fitness',
      found: describe(fitness),
      expected: `a list of ${population.length}, one an individual`,
    });
  }
  if (fitness.every((each) => each === 0))
    problems.add({
      code: 'wrong-fitness',
      place: 'selection.fitness',
      found: 'nothing but zeros',
      expected: 'at least one fitness above 0',
    });
  const first = new Map<string, number>();
  population.forEach((individual, at) => {
    const twin = first.get(individual.join());
    if (twin === undefined) first.set(individual.join(), at);
    else if (fitness[twin] !== fitness[at])
      problems.add({
        code: 'wrong-fitness',
        place: `selection.fitness[${at}]`,
        found: describe(fitness[at]),
        expected: `${describe(fitness[twin])}, since individual ${twin} is the same`,
      });
  });
}

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const SHARE = 'a number from 0 to 1';

/** `mutationRate` and `values`, which the judge needs to know what a mutation may do. */
function checkRates(options: Options, problems: Problems): void {
  const wanted = {
    mutationRate: [SHARE, isShare],
    values: ['a whole number from 2', (value: number) => Number.isInteger(value) && value >= 2],
  } as const;
  for (const [key, [expected, fits]] of Object.entries(wanted)) {
    const value = options[key];
    if (value === undefined)
      problems.add({
        code: 'missing-key',
        place: 'options',
        found: `no ${quote(key)}`,
        expected: `${quote(key)}: ${expected}`,
      });
    else if (typeof value !== 'number' || !fits(value))
      problems.add({ code: 'wrong-value', place: `options.${key}`, found: describe(value), expected });
  }
}

/** What only the parts of a genetic algorithm have, beside `key`. */
export function refusePartKeys(
  file: Pick<RunFile, 'repeat' | 'script'>,
  beside: 'problem' | 'genetic',
  problems: Problems,
): void {
  for (const key of ['repeat', 'script'] as const)
    if (file[key] !== undefined)
      problems.add({
        code: 'unknown-key',
        place: key,
        found: `the key "${key}"`,
        expected: `no such key beside "${beside}": it is for parts of a genetic algorithm`,
      });
}

const BREEDABLE: readonly ProblemSpec['name'][] = ['n-queens', 'one-max', 'knapsack'];

const isBreedable = (spec: ProblemSpec): spec is GeneticInput['fitness'] => BREEDABLE.includes(spec.name);

/**
 * What makes inputs of a whole genetic run, or null: if the file holds none, or with what is wrong in
 * `problems`.
 */
export function readGenetic(
  { genetic, ...file }: RunFile,
  options: Options,
  problems: Problems,
): ((seed: number) => GeneticInput) | null {
  if (genetic === undefined) return null;
  refusePartKeys(file, 'genetic', problems);
  const place = 'genetic.fitness';
  const fitness = readProblem(genetic.fitness, place, problems);
  if (fitness === null) return null;
  if (!isBreedable(fitness)) {
    problems.add({
      code: 'problem-does-not-fit',
      place: `${place}.name`,
      found: quote(fitness.name),
      expected: BREEDABLE.map(quote).join(', '),
      hint: 'crossover must make states of states',
    });
    return null;
  }
  checkRates(options, problems);
  const {
    values: [values],
  } = localProblem(fitness);
  if (options['values'] !== undefined && options['values'] !== values) {
    problems.add({
      code: 'wrong-value',
      place: 'options.values',
      found: describe(options['values']),
      expected: `${values}, as the problem has`,
    });
  }
  const { generations, crossoverRate = 1 } = options;
  if (!isShare(crossoverRate))
    problems.add({
      code: 'wrong-value',
      place: 'options.crossoverRate',
      found: describe(crossoverRate),
      expected: SHARE,
    });
  if (typeof generations !== 'number' || !Number.isInteger(generations) || generations < 1) {
    problems.add({
      code: 'wrong-value',
      place: 'options.generations',
      found: describe(generations),
      expected: 'a whole number from 1',
    });
  }
  genetic.population?.forEach((individual, at) =>
    checkState(fitness, individual, `genetic.population[${at}]`, problems),
  );
  const population = genetic.population ?? given(genetic.size, 'the size of the population');
  return (seed) => ({ kind: 'genetic', population, fitness, options, seed });
}

import type { MutateInput, PartInput, ReproduceInput, SelectionInput } from '../../types/input.ts';
import { withoutEach, withSimplerEach } from './simplerLists.ts';

/** Everything that is one step simpler than calls of a part of a genetic algorithm. */
export function* simplerParts(input: PartInput): Generator<PartInput> {
  const { repeat, script } = input;
  if (script !== undefined) {
    const { script: _, ...unscripted } = input;
    yield unscripted;
  }
  for (const fewer of new Set([1, repeat >> 1, repeat - 1]))
    if (fewer >= 1 && fewer < repeat) yield { ...input, repeat: fewer };
  switch (input.part) {
    case 'randomSelection':
      yield* simplerSelections(input);
      return;
    case 'reproduce':
      yield* simplerReproductions(input);
      return;
    case 'mutate':
      yield* simplerMutations(input);
  }
}

/** Somebody must be fit. */
function* simplerSelections(input: SelectionInput): Generator<SelectionInput> {
  const { population, fitness } = input;
  const isAnyFit = (values: readonly number[]): boolean => values.some((value) => value > 0);
  for (const at of population.keys()) {
    const left = fitness.toSpliced(at, 1);
    if (isAnyFit(left)) yield { ...input, population: population.slice(0, -1), fitness: left };
  }
  for (const simpler of withSimplerEach(fitness)) if (isAnyFit(simpler)) yield { ...input, fitness: simpler };
}

function* simplerReproductions(input: ReproduceInput): Generator<ReproduceInput> {
  const [x, y] = input.parents;
  if (x.length > 2)
    for (const at of x.keys()) yield { ...input, parents: [x.toSpliced(at, 1), y.toSpliced(at, 1)] };
  for (const simpler of withSimplerEach(x)) yield { ...input, parents: [simpler, y] };
  for (const simpler of withSimplerEach(y)) yield { ...input, parents: [x, simpler] };
}

function* simplerMutations(input: MutateInput): Generator<MutateInput> {
  const { child, options } = input;
  const values = Number(options['values']);
  for (const fewer of withoutEach(child, 1)) yield { ...input, child: fewer };
  for (const fewer of new Set([2, values - 1]))
    if (fewer >= 2 && fewer < values)
      yield {
        ...input,
        child: child.map((value) => Math.min(value, fewer - 1)),
        options: { ...options, values: fewer },
      };
  if (options['mutationRate'] !== 0 && options['mutationRate'] !== 1)
    for (const mutationRate of [0, 1]) yield { ...input, options: { ...options, mutationRate } };
  for (const simpler of withSimplerEach(child)) yield { ...input, child: simpler };
}

import { simulatedAnnealing } from '../../../reference/local/simulatedAnnealing.ts';
import { type Annealing, type State, type Variant, variant } from './api.ts';
import {
  asksTwice,
  bestBeside,
  carriesValue,
  neighboursFirst,
  neighboursMemoised,
  neighboursOnMove,
  recursive,
  remembersValues,
} from './annealingLoops.ts';
import { byChoice, byIndex, byShuffle, drawsFirst, loop, repeats, weighsAll } from './annealingSteps.ts';

const figure45: Annealing = (problem, schedule, random) =>
  simulatedAnnealing<State>(random, problem, schedule);

/** Simulated annealing, correct in many styles. */
export const ANNEALING_VARIANTS: readonly Variant<Annealing>[] = [
  variant('figure-4-5', figure45),
  variant('choice', loop(byChoice)),
  variant('draws-first', loop(drawsFirst)),
  variant('index-from-number', loop(byIndex)),
  variant('shuffle', loop(byShuffle)),
  variant('weighs-all', loop(weighsAll)),
  variant('repeats', loop(repeats)),
  variant('carries-value', carriesValue),
  variant('remembers-values', remembersValues),
  variant('neighbours-first', neighboursFirst),
  variant('neighbours-on-move', neighboursOnMove),
  variant('neighbours-memoised', neighboursMemoised),
  variant('recursive', recursive),
  variant('asks-twice', asksTwice),
  variant('best-beside', bestBeside),
];

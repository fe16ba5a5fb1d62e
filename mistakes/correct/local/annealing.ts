import { simulatedAnnealing } from '../../../reference/local/simulatedAnnealing.ts';
import { type Annealing, type State } from './api.ts';
import { type CorrectProgram, program } from '../correctProgram.ts';
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
export const ANNEALING_VARIANTS: readonly CorrectProgram<Annealing>[] = [
  program('figure-4-5', 'as figure 4.5 has it', figure45),
  program('choice', 'a choice among the neighbours', loop(byChoice)),
  program('draws-first', 'a fraction drawn before each move, uphill too', loop(drawsFirst)),
  program('index-from-number', 'a fraction made an index', loop(byIndex)),
  program('shuffle', 'neighbours shuffled, logarithms compared', loop(byShuffle)),
  program('weighs-all', 'every neighbour weighed, as a cost', loop(weighsAll)),
  program('repeats', 'values and neighbours asked for again and again', loop(repeats)),
  program('carries-value', 'the value carried from step to step', carriesValue),
  program('remembers-values', 'values looked up before they are asked for', remembersValues),
  program('neighbours-first', 'neighbours asked for before the temperature', neighboursFirst),
  program('neighbours-on-move', 'neighbours kept until it moves', neighboursOnMove),
  program('neighbours-memoised', 'neighbours of each state asked for once', neighboursMemoised),
  program('recursive', 'recursion in place of a loop', recursive),
  program('asks-twice', 'the temperature asked for twice', asksTwice),
  program('best-beside', 'the best kept beside the current state', bestBeside),
];

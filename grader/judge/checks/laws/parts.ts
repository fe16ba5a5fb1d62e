import { CUT_RANGES, MUTATION_DRAWS, MUTATION_UNITS, type Conventions } from '../../../types/exercise.ts';
import type { MutateInput, PartInput, ReproduceInput, SelectionInput } from '../../../types/input.ts';
import type { Observation, Plain } from '../../../types/observation.ts';
import { readAsked } from '../../../reading/localRun.ts';
import { answersOf, isIndividual } from '../../../reading/answersOfParts.ts';
import { cutsOf } from '../../statistics/genetics/crossover.ts';
import { countDifferent, sameState } from '../../../reading/neighbourhood.ts';
import { count, describe, showNumber } from '../../../words/values.ts';
import { type Broken, type Reading, showState } from './broken.ts';

const MOST_ANSWERS = 20;
/** So many answers all alike where they may differ are no chance: at most 2^−40. */
const NO_CHANCE = 40;

/** The laws of one part of a genetic algorithm: what an answer may be, and that nothing given is changed. */
export function readPart(input: PartInput, observation: Observation, conventions: Conventions): Reading {
  const answers = answersOf(observation);
  const wrongAt = answers.findIndex((answer) => wrongAnswer(input, answer, conventions) !== null);
  const child: Broken | null =
    wrongAt < 0 ? null : { law: 'child', at: wrongAt, ...wrongAnswer(input, answers[wrongAt], conventions)! };
  const broken = [child, changed(input, observation), drawsNothing(input, observation, answers)].filter(
    (each) => each !== null,
  );
  return {
    broken,
    summary: `${count(answers.length, 'call')}, and each answer is one that a correct ${NAMES[input.part]} can give.`,
    expected: null,
    evidence: (shown) => ({
      kind: 'part',
      part: input.part,
      given: givenTo(input),
      answers: answers.slice(0, MOST_ANSWERS),
      calls: answers.length,
      ...(shown?.at === undefined || answers[shown.at] === undefined
        ? {}
        : { broken: { call: shown.at, answer: answers[shown.at]! } }),
    }),
  };
}

const NAMES: Readonly<Record<PartInput['part'], string>> = {
  randomSelection: 'selection',
  reproduce: 'crossover',
  mutate: 'mutation',
};

function givenTo(input: PartInput): Plain {
  switch (input.part) {
    case 'randomSelection':
      return { population: input.population, fitness: input.fitness };
    case 'reproduce':
      return { x: input.parents[0], y: input.parents[1] };
    case 'mutate':
      return { child: input.child, ...input.options };
  }
}

type Wrong = Pick<Broken, 'sentence' | 'help' | 'expected'>;

function wrongAnswer(input: PartInput, answer: Plain, conventions: Conventions): Wrong | null {
  switch (input.part) {
    case 'randomSelection':
      return wrongSelection(input, answer);
    case 'reproduce':
      return wrongChild(input, answer, conventions);
    case 'mutate':
      return wrongMutant(input, answer, conventions);
  }
}

function wrongSelection({ population, fitness }: SelectionInput, answer: Plain): Wrong | null {
  const places = isIndividual(answer)
    ? population.flatMap((individual, at) => (sameState(individual, answer) ? [at] : []))
    : [];
  if (places.length === 0) {
    return {
      sentence: `Your function returned ${shown(answer)}, which is no individual of the population.`,
      help: 'Return one of the individuals, not its index or its fitness.',
      expected: null,
    };
  }
  const isAnyFit = fitness.some((each) => each > 0);
  if (!isAnyFit || places.some((at) => fitness[at]! > 0)) return null;
  return {
    sentence: `Your function returned ${shown(answer)}, whose fitness is 0: it must never be chosen while another's is above 0.`,
    help: 'When you compare the draw with the running sum of fitness, use <, not <=: random.number() may be 0.',
    expected: null,
  };
}

function wrongChild(
  { parents: [x, y] }: ReproduceInput,
  answer: Plain,
  { cutRange = CUT_RANGES }: Conventions,
): Wrong | null {
  const n = x.length;
  if (!isIndividual(answer) || answer.length !== n)
    return {
      sentence: `Your function returned ${shown(answer)}, not a child of ${n} numbers.`,
      help: 'Return the child: a list as long as its parents.',
      expected: null,
    };
  const cuts = cutRange.flatMap((range) => cutsOf(range, n));
  const isChild = (cut: number, front: readonly number[], back: readonly number[]): boolean =>
    answer.every((value, at) => value === (at < cut ? front[at] : back[at]));
  if (cuts.some((cut) => isChild(cut, x, y))) return null;
  const range = cuts.includes(n) ? `1 to ${n}` : `1 to ${n - 1}`;
  const start = `Your function returned ${shown(answer)} for the parents ${showState(x)} and ${showState(y)}: `;
  const expected = null;
  if (isChild(n, x, y))
    return {
      sentence: `${start}a copy of the first. The cut lies from ${range}.`,
      help: `Draw the cut with random.integer(1, ${Math.max(...cuts)}).`,
      expected,
    };
  if (isChild(0, x, y))
    return {
      sentence: `${start}a copy of the second. The cut lies from ${range}.`,
      help: 'The cut is at least 1, so that the first parent gives something.',
      expected,
    };
  if (Array.from({ length: n + 1 }, (_, cut) => cut).some((cut) => isChild(cut, y, x)))
    return {
      sentence: `${start}the front of the second and the back of the first. The front comes from the first.`,
      help: 'child = x up to the cut, then y.',
      expected,
    };
  const alien = answer.findIndex((value, at) => value !== x[at] && value !== y[at]);
  if (alien >= 0)
    return {
      sentence: `${start}position ${alien} holds ${showNumber(answer[alien]!)}, which neither parent has there.`,
      help: 'A crossover only copies from its parents.',
      expected,
    };
  return {
    sentence: `${start}it changes from one parent to the other more than once.`,
    help: 'One cut: the front of x, then the back of y.',
    expected,
  };
}

function wrongMutant(
  { child, options }: MutateInput,
  answer: Plain,
  { mutates = MUTATION_UNITS, mutationDraws = MUTATION_DRAWS }: Conventions,
): Wrong | null {
  const values = Number(options['values'] ?? 2);
  const rate = Number(options['mutationRate'] ?? 0);
  if (!isIndividual(answer) || answer.length !== child.length)
    return {
      sentence: `Your function returned ${shown(answer)}, not a child of ${child.length} numbers.`,
      help: 'Return the child, mutated or not.',
      expected: null,
    };
  const start = `Your function made ${shown(answer)} of ${showState(child)}: `;
  const outside = answer.findIndex((value) => value < 0 || value >= values);
  if (outside >= 0)
    return {
      sentence: `${start}position ${outside} holds ${showNumber(answer[outside]!)}, and values run from 0 to ${values - 1}.`,
      help: 'Draw the new value with random.integer(0, options.values - 1).',
      expected: null,
    };
  const changes = answer.filter((value, at) => value !== child[at]).length;
  if (changes > 1 && !mutates.includes('position'))
    return {
      sentence: `${start}${changes} positions changed, and a mutation changes one.`,
      help: 'Draw one position, and change that.',
      expected: null,
    };
  if (changes > 0 && rate === 0)
    return {
      sentence: `${start}it changed, though the mutation rate is 0.`,
      help: 'Mutate only when random.number() < options.mutationRate; it may be 0.',
      expected: [...child],
    };
  const mustChange =
    !mutationDraws.includes('any') &&
    rate === 1 &&
    (changes === 0 || (!mutates.includes('individual') && changes < child.length));
  if (mustChange)
    return {
      sentence: `${start}${changes === 0 ? 'nothing changed' : 'some positions did not change'}, though the mutation rate is 1.`,
      help: 'Draw a value other than the old one.',
      expected: null,
    };
  return null;
}

function changed(input: PartInput, { changed: calls = [] }: Observation): Broken | null {
  const [call] = calls;
  if (call === undefined) return null;
  const what = { randomSelection: 'the population', reproduce: 'a parent', mutate: 'the child' }[input.part];
  const example =
    input.part === 'mutate' ? 'const copy = [...child];' : 'build a new list with slice, concat or [...x].';
  return {
    law: 'unchanged',
    at: call,
    sentence: `Your function changed ${what} that it was given, in call ${call + 1}${calls.length > 1 ? ` and ${calls.length - 1} more` : ''}.`,
    help: `Leave what you are given as it is: ${example}`,
    expected: null,
  };
}

function drawsNothing(input: PartInput, observation: Observation, answers: readonly Plain[]): Broken | null {
  if (
    answers.length < NO_CHANCE ||
    readAsked(observation).some(({ op }) => op.startsWith('draw-')) ||
    !canDiffer(input)
  )
    return null;
  return {
    law: 'stream',
    sentence: `Your function was called ${answers.length} times and never drew a random number.`,
    help: 'Draw with the random that your function is given.',
    expected: null,
  };
}

function canDiffer(input: PartInput): boolean {
  switch (input.part) {
    case 'randomSelection':
      return countDifferent(input.population.filter((_, at) => input.fitness[at]! > 0)) > 1;
    case 'reproduce':
      return input.parents[0].length > 2 && !sameState(...input.parents);
    case 'mutate':
      return Number(input.options['mutationRate'] ?? 0) > 0;
  }
}

const shown = (answer: Plain): string => (isIndividual(answer) ? showState(answer) : describe(answer));

import { MUTATION_DRAWS, MUTATION_UNITS, type Conventions } from '../../../types/exercise.ts';
import type { MutateInput, PartInput } from '../../../types/input.ts';
import type { Observation, Plain } from '../../../types/observation.ts';
import { readAsked } from '../../../reading/localRun.ts';
import { answersOf, isIndividual } from '../../../reading/answersOfParts.ts';
import type { Broken, Reading, Wrong } from './broken.ts';
import { canBreedSeveral, wrongChildren } from './crossovers.ts';
import { allAlike } from './partsAlike.ts';
import { canSelectSeveral, wrongSelections } from './selections.ts';
import { itemAt } from '../../../types/lookup.ts';

const MOST_ANSWERS = 20;
/** So many answers all alike where they may differ are no chance: at most 2^−40. */
const NO_CHANCE = 40;

/** The laws of one part of a genetic algorithm: what an answer may be, and that nothing given is changed. */
export function readPart(input: PartInput, observation: Observation, conventions: Conventions): Reading {
  const answers = answersOf(observation);
  const broken = [
    brokenChild(input, answers, conventions),
    changed(input, observation, conventions),
    drawsNothing(input, observation, answers, conventions),
    allAlike(input, answers, conventions),
  ].filter((each) => each !== null);
  return {
    neverBegan: null,
    broken,
    summary: { code: 'answers-possible', args: { calls: answers.length, part: input.part } },
    expected: null,
    evidence: (shown) => ({
      kind: 'part',
      part: input.part,
      given: givenTo(input),
      answers: answers.slice(0, MOST_ANSWERS),
      calls: answers.length,
      ...(shown?.at === undefined || answers[shown.at] === undefined
        ? {}
        : { broken: { call: shown.at, answer: itemAt(answers, shown.at) } }),
    }),
  };
}

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

/** The first answer that no correct part gives. */
function brokenChild(input: PartInput, answers: readonly Plain[], conventions: Conventions): Broken | null {
  const wrongAnswer = wrongAnswers(input, conventions);
  for (const [at, answer] of answers.entries()) {
    const remark = wrongAnswer(answer);
    if (remark === null) continue;
    // Only an unmutated child is the one right answer.
    const isFixed = remark.code === 'mutated-at-rate-0';
    return { law: 'child', at, remark, expected: isFixed ? [...remark.args.child] : null };
  }
  return null;
}

/** What is wrong with each of the answers, asked in their order. */
function wrongAnswers(input: PartInput, conventions: Conventions): (answer: Plain) => Wrong | null {
  switch (input.part) {
    case 'randomSelection':
      return wrongSelections(input, conventions);
    case 'reproduce':
      return wrongChildren(input, conventions);
    case 'mutate':
      return (answer) => wrongMutant(input, answer, conventions);
  }
}

function wrongMutant(
  { child, options }: MutateInput,
  answer: Plain,
  { mutates = MUTATION_UNITS, mutationDraws = MUTATION_DRAWS }: Conventions,
): Wrong | null {
  const values = Number(options['values'] ?? 2);
  const rate = Number(options['mutationRate'] ?? 0);
  if (!isIndividual(answer) || answer.length !== child.length)
    return { code: 'returned-no-mutant', args: { answer, length: child.length } };
  const mutant = { mutant: answer, child };
  const outside = answer.findIndex((value) => value < 0 || value >= values);
  if (outside >= 0)
    return {
      code: 'value-out-of-range',
      args: { ...mutant, position: outside, value: itemAt(answer, outside), values },
    };
  const changes = answer.filter((value, at) => value !== child[at]).length;
  if (changes > 1 && !mutates.includes('position'))
    return { code: 'several-positions-changed', args: { ...mutant, changes } };
  if (changes > 0 && rate === 0) return { code: 'mutated-at-rate-0', args: mutant };
  const mustChange =
    !mutationDraws.includes('any') &&
    rate === 1 &&
    (changes === 0 || (!mutates.includes('individual') && changes < child.length));
  return mustChange ? { code: 'unchanged-at-rate-1', args: { ...mutant, isPartly: changes > 0 } } : null;
}

function changed(
  input: PartInput,
  { changed: calls = [] }: Observation,
  { accepts = [] }: Conventions,
): Broken | null {
  if (accepts.includes('child-changed')) return null;
  const [call] = calls;
  if (call === undefined) return null;
  return {
    law: 'unchanged',
    at: call,
    remark: {
      code: 'changed-what-was-given',
      args: { part: input.part, call: call + 1, more: calls.length === 1 ? null : calls.length - 1 },
    },
    expected: null,
  };
}

function drawsNothing(
  input: PartInput,
  observation: Observation,
  answers: readonly Plain[],
  conventions: Conventions,
): Broken | null {
  if (
    answers.length < NO_CHANCE ||
    readAsked(observation).some(({ op }) => op.startsWith('draw-')) ||
    !canDiffer(input, conventions)
  )
    return null;
  return {
    law: 'stream',
    remark: { code: 'never-drew', args: { calls: answers.length } },
    expected: null,
  };
}

function canDiffer(input: PartInput, conventions: Conventions): boolean {
  switch (input.part) {
    case 'randomSelection':
      return canSelectSeveral(input, conventions);
    case 'reproduce':
      return canBreedSeveral(input, conventions);
    case 'mutate':
      return Number(input.options['mutationRate'] ?? 0) > 0;
  }
}

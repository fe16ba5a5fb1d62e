import { stepWords } from '../../picture/stateWords.ts';
import { itemAt } from '../../types/lookup.ts';
import { formatNumber, threeDigits } from '../../words/numbers.ts';
import {
  beamWords,
  beganWords,
  brokenWords,
  movedWords,
  proposedWords,
  unseenWords,
} from '../../words/runSteps.ts';
import { bredWords, populationWords } from '../../words/generationSteps.ts';
import { type Figure, runFigures } from './figures.ts';
import { type GeneticData, geneticFrame } from './geneticData.ts';
import { geneticFigures } from './geneticFigures.ts';
import { type DrawnProblem, type RunData } from './runData.ts';
import { framesOf, keySteps, type RunFrame } from './runFrames.ts';

/** A number that belongs to a step, and what it is. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A local search as a page plays it: steps are places, from 0. */
export interface PlayedRun {
  readonly count: number;
  /** The number of its first step. */
  readonly first: number;
  /** The step that breaks a law; −1 where none does. */
  readonly partsAt: number;
  /** Steps that matter, where not all do. */
  readonly keys: readonly number[];
  /** Where a step is on the chart of all. */
  placeAt(step: number): number;
  textAt(step: number): string;
  factsAt(step: number): readonly Fact[];
  figuresAt(step: number): readonly Figure[];
}

/** Makes frames of what a page holds; the build bundles it for pages. */
export function playRun(data: RunData | GeneticData): PlayedRun {
  return data.kind === 'run' ? playStates(data) : playGenerations(data);
}

function playStates(data: RunData): PlayedRun {
  const frames = framesOf(data);
  const frame = (step: number): RunFrame => itemAt(frames, step);
  return {
    count: frames.length,
    first: frame(0).step,
    partsAt: frames.findIndex(({ isBroken }) => isBroken),
    keys: keySteps(frames),
    placeAt: (step) => frame(step).place,
    textAt: (step) => runWords(data.problem, frame(step), step === frames.length - 1),
    factsAt: (step) => runFacts(frame(step)),
    figuresAt: (step) => runFigures(data.problem, frame(step)),
  };
}

function runWords(problem: DrawnProblem, frame: RunFrame, isLast: boolean): string {
  const broken = frame.isBroken ? ` ${brokenWords}` : '';
  return `${whatHappens(problem, frame, isLast)}${broken}`;
}

function whatHappens(problem: DrawnProblem, frame: RunFrame, isLast: boolean): string {
  const { beam, state, value, before, temperature, proposal } = frame;
  if (beam !== null) {
    const strays = frame.isStart ? 0 : beam.filter(({ parents }) => parents.length === 0).length;
    return beamWords(beam.length, value, strays);
  }
  if (temperature !== null) {
    if (proposal === null) return unseenWords(value, temperature, isLast);
    const move = proposal.state === null ? '' : stepWords(problem, state, proposal.state);
    return proposedWords(value, temperature, { ...proposal, move });
  }
  if (before === null) return beganWords(value, frame.step === 0);
  return movedWords(stepWords(problem, before.state, state), before.value, value);
}

function runFacts({ value, best, temperature, proposal }: RunFrame): Fact[] {
  return [
    { label: 'Objective', value: formatNumber(value) },
    { label: 'Best so far', value: formatNumber(best) },
    ...(temperature === null ? [] : [{ label: 'T', value: threeDigits(temperature) }]),
    ...(proposal === null
      ? []
      : [
          { label: 'ΔE', value: formatNumber(proposal.delta) },
          { label: 'Probability', value: threeDigits(proposal.chance) },
          { label: 'Drawn', value: proposal.drawn === null ? '–' : threeDigits(proposal.drawn) },
        ]),
  ];
}

function playGenerations(data: GeneticData): PlayedRun {
  const frames = new Map<number, ReturnType<typeof geneticFrame>>();
  const frame = (step: number): ReturnType<typeof geneticFrame> => {
    const known = frames.get(step) ?? geneticFrame(data, step);
    frames.set(step, known);
    return known;
  };
  return {
    count: data.members.length,
    first: data.first,
    partsAt: data.brokenAt ?? -1,
    keys: data.members.map((_, at) => at),
    placeAt: (step) => data.first + step,
    textAt(step) {
      const one = frame(step);
      const bred =
        one.parents === null
          ? ''
          : ` ${bredWords(one.origins.map((origin) => origin?.mutated.length ?? null))}`;
      return `${populationWords(one)}${bred}${one.isBroken ? ` ${brokenWords}` : ''}`;
    },
    factsAt(step) {
      const { best, mean, worst } = frame(step);
      return [
        { label: 'Fittest', value: formatNumber(best) },
        { label: 'Mean', value: threeDigits(mean) },
        { label: 'Least fit', value: formatNumber(worst) },
        { label: 'Spread', value: formatNumber(best - worst) },
      ];
    },
    figuresAt: (step) => geneticFigures(frame(step)),
  };
}

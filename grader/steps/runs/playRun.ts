import { stepWords } from '../../picture/stateWords.ts';
import { itemAt } from '../../types/lookup.ts';
import { formatNumber, threeDigits } from '../../words/numbers.ts';
import {
  beamWords,
  besideWords,
  CORRECT,
  YOURS,
  beganWords,
  brokenWords,
  movedWords,
  proposedWords,
  unseenWords,
} from '../../words/runSteps.ts';
import { playGenerations } from './playGenerations.ts';
import type { Fact, PlayedRun } from './played.ts';
import { named, runFigures } from './figures.ts';
import type { GeneticData } from './geneticData.ts';
import type { CorrectData, DrawnProblem, RunData } from './runData.ts';
import { framesOf, keySteps, type RunFrame } from './runFrames.ts';

/** Makes frames of what a page holds; the build bundles it for pages. */
export function playRun(data: RunData | GeneticData): PlayedRun {
  return data.kind === 'run' ? playStates(data) : playGenerations(data);
}

function playStates(data: RunData): PlayedRun {
  const frames = framesOf(data);
  const { problem } = data;
  const last = frames.length - 1;
  const frame = (step: number): RunFrame => itemAt(frames, Math.min(step, last));
  const beside = data.correct === undefined ? null : besideOf(data.correct);
  const own = (step: number): string => (step > last ? '' : runWords(problem, frame(step), step === last));
  return {
    count: Math.max(frames.length, beside?.end ?? 0),
    first: frame(0).step,
    isCompared: beside !== null,
    partsAt: frames.findIndex(({ isBroken }) => isBroken),
    keys: withCorrect(keySteps(frames), frames.length, beside?.end ?? 0),
    placeAt: (step) => frame(step).place,
    textAt(step) {
      const correct = beside?.at(step) ?? null;
      if (beside === null || correct === null) return own(step);
      return besideWords(
        own(step),
        step >= beside.end ? '' : runWords(problem, correct, step === beside.end - 1),
      );
    },
    factsAt: (step) => runFacts(frame(step)),
    figuresAt(step) {
      const figures = runFigures(problem, frame(step));
      const correct = beside?.at(step) ?? null;
      if (correct === null) return figures;
      const [first, ...more] = figures.map(named(YOURS));
      const own = first === undefined ? [] : [first];
      const others = runFigures(problem, correct);
      // Of a correct one, the picture alone: what is best is said by the table of one's own.
      return correct.beam === null
        ? [...own, ...others.slice(0, 1).map(named(CORRECT)), ...more]
        : [...own, ...more, ...others.map(named(CORRECT, true))];
    },
  };
}

/** A correct run beside another, by the places of that; null where they do not differ yet. */
interface Beside {
  readonly end: number;
  at(step: number): RunFrame | null;
}

function besideOf({ from, run }: CorrectData): Beside {
  const frames = framesOf(run).map((frame) => ({ ...frame, step: frame.step + from }));
  // Of annealing, the step that both have is the one in which they choose otherwise.
  const begin = run.temperatures === undefined ? from + 1 : from;
  return {
    end: from + frames.length,
    at: (step) => (step < begin ? null : itemAt(frames, Math.min(step - from, frames.length - 1))),
  };
}

/** Steps that matter, and those in which a correct run goes on alone. */
const withCorrect = (keys: readonly number[], own: number, end: number): readonly number[] => [
  ...keys,
  ...Array.from({ length: Math.max(0, end - own) }, (_, at) => own + at),
];

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

import { bredWords, populationWords } from '../../words/generationSteps.ts';
import { formatNumber, threeDigits } from '../../words/numbers.ts';
import { besideWords, brokenWords, CORRECT, YOURS } from '../../words/runSteps.ts';
import { named } from './figures.ts';
import { type GeneticData, type GeneticFrame, geneticFrame } from './geneticData.ts';
import { geneticFigures } from './geneticFigures.ts';
import type { PlayedRun } from './played.ts';

/** Generations as a page plays them. */
export function playGenerations(data: GeneticData): PlayedRun {
  const own = generationsOf(data);
  const correct = data.correct === undefined ? null : { at: generationsOf(data.correct), data: data.correct };
  /** The correct generation of a step; null where there is none, or where both are one. */
  const correctAt = (step: number): GeneticFrame | null => {
    const place = step + data.first - (correct?.data.first ?? 0);
    return correct === null || place < 1 || place >= correct.data.members.length ? null : correct.at(place);
  };
  return {
    count: data.members.length,
    first: data.first,
    isCompared: correct !== null,
    partsAt: data.brokenAt ?? -1,
    keys: data.members.map((_, at) => at),
    placeAt: (step) => data.first + step,
    textAt(step) {
      const beside = correctAt(step);
      const words = generationWords(own(step));
      return beside === null ? words : besideWords(words, generationWords(beside));
    },
    factsAt(step) {
      const { best, mean, worst } = own(step);
      return [
        { label: 'Fittest', value: formatNumber(best) },
        { label: 'Mean', value: threeDigits(mean) },
        { label: 'Least fit', value: formatNumber(worst) },
        { label: 'Spread', value: formatNumber(best - worst) },
      ];
    },
    figuresAt(step) {
      const beside = correctAt(step);
      const figures = geneticFigures(own(step));
      if (beside === null) return figures;
      // Past the first step, its parents are its own.
      const others = geneticFigures(beside).slice(
        beside.generation === (correct?.data.first ?? 0) + 1 ? 1 : 0,
      );
      return [...figures.map(named(YOURS)), ...others.map(named(CORRECT))];
    },
  };
}

/** Frames of generations, each worked out once. */
function generationsOf(data: GeneticData): (step: number) => GeneticFrame {
  const frames = new Map<number, GeneticFrame>();
  return (step) => {
    const known = frames.get(step) ?? geneticFrame(data, step);
    frames.set(step, known);
    return known;
  };
}

function generationWords(frame: GeneticFrame): string {
  const changes = frame.origins.map((origin) => origin?.mutated.length ?? null);
  const bred = frame.parents === null ? '' : ` ${bredWords(changes)}`;
  return `${populationWords(frame)}${bred}${frame.isBroken ? ` ${brokenWords}` : ''}`;
}

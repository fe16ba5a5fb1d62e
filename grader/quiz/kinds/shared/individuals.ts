import { isFinite } from '../../exactNumber.ts';
import type { Exact } from '../../exactNumber.ts';
import { numberField } from '../../question/fields.ts';
import type { OwnLocalAnswers } from '../../question/kind.ts';
import type { Field, PopulationFigure } from '../../types.ts';

export const individualLabel = ({ individuals }: PopulationFigure, at: number): string =>
  `Individual ${at + 1} (${individuals[at]?.join('') ?? ''})`;

/** A number for each individual. */
export const individualFields = (figure: PopulationFigure, tolerance: number, percent: boolean): Field[] =>
  figure.individuals.map((_, at) =>
    numberField(String(at + 1), individualLabel(figure, at), tolerance, percent),
  );

/** As a student has worked it out, where that was asked and is a fitness that there can be. */
export const fitnessIn = ({ id, fitness }: PopulationFigure, own: OwnLocalAnswers): readonly Exact[] =>
  fitness.map((score, at) => {
    const mine = own.fitness.get(id)?.get(at);
    return mine === undefined || !isFinite(mine) || mine.startsWith('-') ? score : mine;
  });

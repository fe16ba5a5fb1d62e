import { numberField } from '../../question/fields.ts';
import type { Field, PopulationFigure } from '../../types.ts';

/** A number for each individual. */
export const individualFields = (
  { individuals }: PopulationFigure,
  tolerance: number,
  percent: boolean,
): Field[] =>
  individuals.map((digits, at) =>
    numberField(String(at + 1), `Individual ${at + 1} (${digits.join('')})`, tolerance, percent),
  );

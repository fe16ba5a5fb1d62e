import { oneOf } from '../../../words/found.ts';
import { QuestionError } from '../../question/kind.ts';
import type { Candidate, LandscapeFigure } from '../../types.ts';
import { quote } from '../../../words/quoting.ts';
import { climb } from '../../../../reference/problems/landscape.ts';
import { formatNumber } from '../../../words/numbers.ts';

const MOST_LISTED = 12;

export const placesOf = ({ places }: LandscapeFigure): Candidate[] =>
  places.map((label, index) => ({ index, label, alias: '' }));

/** The place of that label. */
export function placeNamed(figure: LandscapeFigure, name: string | null): Candidate {
  const found = placesOf(figure).find(({ label }) => label === name);
  if (found !== undefined) return found;
  const { places } = figure;
  throw new QuestionError(
    'place',
    name === null ? 'no place' : quote(name),
    'a place of the landscape: ' +
      `${oneOf(places.slice(0, MOST_LISTED))}${places.length > MOST_LISTED ? ' …' : ''}`,
  );
}

/** How high a place lies, and those beside it. */
export function heightsReason({ landscape, places }: LandscapeFigure, index: number): string {
  const { neighbours, value } = climb(landscape, index);
  const around = neighbours(index).map((next) => `${places[next] ?? ''} ${formatNumber(value(next))}`);
  return `${places[index] ?? ''} is ${formatNumber(value(index))} high; beside it: ${around.join(', ')}.`;
}

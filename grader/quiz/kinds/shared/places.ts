import { oneOf } from '../../../words/found.ts';
import { QuestionError } from '../../question/kind.ts';
import type { Candidate, LandscapeFigure } from '../../types.ts';
import { quote } from '../../../words/quoting.ts';

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

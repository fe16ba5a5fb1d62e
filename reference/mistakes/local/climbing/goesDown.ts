import { highestValued } from '../../../local/hillClimbing.ts';
import type { State } from '../../../variants/local/api.ts';
import { BEST, of } from '../climbing.ts';

export const goesDown = of(
  'goes-down',
  { best: (problem, _current, looked) => highestValued<State>({ value: (state) => -problem.value(state) }, looked), goes: (gain) => gain < 0 },
  'It goes down',
  'Your search looks for the lowest value.',
  BEST,
);

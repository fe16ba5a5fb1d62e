import { highestValued } from '../../../reference/local/hillClimbing.ts';
import type { State } from '../../correct/local/api.ts';
import { of } from '../../skeletons/climbing.ts';

export const goesDown = of(
  'goes-down',
  {
    best: (problem, _current, looked) =>
      highestValued<State>({ value: (state) => -problem.value(state) }, looked),
    goes: (gain) => gain < 0,
  },
  'It goes down',
  'Your search looks for the lowest value.',
  'Which of two values is better, the higher or the lower one? Look at each comparison.',
);

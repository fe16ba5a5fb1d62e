import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const neverAccepts = mistake(
  'never-accepts',
  chance(() => 0),
  'No worse state is ever accepted',
  'Your search never goes downhill, whatever the temperature.',
  IN_ACCEPTANCE,
);

import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const alwaysAccepts = mistake(
  'always-accepts',
  chance(() => 1),
  'Every worse state is accepted',
  'Your search accepts every move, as a random walk does.',
  IN_ACCEPTANCE,
);

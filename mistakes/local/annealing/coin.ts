import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const coin = mistake(
  'coin',
  chance(() => 0.5),
  'Worse states are accepted by a fair coin',
  'Your search accepts half of the worse states, whatever ΔE and T are.',
  IN_ACCEPTANCE,
);

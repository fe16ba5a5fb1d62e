import { of } from '../../skeletons/climbing.ts';

export const goalOnly = of(
  'goal-only',
  { goes: (gain, sideways, _inAll, limit) => gain > 0 || sideways < limit },
  'Worse neighbours are taken like sideways moves',
  'Your search goes on to a worse neighbour where no neighbour is as good.',
  'What makes a move a sideways move?',
);

import { IN_TIME, mistake } from '../../skeletons/annealing.ts';

export const endsEarly = mistake(
  'ends-early',
  { ends: (T) => T < 0.6 },
  'The search ends before T = 0',
  'Your search stops at a temperature that is low but not 0.',
  IN_TIME,
);

import { oneMove, restart } from '../../skeletons/manyStarts.ts';

export const oneMoveEach = restart(
  'one-move-each',
  { climb: oneMove },
  'Each climb makes one move',
  'Your climbs stop before they reach a local maximum.',
  'When does a climb end?',
);

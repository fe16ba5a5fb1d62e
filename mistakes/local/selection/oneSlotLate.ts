import { bySums, sel } from '../../skeletons/parts.ts';

export const oneSlotLate = sel(
  'one-slot-late',
  bySums((spin, sum) => spin < sum, 1),
  'The wheel stops one slot late',
  'Your selection takes the individual after the one that was drawn.',
  'When you find the slot, which individual does it belong to?',
);

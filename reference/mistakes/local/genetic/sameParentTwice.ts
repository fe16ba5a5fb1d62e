import { of } from '../genetic.ts';

export const sameParentTwice = of(
  'same-parent-twice',
  { mates: (select) => {
    const x = select();
    return [x, x];
  } },
  'Both parents are the same',
  'Your algorithm selects one parent and mates it with itself.',
  'How often do you select for one child?',
);

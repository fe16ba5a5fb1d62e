import { of } from '../../skeletons/genetic.ts';

export const sameParentTwice = of(
  'same-parent-twice',
  {
    mates: (select) => {
      const x = select();
      return [x, x];
    },
  },
  'Each child has a single parent',
  'Each child of your algorithm comes from one parent: that one is mated with itself, or the other gives nothing.',
  'How often do you select for one child, and what does it get from each?',
);

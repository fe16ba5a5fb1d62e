import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake } from './searchMistake.ts';

export const depthShared: SearchMistake = {
  id: 'depth-shared',
  title: 'Siblings share one depth counter',
  words:
    'Your search counts depth in one variable for all nodes, so that what a first child used up is ' +
    'missing for its siblings.',
  hint:
    'After a child has been searched, its sibling should start at the same depth. Is the counter what ' +
    'it was before?',
  algorithms: ALL,
  replaces: [
    {
      label: 'counted with every node',
      change() {
        let count = 0;
        return {
          window: () => ((count = 0), { alpha: -Infinity, beta: Infinity }),
          deeper: () => (count += 1),
        };
      },
    },
    {
      // The loop counts up before each child, so each sibling starts one deeper than the one before it.
      label: 'counted in the loop',
      change() {
        const counts: number[] = [];
        return {
          order(actions, { ply, depth }) {
            counts[ply] = depth;
            return actions;
          },
          deeper: ({ ply }) => (counts[ply] = counts[ply]! + 1),
        };
      },
    },
  ],
};
